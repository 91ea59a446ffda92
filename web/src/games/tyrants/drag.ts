// Dragging in Tyrants: a card of the hand to the map, a troop or a trophy to a space. With a finger nothing is dragged,
// since a finger scrolls and pans.
import type { Attachment } from "svelte/attachments";
import { draggable as dragging } from "../../lib/drag";
import type { Move } from "../../lib/protocol";
import type { Desk } from "./desk.svelte";

/** The moves that dropping a thing somewhere means, in order; null: nothing. */
export type Dragged = (key: string) => Move[] | null;

export const draggable = (desk: Desk, what: () => Dragged | null): Attachment<HTMLElement> =>
  dragging<Dragged>({
    what,
    accepts: (to, target) => to(target.dataset.drop!) !== null,
    drop: (to, target) => {
      const moves = to(target.dataset.drop!);
      if (moves) desk.play(moves);
    },
  });
