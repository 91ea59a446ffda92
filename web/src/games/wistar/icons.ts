// Icons that have a file of their own (art.ts, SINGLE): loaded when something that carries them is shown for the first time.
import { SvelteSet } from "svelte/reactivity";

const files = import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default" });
const asked = new Set<string>();
/** Those that have come, as symbols. */
export const loaded = new SvelteSet<string>();

export const want = (icon: string): void => {
  if (asked.has(icon)) return;
  asked.add(icon);
  void files[`./icons/${icon}.svg`]?.().then((symbol) => loaded.add(symbol));
};
