// What every part of the generic table needs to know about the present position.
import type { Book } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import { say } from "../../lib/text.svelte";
import type { Arrangement } from "./arrange";
import type { Known } from "./hints";
import type { Spread } from "./spread";

export interface Sight {
  stage: Stage;
  book: Book;
  hints: Known;
  spread: Spread;
  beside: Arrangement["beside"];
  last: Map<number, number>; // card -> who touched it last
  facedown: Set<number>; // seen by this seat only
}

/** The colour of a seat, as the custom property that rings and borders use. */
export const who = (seat: number): string => `--who: var(--p${(seat % 5) + 1})`;

/** Whose a colour is; after the players come nobody's and free spaces. */
export const colourName = (colour: number, { stage, hints }: Sight): string => {
  if (colour < hints.neutral) return stage.name(colour);
  return colour === hints.neutral ? say("generic-neutral") : say("generic-free");
};
