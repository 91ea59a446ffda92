// Sorts a view by where a person looks for things: what lies before a player, what lies between them, and what belongs
// to a single card. It knows no game: fields say what their entries stand for; of what is derived, lists as long as the
// table has players are per player, and everything else is shared.
import type { Book, Look, Piece } from "../../lib/protocol";
import { hintsOf, isSided } from "./hints";
import { type Hole, holesOf, type Yard, yardsOf } from "./holes";
import { placesIn, placesOf, type Places } from "./places";
import { planFields } from "./plan";
import { type Station, stationFields, stationsOf } from "./stations";
import { tagFields } from "./tags";
import { seatsOf } from "./values";
import { wheelFields } from "./wheel";
import { entryNames, inWords, shortName, translated } from "./words";

/** Pieces that lie together. */
export interface Pile {
  key: string; // of this pile alone
  zone: string;
  name: string;
  place: number | null; // which one, where a shared zone has several
  which: string; // the same by its name; "" where it has none
  pieces: Piece[];
  own: boolean; // only its owner sees it, so "face down for others" goes without saying
  brief: boolean; // names only
  stack: boolean; // copies of a card lie together
  slots: number; // places for one card each, empty ones too; 0: a plain pile
}

/** A number, a word, or a list of them, with its name. */
export interface Value {
  key: string;
  name: string;
  value: unknown;
  seat: boolean; // the number is a player, or the numbers are players
  colours: boolean; // a count for each colour
  names: string[] | null; // of the entries, where the value is a list of numbers
  counted: boolean; // zero is something too
  own: boolean; // only for whoever it belongs to
  series: boolean; // components, many of which have the same name with a number
}

export interface Area {
  piles: Pile[];
  values: Value[];
  holes: Hole[]; // spaces of a board of its own
  yards: Yard[]; // and places there
}

export interface Arrangement {
  players: Area[];
  shared: Area;
  beside: { key: string; name: string; values: number[] }[]; // one number per card
  map: Places | null;
  stations: Station[];
  rival: Area | null; // of an opponent that the game itself moves
}

export const EMPTY = -1; // instead of a card: an empty slot
const KERNEL = ["waiting", "private", "derived", "insight", "scores"]; // shown by the shell, or taken apart below

const isPerCard = (value: unknown, book: Book): value is number[] =>
  Array.isArray(value) &&
  value.length === book.cards.length &&
  value.length > 0 &&
  value.every((entry) => typeof entry === "number");

const isNested = (value: unknown[]): value is unknown[][] => value.length > 0 && Array.isArray(value[0]);

/** What holds objects is for the own table of a game. */
const hasStructure = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasStructure) : typeof value === "object" && value !== null;

