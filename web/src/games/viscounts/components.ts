// All components of a game by their numbers, made once from the book.
import type { Book } from "../../lib/protocol";
import {
  buildingOf,
  folkOf,
  giverOf,
  placesOf,
  schemeOf,
  segmentOf,
  startOf,
  tileOf,
  trackOf,
  type Building,
  type Folk,
  type Giver,
  type Scheme,
  type Segment,
  type Start,
  type Tile,
  type TrackSpace,
} from "./faces";

export class Faces {
  readonly segments: Segment[];
  readonly sections: Giver[];
  readonly buildings: Building[];
  readonly track: TrackSpace[];
  readonly sites: Map<number, Giver>;
  readonly links: Map<number, Giver>;
  private readonly folks = new Map<string, Folk>();

  constructor(
    private readonly book: Book,
    face: number,
  ) {
    const each = <T>(domain: string, make: (name: string, at: number) => T): T[] =>
      book.domains[domain]!.tokens.map(make);
    this.segments = each("segment", (name) => segmentOf(name, book.designs[name]!));
    this.sections = each("section", (name) => giverOf(name, book.designs[name]!));
    this.buildings = each("building", (name, slot) => buildingOf(name, book.designs[name]!, slot));
    this.track = Object.values(book.designs)
      .filter(({ kind }) => kind === "track")
      .map(trackOf);
    this.sites = placesOf(book, "sites", face);
    this.links = placesOf(book, "links", face);
  }

  kind(card: number): string {
    return this.book.designs[this.book.cards[card]!]!.kind;
  }
  folk(card: number): Folk {
    const name = this.book.cards[card]!;
    const made = this.folks.get(name) ?? folkOf(name, this.book.designs[name]!);
    this.folks.set(name, made);
    return made;
  }
  tile(card: number): Tile {
    const name = this.book.cards[card]!;
    return tileOf(name, this.book.designs[name]!);
  }
  scheme(card: number): Scheme {
    const name = this.book.cards[card]!;
    return schemeOf(name, this.book.designs[name]!);
  }
  start(card: number): Start {
    return startOf(this.book.designs[this.book.cards[card]!]!);
  }
  /** Numbers that stand on no card: `numbers("castle").leader`. */
  numbers(name: string): Record<string, unknown> {
    return this.book.designs[name]!.fields;
  }
}
