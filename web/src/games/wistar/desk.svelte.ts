// The table's state of mind: the position in Wistar's terms, what is picked up and looked at, and what every thing on the table
// means now. Parts of the table read it; the rules stay on the server.
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { justTouched } from "../../lib/last";
import type { Design, Move, OfferedMove } from "../../lib/protocol";
import { BaseDesk, sum, useDesk as useAnyDesk, type Key } from "../../lib/table/desk.svelte";
import { say } from "../../lib/text.svelte";
import { faceOf, type Face } from "./faces";
import { flyAll } from "./flights";
import { actionsOf, hintOf } from "./prompt";
import { routeOf } from "./routes";
import { TABS, tabOf, type Tab } from "./tabs";
import { trayOf, type Tray } from "./tray";
import {
  END,
  OUTSIDE,
  SLOTS,
  type ActionForecast,
  type CardPrice,
  type FarmLayout,
  type Forecast,
  type MissionPrice,
  type Pile,
  type Promised,
  type Target,
  type WistarInsight,
  type WistarLook,
} from "./view";

export const known = (pile: Pile | undefined): number[] => (pile ?? []).filter((card) => card !== null);

export class Desk extends BaseDesk<WistarLook> {
  held = $state<Key | null>(null); // a rat, a tent, a good to swap: the first of two things
  room = $state<number | null>(null); // whose sheet is open
  seat = $state<number | null>(null); // whose things are looked at
  aside = $state(false); // what lies over the farm (a tray, the final points) is put aside
  readonly touch = new MediaQuery("(hover: none)"); // there is no Escape
  private wishedTab = $state<Tab | null>(null);

  // the position -----------------------------------------------------------------------------------------------------
  readonly over = $derived(this.look.phase === END && !this.look.waiting.length);
  readonly solo = $derived(this.players === 1);
  readonly sides = $derived(Math.max(2, this.players));
  readonly docked = $derived(this.narrow.current || this.low.current); // burrow and cards share a place
  readonly insight: Partial<WistarInsight> = $derived(this.look.insight ?? {});
  readonly layout = $derived(this.book.layout as FarmLayout | null);
  /** The other sides in the order in which they move after oneself. */
  readonly others = $derived.by(() => {
    const order = this.look.order.length ? this.look.order : Array.from({ length: this.sides }, (_, side) => side);
    const at = order.indexOf(this.me);
    return [...order.slice(at + 1), ...order.slice(0, at)];
  });
  private readonly faces = $derived(this.book.cards.map((design) => faceOf(design, this.design(design))));

  design(name: string): Design {
    return this.book.designs[name]!;
  }

  designOf(card: number): Design {
    return this.design(this.book.cards[card]!);
  }

  face(card: number): Face {
    return this.faces[card]!;
  }

  name(side: number): string {
    if (this.solo && side === 1) return this.book.rival?.name ?? "";
    return this.stage.name(side) || say("wistar-player", { number: side + 1 });
  }

  scoreOf(side: number): Record<string, number> {
    return this.solo && side === 1 ? (this.look.derived.rival_score[0] ?? {}) : this.look.scores[side]!;
  }

  override points(side: number): number {
    return sum(this.scoreOf(side));
  }

  override gain(side: number): number {
    if (!this.solo || side !== 1) return super.gain(side);
    const after = this.ghost?.derived.rival_score[0];
    return after ? sum(after) - this.points(1) : 0;
  }

  good(player: number, number: number): number {
    return this.look.goods[4 * player + number]!;
  }

  /** How a number of the look would change by what is pointed at. */
  delta(read: (look: WistarLook) => number): number {
    return this.ghost ? read(this.ghost) - read(this.look) : 0;
  }

  areaOf(action: number): number {
    const { tokens } = this.book.domains.action!;
    const areas = this.book.domains.area!.tokens;
    return areas.indexOf(this.design(`action_${tokens[action]}`).fields.area as string);
  }

  actionName(action: number): string {
    return this.design(`action_${this.book.domains.action!.tokens[action]}`).name;
  }

  /** The action plate that a slot lies at. */
  plateOf(slot: number): number {
    return this.look.derived.wheel.findIndex(({ sector }) => sector === Math.floor(slot / SLOTS));
  }

  placeName(place: number): string {
    return this.book.domains.room!.names[place]!;
  }

  /** Which number the first row of a mission card has. */
  rowsFrom(card: number): number {
    return this.book.domains.row!.tokens.indexOf(`${this.book.cards[card]}_1`);
  }

  // what follows from what this seat knows -----------------------------------------------------------------------------
  forecast(action: number): ActionForecast | null {
    return this.insight.actions?.[action] ?? null;
  }

