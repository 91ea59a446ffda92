// Where on the table an offered move is lit: at its first piece in sight, else at the player it names, else it becomes
// a button. A move that names a place of the board is a button and also lit there; one that names a spot within a place
// is a button only among few. A move that names nothing and is done at a thing of the table is a button and lit there.
// A piece that can go to several places is picked up first: then its places are lit.
import type { Ask, Book, Move, OfferedMove } from "../../lib/protocol";
import type { Arrangement, Pile } from "./arrange";
import { inSight } from "./arrange";
import type { Deed } from "./deeds";
import { hintsOf } from "./hints";
import { spotKey } from "./spots";

export interface Spread {
  pieces: Map<number, OfferedMove[]>;
  players: Map<number, OfferedMove[]>;
  places: Map<number, OfferedMove[]>;
  spots: Map<string, OfferedMove[]>;
  carried: Set<number>; // pieces that are picked up first
  rest: OfferedMove[]; // those of any moment come last
  forbidden: Map<number, string>; // piece -> the rule that says why not
  forbiddenPlayers: Map<number, string>;
  forbiddenPlaces: Map<number, string>;
  forbiddenSpots: Map<string, string>;
}

type Where = { piece: number } | { spot: string } | { place: number } | { player: number } | null;

/** The place that a move names, on a board that shows places. */
const placeIn = (move: Move, book: Book): number | undefined => {
  const { map, stations } = hintsOf(book);
  const places = [...(map?.domains ?? []), ...(stations ? [stations.domain] : [])];
  const domains = book.moves[move[0]] ?? [];
  return (move.slice(1) as number[]).find((_, index) => places.includes(domains[index] ?? ""));
};

/** The spot that a move names: the first one; of rooms the one where it leads. */
const spotIn = (move: Move, book: Book): string | undefined => {
  const { stations, wheel, plan, holes, yards } = hintsOf(book);
  const spots = [
    ...(stations?.spots ?? []).map(({ domain }) => domain),
    ...(wheel ? [wheel.domain, wheel.slots] : []),
    ...(plan ? [plan.domain, plan.ways, plan.rows] : []),
    ...Object.values({ ...holes, ...yards }),
  ];
  const domains = book.moves[move[0]] ?? [];
  const domain = domains.find((one) => spots.includes(one));
  if (domain === undefined) return undefined;
  const index = domain === plan?.domain ? domains.lastIndexOf(domain) : domains.indexOf(domain);
  return spotKey(domain, move[index + 1] as number);
};

/** An owner is a player too, unless it is one of those that have a name instead of a number. */
const isPlayer = (domain: string, part: number, book: Book): boolean =>
  domain === "player" || (domain === "owner" && book.domains[domain]?.tokens[part] === String(part + 1));

const whereIs = (move: Move, book: Book, seen: Set<number>): Where => {
  const domains = book.moves[move[0]] ?? [];
  const parts = move.slice(1) as number[];
  const piece = parts.find((part, index) => book.domains[domains[index] ?? ""]?.pieces && seen.has(part));
  if (piece !== undefined) return { piece };
  const spot = spotIn(move, book);
  if (spot !== undefined) return { spot };
  const place = placeIn(move, book);
  if (place !== undefined) return { place };
  const player = parts.find((part, index) => isPlayer(domains[index] ?? "", part, book));
  return player === undefined ? null : { player };
};

const push = <K>(map: Map<K, OfferedMove[]>, key: K, move: OfferedMove): void => {
  const list = map.get(key);
  if (list) list.push(move);
  else map.set(key, [move]);
};

const note = <K>(map: Map<K, string>, key: K, rule: string): void => {
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

/** What one card of a pile that is taken whole means, all of them mean. */
const shareWhole = <T>(map: Map<number, T>, piles: Pile[]): void => {
  for (const { pieces } of piles) {
    const held = pieces.flatMap((piece) => (piece !== null && map.has(piece) ? [map.get(piece)!] : []))[0];
    if (held !== undefined) for (const piece of pieces) if (piece !== null) map.set(piece, held);
  }
};

/** Pieces whose moves lead to several places. */
const carriedOf = (pieces: Map<number, OfferedMove[]>, book: Book): Set<number> => {
  const roving = [...pieces].filter(([, moves]) => new Set(moves.map(({ move }) => placeIn(move, book))).size > 1);
  return new Set(roving.map(([piece]) => piece));
};

export const spread = (
  ask: Ask | null,
  book: Book,
  table: Arrangement,
  held: number | null = null,
  deeds: Map<string, Deed> = new Map(),
): Spread => {
  const seen = inSight(table);
  const made: Spread = {
    pieces: new Map(),
    players: new Map(),
    places: new Map(),
    spots: new Map(),
    carried: new Set(),
    rest: [],
    forbidden: new Map(),
    forbiddenPlayers: new Map(),
    forbiddenPlaces: new Map(),
    forbiddenSpots: new Map(),
  };
  for (const offered of ask?.moves ?? []) {
    const where = whereIs(offered.move, book, seen);
    if (where && "piece" in where) push(made.pieces, where.piece, offered);
    else if (where && "spot" in where) push(made.spots, where.spot, offered);
    else if (where && "player" in where) push(made.players, where.player, offered);
    else made.rest.push(offered);
    const deed = where ? undefined : deeds.get(offered.move[0]);
    if (deed && "spot" in deed) push(made.spots, deed.spot, offered);
    else if (deed) push(made.pieces, deed.piece, offered);
    const place = where && "piece" in where && where.piece !== held ? undefined : placeIn(offered.move, book);
    if (place !== undefined) push(made.places, place, offered);
  }
  for (const [move, rule] of ask?.why ?? []) {
    const where = whereIs(move, book, seen);
    if (!where) continue; // nothing on the table stands for it
    const place = placeIn(move, book);
    if ("piece" in where && where.piece === held && place !== undefined) note(made.forbiddenPlaces, place, rule);
    else if ("piece" in where) note(made.forbidden, where.piece, rule);
    else if ("spot" in where) note(made.forbiddenSpots, where.spot, rule);
    else if ("place" in where) note(made.forbiddenPlaces, where.place, rule);
    else note(made.forbiddenPlayers, where.player, rule);
  }
  if (hintsOf(book).alike) {
    const piles = [...table.players, table.shared].flatMap((area) => area.piles);
    share(made.pieces, piles, book);
    share(made.forbidden, piles, book);
  }
  shareWhole(
    made.pieces,
    table.shared.piles.filter(({ zone }) => hintsOf(book).whole.includes(zone)),
  );
  made.carried = carriedOf(made.pieces, book);
  const standing = ({ move }: OfferedMove): number => Number(book.standing.includes(move[0]));
  made.rest.sort((a, b) => standing(a) - standing(b));
  return made;
};
