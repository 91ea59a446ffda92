// Numbers as they are written on the table.
import { say } from "../../lib/text.svelte";
import { sureOf, type GoonGain } from "./view";

/** With its sign; a real minus. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** A number, or its bounds. */
export const between = ([least, most]: readonly [number, number]): string =>
  least === most ? String(least) : `${least}–${most}`;

/** What a card on offer brings, in words; achievements apart, since others may still take them. */
export const forYou = (gain: GoonGain | undefined): string => {
  if (!gain) return "";
  const stars = signed(sureOf(gain));
  return gain.goals
    ? say("lockup-for-you-goals", { stars, goals: signed(gain.goals) })
    : say("lockup-for-you", { stars });
};
