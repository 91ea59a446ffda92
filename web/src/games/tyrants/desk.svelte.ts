// The table's state of mind: the position in Tyrants' terms, what is filtered, pointed at and picked up, and what every
// thing on the table means now. Parts of the table read it; the rules stay on the server.
import { getContext, setContext, untrack } from "svelte";
import { MediaQuery, SvelteMap } from "svelte/reactivity";
import type { Book, Move, OfferedMove } from "../../lib/protocol";
import { lastTouched } from "../../lib/last";
import { Pointer } from "../../lib/pointer.svelte";
import type { PromptAction, Shell, Stage, TableProps } from "../../lib/stage";
import { say } from "../../lib/text.svelte";
import { faceOf, type Face } from "./faces";
import { fly } from "./flights";
import { keyOf, placeOf, type Filter, type Key } from "./routes";
import { ACTIONS, END, known, SITES, total, type Pile, type TyrantsLook } from "./view";

export const TABS = ["hand", "market", "players"] as const;
export type Tab = (typeof TABS)[number];
/** Things that lie in a tab, as `Desk.same` names them. */
const IN_TAB: Record<Tab, RegExp> = {
  hand: /^(card:(hand|played|discards|circle)|surplus)/,
  market: /^card:(market|priestesses|guards|outcasts|devoured)/,
  players: /^(house|trophy):/,
};
/** Questions whose targets are all over the map: nothing is dimmed for them. */
const EVERYWHERE = new Set(["act", "start_where", "spy_where"]);

/** The question in which the second move of a gesture is made. */
const FOLLOWS: Record<string, string> = { drop: "drop_where", lay: "lay_where" };

export class Desk {
  filter = $state<Filter | null>(null);
  eye = $state<number | null>(null); // whose presence is shown; null: one's own
  site = $state<number | null>(null); // whose sheet is open
  private wishedTab = $state<Tab | null>(null);
  private claims = new SvelteMap<Key, number>(); // things that lie on the table now
  readonly pointer: Pointer;
  readonly phone = new MediaQuery("max-width: 720px");
  readonly narrow = new MediaQuery("max-width: 1240px");
  readonly low = new MediaQuery("(min-width: 1241px) and (max-height: 820px)");
  readonly large = new MediaQuery("(min-width: 1680px) and (min-height: 980px)");

  constructor(
    private readonly props: () => TableProps,
    readonly shell: Shell,
  ) {
    this.pointer = shell.pointer ?? new Pointer(() => this.stage);
  }

  // the position -----------------------------------------------------------------------------------------------------
  get stage(): Stage {
    return this.props().stage;
  }
  get book(): Book {
    return this.props().book;
  }
  readonly look = $derived(this.stage.look as TyrantsLook);
  readonly players = $derived(this.look.barracks.length);
  readonly me = $derived(Math.max(0, this.stage.seat)); // who watches sits behind the first seat
  readonly watching = $derived(this.stage.seat < 0);
  readonly over = $derived(this.look.phase === END && !this.look.waiting.length);
  readonly compact = $derived(this.narrow.current || this.low.current); // cards are rows
  readonly kind = $derived(this.stage.ask?.kind ?? "");
  /** Opponents clockwise, then oneself: next to the own area. */
  readonly order = $derived(Array.from({ length: this.players }, (_, seat) => (this.me + 1 + seat) % this.players));
  private readonly faces = $derived(this.book.cards.map((design) => faceOf(design, this.book.designs[design]!)));
  readonly siteDesigns = $derived(this.book.domains.site!.tokens.map((name) => this.book.designs[name]!.fields));

  face(card: number): Face {
    return this.faces[card]!;
  }

  siteName(site: number): string {
    return this.book.domains.site!.names[site]!;
  }

  /** A site, or a space of the route between two of them. */
  placeName(place: number): string {
    if (place < SITES) return this.siteName(place);
    const [route, space] = this.book.domains.place!.tokens[place]!.split(".");
    const sites = this.book.domains.site!.tokens;
    const ends = (this.book.designs[route!]!.fields.between as string[]).map((site) =>
      this.siteName(sites.indexOf(site)),
    );
    return say("tyrants-route", { from: ends[0]!, to: ends[1]!, space: Number(space ?? 0) });
  }

  name(seat: number): string {
    return this.stage.name(seat) || say("tyrants-player", { number: seat + 1 });
  }

  /** Whose troop: a player, or nobody's. */
  ownerName(colour: number): string {
    return colour < this.players ? this.name(colour) : say("tyrants-white");
  }

  points(seat: number): number {
    return total(this.look.scores[seat]!);
  }

  /** Cards of a pile by design: equal ones together, dearest first. */
  alike(pile: Pile): number[][] {
    const groups = new Map<string, number[]>();
    for (const card of known(pile)) {
      const { design } = this.face(card);
      groups.set(design, [...(groups.get(design) ?? []), card]);
    }
    return [...groups.values()].sort((a, b) => this.face(b[0]!).circle - this.face(a[0]!).circle);
  }

