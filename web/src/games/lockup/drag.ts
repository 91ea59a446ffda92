// Dragging in Lockup: a token of the holding cell to a room, a cube of the stash to the supply. Fingers drag tokens, too:
// they are small, and the cell does not scroll.
import type { Attachment } from "svelte/attachments";
import { draggable as dragging } from "../../lib/drag";
import type { Desk } from "./desk.svelte";

export const draggable = (desk: Desk, token: () => number | null): Attachment<HTMLElement> =>
  dragging<{ token: number }>({
    what: () => {
      const dragged = token();
      return dragged !== null && desk.at(`token:${dragged}`).length ? { token: dragged } : null;
    },
    byFinger: () => true,
    lift: ({ token }) => (desk.token = token),
    accepts: (_, target) => desk.at(target.dataset.drop!).some(({ move }) => move[0] === "place"),
    drop: (_, target) => {
      const offered = desk.at(target.dataset.drop!).find(({ move }) => move[0] === "place");
      if (offered) desk.stage.play(offered.move);
    },
  });
