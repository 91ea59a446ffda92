// The table's state of mind: the position in Viscounts' terms, what is held and foreseen, and what every thing on the table
// means now. Parts of the table read it; the rules stay on the server.
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { justTouched } from "../../lib/last";
import type { EventLine, Move, OfferedMove, Preview } from "../../lib/protocol";
import type { PromptAction } from "../../lib/stage";
import { BaseDesk, sum, useDesk as useAnyDesk, type Key } from "../../lib/table/desk.svelte";
import { say } from "../../lib/text.svelte";
import { Geometry } from "./board/geometry";
import { Faces } from "./components";
import { flyAll } from "./flights";
import { motionSoFar } from "./flow";
import { hasParts, openParts, routeOf, SOURCE_AT } from "./routes";
import { AUTOMA, AUTOMA_OWNER, END, type Offer, type ViscountsLook } from "./view";

export const TABS = ["now", "hand", "board", "rivals"] as const;
export type Tab = (typeof TABS)[number];
/** Things that lie in a tab. */
const IN_TAB: Record<Exclude<Tab, "now">, RegExp> = {
  hand: /^(card:hand|card:discards|deck)/,
  board: /^(slot|paper):/,
  rivals: /^$/,
};
/** What a finger chooses first and does with a second tap, since it cannot point: moves with a forecast. */
const FORESEEN = new Set(
  "play move trade construct erect station transcribe climb settle dismiss pay recruit".split(" "),
);
/** Questions of few answers whose results are all shown side by side. */
const COMPARED = new Set(["rise_which", "expel_whom", "link_first", "react_first", "choose_one", "settle_where"]);
const FEW = 5;
/** Questions of the castle in motion itself; others come from what its sections give. */
const IN_MOTION = new Set(["rise_which", "expel_whom"]);
/** The move of each action. */
const ACTION_OF = ["trade", "construct", "station", "transcribe"];

export class Desk extends BaseDesk<ViscountsLook> {
  held = $state<Key | null>(null); // one part of a move of two
  chosen = $state.raw<OfferedMove | null>(null); // by a finger: foreseen, not done yet
  segment = $state<number | null>(null); // whose sheet is open
  scores = $state(true); // after the end: points, or the board
  private wishedTab = $state<Tab | null>(null);
  private rested = $state(false); // the pointer has not moved since something was chosen
  private lastSpace = $state<number | null>(null); // that was pointed at
  results = $state.raw<Map<string, Preview>>(new Map()); // of the answers of a question, by move
  readonly touch = new MediaQuery("(hover: none)");

  // the position -----------------------------------------------------------------------------------------------------
  readonly solo = $derived(this.look.automa !== "");
  readonly sides = $derived(this.solo ? 2 : this.players);
  readonly over = $derived(this.look.phase === END && !this.look.waiting.length);
  readonly tabbed = $derived(this.narrow.current || this.phone.current);
  /** The others, as they come after the own side. */
  readonly rivals = $derived(Array.from({ length: this.sides - 1 }, (_, at) => (this.me + 1 + at) % this.sides));
  readonly faces = $derived(new Faces(this.book, this.look.face));
  readonly plan = $derived(new Geometry(this.book, this.look.ring, this.look.castle));
  /** Somebody else's turn, and a choice of one's own in it. */
  readonly offTurn = $derived(this.stage.ask !== null && this.look.phase !== 0 && this.look.active !== this.me);