  /** The card that is carried out; null: none asks for anything. */
  readonly acting: number | null = $derived.by(() => {
    const { acting, phase } = this.look;
    const own = this.look.waiting.includes(this.look.current) || this.stage.ask !== null;
    return acting >= 0 && own && this.kind !== "act" && (phase === ACTIONS || this.kind !== "") ? acting : null;
  });

  // what things mean now -----------------------------------------------------------------------------------------------
  /** Where every card lies: a move that names one of several equal cards of a pile is made at any of them. */
  private readonly zones = $derived.by(() => {
    const zones = new Map<number, string>();
    const lay = (zone: string, pile: Pile): void => known(pile).forEach((card) => zones.set(card, zone));
    const { look, me } = this;
    lay("hand", look.hands[me]!);
    look.market.forEach((pile) => lay("market", pile));
    lay("priestesses", look.priestesses);
    lay("guards", look.guards);
    lay("outcasts", look.outcasts);
    lay("devoured", look.devoured);
    look.played.forEach((pile, seat) => lay(`played ${seat}`, pile));
    look.discards.forEach((pile, seat) => lay(`discards ${seat}`, pile));
    look.inner_circles.forEach((pile, seat) => lay(`circle ${seat}`, pile));
    return zones;
  });

  private same(key: Key): Key {
    if (!key.startsWith("card:")) return key;
    const card = Number(key.slice(5));
    return `card:${this.zones.get(card) ?? "nowhere"}/${this.book.cards[card]}`;
  }

  private readonly byKey = $derived.by(() => {
    const sorted = new Map<Key, OfferedMove[]>();
    for (const offered of this.stage.ask?.moves ?? []) {
      if (this.filter && this.kind === "act" && offered.move[0] !== this.filter) continue;
      const key = keyOf(offered.move, this.me);
      if (key) sorted.set(this.same(key), [...(sorted.get(this.same(key)) ?? []), offered]);
    }
    return sorted;
  });

  private readonly whyByKey = $derived.by(() => {
    const reasons = new Map<Key, string>();
    for (const [move, rule] of this.stage.ask?.why ?? []) {
      const key = keyOf(move, this.me);
      if (key && !reasons.has(this.same(key))) reasons.set(this.same(key), rule);
    }
    return reasons;
  });

  at(key: Key): OfferedMove[] {
    return this.byKey.get(this.same(key)) ?? [];
  }

  whyNot(key: Key): string | null {
    return this.stage.ask && !this.at(key).length ? (this.whyByKey.get(this.same(key)) ?? null) : null;
  }

  /** All that can be done in a place of the map, in the order of its pieces. */
  inPlace(place: number): OfferedMove[] {
    return [...this.byKey].flatMap(([key, moves]) => (placeOf(key) === place ? moves : []));
  }

  countOf(filter: Filter): number {
    return this.stage.moves(filter).length;
  }

  /** Places with something to do; null while nothing is dimmed. */
  readonly bright: Set<number> | null = $derived.by(() => {
    const pointed = this.pointed;
    if (pointed) return pointed;
    if (!this.stage.ask || EVERYWHERE.has(this.kind)) return null;
    const places = [...this.byKey.keys()].map(placeOf);
    const here = new Set(places.filter((place) => place !== null));
    return here.size && here.size <= 8 && places.every((place) => place !== null) ? here : null;
  });

  /** The places that a choice under the pointer would lead to. */
  private readonly pointed: Set<number> | null = $derived.by(() => {
    const here = this.ringed;
    return here.size && !EVERYWHERE.has(this.pointer.preview?.ask?.kind ?? "") ? here : null;
  });

  /** Where a choice under the pointer would lead to: rings, also where there are many. */
  readonly ringed: Set<number> = $derived.by(() => {
    const { preview, move } = this.pointer;
    const next = move?.[0] === "pick" && preview?.ask && preview.ask.kind !== "act" ? preview.ask.moves : [];
    return new Set(next.map((move) => placeOf(keyOf(move, this.me) ?? "")).filter((place) => place !== null));
  });

  // what the pointer would do ------------------------------------------------------------------------------------------------
  /** The position after what is pointed at, where it differs; the fields of the look as they are else. */
  readonly ghost: TyrantsLook | null = $derived.by(() =>
    this.pointer.preview ? ({ ...this.look, ...this.pointer.preview.look } as TyrantsLook) : null,
  );

  /** How the points of a seat would change. */
  gain(seat: number): number {
    return this.ghost ? total(this.ghost.scores[seat]!) - this.points(seat) : 0;
  }

  // last moves ---------------------------------------------------------------------------------------------------------------
  private readonly touched = $derived(lastTouched(this.stage, this.book));

  lastOf(card: number | null): number | null {
    return card === null ? null : (this.touched.get(card) ?? null);
  }

