// From the tables of layout.toml to pixels: where chambers, plates, rooms, top rows, spaces and tunnels lie in a map area.
import type { Book } from "../../../lib/protocol";
import type { Box, Point } from "./shapes";

export type Shape = "wide" | "narrow" | "low" | "square";
export type Sections = "center" | "left" | "right" | "all";

interface Table {
  piece: number; // pixels in the area that the table was made for
  sites: Record<string, Point>; // 0 to 1000 of width and height: the middle of plate and room
  roads: Record<string, Point[]>; // the spaces of each route in play, from its first site to its last
}
type Sizes = {
  area: readonly [width: number, height: number];
  gap: number; // between pieces
  edge: number; // of a tunnel, beside a piece
  pad: number; // of a chamber, around plate and room
  lift: number; // of the plate above the room
  plates: Record<string, readonly [width: number, height: number]>; // for the longer name of both languages
} & Record<Sections, Table>;
export type Layout = Record<Shape, Sizes>;

export interface Chamber {
  site: string; // its design
  place: number; // its number in views and moves
  floor: Box; // the chamber itself
  plate: Box; // name and VP; on small maps VP and owner
  top: Box; // where marker and spies stand, across the upper wall
  sockets: Point[]; // the middle of each space of the room, in reading order
}
export interface Space {
  route: string;
  place: number;
  x: number;
  y: number;
}
export interface Tunnel {
  route: string;
  points: Point[]; // from the middle of one chamber to that of the other
  spaces: Space[];
}
export interface Plan {
  shape: Shape;
  piece: number; // pixels
  pitch: number; // from socket to socket
  text: number; // how much larger than in the table names are
  thick: number; // tunnels
  named: boolean; // whether plates have room for names
  chambers: Chamber[];
  tunnels: Tunnel[];
}

const COLUMNS: Record<number, number> = { 1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3 };
const TOP = { large: 18, small: 14 }; // height of a marker
const LARGEST = 1.27; // pieces of 24 px where the table has 19
const SMALLEST = 0.85;
const TEXT_SHARE = 0.45; // of what pieces grow, names grow this part: 14 px where the table has 12.5

/** The layout in a book of Tyrants. Null for a book without one. */
export const layoutOf = (book: Book): Layout | null => (book.layout as Layout | null) ?? null;

/** Which table fits an area best: phones have the square one, windows that are not high the low one. */
export function shapeFor(width: number, height: number): Shape {
  if (width < 600) return "square";
  if (width >= 820 && height >= 520) return "wide";
  return width >= 2.2 * height ? "low" : "narrow";
}

/** In how many columns the spaces of a site stand: as printed on small maps, in one row where there is room. */
export function columns(shape: Shape, sections: Sections, spaces: number): number {
  if (shape === "square") return COLUMNS[spaces] ?? 3;
  return spaces === 6 && sections !== "center" ? 3 : spaces;
}

/** How much larger than in its table everything may be drawn in an area. */
export const scaleFor = (sizes: Pick<Sizes, "area">, width: number, height: number): number =>
  Math.max(SMALLEST, Math.min(width / sizes.area[0], height / sizes.area[1]));

/** The numbers of the places of a book: sites first, then every space of every route, in play or not. */
function numbers(book: Book): { sites: Map<string, number>; roads: Map<string, number> } {
  const of = (kind: string): [string, Book["designs"][string]][] =>
    Object.entries(book.designs).filter(([, design]) => design.kind === kind);
  const sites = new Map(of("sites").map(([name], index) => [name, index]));
  const roads = new Map<string, number>();
  let next = sites.size;
  for (const [name, design] of of("routes")) {
    roads.set(name, next);
    next += Number(design.fields.spaces);
  }
  return { sites, roads };
}

/**
 * All boxes of the map in an area of so many pixels. The square table grows with its area (pinch, zoom) without end, and
 * takes plates with names from two and a half times its size on.
 */
export function planned(
  book: Book,
  layout: Layout,
  sections: Sections,
  width: number,
  height: number,
  shape: Shape = shapeFor(width, height),
): Plan {
  const sizes = layout[shape];
  const table = sizes[sections];
  const small = shape === "square";
  const scale = scaleFor(sizes, width, height);
  const grown = small ? scale : Math.min(LARGEST, scale);
  const named = !small || scale >= 2.5;
  const piece = Math.round(table.piece * grown);
  const gap = Math.round(small ? sizes.gap * Math.min(2, grown) : sizes.gap);
  const pitch = piece + gap;
  const text = small ? 1 : 1 + Math.max(0, grown - 1) * TEXT_SHARE;
  const plates = small && named ? layout.narrow.plates : sizes.plates;
  const lift = small && named ? layout.narrow.lift : sizes.lift;
  const tall = named ? TOP.large : TOP.small;
  const at = ([x, y]: Point): Point => [(x / 1000) * width, (y / 1000) * height];
  const { sites, roads } = numbers(book);

  const chambers = Object.entries(table.sites).map(([site, middle]): Chamber => {
    const [x, y] = at(middle);
    const spaces = Number(book.designs[site]?.fields.spaces ?? 1);
    const across = columns(shape, sections, spaces);
    const rows = Math.ceil(spaces / across);
    const [wide = 0, high = 0] = (plates[site] ?? []).map((side) => side * text);
    const content = { width: Math.max(wide, across * pitch), height: high + lift + rows * pitch - gap };
    const top = y - content.height / 2;
    const sockets = Array.from({ length: spaces }, (_, index): Point => {
      const row = Math.floor(index / across);
      const inRow = Math.min(across, spaces - row * across);
      return [x + ((index % across) - (inRow - 1) / 2) * pitch, top + high + lift + piece / 2 + row * pitch];
    });
    const marker = Number(book.designs[site]?.fields.marker_vp ?? -1) >= 0;
    const above = marker ? tall - 6 : tall - 10;
    return {
      site,
      place: sites.get(site) ?? -1,
      floor: { x, y, width: content.width + 2 * sizes.pad, height: content.height + 2 * sizes.pad },
      plate: { x, y: top + high / 2, width: wide, height: high },
      top: { x, y: top - sizes.pad - above + tall / 2, width: content.width, height: tall },
      sockets,
    };
  });

  const middles = new Map(chambers.map(({ site, floor }): [string, Point] => [site, [floor.x, floor.y]]));
  const tunnels = Object.entries(table.roads).map(([route, points]): Tunnel => {
    const [first, last] = (book.designs[route]?.fields.between ?? []) as string[];
    const spaces = points.map(at).map(([x, y], index) => ({ route, place: (roads.get(route) ?? 0) + index, x, y }));
    const ends = [middles.get(first ?? ""), middles.get(last ?? "")];
    const line = [ends[0], ...spaces.map(({ x, y }): Point => [x, y]), ends[1]];
    return { route, points: line.filter((point) => point !== undefined), spaces };
  });

  return { shape, piece, pitch, text, thick: piece + 2 * sizes.edge, named, chambers, tunnels };
}
