// The table's state of mind: the position in Lockup's terms, what is picked up and composed, and what every thing on the table
// means now. Parts of the table read it; the rules stay on the server.
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { EventLine, GestureStep, Move, OfferedMove } from "../../lib/protocol";
import type { PromptAction } from "../../lib/stage";
import { BaseDesk, sum, useDesk as useAnyDesk, type Key } from "../../lib/table/desk.svelte";
import { say } from "../../lib/text.svelte";
import { faceOf, type Face } from "./faces";
import { flyAll } from "./flights";
import { Plan } from "./plan.svelte";
import { promptOf } from "./prompt";
import { GIVES, routeOf, TRAY } from "./routes";
import * as view from "./view";
import {
  cubesOf,
  END,
  GUARDS,
  GUARDS_OWNER,
  has,
  insightOf,
  known,
  LIGHTS_OUT,
  type LockupLook,
  type Room,
} from "./view";

const DOWN = 1; // the face of a token

export class Desk extends BaseDesk<LockupLook> {
  token = $state<number | null>(null); // picked up in the holding cell
  down = $state(false); // to be laid face down
  given = $state.raw<number[]>([]); // cubes of an exchange, so far
  opened = $state<number | null>(null); // the room that stands open on a phone
  sheet = $state<number | null>(null); // the side whose cards are looked at
  readonly touch = new MediaQuery("(hover: none)"); // no keys to name
  readonly plan = new Plan(this);
  private traced: GestureStep[] = []; // what the pointer foresees of the plan

  // the position -----------------------------------------------------------------------------------------------------
  readonly insight = $derived(insightOf(this.look));
  readonly solo = $derived(this.players === 1);
  readonly sides = $derived(Math.max(2, this.players));
  readonly over = $derived(this.look.phase === END && !this.look.waiting.length);
  readonly rooms: Room[] = $derived(this.look.derived.rooms);
  readonly unseen = $derived(this.insight?.unseen ?? this.look.derived.unseen);
  /** The others clockwise; alone the guards. */
  readonly others = $derived(
    Array.from({ length: this.sides - 1 }, (_, step) => (this.me + 1 + step) % Math.max(2, this.sides)),
  );
  readonly everybody = $derived(Array.from({ length: this.sides }, (_, side) => side));
  readonly raiding = $derived(this.look.derived.raid?.when === "now");
  readonly inTray = $derived(TRAY.has(this.kind));
  private readonly faces = $derived(this.book.cards.map((design) => faceOf(design, this.book.designs[design]!)));

  face(card: number): Face {
    return this.faces[card]!;
  }

  isGuards(side: number): boolean {
    return this.solo && side === GUARDS;
  }

  name(side: number): string {
    if (this.isGuards(side)) return this.book.rival?.name ?? "";
    return this.stage.name(side) || say("lockup-player", { number: side + 1 });
  }

  /** The name for a narrow place: oneself is "you". */
  short(side: number): string {
    return side === this.stage.seat ? say("lockup-you") : this.name(side);
  }

  crew(side: number): string {
    return this.isGuards(side) ? "" : (this.look.crews[side] ?? "");
  }

  crewName(side: number): string {
    if (this.isGuards(side)) return this.name(side);
    return this.book.designs[this.crew(side)]?.name ?? say("lockup-no-crew");
  }

  roomName(room: number): string {
    return this.book.domains.location!.names[room]!;
  }

  cubes(side: number): number[] {
    return cubesOf(this.look, side);
  }

  /** Colours of a side, as style. */
  tint(side: number): string {
    if (this.isGuards(side)) return "--pc:var(--guard);--po:#fff";
    return `--pc:var(--p${(side % 5) + 1});--po:var(--p${(side % 5) + 1}-on)`;
  }

  override points(side: number): number {
    return this.isGuards(side) ? sum(this.look.derived.guards_score[0] ?? {}) : super.points(side);
  }

  scoreOf(side: number): Record<string, number> {
    return this.isGuards(side) ? (this.look.derived.guards_score[0] ?? {}) : this.look.scores[side]!;
  }

  /** Pieces of a side in a room. */
  piecesAt(side: number, room: number): view.Pile {
    return this.isGuards(side) ? this.look.guards_at[room]! : view.tokensAt(this.look, side, room);
  }

  strengthOf(piece: number, side: number): number {
    const { strength } = this.face(piece);
    return strength < 0 ? this.look.power[side]! : strength;
  }

  /** Equal cards of a pile together. */
  alike(pile: view.Pile, of: (face: Face) => string = (face) => face.design): number[][] {
    const groups = new Map<string, number[]>();
    for (const card of known(pile)) {
      const key = of(this.face(card));
      groups.set(key, [...(groups.get(key) ?? []), card]);
    }
    return [...groups.values()];
  }

  // what things mean now -----------------------------------------------------------------------------------------------
  protected override routeOf(move: Move): Key[] {
    const [key, ...rest] = routeOf(move);
    if (key === undefined) return [];
    // on a phone rooms are folded: the whole room stands for what lies in it
    const inRoom = this.phone.current ? /^(?:guard:|peek:\d+\.)(\d+)/.exec(key) : null;
    return inRoom ? [`room:${inRoom[1]}`] : [key, ...rest];
  }

  protected override keysOf(move: Move): Key[] {
    const keys = this.routeOf(move);
    if (move[0] === "place") return [keys[0]!, ...(move[1] === this.token ? [keys[1]!] : [])];
    if (move[0] === "enlist") return [...keys, ...this.look.goon_row.flatMap(known).map((goon) => `card:${goon}`)];
    if (!GIVES.has(move[0])) return keys;
    const gives = move.slice(1, -1) as number[];
    const left = [...gives];
    for (const cube of this.given) {
      const at = left.indexOf(cube);
      if (at < 0) return [];
      left.splice(at, 1);
    }
    return left.length ? left.map((cube) => `stash:${cube}`) : [keys.at(-1)!];
  }

