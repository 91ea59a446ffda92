// Where everything lies on the map: the tuned tables of the game's own `layout.toml`, read for a set of sections.
import type { Book } from "../../../lib/protocol";
import { ROCK_ART } from "../art";

export type Shape = "wide" | "narrow" | "low" | "square";
type Point = readonly [x: number, y: number];

interface Table {
  piece: number;
  sites: Record<string, Point>;
  roads: Record<string, Point[]>;
}

export interface Plan {
  plates: Map<number, Point>; // px: width and height of a plate that holds the name in any language
  piece: number; // px: the size of a troop that the table was tuned for
  sites: { site: number; at: Point }[]; // in parts of width and height
  spaces: { place: number; at: Point }[];
  routes: { between: [number, number]; spaces: Point[] }[];
}

/** What of a site is drawn as a room: its middle, and the middle of its spaces, where tunnels lead to. */
export interface Chamber {
  site: number;
  x: number;
  y: number;
  width: number;
  height: number;
  room: number; // y of the middle of its spaces
}

const part = ([x, y]: Point): Point => [x / 1000, y / 1000];

export const planOf = (book: Book, shape: Shape, sections: string): Plan => {
  const tables = (book.layout as Record<Shape, Record<string, Table> & { plates: Record<string, Point> }>)[shape];
  const table = tables[sections]!;
  const places = new Map(book.domains.place!.tokens.map((name, place) => [name, place]));
  const roads = Object.entries(table.roads);
  return {
    plates: new Map(Object.entries(tables.plates).map(([name, size]) => [places.get(name)!, size])),
    piece: table.piece,
    sites: Object.entries(table.sites).map(([name, at]) => ({ site: places.get(name)!, at: part(at) })),
    spaces: roads.flatMap(([name, points]) =>
      points.map((at, space) => ({
        place: places.get(points.length > 1 ? `${name}.${space + 1}` : name)!,
        at: part(at),
      })),
    ),
    routes: roads.map(([name, points]) => ({
      between: (book.designs[name]!.fields.between as string[]).map((site) => places.get(site)!) as [number, number],
      spaces: points.map(part),
    })),
  };
};

const TRIES = 60;
const DECORATIONS = 9;
const FREE = 30; // px around a decoration

/** Mushrooms, crystals and bats where there is nothing else; the same for the same size. */
export const decorations = (
  width: number,
  height: number,
  chambers: readonly Chamber[],
  spaces: readonly { x: number; y: number }[],
): { art: string; x: number; y: number; size: number }[] => {
  const found: { art: string; x: number; y: number; size: number }[] = [];
  for (let attempt = 1; attempt <= TRIES && found.length < DECORATIONS; attempt++) {
    const x = 30 + ((attempt * 0.618034) % 1) * (width - 60);
    const y = 26 + ((attempt * 0.754878) % 1) * (height - 52);
    const near = (other: { x: number; y: number }, across: number, down: number): boolean =>
      Math.abs(other.x - x) < across && Math.abs(other.y - y) < down;
    if (chambers.some((one) => near(one, one.width / 2 + FREE, one.height / 2 + FREE + 8))) continue;
    if (spaces.some((one) => near(one, FREE + 12, FREE + 12)) || found.some((one) => near(one, 120, 90))) continue;
    found.push({ art: ROCK_ART[found.length % ROCK_ART.length]!, x, y, size: 32 + (attempt % 3) * 7 });
  }
  return found;
};
