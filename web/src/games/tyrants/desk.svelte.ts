// The table's state of mind: the position in Tyrants' terms, what is filtered, pointed at and picked up, and what every
// thing on the table means now. Parts of the table read it; the rules stay on the server.
import { untrack } from "svelte";
import type { Move, OfferedMove } from "../../lib/protocol";
import type { PromptAction } from "../../lib/stage";
import { BaseDesk, useDesk as useAnyDesk, type Key } from "../../lib/table/desk.svelte";
import { say } from "../../lib/text.svelte";
import { faceOf, type Face } from "./faces";
import { flyAll } from "./flights";
import { keyOf, placeOf, type Filter } from "./routes";
import { ACTIONS, END, known, SITES, type Pile, type TyrantsLook } from "./view";

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

const FEW = 3; // targets that are also said in words

/** The question in which the second move of a gesture is made. */
const FOLLOWS: Record<string, string> = { drop: "drop_where", lay: "lay_where" };

export class Desk extends BaseDesk<TyrantsLook> {
  filter = $state<Filter | null>(null);
  eye = $state<number | null>(null); // whose presence is shown; null: one's own
  site = $state<number | null>(null); // whose sheet is open
  private wishedTab = $state<Tab | null>(null);

  // the position -----------------------------------------------------------------------------------------------------
  readonly over = $derived(this.look.phase === END && !this.look.waiting.length);
  readonly compact = $derived(this.narrow.current || this.low.current); // cards are rows
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

  protected override same(key: Key): Key {
    if (!key.startsWith("card:")) return key;
    const card = Number(key.slice(5));
    return `card:${this.zones.get(card) ?? "nowhere"}/${this.book.cards[card]}`;
  }

  protected override routeOf(move: Move): Key[] {
    const key = keyOf(move, this.me);
    return key === null ? [] : [key];
  }

  protected override hides(offered: OfferedMove): boolean {
    return this.filter !== null && this.kind === "act" && offered.move[0] !== this.filter;
  }

  /** All that can be done in a place of the map, in the order of its pieces. */
  inPlace(place: number): OfferedMove[] {
    return [...this.byKey].flatMap(([key, moves]) => (placeOf(key) === place ? moves : []));
  }

  /** What can be chosen on the map now. */
  readonly targets: OfferedMove[] = $derived.by(() =>
    (this.stage.ask?.moves ?? []).filter(({ move }) => placeOf(keyOf(move, this.me) ?? "") !== null),
  );
  /** Few of them are also said in words, and have digits. */
  readonly fewTargets: OfferedMove[] = $derived(
    this.acting !== null && this.targets.length <= FEW && !this.stage.moves("pick").length ? this.targets : [],
  );

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

  // last moves ---------------------------------------------------------------------------------------------------------------
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
  protected override liesElsewhere(key: Key): boolean {
    return this.phone.current && TABS.some((tab) => IN_TAB[tab].test(key)); // in a tab that is not open
  }

  readonly actions: PromptAction[] = $derived.by(() =>
    this.loose.map(({ move, text }) => ({
      text,
      move,
      note: move[0] === "end_turn" ? this.leftOver : undefined,
      main: move[0] === "accept" || (move[0] === "end_turn" && (!this.leftOver || this.stage.ask!.moves.length === 1)),
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
    this.playSteps(moves.map((move, at) => ({ ask: at ? (FOLLOWS[move[0]] ?? "") : this.kind, move })));
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
      if (fresh.length) requestAnimationFrame(() => flyAll(fresh));
    });
  }
}

export const useDesk = (): Desk => useAnyDesk<Desk>();