  /** Books that are alike have one name. */
  protected override same(key: Key): Key {
    if (!key.startsWith("card:")) return key;
    const card = Number(key.slice(5));
    return this.book.designs[this.book.cards[card]!]?.kind === "books" ? `book:${this.book.cards[card]}` : key;
  }

  protected override hides({ move }: OfferedMove): boolean {
    return move[0] === "place" && (move[3] === DOWN) !== this.down;
  }

  /** The move that lays the token that is picked up into a room. */
  placing(room: number): OfferedMove | null {
    if (this.token === null) return null;
    return this.at(`room:${room}`).find(({ move }) => move[0] === "place") ?? null;
  }

  /** Why no token can be laid face down any more; null: one can. */
  readonly noHiding: string | null = $derived.by(() => {
    if (this.stage.moves("place").some(({ move }) => move[3] === DOWN)) return null;
    return this.stage.ask?.why.find(([move]) => move[0] === "place" && move[3] === DOWN)?.[1] ?? null;
  });

  pick(token: number): void {
    this.token = this.token === token ? null : token;
    this.pointer.leave();
  }

  /** A cube of an exchange is given; the last one makes the way to the supply free. */
  give(cube: number): void {
    this.given = [...this.given, cube];
    this.pointer.leave();
  }

  /** Whether cubes are given and taken now. */
  readonly trading = $derived(this.stage.ask?.moves.some(({ move }) => GIVES.has(move[0])) ?? false);

  /** What lies under the thumb on a phone: the part of the own area that the question needs. */
  readonly dock: "cell" | "stash" | "trade" | "books" | null = $derived.by(() => {
    if (!this.phone.current || !this.stage.ask) return null;
    if (this.kind.startsWith("place_")) return "cell";
    const takes = this.stage.moves("gain_cube").length > 0;
    if (this.trading || takes) return "trade";
    const pays = this.stage.ask.moves.some(({ move }) =>
      ["enlist", "make", "set_aside", "spend", "drop"].includes(move[0]),
    );
    if (pays) return "stash";
    return this.kind === "book_or_not" && this.stage.moves("book").length ? "books" : null;
  });

  /** Goons of the row, those that bring most first. */
  readonly bestGoons: number[] = $derived.by(() =>
    this.look.goon_row
      .flatMap(known)
      .sort((a, b) => (this.insight?.goons[b]?.stars ?? 0) - (this.insight?.goons[a]?.stars ?? 0)),
  );

  /** The raid that just was: stars that sides lost. It is told until the next own token, or the first check of the round. */
  readonly raidedOf: [side: number, lost: number][] | null = $derived.by(() => {
    const events = this.stage.events ?? [];
    const kinds = events.map(({ kind }) => kind);
    const last = kinds.lastIndexOf("raided");
    if (last < 0) return null;
    const own = ({ kind, args }: EventLine): boolean =>
      ["placed", "passed"].includes(kind) && args[0] === this.stage.seat;
    if (events.slice(last).some((event) => event.kind === "location_checked" || own(event))) return null;
    let first = last;
    while (kinds[first - 1] === "raided") first--;
    return events.slice(first, last + 1).map(({ args }) => {
      const [owner, , , lost] = args as number[];
      return [this.solo && owner === GUARDS_OWNER ? GUARDS : owner!, lost!];
    });
  });

  /** Whether a player is still to place tokens. */
  hasPassed(side: number): boolean {
    return has(this.look.passed, side);
  }

  // the prompt -----------------------------------------------------------------------------------------------------------
  readonly actions: PromptAction[] = $derived.by(() => promptOf(this).actions);
  readonly hint: string | null = $derived.by(() => promptOf(this).hint);

  confirm(): void {
    if (this.plan.steps.length) this.playSteps(this.plan.steps);
  }

  /** Put down what was picked up; false: there was nothing. */
  letGo(): boolean {
    const held = this.plan.drop() || this.token !== null || this.given.length > 0 || this.sheet !== null;
    if (this.given.length) this.given = this.given.slice(0, -1);
    else this.token = null;
    this.sheet = null;
    this.pointer.leave();
    return held;
  }

  /** Keep up with the stage; called once by the table. */
  follow(): void {
    $effect(() => this.shell.setActions(this.actions));
    $effect(() => {
      void this.stage.ask;
      untrack(() => this.begin());
    });
    $effect(() => {
      // what is composed is foreseen as long as nothing else is pointed at
      const { steps } = this.plan;
      const { move } = this.pointer;
      if (!steps.length || !this.stage.ask || (move && steps === this.traced)) return;
      this.traced = steps;
      untrack(() => this.pointer.trace(steps));
    });
    $effect(() => {
      const { location, phase } = this.look;
      untrack(() => (this.opened = phase === LIGHTS_OUT && location >= 0 ? location : null));
    });
    $effect(() => {
      const { fresh } = this.stage;
      if (fresh.length) requestAnimationFrame(() => flyAll(fresh, this.solo));
    });
  }

  /** A new question: what was composed belongs to the old one. */
  private begin(): void {
    this.plan.drop();
    this.given = [];
    if (this.token !== null && !this.stage.moves("place", this.token).length) this.token = null;
    this.down = false;
    if (this.kind !== "place_or_pass" && this.kind !== "place_more") this.token = null;
  }
}

export const useDesk = (): Desk => useAnyDesk<Desk>();
