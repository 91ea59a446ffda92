// A plan of a house: its rooms floor by floor, what lies in each, who is there, and the ways between them.
import type { Book, Look, Piece } from "../../lib/protocol";
import { effectLines } from "./face";
import { hintsOf } from "./hints";
import { spotKey } from "./spots";
import { entryNames, inWords, shortName } from "./words";

/** A row of a card: what it asks for and gives, and who did it. */
export interface Row {
  key: string; // as moves name it
  name: string;
  text: string;
  done: { side: number; name: string } | null; // with which thing
}

export interface Room {
  key: string; // as moves name it
  name: string;
  design: string; // for its help; "" outside
  figures: number[]; // sides
  camps: number[]; // sides
  facts: { name: string; text: string }[];
  card: { name: string; design: string; rows: Row[] } | null;
  hidden: string; // what lies here face down; "" for nothing
}

export interface Way {
  key: string; // as moves name it
  design: string;
  ends: [string, string]; // names of rooms
  closed: boolean;
}

/** Rooms side by side, each with the ways that lead to it from the one before it, or from outside. */
export interface Floor {
  name: string;
  cellar: boolean;
  rooms: { room: Room; ways: Way[] }[];
  down: Way[]; // to other floors
}

export interface Plan {
  outside: Room | null;
  floors: Floor[];
}

/** Fields that the plan shows. */
export const planFields = (book: Book): string[] => {
  const { plan } = hintsOf(book);
  if (!plan) return [];
  const { doors, figures, camps, piles, cards, marks, top } = plan;
  return [doors, figures, camps, cards, marks, ...piles, ...Object.keys(top)];
};

const rowsOf = (look: Look, book: Book, design: string): Row[] => {
  const { rows, marks, things } = hintsOf(book).plan!;
  const names = entryNames(things, book);
  const tokens = book.domains[rows]?.tokens ?? [];
  return effectLines(book.designs[design]!).map((line, index) => {
    const value = tokens.indexOf(`${design}_${index + 1}`);
    const held = (look[marks] as number[])[value] ?? -1;
    const end = line.indexOf(": ");
    return {
      key: spotKey(rows, value),
      name: line.slice(0, Math.max(0, end)),
      text: line.slice(end < 0 ? 0 : end + 2).replace(/\.$/, ""),
      done: held < 0 ? null : { side: Math.floor(held / names.length), name: names[held % names.length] ?? "" },
    };
  });
};

const roomsOf = (look: Look, book: Book): Room[] => {
  const { domain, figures, camps, piles, cards, top } = hintsOf(book).plan!;
  const list = <T>(name: string): T[] => (look[name] ?? []) as T[];
  const tokens = book.domains[domain]?.tokens ?? [];
  const names = entryNames(domain, book);
  const sides = list<number>(figures).length;
  const campsOfSide = list<number>(camps).length / sides;
  const outside = tokens.filter((token) => !book.designs[token]).length; // zones have no pile for those
  const zoneName = (zone: string): string => shortName(zone, book.zones[zone]?.name ?? zone);
  return tokens.map((token, place): Room => {
    const design = book.designs[token];
    const pile = (zone: string): Piece[] => list<Piece[]>(zone)[place - outside] ?? [];
    const counted = piles.flatMap((zone) =>
      pile(zone).length ? [{ name: zoneName(zone), text: String(pile(zone).length) }] : [],
    );
    const tops = Object.entries(top).flatMap(([zone, property]) => {
      const lying = list<Piece>(zone);
      const last = book.designs[book.cards[lying.at(-1) ?? -1] ?? ""];
      return design?.fields[property] === true && last ? [{ name: last.name, text: `×${lying.length}` }] : [];
    });
    const [card] = pile(cards);
    const shown = typeof card === "number" ? book.cards[card]! : "";
    return {
      key: spotKey(domain, place),
      name: names[place] ?? inWords(token),
      design: design ? token : "",
      figures: list<number>(figures).flatMap((where, side) => (where === place ? [side] : [])),
      camps: list<number>(camps).flatMap((where, index) => (where === place ? [Math.floor(index / campsOfSide)] : [])),
      facts: [...counted, ...tops],
      card: shown ? { name: book.designs[shown]!.name, design: shown, rows: rowsOf(look, book, shown) } : null,
      hidden: card === null ? zoneName(cards) : "",
    };
  });
};

/** `hall` is the room `room_hall`. */
const isNamed = (token: string, end: string): boolean => token === end || token.endsWith(`_${end}`);

interface Joined {
  way: Way;
  places: [number, number];
}

const waysOf = (look: Look, book: Book, rooms: Room[]): Joined[] => {
  const { domain, ways, doors } = hintsOf(book).plan!;
  const tokens = book.domains[domain]?.tokens ?? [];
  return (book.domains[ways]?.tokens ?? []).map((design, value) => {
    const ends = book.designs[design]!.fields.between as [string, string];
    const places = ends.map((end) => tokens.findIndex((token) => isNamed(token, end))) as [number, number];
    const closed = Boolean((look[doors] as Piece[][])[value]?.includes(null));
    const names = places.map((place) => rooms[place]!.name) as [string, string];
    return { way: { key: spotKey(ways, value), design, ends: names, closed }, places };
  });
};

export const planOf = (look: Look, book: Book): Plan | null => {
  const { plan } = hintsOf(book);
  if (!plan) return null;
  const tokens = book.domains[plan.domain]?.tokens ?? [];
  const rooms = roomsOf(look, book);
  const joined = waysOf(look, book, rooms);
  const outside = rooms.findIndex(({ design }) => !design);
  const told = new Set<Way>();
  /** The ways between two rooms, each once. */
  const between = (here: number, there: number): Way[] => {
    const found = joined.filter(({ way, places }) => !told.has(way) && places.includes(here) && places.includes(there));
    for (const { way } of found) told.add(way);
    return found.map(({ way }) => way);
  };
  const floorOf = (place: number): unknown => book.designs[tokens[place]!]?.fields[plan.floor];
  const rows = plan.floors.map((name) => rooms.flatMap((_, place) => (floorOf(place) === name ? [place] : [])));
  const floors = rows.map((places, index): Floor => ({
    name: plan.floors[index]!,
    cellar: index >= plan.floors.indexOf(plan.cellar),
    rooms: places.map((place, at) => ({ room: rooms[place]!, ways: between(at ? places[at - 1]! : outside, place) })),
    down: [],
  }));
  floors.forEach((floor, index) => {
    floor.down = rows[index]!.flatMap((place) => rooms.flatMap((_, other) => between(place, other)));
  });
  return { outside: rooms[outside] ?? null, floors };
};