  bonusForecast(slot: number, number: number): Forecast | null {
    return this.insight.bonuses?.[slot]?.[number] ?? null;
  }

  priceOf(card: number): CardPrice | null {
    return this.insight.hand?.find((price) => price.card === card) ?? null;
  }

  missionPrice(row: number): MissionPrice | null {
    return this.insight.missions?.find((price) => price.row === row) ?? null;
  }

  // what things mean now -----------------------------------------------------------------------------------------------
  protected override routeOf(move: Move): Key[] {
    return routeOf(move);
  }

  protected override keysOf(move: Move): Key[] {
    const [first, second] = routeOf(move);
    if (first === undefined) return [];
    if (second === undefined) return this.held ? [] : [first]; // what is held goes to its targets or back
    return this.held === first ? [first, second] : this.held ? [] : [first];
  }

  private readonly standing = $derived(new Set(this.book.standing));

  /** Ways of several steps on the farm, by the thing they lead to. */
  readonly ways: Map<Key, Target> = $derived.by(() => {
    const { explore } = this.insight;
    const ways = new Map<Key, Target>();
    if (!explore || !this.stage.ask || explore.ask !== this.kind) return ways;
    for (const target of explore.targets) {
      const key = routeOf(target.move as Move)[0]!;
      if (!ways.has(key)) ways.set(key, target);
    }
    return ways;
  });

  private readonly gestures: Map<Key, OfferedMove[]> = $derived.by(() => {
    const found = new Map<Key, OfferedMove[]>();
    if (this.held) return found;
    for (const [key, { move, steps, points }] of this.ways)
      if (steps.length > 1)
        found.set(key, [{ move: steps[0]!.move, text: this.sayWay(move as Move, points), gesture: steps }]);
    return found;
  });

  private sayWay([kind, part]: Move, points: number): string {
    const place = kind === "open" || kind === "fetch_cheese" ? "" : this.placeName(part!);
    return say(`wistar-way-${kind}`, { place, points });
  }

  override at(key: Key): OfferedMove[] {
    const moves = super.at(key);
    if (moves.length) return this.kind === "place_where" && key.startsWith("slot:") ? moves.map(this.foreseen) : moves;
    return this.gestures.get(key) ?? [];
  }

  /** A chief on a slot: what the whole turn would bring, plain gains first. */
  private readonly foreseen = (offered: OfferedMove): OfferedMove => {
    const slot = offered.move[1]!;
    const main = { move: ["main"] as Move, forecast: this.forecast(this.plateOf(slot)) };
    const bonuses = (this.insight.bonuses?.[slot] ?? []).map((forecast, number) => ({
      move: ["bonus", number] as Move,
      forecast,
    }));
    const parts = [main, ...bonuses].filter(({ forecast }) => forecast && !forecast.why);
    const plain = parts.filter(({ forecast }) => !forecast!.more);
    const asking = parts.filter(({ forecast }) => forecast!.more).slice(0, 1); // what comes after its question is unknown
    const steps = [...plain, ...asking].map(({ move }) => ({ ask: "act_which", move }));
    return { ...offered, foresee: [{ ask: "place_where", move: offered.move }, ...steps] };
  };

  /** Whether a thing is reached only by several steps. */
  isFar(key: Key): boolean {
    return !super.at(key).length && this.gestures.has(key);
  }

  /** Whether the server asks if a move at this thing is meant. */
  isMeant(key: Key): boolean {
    const wish = this.stage.confirming as { move?: Move } | null;
    return wish?.move !== undefined && routeOf(wish.move).includes(key);
  }

  /** What a chief at the slot that is pointed at would get: the action, then each bonus with what is printed. */
  readonly promised: Promised[] | null = $derived.by(() => {
    const [kind, slot] = this.pointer.move ?? [];
    if (kind !== "place" || this.kind !== "place_where") return null;
    const action = this.plateOf(slot!);
    const main = this.forecast(action);
    if (!main) return null;
    const built = main.most ? { [action === 1 ? "rooms_dug" : "beds"]: main.most } : {};
    const { bonuses = [] } = this.look.derived.wheel[action]?.slots.find((one) => one.slot === slot) ?? {};
    const parts = bonuses.map((effect, number) => ({ printed: effect, ...this.bonusForecast(slot!, number)! }));
    return [{ ...main, gain: { ...main.gain, ...built } }, ...parts];
  });

  /** Pick a thing up, or put it down again. */
  pick(key: Key): void {
    this.held = this.held === key ? null : key;
    this.pointer.leave();
  }

