// Where on the table an offered move is lit: at its first piece in sight, else at the player it names, else it becomes
// a button.
import type { Ask, Book, Move, OfferedMove } from "../../lib/protocol";

export interface Spread {
  pieces: Map<number, OfferedMove[]>;
  players: Map<number, OfferedMove[]>;
  rest: OfferedMove[]; // those of any moment come last
  forbidden: Map<number, string>; // piece -> the rule that says why not
  forbiddenPlayers: Map<number, string>;
}

type Place = { piece: number } | { player: number } | null;

const placeOf = (move: Move, book: Book, seen: Set<number>): Place => {
  const domains = book.moves[move[0]] ?? [];
  const parts = move.slice(1) as number[];
  const piece = parts.find((part, index) => book.domains[domains[index] ?? ""]?.pieces && seen.has(part));
  if (piece !== undefined) return { piece };
  const player = parts.find((_, index) => domains[index] === "player");
  return player === undefined ? null : { player };
};

const push = <K>(map: Map<K, OfferedMove[]>, key: K, move: OfferedMove): void => {
  const list = map.get(key);
  if (list) list.push(move);
  else map.set(key, [move]);
};

export const spread = (ask: Ask | null, book: Book, seen: Set<number>): Spread => {
  const made: Spread = {
    pieces: new Map(),
    players: new Map(),
    rest: [],
    forbidden: new Map(),
    forbiddenPlayers: new Map(),
  };
  for (const offered of ask?.moves ?? []) {
    const place = placeOf(offered.move, book, seen);
    if (!place) made.rest.push(offered);
    else if ("piece" in place) push(made.pieces, place.piece, offered);
    else push(made.players, place.player, offered);
  }
  for (const [move, rule] of ask?.why ?? []) {
    const place = placeOf(move, book, seen);
    if (!place) continue; // nothing on the table stands for it
    const [map, key] = "piece" in place ? [made.forbidden, place.piece] : [made.forbiddenPlayers, place.player];
    if (!map.has(key)) map.set(key, rule);
  }
  const standing = ({ move }: OfferedMove): number => Number(book.standing.includes(move[0]));
  made.rest.sort((a, b) => standing(a) - standing(b));
  return made;
};