  isAutoma(side: number): boolean {
    return this.solo && side === AUTOMA;
  }
  /** The number of the mark of a side. */
  mark(side: number): number {
    return this.isAutoma(side) ? AUTOMA_OWNER : side;
  }
  sideOf(owner: number): number {
    return owner === AUTOMA_OWNER ? AUTOMA : owner;
  }
  name(side: number): string {
    if (this.isAutoma(side)) return this.book.rival?.name ?? "";
    return this.stage.name(side) || say("viscounts-player", { number: side + 1 });
  }
  override points(side: number): number {
    return sum((this.isAutoma(side) ? this.look.derived.automa_score[0] : this.look.scores[side]) ?? {});
  }
  override gain(side: number): number {
    if (!this.ghost) return 0;
    const after = this.isAutoma(side) ? this.ghost.derived.automa_score[0] : this.ghost.scores[side];
    return sum(after ?? {}) - this.points(side);
  }
  goods(side: number): number[] {
    return this.look.goods.slice(4 * side, 4 * side + 4);
  }
  /** The three card spaces of a side. */
  row(side: number, look: ViscountsLook = this.look): (number | null)[] {
    return look.boards.slice(3 * side, 3 * side + 3).map((pile) => pile[0] ?? null);
  }
  top(pile: (number | null)[] | undefined): number | null {
    return pile?.at(-1) ?? null;
  }
  spaceName(space: number): string {
    const segment = this.faces.segments[Math.floor(space / 3)]!;
    const number = segment.spaces[space % 3];
    return number === undefined
      ? say("viscounts-space-inner", { segment: segment.name })
      : say("viscounts-space-outer", { segment: segment.name, number });
  }
  /** A site by its place: what stands or may stand there. */
  siteName(site: number): string {
    const there = this.look.sites[site]!;
    if (there < 0) return say("viscounts-site-free", { gives: this.faces.sites.get(site)?.words ?? "" });
    const building = this.faces.buildings[there % 9]!;
    return say("viscounts-site-built", { building: building.name, name: this.name(Math.floor(there / 9)) });
  }

  // what things mean now -----------------------------------------------------------------------------------------------
  protected override routeOf(move: Move): Key[] {
    return routeOf(move);
  }

  /** Things beside the main one at which a move can be made, too: the part of the board that it is about. */
  private also(move: Move): Key[] {
    const here = this.look.viscounts[this.me] ?? -1;
    const segment = Math.floor(here / 3);
    if (here < 0) return [];
    if (move[0] === "trade") return [`sign:${here}`];
    if (move[0] === "station") return [`section:${this.look.castle[segment]}`];
    if (move[0] === "transcribe") return [`scroll:${segment}`];
    return move[0] === "dismiss" ? [`pile:${segment}`] : [];
  }

  protected override keysOf(move: Move): Key[] {
    return hasParts(move) ? openParts(move, this.held) : [...routeOf(move), ...this.also(move)];
  }

  isPart(key: Key | null): boolean {
    return key !== null && this.at(key).some(({ move }) => hasParts(move));
  }

  isChosen(key: Key | null): boolean {
    if (key === null) return false;
    if (this.held === key) return true;
    return this.chosen !== null && [...routeOf(this.chosen.move), ...this.also(this.chosen.move)].includes(key);
  }

  /** Whether a click is handled step by step: parts of a move, or a finger that wants to foresee it. */
  inSteps(key: Key | null): boolean {
    if (key === null) return false;
    const moves = this.at(key);
    return this.isPart(key) || (this.touch.current && moves.length === 1 && FORESEEN.has(moves[0]!.move[0]));
  }

  press(key: Key, moves: OfferedMove[]): void {
    const [only] = moves;
    if (!only) return;
    if (!this.isPart(key)) return this.decide(only);
    if (this.held === key) return void this.letGo();
    const done = moves.find(({ move }) => this.held !== null && routeOf(move).includes(this.held));
    if (done) return this.decide(done);
    this.chosen = null;
    this.pointer.leave();
    this.held = key;
    this.rested = true;
  }

  /** Do it; by a finger only after it was shown what would happen. */
  private decide(offered: OfferedMove): void {
    if (!this.touch.current || !FORESEEN.has(offered.move[0]) || this.chosen?.move === offered.move)
      return this.stage.play(offered.move);
    this.chosen = offered;
    this.rested = true;
    this.pointer.trace([{ ask: this.kind, move: offered.move }]);
  }

  /** What is chosen stays in sight: a button that appears under a pointer at rest was not meant. */
  private keepChoice(): void {
    const { chosen, held, pointer, rested } = this;
    const meant = pointer.move !== null && !rested;
    if (meant || (!chosen && !held) || this.stage.busy) return;
    const wanted = chosen?.move ?? null;
    if (pointer.move === wanted) return;
    untrack(() => (wanted ? pointer.trace([{ ask: this.kind, move: wanted }]) : pointer.leave()));
  }

