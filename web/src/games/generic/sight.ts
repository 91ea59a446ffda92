// What every part of the generic table needs to know about the present position.
import type { Book } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import { say } from "../../lib/text.svelte";
import type { Arrangement } from "./arrange";
import type { Known } from "./hints";
import type { Spread } from "./spread";
import type { Claim } from "./tags";

export interface Sight {
  stage: Stage;
  book: Book;
  hints: Known;
  spread: Spread;
  beside: Arrangement["beside"];
  last: Map<number, number>; // card -> who touched it last
  facedown: Set<number>; // seen by this seat only
  tags: Map<number, string[]>; // card -> names of the markers on it
  claims: Map<number, Claim[]>; // card -> its spaces
  players: number;
  rival: string; // the opponent that the game itself moves
  held: number | null; // the card that is picked up, to be put down somewhere
  pick: (card: number) => void;
}

/** The colour of a seat, as the custom property that rings and borders use. */
export const who = (seat: number): string => `--who: var(--p${(seat % 5) + 1})`;

export const sideName = (side: number, { stage, players, rival }: Sight): string =>
  rival && side >= players ? rival : stage.name(side);

/** Whose a colour is; after the players come nobody's and free spaces. */
export const colourName = (colour: number, { stage, hints }: Sight): string => {
  if (colour < hints.neutral) return stage.name(colour);
  return colour === hints.neutral ? say("generic-neutral") : say("generic-free");
};

/** A space of a card in words: what it needs, and whose it is. */
export const claimed = ({ needs, side, closed }: Claim, sight: Sight): string => {
  if (closed) return say("generic-claim-closed", { needs });
  return side === null
    ? say("generic-claim-free", { needs })
    : say("generic-claim", { needs, name: sideName(side, sight) });
};