export const arrange = (look: Look, book: Book): Arrangement => {
  const count = look.scores.length;
  const hints = hintsOf(book);
  const area = (): Area => ({ piles: [], values: [], holes: [], yards: [] });
  const made: Arrangement = {
    players: look.scores.map(area),
    shared: area(),
    beside: [],
    map: placesOf(look, book),
    stations: stationsOf(look, book),
    rival: hints.rival && count === 1 ? area() : null,
  };
  const sides = made.rival ? [...made.players, made.rival] : made.players;
  const isPerSide = (key: string, { length }: unknown[]): boolean => {
    const zone = book.zones[key];
    return zone ? isSided(zone.per[0]) : (length === count || length === sides.length) && !hints.shared.includes(key);
  };

  const addPiles = (zone: string, name: string, held: unknown[]): void => {
    const own = book.zones[zone]?.sees === "owner";
    const pile = (key: string, pieces: unknown[], place: number | null): Pile => ({
      key,
      zone,
      name,
      place,
      which: place === null ? "" : (entryNames(hints.piles[zone] ?? "", book)[place] ?? ""),
      pieces: pieces as Piece[],
      own,
      brief: hints.brief.includes(zone),
      stack: hints.alike && !own && !hints.rows.includes(zone),
      slots: hints.whole.includes(zone) ? pieces.length : 0,
    });
    const beside = look[hints.together[zone] ?? ""] as unknown[][] | undefined;
    if (beside) {
      held.forEach((pieces, place) => {
        const both = [...(pieces as Piece[]), ...(beside[place] ?? [])];
        made.shared.piles.push({
          ...pile(`${zone}-${place}`, both, place),
          name: shortName(zone, name),
          slots: both.length,
        });
      });
    } else if (hints.split.includes(zone) && isNested(held) && held.length % sides.length === 0) {
      const share = held.length / sides.length;
      sides.forEach(({ piles }, side) => {
        const slots = held.slice(side * share, (side + 1) * share);
        const row = slots.map((slot) => (slot.length ? slot.at(-1) : EMPTY));
        const used = row.some((piece) => piece !== EMPTY);
        piles.push({ ...pile(`${zone}-of-${side}`, used ? row : [], null), slots: share });
      });
    } else if (hints.rival?.fields?.includes(zone)) made.rival?.piles.push(pile(zone, held.flat(), null));
    else if (hints.rows.includes(zone)) made.shared.piles.push(pile(zone, held.flat(), null));
    else if (!isNested(held)) made.shared.piles.push(pile(zone, held, null));
    else if (isPerSide(zone, held))
      held.forEach((pieces, side) => sides[side]!.piles.push(pile(`${zone}-of-${side}`, pieces, null)));
    else
      held.forEach((pieces, place) =>
        made.shared.piles.push(pile(`${zone}-${place}`, pieces, held.length > 1 ? place : null)),
      );
  };

  const addValue = (key: string, name: string, value: unknown): void => {
    const domain = hints.masks[key] ?? hints.holes[key];
    const names = hints.each[key] ?? hints.piles[key];
    const levels = hints.levels[key]?.split(" ");
    const players = (mask: number): number[] => {
      const found = seatsOf(count).filter((seat) => (mask >> seat) & 1);
      return found.length < count ? found : []; // what is true of everybody tells nothing
    };
    const unmasked = (mask: number): unknown => (domain === "player" ? players(mask) : placesIn(mask, domain!, book));
    const choices = hints.choices[key];
    const said = (held: number): unknown => {
      if (domain) return unmasked(held);
      if (choices) return held < 0 ? "" : (entryNames(choices, book)[held] ?? held);
      return levels && held ? translated(levels[held - 1]!, key) : held;
    };
    const entry = (held: unknown): Value => ({
      key,
      name,
      value: typeof held === "number" ? said(held) : held,
      seat: (hints.seats.includes(key) && !levels) || domain === "player",
      colours: hints.colours.includes(key),
      names: names ? entryNames(names, book) : null,
      counted: hints.counted.includes(key),
      own: false,
      series: key in hints.removed,
    });
    const away = hints.removed[key];
    if (hints.rival?.fields?.includes(key)) made.rival?.values.push(entry(value));
    else if (away && Array.isArray(value)) {
      const tokens = book.domains[away]?.tokens ?? [];
      const given = (mask: number): string[] => tokens.filter((_, index) => (mask >> index) & 1);
      sides.forEach(({ values }, side) => {
        const mask = (value[side] ?? 0) as number;
        values.push({ ...entry(given(mask)), key });
        values.push({ ...entry(given(~mask)), key: `${key}_left`, name: shortName(`${key}_left`, name), own: true });
      });
    } else if (isPerCard(value, book)) made.beside.push({ key, name, values: value });
    else if (Array.isArray(value) && hints.split.includes(key) && (names || value.length % sides.length === 0)) {
      const share = names ? entryNames(names, book).length : value.length / sides.length; // a rival may have none
      sides.slice(0, value.length / share).forEach((side, index) => {
        const own = value.slice(index * share, (index + 1) * share) as number[];
        side.values.push(entry(own));
        if (hints.yards[key]) side.yards.push(...yardsOf(own, hints.yards[key], book));
      });
    } else if (Array.isArray(value) && isPerSide(key, value))
      value.forEach((held, side) => sides[side]!.values.push(entry(held)));
    else made.shared.values.push(entry(value));
  };

  const add = (key: string, value: unknown): void => {
    const zone = book.zones[key];
    const name = zone?.name ?? inWords(key);
    const holes = hints.holes[key];
    if (holes) (value as number[]).forEach((mask, side) => sides[side]!.holes.push(...holesOf(mask, holes, book)));
    if (key === "phase" && typeof value === "number") addValue(key, name, book.phases[value] ?? value);
    else if (hints.tally.includes(key) && Array.isArray(value))
      addValue(key, name, isNested(value) ? value.map(({ length }) => length) : value.length);
    else if (zone?.pieces && Array.isArray(value)) addPiles(key, name, value);
    else addValue(key, name, value);
  };

  const { map } = hints;
  const elsewhere = new Set([...KERNEL, ...hints.silent]);
  if (book.rival) elsewhere.add(book.rival.score);
  for (const fields of [stationFields, wheelFields, planFields, tagFields])
    for (const key of fields(book)) elsewhere.add(key);
  for (const key of made.rival ? [] : (hints.rival?.fields ?? [])) elsewhere.add(key);
  for (const key of Object.values(hints.together)) elsewhere.add(key);
  for (const [mode, keys] of Object.entries(hints.only)) if (!look[mode]) for (const key of keys) elsewhere.add(key);
  for (const key of map ? [map.counts, map.singles, map.holders, map.owners] : []) elsewhere.add(key);
  const names = new Set([...Object.keys(book.zones), ...Object.keys(look)]); // the order of the book, then the rest
  for (const key of names) if (key in look && !elsewhere.has(key)) add(key, look[key]);
  for (const [key, value] of Object.entries(look.derived))
    if (!elsewhere.has(key) && !hasStructure(value)) add(key, value);
  for (const { piles } of sides) piles.sort((a, b) => Number(b.own) - Number(a.own)); // a hand comes first
  const rank = ({ zone }: Pile): number => [...hints.first, zone].indexOf(zone);
  made.shared.piles.sort((a, b) => rank(a) - rank(b));
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
  for (const { heaps } of arrangement.stations)
    for (const { pieces } of heaps) for (const piece of pieces) if (piece !== null) seen.add(piece);
  for (const { tops } of arrangement.stations)
    for (const { card } of tops) if (typeof card === "number") seen.add(card);
  return seen;
};

/** Hidden neighbours are one back with a number; the order of the pile stays. Copies lie where the last of them is. */
export type Lying = { card: number; copies: number[] } | { hidden: number } | { empty: true };

export const lying = ({ pieces, stack }: Pile, book: Book): Lying[] => {
  const row: Lying[] = [];
  for (const piece of pieces) {
    const last = row.at(-1);
    if (piece === EMPTY) row.push({ empty: true });
    else if (piece !== null) {
      const same = stack ? row.findIndex((lies) => "card" in lies && book.cards[lies.card] === book.cards[piece]) : -1;
      const [before] = same < 0 ? [] : row.splice(same, 1);
      row.push({ card: piece, copies: [...(before && "card" in before ? before.copies : []), piece] });
    } else if (last && "hidden" in last) last.hidden += 1;
    else row.push({ hidden: 1 });
  }
  return row;
};
