// A map as a list: every place in play with what stands there, ways between places as a row of their spaces.
import type { Book, Look } from "../../lib/protocol";
import { hintsOf } from "./hints";
import { inWords } from "./words";

export interface Tile {
  key: string;
  name: string;
  design: string; // for its help; "" without one
  places: number[]; // one, or the spaces of a way
  counts: number[]; // per colour, then free spaces
  spaces: number[]; // of a way: the colour of each, or -1
  holder: number; // -1: nobody
  owned: boolean; // by the holder, with more than plain control
  agents: number[]; // players
  facts: { key: string; value: number }[];
}

export interface Places {
  tiles: Tile[];
  ways: Tile[];
}

/** `a-b.2` is the second space of the way `a-b`. */
const wayOf = (token: string): string => token.replace(/\.\d+$/, "");

const endsOf = (design: string, book: Book): string[] => {
  const between = book.designs[design]?.fields.between;
  return Array.isArray(between) ? between.map(String) : [];
};

/** The name of a place as people call it: from its component, or from those at both ends. */
export const placeName = (token: string, book: Book): string => {
  const way = wayOf(token);
  const ends = endsOf(way, book);
  const space = token.slice(way.length + 1);
  const name = ends.length
    ? ends.map((end) => placeName(end, book)).join(" – ")
    : (book.designs[token]?.name ?? inWords(token));
  return ends.length && space ? `${name}, ${space}` : name;
};

/** The names of the places in a bit mask. */
export const placesIn = (mask: number, domain: string, book: Book): string[] =>
  (book.domains[domain]?.tokens ?? []).flatMap((token, place) =>
    Math.floor(mask / 2 ** place) % 2 ? [placeName(token, book)] : [],
  );

export const placesOf = (look: Look, book: Book): Places | null => {
  const { map } = hintsOf(book);
  if (!map) return null;
  const field = <T>(name: string): T[] => (look[name] ?? look.derived[name] ?? []) as T[];
  const counts = field<number[]>(map.counts);
  const singles = field<number>(map.singles);
  const holders = field<number>(map.holders);
  const owners = field<number>(map.owners);
  const agents = field<number>(map.agents);
  const tokens = map.domains
    .map((domain) => book.domains[domain]?.tokens ?? [])
    .reduce((longest, list) => (list.length > longest.length ? list : longest), []);
  const tile = (token: string, places: number[]): Tile => ({
    key: token,
    name: placeName(token, book),
    design: book.designs[token] ? token : "",
    places,
    counts: [],
    spaces: [],
    holder: -1,
    owned: false,
    agents: [],
    facts: [],
  });

  const inPlay = new Set<string>();
  const tiles = counts.flatMap((here, place) => {
    const token = tokens[place];
    if (!token || !here.some(Boolean)) return [];
    inPlay.add(token);
    const holder = holders[place] ?? -1;
    const fields = book.designs[token]?.fields ?? {};
    const facts = map.facts.flatMap((key) => {
      const value = fields[key];
      return typeof value === "number" && value >= 0 ? [{ key, value }] : [];
    });
    const spying = agents.flatMap((mask, seat) => (Math.floor(mask / 2 ** place) % 2 ? [seat] : []));
    const owned = holder >= 0 && owners[place] === holder;
    return [{ ...tile(token, [place]), counts: here, holder, owned, agents: spying, facts }];
  });

  const ways = new Map<string, Tile>();
  singles.forEach((colour, index) => {
    const place = counts.length + index;
    const way = wayOf(tokens[place] ?? "");
    if (!endsOf(way, book).every((end) => inPlay.has(end))) return;
    const made = ways.get(way) ?? tile(way, []);
    made.places.push(place);
    made.spaces.push(colour);
    ways.set(way, made);
  });
  return { tiles, ways: [...ways.values()] };
};