  /** The things that can be touched now and belong to the question itself, not to quick actions. */
  readonly lit: Key[] = $derived.by(() => {
    const asked = (this.stage.ask?.moves ?? []).filter(({ move }) => !this.standing.has(move[0]));
    const keys = asked.flatMap(({ move }) => [...this.keysOf(move), ...routeOf(move).slice(0, 1)]);
    return [...new Set([...keys, ...this.gestures.keys()])];
  });
  private readonly usable: Key[] = $derived([...this.byKey.keys(), ...this.gestures.keys()]);

  /** What lies before the player to choose from, instead of the farm. */
  readonly tray: Tray | null = $derived.by(() => trayOf(this));

  // last moves -----------------------------------------------------------------------------------------------------------
  /** Somebody alone has made all moves: only the last one is ringed. */
  private readonly just = $derived(this.solo ? justTouched(this.stage, this.book) : null);

  override lastOf(card: number | null): number | null {
    return this.just && card !== null ? (this.just.get(card) ?? null) : super.lastOf(card);
  }

  /** What others touched since the own last turn: slots, doors, mission rows. */
  readonly lastDone: Map<Key, number> = $derived.by(() => {
    const lines = this.stage.events ?? this.stage.fresh;
    const mine = lines
      .map(({ player, kind }) => player === this.stage.seat && kind !== "turn_started")
      .lastIndexOf(true);
    const since = lines.slice(mine + 1).some(({ kind }) => kind === "placed" || kind === "to_hut") ? mine + 1 : -1;
    const done = new Map<Key, number>();
    for (const { kind, args } of since < 0 ? this.stage.fresh : lines.slice(since)) {
      const [side, what] = args as number[];
      const owner = this.solo && side === 4 ? 1 : side!;
      if (kind === "placed") done.set(`slot:${what}`, owner);
      if (kind === "opened") done.set(`door:${what}`, owner);
      if (kind === "did_mission") done.set(`row:${what}`, owner);
    }
    return done;
  });

  // tabs -----------------------------------------------------------------------------------------------------------------
  readonly tabs: readonly Tab[] = $derived(
    this.phone.current ? TABS : this.narrow.current ? TABS.slice(2) : this.low.current ? TABS.slice(2, 4) : [],
  );

  tabOf(key: Key): Tab | null {
    const tab = tabOf(key, this.look, this.me);
    return tab && this.tabs.includes(tab) ? tab : null;
  }

  /** Where the targets of the question lie; the player may look elsewhere until the next one. */
  readonly tab: Tab = $derived.by(() => {
    if (this.wishedTab && this.tabs.includes(this.wishedTab)) return this.wishedTab;
    if (this.over && this.phone.current) return "farm"; // the points lie there
    if (this.kind === "price_which") return "cards"; // the card whose price is chosen
    const counts = new Map<Tab, number>();
    for (const key of this.lit) {
      const tab = this.tabOf(key);
      if (tab) counts.set(tab, (counts.get(tab) ?? 0) + 1);
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    return most?.[0] ?? this.tabs[0] ?? "wheel";
  });

  show(tab: Tab): void {
    this.wishedTab = tab;
  }

  hasTargets(tab: Tab): boolean {
    return this.usable.some((key) => this.tabOf(key) === tab);
  }

  protected override liesElsewhere(key: Key): boolean {
    return this.tabOf(key) !== null;
  }

  // the prompt -----------------------------------------------------------------------------------------------------------
  readonly actions = $derived.by(() => actionsOf(this, this.loose));
  readonly hint: string | null = $derived.by(() => hintOf(this));

  /** Where an own explorer or tent stands. */
  isPresent(place: number): boolean {
    return place !== OUTSIDE && (this.look.derived.present[this.me] ?? []).includes(place);
  }

  /** Put down what was picked up; false: there was nothing. */
  letGo(): boolean {
    const held = this.held !== null || this.room !== null || this.seat !== null;
    this.held = this.room = this.seat = null;
    this.pointer.leave();
    return held;
  }

  /** Keep up with the stage; called once by the table. */
  follow(): void {
    let mice: number[] = []; // per room, before the last update
    $effect(() => this.shell.setActions(this.actions));
    $effect(() => {
      void this.stage.ask;
      untrack(() => {
        this.wishedTab = this.held = this.room = null;
        this.aside = false;
      });
    });
    $effect(() => {
      const { fresh } = this.stage;
      const { me, solo, look, book } = untrack(() => ({
        me: this.me,
        solo: this.solo,
        look: this.look,
        book: this.book,
      }));
      const left = mice.flatMap((count, at) => ((look.mice_at[at]?.length ?? 0) < count ? [at + 1] : []));
      mice = look.mice_at.map((pile) => pile.length);
      if (fresh.length) requestAnimationFrame(() => flyAll(fresh, { look, book, me, solo, left }));
    });
  }
}

export const useDesk = (): Desk => useAnyDesk<Desk>();
