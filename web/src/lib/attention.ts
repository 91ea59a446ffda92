// How a tab tells that it is one's turn: its title, a dot on its icon, and, if wished, a sound and a notification.
import { chime } from "./chime";
import { settings } from "./settings.svelte";

const ICON = "/emblems/logo.svg";
const ICON_TURN = "/emblems/logo-turn.svg";

export const setTab = (title: string, turn: boolean): void => {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  if (icon) icon.href = turn ? ICON_TURN : ICON;
};

export const resetTab = (): void => setTab("Pentarchy", false);

/** Call out that it is one's turn, in the ways this browser was told to. */
export const callOut = (title: string, text: string, tag: string): void => {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  try {
    const note = new Notification(title, { body: text, icon: ICON, tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones only allow notifications of installed pages: title and icon are enough there
  }
};

/** Ask the browser for its permission; false if it said no. */
export const mayNotify = async (): Promise<boolean> =>
  "Notification" in window && (await Notification.requestPermission()) === "granted";
