// Before the first paint: the chosen theme and language, so that nothing flashes. A file of its own, because the page allows no inline scripts.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = stored("pentarchy.theme") ?? (dark ? "dark" : "light");
  root.lang = stored("pentarchy.lang") ?? (navigator.language.startsWith("ru") ? "ru" : "en");
})();
