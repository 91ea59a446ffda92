// Which pieces the last moves touched, and whose moves they were: for the dashed ring of Piece (`last`).
import { SPECTATOR, type Book, type EventLine } from "./protocol";
import type { Stage } from "./stage";

/** The cards that an event names and that this seat may know. */
export const piecesOf = (line: EventLine, book: Book): number[] =>
  (book.events[line.kind] ?? []).flatMap((domain, index) => {
    const part = line.args[index];
    return book.domains[domain]?.pieces && typeof part === "number" ? [part] : [];
  });

/**
 * Card number -> seat. What others did since the viewer's own last move; right after it, the viewer's own. Somebody who
 * watches sees the last player's run of moves.
 */
export const lastTouched = (stage: Stage, book: Book): Map<number, number> => {
  const lines = stage.events ?? stage.fresh;
  const touched = new Map<number, number>();
  const last = lines.at(-1)?.player;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index]!;
    const over = last === stage.seat || stage.seat === SPECTATOR ? line.player !== last : line.player === stage.seat;
    if (over || line.player < 0) break;
    for (const piece of piecesOf(line, book)) if (!touched.has(piece)) touched.set(piece, line.player);
  }
  return touched;
};

/** The same for somebody alone, whose own moves are all there are: only what the last one touched. */
export const justTouched = (stage: Stage, book: Book): Map<number, number> =>
  new Map(stage.fresh.flatMap((line) => piecesOf(line, book).map((piece) => [piece, Math.max(0, line.player)])));
