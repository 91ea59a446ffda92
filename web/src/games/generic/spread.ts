// Where on the table an offered move is lit: at its first piece in sight, else at the player it names, else it becomes
// a button. A move that names a place of the map is a button and also lit there.
import type { Ask, Book, Move, OfferedMove } from "../../lib/protocol";
import type { Arrangement, Pile } from "./arrange";
import { inSight } from "./arrange";
import { hintsOf } from "./hints";

export interface Spread {
  pieces: Map<number, OfferedMove[]>;
  players: Map<number, OfferedMove[]>;
  places: Map<number, OfferedMove[]>;
  rest: OfferedMove[]; // those of any moment come last
  forbidden: Map<number, string>; // piece -> the rule that says why not
  forbiddenPlayers: Map<number, string>;
  forbiddenPlaces: Map<number, string>;
}

type Where = { piece: number } | { place: number } | { player: number } | null;

const whereIs = (move: Move, book: Book, seen: Set<number>): Where => {
  const domains = book.moves[move[0]] ?? [];
  const parts = move.slice(1) as number[];
  const places = hintsOf(book.game).map?.domains ?? [];
  const piece = parts.find((part, index) => book.domains[domains[index] ?? ""]?.pieces && seen.has(part));
  if (piece !== undefined) return { piece };
  const place = parts.find((_, index) => places.includes(domains[index] ?? ""));
  if (place !== undefined) return { place };
  const player = parts.find((_, index) => domains[index] === "player");
  return player === undefined ? null : { player };
};

const push = <K>(map: Map<K, OfferedMove[]>, key: K, move: OfferedMove): void => {
  const list = map.get(key);
  if (list) list.push(move);
  else map.set(key, [move]);
};

const note = (map: Map<number, string>, key: number, rule: string): void => {
  if (!map.has(key)) map.set(key, rule);
};

/** What one copy of a card means, the others in its pile mean too. */
const share = <T>(map: Map<number, T>, piles: Pile[], book: Book): void => {
  for (const { pieces } of piles) {
    const found = new Map<string, T>();
    for (const piece of pieces) {
      const held = piece === null ? undefined : map.get(piece);
      if (held !== undefined) found.set(book.cards[piece!]!, held);
    }
    for (const piece of pieces) {
      const held = piece === null || map.has(piece) ? undefined : found.get(book.cards[piece]!);
      if (held !== undefined) map.set(piece!, held);
    }
  }
};

export const spread = (ask: Ask | null, book: Book, table: Arrangement): Spread => {
  const seen = inSight(table);
  const made: Spread = {
    pieces: new Map(),
    players: new Map(),
    places: new Map(),
    rest: [],
    forbidden: new Map(),
    forbiddenPlayers: new Map(),
    forbiddenPlaces: new Map(),
  };
  for (const offered of ask?.moves ?? []) {
    const where = whereIs(offered.move, book, seen);
    if (where && "piece" in where) push(made.pieces, where.piece, offered);
    else if (where && "player" in where) push(made.players, where.player, offered);
    else made.rest.push(offered);
    if (where && "place" in where) push(made.places, where.place, offered);
  }
  for (const [move, rule] of ask?.why ?? []) {
    const where = whereIs(move, book, seen);
    if (!where) continue; // nothing on the table stands for it
    if ("piece" in where) note(made.forbidden, where.piece, rule);
    else if ("place" in where) note(made.forbiddenPlaces, where.place, rule);
    else note(made.forbiddenPlayers, where.player, rule);
  }
  if (hintsOf(book.game).alike) {
    const piles = [...table.players, table.shared].flatMap((area) => area.piles);
    share(made.pieces, piles, book);
    share(made.forbidden, piles, book);
  }
  const standing = ({ move }: OfferedMove): number => Number(book.standing.includes(move[0]));
  made.rest.sort((a, b) => standing(a) - standing(b));
  return made;
};
