// Sorts a view by where a person looks for things: what lies before a player, what lies between them, and what belongs
// to a single card. It knows no game: lists as long as the table has players are per player, lists as long as the box
// has cards are per card, everything else is shared.
import type { Book, Look, Piece } from "../../lib/protocol";
import { hintsOf } from "./hints";
import { placesIn, placesOf, type Places } from "./places";
import { inWords } from "./words";

/** Pieces that lie together. */
export interface Pile {
  key: string; // of this pile alone
  zone: string;
  name: string;
  place: number | null; // which one, where a shared zone has several
  pieces: Piece[];
  own: boolean; // only its owner sees it, so "face down for others" goes without saying
  brief: boolean; // names only
  stack: boolean; // copies of a card lie together
}

/** A number, a word, or a list of them, with its name. */
export interface Value {
  key: string;
  name: string;
  value: unknown;
  seat: boolean; // the number is a player
  colours: boolean; // a count for each colour
}

export interface Area {
  piles: Pile[];
  values: Value[];
}

export interface Arrangement {
  players: Area[];
  shared: Area;
  beside: { key: string; name: string; values: number[] }[]; // one number per card
  map: Places | null;
}

const KERNEL = ["waiting", "private", "derived", "scores"]; // shown by the shell, or taken apart below

const isPerCard = (value: unknown, book: Book): value is number[] =>
  Array.isArray(value) &&
  value.length === book.cards.length &&
  value.length > 0 &&
  value.every((entry) => typeof entry === "number");

const isNested = (value: unknown[]): value is unknown[][] => value.length > 0 && Array.isArray(value[0]);

export const arrange = (look: Look, book: Book): Arrangement => {
  const count = look.scores.length;
  const hints = hintsOf(book.game);
  const made: Arrangement = {
    players: look.scores.map(() => ({ piles: [], values: [] })),
    shared: { piles: [], values: [] },
    beside: [],
    map: placesOf(look, book),
  };

  const addPiles = (zone: string, name: string, held: unknown[]): void => {
    const own = book.zones[zone]?.sees === "owner";
    const pile = (key: string, pieces: unknown[], place: number | null): Pile => ({
      key,
      zone,
      name,
      place,
      pieces: pieces as Piece[],
      own,
      brief: hints.brief.includes(zone),
      stack: hints.alike && !own && !hints.rows.includes(zone),
    });
    if (hints.rows.includes(zone)) made.shared.piles.push(pile(zone, held.flat(), null));
    else if (!isNested(held)) made.shared.piles.push(pile(zone, held, null));
    else if (held.length === count && !hints.shared.includes(zone))
      held.forEach((pieces, player) => made.players[player]!.piles.push(pile(`${zone}-of-${player}`, pieces, null)));
    else
      held.forEach((pieces, place) =>
        made.shared.piles.push(pile(`${zone}-${place}`, pieces, held.length > 1 ? place : null)),
      );
  };

  const addValue = (key: string, name: string, value: unknown): void => {
    const domain = hints.masks[key];
    const entry = (held: unknown): Value => ({
      key,
      name,
      value: domain && typeof held === "number" ? placesIn(held, domain, book) : held,
      seat: hints.seats.includes(key),
      colours: hints.colours.includes(key),
    });
    if (isPerCard(value, book)) made.beside.push({ key, name, values: value });
    else if (Array.isArray(value) && value.length === count && !hints.shared.includes(key))
      value.forEach((held, player) => made.players[player]!.values.push(entry(held)));
    else if (Array.isArray(value) && hints.split.includes(key) && value.length % count === 0) {
      const share = value.length / count;
      made.players.forEach((area, player) =>
        area.values.push(entry(value.slice(player * share, (player + 1) * share))),
      );
    } else made.shared.values.push(entry(value));
  };

  const add = (key: string, value: unknown): void => {
    const zone = book.zones[key];
    const name = zone?.name ?? inWords(key);
    if (key === "phase" && typeof value === "number") addValue(key, name, book.phases[value] ?? value);
    else if (zone?.pieces && Array.isArray(value)) addPiles(key, name, value);
    else addValue(key, name, value);
  };

  const { map } = hints;
  const elsewhere = new Set([...KERNEL, ...hints.silent]);
  for (const key of map ? [map.counts, map.singles, map.holders, map.owners] : []) elsewhere.add(key);
  const names = new Set([...Object.keys(book.zones), ...Object.keys(look)]); // the order of the book, then the rest
  for (const key of names) if (key in look && !elsewhere.has(key)) add(key, look[key]);
  for (const [key, value] of Object.entries(look.derived)) if (!elsewhere.has(key)) add(key, value);
  for (const { piles } of made.players) piles.sort((a, b) => Number(b.own) - Number(a.own)); // a hand comes first
  return made;
};

/** Zones of empty piles; which one of several is said only where the others are not empty. */
export const emptyNames = (piles: Pile[], title: (pile: Pile) => string): string[] => {
  const used = new Set(piles.filter(({ pieces }) => pieces.length).map(({ zone }) => zone));
  const empty = piles.filter(({ pieces }) => !pieces.length);
  return [...new Set(empty.map((pile) => (used.has(pile.zone) ? title(pile) : pile.name)))];
};

/** Cards that can be seen somewhere, so that a move can start at them. */
export const inSight = (arrangement: Arrangement): Set<number> => {
  const seen = new Set<number>();
  for (const area of [...arrangement.players, arrangement.shared])
    for (const pile of area.piles) for (const piece of pile.pieces) if (piece !== null) seen.add(piece);
  return seen;
};

/** Hidden neighbours are one back with a number; the order of the pile stays. Copies lie where the last of them is. */
export type Lying = { card: number; copies: number[] } | { hidden: number };

export const lying = ({ pieces, stack }: Pile, book: Book): Lying[] => {
  const row: Lying[] = [];
  for (const piece of pieces) {
    const last = row.at(-1);
    if (piece !== null) {
      const same = stack ? row.findIndex((lies) => "card" in lies && book.cards[lies.card] === book.cards[piece]) : -1;
      const [before] = same < 0 ? [] : row.splice(same, 1);
      row.push({ card: piece, copies: [...(before && "card" in before ? before.copies : []), piece] });
    } else if (last && "hidden" in last) last.hidden += 1;
    else row.push({ hidden: 1 });
  }
  return row;
};
