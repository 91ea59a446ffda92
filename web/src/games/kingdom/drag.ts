// Dragging in Kingdom: a card of the hand to an area of the offer, a cube or a token to a card. With a finger only cubes and
// tokens are dragged, since a finger on a card scrolls.
import type { Attachment } from "svelte/attachments";
import { draggable as dragging } from "../../lib/drag";
import type { Desk, Dragged } from "./desk.svelte";
import type { Letter } from "./notation";

interface Options {
  desk: Desk;
  what: () => Dragged | null; // null: nothing to drag now
  lift?: () => void; // when dragging begins
}

export const draggable = ({ desk, what, lift }: Options): Attachment<HTMLElement> =>
  dragging({
    what,
    lift,
    byFinger: (dragged) => dragged.what !== "hand",
    drop: (dragged, target, under) => {
      const slot = under?.closest<HTMLElement>("[data-slot]")?.dataset.slot as Letter | undefined;
      desk.drop(dragged, target.dataset.drop!, slot ?? null, target);
    },
    end: (dragged) => {
      if (dragged.what === "token") desk.letGo();
    },
  });
