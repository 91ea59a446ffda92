// The round board: where its parts lie, from the polar coordinates of the game's layout. Points are in parts of 1000 of the
// picture; a segment takes 72 degrees, the first of the ring stands on top.
import type { Book } from "../../../lib/protocol";
import { INNER, LEFT, RIGHT, SLOTS } from "../view";

export type Polar = readonly [degrees: number, radius: number];
export interface Point {
  x: number;
  y: number;
}

/** Per place of the ring. */
interface Piles {
  townsfolk: Polar[];
  manuscript: Polar[];
}

interface Layout {
  size: number;
  segment: Record<"left" | "right" | "inner" | "trade_left" | "trade_right" | "river", Polar>;
  board: Piles & { name: Polar[] };
  picture: Piles; // the same on the small board of a phone
  rim: { radius: number; slots: number[] };
  castle: { edges: [number, number, number]; workers: [number, number] };
}

const SEGMENT = 72; // degrees
const MIDDLE = 500;

export class Geometry {
  private readonly layout: Layout;

  constructor(
    book: Book,
    readonly ring: readonly number[], // segments clockwise
    readonly castle: readonly number[], // per segment: the section beside it
  ) {
    this.layout = book.layout as Layout;
  }

  get edges(): [number, number, number] {
    return this.layout.castle.edges;
  }
  get parts(): Layout["segment"] {
    return this.layout.segment;
  }
  get rim(): number {
    return this.layout.rim.radius;
  }
  /** A radius in the units of the picture. */
  long(radius: number): number {
    return 2 * MIDDLE * this.layout.size * radius;
  }

  // angles: degrees clockwise from 12 o'clock -----------------------------------------------------------------------------
  /** The left border of the segment at a place of the ring. */
  border(position: number): number {
    return SEGMENT * position - SEGMENT / 2;
  }
  positionOf(segment: number): number {
    return this.ring.indexOf(segment);
  }
  /** The segment beside which a section of the castle lies. */
  segmentOf(section: number): number {
    return this.castle.indexOf(section);
  }

  point(degrees: number, radius: number): Point {
    const turn = (degrees * Math.PI) / 180;
    return { x: MIDDLE + this.long(radius) * Math.sin(turn), y: MIDDLE - this.long(radius) * Math.cos(turn) };
  }
  /** A point of a segment, by what the layout says of it. */
  in(segment: number, [degrees, radius]: Polar): Point {
    return this.point(this.border(this.positionOf(segment)) + degrees, radius);
  }

  /** Where the piles of a segment lie: cards stand upright, so every place of the ring has its room elsewhere. */
  pile(segment: number, part: keyof Piles, picture: boolean): Point {
    return this.in(segment, this.layout[picture ? "picture" : "board"][part][this.positionOf(segment)]!);
  }

  name(segment: number): Point {
    return this.in(segment, this.layout.board.name[this.positionOf(segment)]!);
  }

  // spaces, sites, sections -----------------------------------------------------------------------------------------------
  polarOf(space: number): Polar {
    const { left, right, inner } = this.parts;
    const [degrees, radius] = [left, right, inner][space % 3]!;
    return [this.border(this.positionOf(Math.floor(space / 3))) + degrees, radius];
  }
  space(space: number): Point {
    return this.point(...this.polarOf(space));
  }
  angleOf(place: number): number {
    return this.border(this.positionOf(Math.floor(place / SLOTS))) + this.layout.rim.slots[place % SLOTS]!;
  }
  site(place: number): Point {
    return this.point(this.angleOf(place), this.rim);
  }
  /** The sign of a link lies in the middle between its ends. */
  link(first: number, second: number): Point {
    const [from, to] = this.between(first, second);
    return this.point((from + to) / 2, this.rim);
  }
  /** Angles of two sites, the second after the first. */
  between(first: number, second: number): [number, number] {
    const [from, to] = [this.angleOf(first), this.angleOf(second)];
    return [from, to < from ? to + 360 : to];
  }
  /** The middle of a section. */
  middleOf(section: number): number {
    return this.border(this.positionOf(this.segmentOf(section))) + SEGMENT / 2;
  }
  /** Where the workers of a section stand, beside one another on a tier. */
  workers(section: number, tier: number, count: number): Point[] {
    const apart = Math.min(tier ? 17 : 12, 58 / Math.max(1, count));
    return Array.from({ length: count }, (_, index) =>
      this.point(this.middleOf(section) + (index - (count - 1) / 2) * apart, this.layout.castle.workers[tier]!),
    );
  }

  /** Whether a part of the ring runs rather down than across: signs there are stacked. */
  steep(degrees: number): boolean {
    return Math.abs(Math.sin((degrees * Math.PI) / 180)) > 0.7;
  }

  // outlines --------------------------------------------------------------------------------------------------------------
  at(degrees: number, radius: number): string {
    const { x, y } = this.point(degrees, radius);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  arc(from: number, to: number, radius: number): string {
    const r = this.long(radius).toFixed(1);
    return `M${this.at(from, radius)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${this.at(to, radius)}`;
  }
  /** A part of a ring. */
  band(from: number, to: number, inside: number, outside: number): string {
    const [inner, outer] = [this.long(inside).toFixed(1), this.long(outside).toFixed(1)];
    const back = `L${this.at(to, inside)}A${inner} ${inner} 0 0 0 ${this.at(from, inside)}Z`;
    return `M${this.at(from, inside)}L${this.at(from, outside)}A${outer} ${outer} 0 0 1 ${this.at(to, outside)}${back}`;
  }
  /** The road inwards from the left space of a segment, and the one outwards to its right space. */
  inwards(border: number): string {
    const [at, out] = this.parts.left;
    const [inner, ring] = this.parts.inner;
    return `M${this.at(border + at, out - 0.012)}C${this.at(border + 8, 0.66)} ${this.at(border + 9, 0.5)} ${this.at(border + inner - 7, ring)}`;
  }
  outwards(border: number): string {
    const [at, out] = this.parts.right;
    const [inner, ring] = this.parts.inner;
    return `M${this.at(border + inner + 5, ring)}C${this.at(border + 49, 0.49)} ${this.at(border + 46.5, 0.62)} ${this.at(border + at, out - 0.012)}`;
  }

  /** The road of one step, from a space to one of the next. */
  step(from: number, to: number): string {
    const border = this.border(this.positionOf(Math.floor(from / 3)));
    const [inner, ring] = this.parts.inner;
    const [start, goal] = [this.polarOf(from), this.polarOf(to)];
    const end = goal[0] < start[0] ? goal[0] + 360 : goal[0];
    if (from % 3 === INNER && to % 3 === RIGHT)
      return `M${this.at(border + inner, ring)}L${this.outwards(border).slice(1)}`;
    if (from % 3 === LEFT && to % 3 === INNER) return `${this.inwards(border)}L${this.at(border + inner, ring)}`;
    return this.arc(start[0], end, start[1]);
  }
  /** A way over several spaces. */
  way(from: number, places: readonly number[]): string {
    return places.map((to, index) => this.step(index ? places[index - 1]! : from, to)).join("");
  }
}
