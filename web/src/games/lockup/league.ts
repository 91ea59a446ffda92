// The rows of a room: who stands where, with the row of the printed table for every place. A token that is picked up stands
// there as a ghost, in the place that the server foresees for it.
import type { Effect, MoveFacts } from "../../lib/protocol";
import type { Desk } from "./desk.svelte";
import { CELL_BLOCK, CHOW_HALL, LIBRARY, standingsAt, type Pile, type Standing } from "./view";

export interface Printed {
  rank: string; // first, second, third, last, others, each
  effect: Effect[];
}

export interface Row {
  side: number;
  pieces: Pile;
  least: number; // strength
  most: number;
  unsure: boolean; // of its place
  printed: Printed | null; // null: no reward, on to the Library
  standing: Standing | null; // null: a ghost
  ghost: number | null; // the token that would come
}

export interface League {
  rows: Row[];
  free: Printed[]; // places that nobody holds
  facts: MoveFacts | null; // of the ghost
}

const TIGHT = new Set<number>([CHOW_HALL, CELL_BLOCK]); // rewards take the most room there

/** Whether tokens of a side are too many for one line of large ones. */
export const crowds = (room: number, tokens: number): boolean => tokens > (TIGHT.has(room) ? 2 : 3);

const SMALL = 3; // small tokens in a line
/** Lines beyond the first that they take. */
export const moreLines = (room: number, tokens: number): number =>
  crowds(room, tokens) ? Math.ceil(tokens / SMALL) - 1 : 0;

const printedRows = (desk: Desk, room: number): Printed[] => {
  const design = desk.book.designs[desk.book.domains.location!.tokens[room]!]!;
  return design.fields[desk.look.derived.board] as Printed[];
};

/** What would stand in a room by the move that is prepared: a token in the hand, or tokens without a reward. */
const comingTo = (desk: Desk, room: number): { facts: MoveFacts; token: number | null; pieces: Pile } | null => {
  const placing = desk.placing(room);
  if (placing?.facts) return { facts: placing.facts, token: desk.token, pieces: desk.piecesAt(desk.me, room) };
  if (room !== LIBRARY || desk.kind !== "reward_choice") return null;
  const facts = desk.stage.moves("decline")[0]?.facts;
  const pieces = desk.piecesAt(desk.me, desk.look.location);
  return facts?.rank ? { facts, token: null, pieces: [...desk.piecesAt(desk.me, room), ...pieces] } : null;
};

export const leagueOf = (desk: Desk, room: number): League => {
  const counting = desk.rooms[room]!.rows;
  const standings = standingsAt(desk.look, room);
  const coming = comingTo(desk, room);
  const there = coming ? standings.filter(({ side }) => side !== desk.me) : standings;
  const rows: Omit<Row, "printed">[] = there.map((standing) => ({
    side: standing.side,
    pieces: desk.piecesAt(standing.side, room),
    least: standing.strength[0],
    most: standing.strength[1],
    unsure: standing.place[0] !== standing.place[1],
    standing,
    ghost: null,
  }));
  if (coming) {
    const [best, worst] = coming.facts.rank ?? [rows.length + 1, rows.length + 1];
    const total = coming.facts.total ?? 0;
    const { token, pieces } = coming;
    const ghost = { side: desk.me, pieces, least: total, most: total, unsure: best !== worst, standing: null };
    rows.splice(Math.floor((best + worst) / 2) - 1, 0, { ...ghost, ghost: token ?? -1 });
  }
  const printed = printedRows(desk, room);
  const prizes = desk.look.derived.prizes[room]?.[rows.length - 1] ?? [];
  const held = new Set(rows.map((_, place) => prizes[place] ?? -1));
  return {
    rows: rows.map((row, place) => ({ ...row, printed: printed[prizes[place] ?? -1] ?? null })),
    free: counting.filter((row) => !held.has(row)).map((row) => printed[row]!),
    facts: coming?.facts ?? null,
  };
};
