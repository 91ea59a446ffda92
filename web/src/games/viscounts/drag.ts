// Dragging in Viscounts: a card of the hand to the row, a building to a site, the cards of the row to another order, the
// viscount to a space, a worker of the castle to a neighbouring section. The same moves as by clicking. With a finger nothing is dragged, since a finger scrolls and pans.
import type { Attachment } from "svelte/attachments";
import { draggable } from "../../lib/drag";
import type { OfferedMove } from "../../lib/protocol";
import type { Desk } from "./desk.svelte";

const numberAt = (under: Element | null, kind: string): number | null => {
  const found = under?.closest<HTMLElement>(`[data-piece^="${kind}:"]`)?.dataset.piece;
  return found ? Number(found.slice(kind.length + 1)) : null;
};

/** A card of the hand is played by dropping it on the row. */
export const playing = (desk: Desk, card: number | null): Attachment<HTMLElement> =>
  draggable<OfferedMove>({
    what: () => (card === null ? null : (desk.stage.moves("play", card)[0] ?? null)),
    accepts: (_, target) => target.dataset.drop!.startsWith("row:"),
    drop: ({ move }) => desk.stage.play(move),
  });

/** A building is built by dropping it on a site. */
export const lifting = (desk: Desk, slot: number): Attachment<HTMLElement> =>
  draggable<OfferedMove[]>({
    what: () => {
      const moves = [...desk.stage.moves("construct", slot), ...desk.stage.moves("erect", slot)];
      return moves.length ? moves : null;
    },
    lift: () => (desk.held = `slot:${slot}`),
    accepts: (_, target) => target.dataset.drop === "board",
    drop: (moves, _, under) => {
      const site = numberAt(under, "site");
      const found = moves.find(({ move }) => move[2] === site);
      if (found) desk.stage.play(found.move);
    },
    end: () => void desk.letGo(),
  });

/** The own viscount goes where it is dropped. */
export const riding = (desk: Desk, side: number): Attachment<HTMLElement> =>
  draggable<true>({
    what: () => (side === desk.stage.seat && desk.kind === "move_where" ? true : null),
    accepts: (_, target) => target.dataset.drop === "board",
    drop: (_, __, under) => {
      const space = numberAt(under, "space");
      const [found] = space === null ? [] : desk.stage.moves("move", space);
      if (found) desk.stage.play(found.move);
    },
  });

/** An own worker of the first tier moves to the section that it is dropped on. */
export const shifting = (desk: Desk, section: number): Attachment<HTMLElement> =>
  draggable<OfferedMove[]>({
    what: () => {
      const moves = desk.stage.moves("shift", section);
      return moves.length ? moves : null;
    },
    lift: () => (desk.held = `worker:${section}`),
    accepts: (_, target) => target.dataset.drop === "board",
    drop: (moves, _, under) => {
      const ground = under?.closest<SVGElement>("[data-section]")?.dataset.section;
      const goal = numberAt(under, "section") ?? (ground === undefined ? null : Number(ground));
      const found = moves.find(({ move }) => move[2] === goal);
      if (found) desk.stage.play(found.move);
    },
    end: () => void desk.letGo(),
  });

/** The order of the row with one card taken out and put in elsewhere, as the moves name it: "213". */
const orderAfter = (filled: number[], from: number, to: number): string => {
  const order = filled.map((_, at) => at + 1);
  const [start, goal] = [filled.indexOf(from), filled.indexOf(to)];
  if (start < 0 || goal < 0) return "";
  order.splice(goal, 0, ...order.splice(start, 1));
  return [...order, ...[1, 2, 3].filter((one) => !order.includes(one))].join("");
};

/** A card of the row is dropped on another space of it. */
export const reorder = (desk: Desk, at: number): Attachment<HTMLElement> =>
  draggable<{ from: number }>({
    what: () => (desk.kind === "new_order" && desk.row(desk.me)[at] !== null ? { from: at } : null),
    accepts: (_, target) => target.dataset.drop!.startsWith("row:"),
    drop: ({ from }, target) => {
      const filled = desk.row(desk.me).flatMap((card, slot) => (card === null ? [] : [slot]));
      const wanted = orderAfter(filled, from, Number(target.dataset.drop!.slice(4)));
      const [found] = desk.stage.moves("arrange", desk.book.domains.order!.tokens.indexOf(wanted));
      if (found) desk.stage.play(found.move);
    },
  });