  /** Who placed a troop or a spy somewhere since the own last turn: `30.1` (place, colour), `s3.1` (site, player). */
  readonly lastPlaced: Map<string, number> = $derived.by(() => {
    const lines = this.stage.events ?? this.stage.fresh;
    const begun = lines
      .map(({ kind, args }) => kind === "turn_started" && args[0] === this.stage.seat)
      .lastIndexOf(true);
    const end = begun >= 0 && this.look.current === this.stage.seat ? begun : lines.length;
    const since = lines
      .slice(0, end)
      .map(({ player }) => player === this.stage.seat)
      .lastIndexOf(true);
    const placed = new Map<string, number>();
    for (const { kind, args } of lines.slice(since + 1, end)) {
      const [player, second, third] = args as number[];
      if (kind === "deployed" || kind === "deployed_for_power") placed.set(`${second}.${player}`, player!);
      if (kind === "supplanted") placed.set(`${third}.${player}`, player!);
      if (kind === "spy_placed") placed.set(`s${second}.${player}`, player!);
    }
    return placed;
  });

  // tabs of narrow windows -----------------------------------------------------------------------------------------------------
  /** Where the targets of the question lie; the player may look elsewhere until the next one. */
  readonly tab: Tab = $derived.by(() => this.wishedTab ?? this.tabOfQuestion);

  private readonly tabOfQuestion: Tab = $derived.by(() => {
    const keys = [...this.byKey.keys()];
    const lies = (zones: RegExp): boolean => keys.some((key) => zones.test(key));
    if (this.kind === "act") return "hand"; // a card of the market must not come under a finger that plays the hand
    return (["market", "players"] as const).find((tab) => lies(IN_TAB[tab])) ?? "hand";
  });

  show(tab: Tab): void {
    this.wishedTab = tab;
  }

  /** Whether a tab has something to do in it. */
  hasTargets(tab: Tab): boolean {
    return [...this.byKey.keys()].some((key) => IN_TAB[tab].test(key));
  }

  // the prompt -----------------------------------------------------------------------------------------------------------------
  /** A thing lies on the table as long as the component that calls this is there. */
  claim(key: () => Key | null): void {
    $effect(() => {
      const at = key();
      if (at === null) return;
      const same = untrack(() => this.same(at));
      untrack(() => this.claims.set(same, (this.claims.get(same) ?? 0) + 1));
      return () => untrack(() => this.claims.set(same, (this.claims.get(same) ?? 1) - 1));
    });
  }

  private isOnTable(move: Move): boolean {
    const key = keyOf(move, this.me);
    if (key === null) return false;
    const same = this.same(key);
    const elsewhere = this.phone.current && TABS.some((tab) => IN_TAB[tab].test(same)); // in a tab that is not open
    return elsewhere || (this.claims.get(same) ?? 0) > 0;
  }

  readonly actions: PromptAction[] = $derived.by(() =>
    (this.stage.ask?.moves ?? [])
      .filter(({ move }) => !this.isOnTable(move))
      .map(({ move, text }) => ({
        text,
        move,
        note: move[0] === "end_turn" ? this.leftOver : undefined,
        main:
          move[0] === "accept" || (move[0] === "end_turn" && (!this.leftOver || this.stage.ask!.moves.length === 1)),
      })),
  );

  /** What would be lost with the end of the turn. */
  private readonly leftOver: string = $derived.by(() => {
    const { hands, power, influence } = this.look;
    const cards = hands[this.me]!.length;
    return cards || power || influence ? say("tyrants-left-over", { cards, power, influence }) : "";
  });

  /** The second line of the prompt: what would happen, or what the pool can buy. */
  readonly hint: string | null = $derived.by(() => {
    if (!this.stage.ask) return null;
    if (this.kind === "choose_one")
      return say(this.phone.current ? "tyrants-hint-choose-touch" : "tyrants-hint-choose");
    if (this.kind !== "act") return null;
    return say("tyrants-hint-act", {
      power: this.look.power,
      deploy: this.countOf("deploy"),
      kill: this.countOf("assassinate"),
      spies: this.countOf("return_spy"),
      influence: this.look.influence,
      recruit: this.countOf("recruit"),
    });
  });

  /** Make a move, or several that are one gesture: later ones are made only if they are asked as expected. */
  play(moves: Move[]): void {
    const [first, ...rest] = moves;
    if (!first || !this.stage.ask) return;
    if (!rest.length || !this.stage.chain) this.stage.play(first);
    else
      this.stage.chain([
        { ask: this.kind, move: first },
        ...rest.map((move) => ({ ask: FOLLOWS[move[0]] ?? "", move })),
      ]);
  }

  /** Put down what was picked up; false: there was nothing. */
  letGo(): boolean {
    const held = this.filter !== null || this.site !== null;
    this.filter = this.site = null;
    this.pointer.leave();
    return held;
  }

  /** Keep up with the stage; called once by the table. */
  follow(): void {
    $effect(() => this.shell.setActions(this.actions));
    $effect(() => {
      void this.stage.ask;
      untrack(() => {
        this.wishedTab = null;
        if (this.kind !== "act") this.filter = null;
      });
    });
    $effect(() => {
      if (this.filter && !this.countOf(this.filter)) untrack(() => (this.filter = null));
    });
    $effect(() => {
      const { fresh } = this.stage;
      if (fresh.length) requestAnimationFrame(() => fly(fresh));
    });
  }
}

const KEY = Symbol("desk");
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