  /** A hand moved the pointer, pressed or used a key: what is entered from now on is meant. */
  stir(event: Event): void {
    if (event instanceof PointerEvent) {
      const { type, clientX: x, clientY: y } = event;
      const rests = type !== "pointerdown" && x === this.where.x && y === this.where.y;
      this.where = { x, y };
      if (rests) return;
    }
    this.rested = false;
  }
  private where = { x: -1, y: -1 }; // of the pointer

  /** The move that is pointed at or chosen. */
  readonly subject: Move | null = $derived(this.pointer.move ?? this.chosen?.move ?? null);
  /** The offer of that move, with its numbers. */
  readonly pointed: OfferedMove | null = $derived.by(() => {
    const { subject } = this;
    return subject ? (this.stage.ask?.moves.find(({ move }) => move.join() === subject.join()) ?? null) : null;
  });

  // destinations ---------------------------------------------------------------------------------------------------------
  readonly offers: Record<string, Offer> = $derived(
    this.kind === "move_where" ? (this.look.insight?.offers ?? {}) : {},
  );
  /** The space that is told about: pointed at, or the last that was. */
  readonly space: number | null = $derived.by(() => {
    const now = this.subject?.[0] === "move" ? this.subject[1]! : this.lastSpace;
    return now !== null && this.offers[now] ? now : null;
  });

  // the action ---------------------------------------------------------------------------------------------------------------
  /** The actions that the question is about, as far as anything of them is offered or refused. */
  readonly openActions: number[] = $derived.by(() => {
    const { ask } = this.stage;
    if (ask?.kind === "pay_which") return [Number(ask.args[0])];
    const named = [...(ask?.moves ?? []).map(({ move }) => move), ...(ask?.why ?? []).map(([move]) => move)];
    const found = named.map(([kind, part]) => (kind === "dismiss" ? part! : ACTION_OF.indexOf(kind)));
    return [...new Set(found.filter((action) => action >= 0))];
  });

  // last moves ---------------------------------------------------------------------------------------------------------------
  /** Who built where since the own last move. */
  private readonly lastBuilt: Map<number, number> = $derived.by(() => {
    const lines = this.stage.events ?? this.stage.fresh;
    const since = lines.map(({ player }) => player === this.stage.seat).lastIndexOf(true);
    const own = since === lines.length - 1;
    const built = lines.slice(own ? -1 : since + (this.solo ? 0 : 1)).filter(({ kind }) => kind === "built");
    return new Map(built.map(({ args }) => [args[2] as number, args[0] as number]));
  });

  private readonly alone = $derived(justTouched(this.stage, this.book));

  /** Alone all moves are one's own: then only what the last one touched. */
  override lastOf(card: number | null): number | null {
    if (!this.solo) return super.lastOf(card);
    return card === null ? null : (this.alone.get(card) ?? null);
  }

  lastSite(site: number): number | null {
    return this.lastBuilt.get(site) ?? null;
  }

  // what a question comes from -------------------------------------------------------------------------------------------
  readonly source: number | null = $derived.by(() => {
    const at = SOURCE_AT[this.kind];
    const source = at === undefined ? undefined : this.stage.ask?.args[at];
    return typeof source === "number" ? source : null;
  });

  /** What the castle has done already, while a question interrupts it. */
  readonly castleSoFar: readonly EventLine[] = $derived.by(() => {
    const source = this.source === null ? "" : (this.book.domains.source!.tokens[this.source] ?? "");
    if (!IN_MOTION.has(this.kind) && !/^(tier_|removed_)/.test(source)) return [];
    return motionSoFar(this.stage.events ?? []);
  });

  // tabs of narrow windows -----------------------------------------------------------------------------------------------
  readonly tab: Tab = $derived.by(() => this.wishedTab ?? this.tabOfQuestion);

  private readonly tabOfQuestion: Tab = $derived.by(() => {
    const keys = [...this.byKey.keys()].map((key) => this.zoned(key));
    if (!this.stage.ask) return "hand";
    if (keys.length && keys.every((key) => IN_TAB.board.test(key) || key.startsWith("site:")) && this.kind !== "act")
      return "board";
    return keys.some((key) => IN_TAB.hand.test(key)) ? "hand" : "now";
  });

