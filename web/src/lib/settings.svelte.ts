// What a person chose for this browser. Kept in local storage; private windows without it simply forget.
import type { Lang } from "./protocol";

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(`pentarchy.${key}`);
  } catch {
    return null;
  }
};

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(`pentarchy.${key}`, value);
  } catch {
    // nothing is lost but the memory of a choice
  }
};

class Settings {
  lang = $state<Lang>(document.documentElement.lang === "ru" ? "ru" : "en");
  theme = $state<"light" | "dark">(document.documentElement.dataset.theme === "dark" ? "dark" : "light");
  sound = $state(read("sound") === "on"); // off by default
  careful = $state(read("careful") !== "off"); // ask before what cannot be undone
  notify = $state(read("notify") === "on"); // browser notification when it is one's turn

  setLang(lang: Lang): void {
    this.lang = document.documentElement.lang = lang;
    write("lang", lang);
  }

  setTheme(theme: "light" | "dark"): void {
    this.theme = document.documentElement.dataset.theme = theme;
    write("theme", theme);
  }

  toggle(name: "sound" | "careful" | "notify"): void {
    this[name] = !this[name];
    write(name, this[name] ? "on" : "off");
  }
}

export const settings = new Settings();
/** Whether pieces may move. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
