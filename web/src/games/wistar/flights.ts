// Where tokens, chiefs and rats fly when an event tells that one went somewhere: from the very thing that gives it (a plate, a slot,
// a row, a card, a door) to the very place that takes it. Cards, slots and explorers slide by themselves (lib/motion.ts).
import type { Book, EventLine } from "../../lib/protocol";
import { fly, type Flight } from "../../lib/table/flights";
import { GOODS, type WistarLook } from "./view";

const RIVAL = 4; // the owner of events of the rival clan
const MOST = 4; // tokens of one kind at once
const DECKS = ["basic", "advanced"];

/** What a table knows about the events: the position they led to, and the rooms that a mouse has left. */
export interface Scene {
  look: WistarLook;
  book: Book;
  me: number;
  solo: boolean;
  left: number[];
}

/** What events of the same update have told before: where the things that follow come from. */
interface Told {
  slot: number;
  plate: number;
  thing: string[]; // the door or card that was just turned up
}

const piece = (name: number | string): string => `[data-piece="${name}"]`;
const room = (place: number, what = ""): string[] => [
  `[data-place="${place}"] ${what}`,
  `[data-place="${place}"]`,
  ".farm",
];
const mark = (side: number): string => `m-${side + 1}`;
const several = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(count, MOST) }, () => flight);

class Course {
  private readonly told: Told = { slot: -1, plate: -1, thing: [] };
  private readonly left: number[];

  constructor(private readonly scene: Scene) {
    this.left = [...scene.left];
    this.told.slot = scene.look.slot;
  }

  private at(side: number, own: string, other = ""): string[] {
    const seat = `[data-seat="${side}"]`;
    return side === this.scene.me ? [own, seat] : [`${seat} ${other}`, seat];
  }

  private good(side: number, good: string): string[] {
    return this.at(side, `[data-good="${good}"]`, ".opp__g");
  }

  /** The thing that an effect comes from: a piece, a marker space, or an occasion of the turn. */
  private source(source: number): string[] {
    const { look, book } = this.scene;
    const turn = [`[data-slot="${this.told.slot}"]`, piece(`plate ${this.told.plate}`), ".hub", ".wheel", ".hub-at"];
    const spaces = book.domains.card!.tokens.length; // come after the cards
    if (source < spaces) {
      const mission = look.derived.missions.find(({ card }) => card === source);
      return [piece(source), ...(mission ? room(mission.place, ".mis") : []), ...this.told.thing, ...turn];
    }
    const occasion = source - spaces - book.domains.space!.tokens.length;
    if (occasion < 0) return [piece(`space ${source - spaces}`), ".mks", ...turn];
    const name = book.domains.source!.tokens[source];
    if (name === "main") return [piece(`plate ${this.told.plate}`), ...turn];
    if (name === "hut" || name === "potion") return [".hut", ...turn];
    if (name === "joker" || name === "current") return [`[data-good="${name}"]`, ...turn]; // bought with other goods
    return turn;
  }

  private row(row: number): string[] {
    const mission = this.scene.look.derived.missions.find(({ rows }) => rows.some((one) => one.row === row));
    return [`[data-row="${row}"]`, ...room(mission?.place ?? 0)];
  }

  private listen(kind: string, [, second = -1, third = -1]: number[]): void {
    if (kind === "placed" || kind === "took_bonus") this.told.slot = second;
    if (kind === "placed") this.told.plate = third;
    if (kind === "acted") this.told.plate = second;
    if (kind === "opened") this.told.thing = [`[data-passage="${second}"]`];
    if (kind === "revealed") this.told.thing = room(third, ".mis");
  }

