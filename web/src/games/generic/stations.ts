// A board of places in their order: what lies at each, by whose it is, and the numbers that belong to it.
import type { Book, Look, Piece } from "../../lib/protocol";
import { faceLines } from "./face";
import { hintsOf } from "./hints";
import { placeName } from "./places";
import { type Spot, spotFields, spotsAt } from "./spots";
import { named, seatsOf } from "./values";
import { entryNames, shortName } from "./words";

/** Pieces of one side at a place. */
export interface Heap {
  key: string;
  seat: number | null; // null: of nobody, or of an opponent without a seat
  name: string; // of its zone
  pieces: Piece[];
  strength: number | null; // while the place is under way
}

/** A pile whose top card is shown. */
export interface Top {
  key: string;
  zone: string;
  name: string;
  card: Piece | undefined; // undefined: the pile is used up
  below: number;
  printed: string; // under the pile
}

export interface Station {
  key: string;
  place: number;
  name: string;
  numbered: boolean;
  design: string; // for its help; "" without one
  now: boolean; // under way
  printed: { label: string; text: string }[]; // on the component
  facts: { name: string; text: string }[]; // what lies there, in words
  heaps: Heap[];
  spots: Spot[];
  tops: Top[];
  beside: Spot[]; // spots that lie beside the place
}

/** Fields that the stations show, so that nothing else has to. Zones said by name only are shown elsewhere too. */
export const stationFields = (book: Book): string[] => {
  const { stations } = hintsOf(book);
  if (!stations) return [];
  const { crews = [], piles = [], tops = [], numbers = [], each = {}, now = "", strengths = "" } = stations;
  const lying = [...crews, ...piles, ...tops, ...numbers, ...Object.keys(each)];
  return [...lying, now, strengths, ...spotFields(stations.spots ?? [])];
};

export const stationsOf = (look: Look, book: Book): Station[] => {
  const { stations, rival } = hintsOf(book);
  if (!stations) return [];
  const { crews = [], piles = [], tops = [], numbers = [], each = {}, now = "", strengths = "" } = stations;
  const field = <T>(name: string): T[] => (look[name] ?? look.derived[name] ?? []) as T[];
  const count = look.scores.length;
  const tokens = book.domains[stations.domain]?.tokens ?? [];
  const sums = field<number>(strengths);
  const zoneName = (zone: string): string => shortName(zone, book.zones[zone]?.name ?? zone);

  const order = stations.order ? field<number>(stations.order) : tokens.map((_, place) => place);
  return order.map((place): Station => {
    const token = tokens[place]!;
    const isNow = look[now] === place;
    const strength = (side: number): number | null => (isNow ? (sums[side] ?? null) : null);
    const heap = (zone: string, seat: number | null, held: Piece[] | undefined, side: number): Heap[] =>
      held?.length
        ? [{ key: `${zone}-${seat ?? ""}`, seat, name: zoneName(zone), pieces: held, strength: strength(side) }]
        : [];
    const ofPlayers = seatsOf(count).flatMap((seat) =>
      crews.flatMap((zone) => heap(zone, seat, field<Piece[]>(zone)[tokens.length * seat + place], seat)),
    );
    const ofNobody = piles.flatMap((zone) =>
      heap(zone, null, field<Piece[]>(zone)[place], zone === rival?.pile ? count : -1),
    );
    const { upper, lower } = stations.spots ? spotsAt(look, book, place, token) : { upper: [], lower: [] };
    /** On the component: first what belongs to spots, then what lies under the piles. */
    const printed = faceLines(book.designs[token], count);
    const told = stations.spots?.some((spots) => spots.printed) ? upper.filter((spot) => !spot.under).length : 0;
    return {
      key: token,
      place,
      name: placeName(token, book),
      numbered: !stations.order,
      design: book.designs[token] ? token : "",
      now: isNow,
      printed: printed.slice(told + tops.length),
      facts: [
        ...numbers.flatMap((key) => {
          const value = field<number>(key)[place] ?? 0;
          return value ? [{ name: zoneName(key), text: String(value) }] : [];
        }),
        ...Object.entries(each).flatMap(([key, domain]) => {
          const names = entryNames(domain, book);
          const share = field<number>(key).slice(names.length * place, names.length * (place + 1));
          const text = named(share, names)
            .map(({ name, value }) => `${name} ${value}`)
            .join(", ");
          return text ? [{ name: zoneName(key), text }] : [];
        }),
        ...lyingByName(look, book, place),
      ],
      heaps: [...ofPlayers, ...ofNobody],
      spots: upper,
      tops: tops.map((zone, index) => {
        const held = field<Piece[]>(zone)[place] ?? [];
        const under = printed[told + index]?.text ?? "";
        return {
          key: `${zone}-${place}`,
          zone,
          name: zoneName(zone),
          card: held.at(-1),
          below: Math.max(0, held.length - 1),
          printed: under,
        };
      }),
      beside: lower,
    };
  });
};

/** Cards that lie at a place and are shown in a row of their own: their names. */
const lyingByName = (look: Look, book: Book, place: number): { name: string; text: string }[] => {
  const { domain, named: zones = {} } = hintsOf(book).stations!;
  const tokens = book.domains[domain]?.tokens ?? [];
  return Object.entries(zones).flatMap(([zone, property]) => {
    const has = (token: string): boolean => book.designs[token]?.fields[property] === true;
    if (!has(tokens[place]!)) return [];
    const held = (look[zone] as Piece[][] | undefined)?.[tokens.slice(0, place).filter(has).length] ?? [];
    const names = held.flatMap((piece) => (piece === null ? [] : [book.designs[book.cards[piece]!]?.name ?? ""]));
    return names.length
      ? [{ name: shortName(zone, book.zones[zone]?.name ?? zone), text: [...new Set(names)].join(", ") }]
      : [];
  });
};
