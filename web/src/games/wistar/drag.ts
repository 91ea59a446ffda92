// Dragging in Wistar: a rat to another area, a tent to another room. What is dragged is what a click would pick up.
import type { Attachment } from "svelte/attachments";
import { draggable as dragging } from "../../lib/drag";
import type { OfferedMove } from "../../lib/protocol";
import type { Key } from "../../lib/table/desk.svelte";
import type { Desk } from "./desk.svelte";
import { routeOf } from "./routes";

/** The moves that lead from one thing to another. */
const between = (desk: Desk, from: Key, to: Key): OfferedMove[] =>
  (desk.stage.ask?.moves ?? []).filter(({ move }) => {
    const [first, second] = routeOf(move);
    return first === from && second === to;
  });

export const draggable = (desk: Desk, what: () => Key | null): Attachment<HTMLElement> =>
  dragging<Key>({
    what,
    accepts: (from, target) => between(desk, from, target.dataset.drop!).length > 0,
    lift: (from) => (desk.held = from),
    end: () => (desk.held = null),
    drop: (from, target) => {
      const [offered] = between(desk, from, target.dataset.drop!);
      if (offered) desk.stage.play(offered.move);
    },
  });