  private readonly flights: Record<string, (side: number, ...parts: number[]) => Flight[]> = {
    placed: (side, slot) => [
      { from: this.at(side, ".self .pawns", ".pawns"), to: [`[data-slot="${slot}"] .sock`], sign: mark(side) },
    ],
    to_hut: (side) => [
      { from: this.at(side, ".self .pawns", ".pawns"), to: [".hut__q > span:last-of-type", ".hut"], sign: mark(side) },
    ],
    gained: (side, good, count, source) =>
      several(count, { from: this.source(source!), to: this.good(side, GOODS[good!]!), sign: `w-${GOODS[good!]}` }),
    spent: (side, good, count, source) =>
      several(count, { from: this.good(side, GOODS[good!]!), to: this.source(source!), sign: `w-${GOODS[good!]}` }),
    lost: (side, good, count, card) =>
      several(count, { from: this.good(side, GOODS[good!]!), to: this.source(card!), sign: `w-${GOODS[good!]}` }),
    gained_vp: (side, _count, source) => [
      { from: this.source(source!), to: this.at(side, ".self__n", ".opp__s"), sign: "w-vp" },
    ],
    got_current: (side, _level, source) => [
      { from: this.source(source!), to: this.good(side, "current"), sign: "w-current" },
    ],
    drew: (side, card, deck) => [
      {
        from: [`.deckb.${DECKS[deck!]}`],
        to: this.at(side, `.hand ${piece(card!)}`, ".opp__g"),
        sign: `w-${DECKS[deck!]}`,
      },
    ],
    moved_worker: (side, from, to) => this.worker(side, from!, to!),
    brought_out: (side, to) => this.worker(side, "entrance", to!),
    opened: (side, passage) => [
      { from: [`[data-passage="${passage}"]`], to: this.at(side, '[data-sign="door"]'), sign: "w-door" },
    ],
    pitched: (side, place) => [
      { from: this.at(side, '[data-sign="tent"]'), to: room(place!, ".ppl"), sign: "i-camping-tent" },
    ],
    moved_tent: (_side, from, to) => [{ from: room(from!, ".ppl"), to: room(to!, ".ppl"), sign: "i-camping-tent" }],
    took_mouse: (side, mouse) => this.mouse(side, mouse!),
    did_mission: (side, row) => [
      {
        from: this.at(side, piece(`space ${(this.scene.look.marks[row!] ?? 0) % 10}`), ".opp__t"),
        to: this.row(row!),
        sign: mark(side),
      },
    ],
    claimed: (side, goal) => [
      { from: this.at(side, ".self__n", ".opp__n"), to: [piece(goal!), ".goals"], sign: mark(side) },
    ],
    dug: (side, _count, _price, source) => [
      { from: this.source(source!), to: this.at(side, ".cell.dug.now", ".opp__t"), sign: "w-room" },
    ],
    built_bed: (side, _count, _price, source) => [
      { from: this.source(source!), to: this.at(side, ".cell.bed.now", ".opp__t"), sign: "w-bed" },
    ],
  };

  private worker(side: number, from: number | string, to: number): Flight[] {
    if (side !== this.scene.me) return [];
    return [{ from: [`[data-area="${from}"]`], to: [`[data-area="${to}"]`], sign: "i-rat" }];
  }

  /** A mouse that lay open (the guest of the round, cheese) slides into the own burrow by itself. */
  private mouse(side: number, mouse: number): Flight[] {
    const place = this.left.shift();
    if (place === undefined && side === this.scene.me) return [];
    const from = place === undefined ? [".hub", ".hub-at", ".wheel"] : room(place, ".mice");
    return [{ from, to: this.at(side, `.dig ${piece(mouse)}`, ".opp__t"), sign: "w-mouse" }];
  }

  of({ kind, args }: EventLine): Flight[] {
    const parts = args as number[];
    this.listen(kind, parts);
    const side = parts[0] === RIVAL && this.scene.solo ? 1 : parts[0];
    return typeof side === "number" ? (this.flights[kind]?.(side, ...parts.slice(1)) ?? []) : [];
  }
}

/** Show what just happened. */
export const flyAll = (events: readonly EventLine[], scene: Scene): void => {
  const course = new Course(scene);
  fly(
    ":is(.wistar, .wistar-side)",
    events.flatMap((event) => course.of(event)),
  );
};
