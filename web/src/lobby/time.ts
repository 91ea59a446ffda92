// How long ago something was, in the fewest words.
import { say } from "../lib/text.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const age = (iso: string): number => Math.max(0, Date.now() - Date.parse(iso));

const inWords = (words: string, iso: string): string => {
  const gone = age(iso);
  if (gone < HOUR) return say(`lobby-${words}-minutes`, { count: Math.max(1, Math.floor(gone / MINUTE)) });
  if (gone < DAY) return say(`lobby-${words}-hours`, { count: Math.floor(gone / HOUR) });
  return say(`lobby-${words}-days`, { count: Math.floor(gone / DAY) });
};

/** "2 h": how long somebody has been thinking. */
export const span = (iso: string): string => inWords("time", iso);
/** "2 h ago" */
export const ago = (iso: string): string => (age(iso) < MINUTE ? say("lobby-ago-now") : inWords("ago", iso));