  /** A card by where it lies, else the key as it is. */
  private zoned(key: Key): Key {
    const card = key.startsWith("card:") ? Number(key.slice(5)) : -1;
    if (this.look.hands[this.me]?.includes(card)) return "card:hand";
    return this.look.discards[this.me]?.includes(card) ? "card:discards" : key;
  }

  show(tab: Tab): void {
    this.wishedTab = tab;
  }

  hasTargets(tab: Tab): boolean {
    return tab !== "now" && [...this.byKey.keys()].some((key) => IN_TAB[tab].test(this.zoned(key)));
  }

  protected override liesElsewhere(key: Key): boolean {
    if (!this.tabbed) return false;
    return /^(slot|paper|deck|trade|station|dismiss|transcribe|option|order|card:hand)/.test(this.zoned(key));
  }

  // the prompt -----------------------------------------------------------------------------------------------------------
  readonly actions: PromptAction[] = $derived.by(() => {
    const { chosen } = this;
    const actions: PromptAction[] = chosen
      ? [{ text: chosen.text, main: true, run: () => this.stage.play(chosen.move) }]
      : [];
    // on a small board the card that may be hired is not all in sight
    if (!chosen && this.touch.current && this.kind === "recruit_or_not")
      for (const { move, facts } of this.stage.moves("recruit"))
        actions.push({ text: say("viscounts-hire-for", { silver: facts?.price?.silver ?? 0 }), move, main: true });
    for (const { move, text } of this.loose)
      actions.push({ text, move, main: !chosen && this.stage.ask!.moves.length === 1 });
    return actions;
  });

  readonly hint: string | null = $derived.by(() => {
    if (!this.stage.ask) return null;
    if (this.held?.startsWith("slot:")) return say("viscounts-hint-slot");
    if (this.held?.startsWith("site:")) return say("viscounts-hint-site");
    if (this.held?.startsWith("worker:")) return say("viscounts-hint-worker");
    if (this.kind === "act")
      return say(this.look.viscounts[this.me]! % 3 === 2 ? "viscounts-hint-inner" : "viscounts-hint-outer");
    return null;
  });

  /** Put down what was picked up; false: there was nothing. */
  letGo(): boolean {
    const had = this.held !== null || this.chosen !== null || this.segment !== null;
    this.held = this.chosen = this.segment = null;
    this.pointer.leave();
    return had;
  }

  /** Keep up with the stage; called once by the table. */
  follow(): void {
    $effect(() => this.shell.setActions(this.actions));
    $effect(() => {
      void this.stage.ask;
      untrack(() => {
        this.wishedTab = this.lastSpace = this.held = this.chosen = this.segment = null;
      });
    });
    $effect(() => {
      const { subject } = this;
      if (subject?.[0] === "move") untrack(() => (this.lastSpace = subject[1]!));
    });
    $effect(() => {
      if (this.stage.busy || this.stage.confirming) untrack(() => (this.segment = null)); // what is asked lies under a sheet
    });
    $effect(() => this.keepChoice());
    $effect(() => this.compare());
    $effect(() => {
      const { fresh } = this.stage;
      if (fresh.length) untrack(() => requestAnimationFrame(() => flyAll(fresh, this)));
    });
  }

  /** Ask the server for the results of all answers, where they are few and differ in what follows. */
  private compare(): void {
    const { ask, preview } = this.stage;
    untrack(() => (this.results = new Map()));
    if (!ask || !preview || !COMPARED.has(ask.kind) || ask.moves.length > FEW) return;
    for (const { move } of ask.moves)
      void preview
        .call(this.stage, [{ ask: ask.kind, move }])
        .then((found) => {
          if (this.stage.ask === ask) this.results = new Map([...this.results, [move.join(), found]]);
        })
        .catch(() => undefined); // the options stand for themselves
  }

  /** The answers that the focus lists with digits. */
  readonly numbered: OfferedMove[] = $derived(
    COMPARED.has(this.kind) ? (this.stage.ask?.moves ?? []).filter(({ move }) => routeOf(move).length === 1) : [],
  );
}

export const useDesk = (): Desk => useAnyDesk<Desk>();
