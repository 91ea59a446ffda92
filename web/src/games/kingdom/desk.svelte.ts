// The table's state of mind: the position in Kingdom's terms, what is picked up, and what every thing on the table means
// now. Parts of the table read it; the rules stay on the server, here moves are only sorted by where they are made.
import { untrack } from "svelte";
import type { Move, OfferedMove } from "../../lib/protocol";
import type { PromptAction } from "../../lib/stage";
import { BaseDesk, useDesk as useAnyDesk, type Key } from "../../lib/table/desk.svelte";
import { say } from "../../lib/text.svelte";
import { faceOf, type Face } from "./faces";
import { flyCubes } from "./flights";
import { LETTERS, type Letter } from "./notation";
import { routeOf, TOOLS, type Tool } from "./routes";
import { END, known, type KingdomLook, type Pile } from "./view";

const DOWN = 1; // of the part "face" of an offer

export class Desk extends BaseDesk<KingdomLook> {
  picked = $state<number | null>(null); // a card of the hand, for the offer
  down = $state(false); // the offer shall be face down
  tool = $state<Tool | null>(null);
  private storing = $state(false); // the rest of the cubes goes to the alchemy area
  private byHand = false; // the last move was a drag: its cube need not fly again

  // the position -----------------------------------------------------------------------------------------------------
  readonly rival = $derived(this.players === 2 ? 1 - this.me : null);
  private readonly faces = $derived(this.book.cards.map((design) => faceOf(design, this.book.designs[design]!)));
  private readonly giants = $derived(new Map(this.look.frozen));

  face(card: number): Face {
    return this.faces[card]!;
  }

  /** Cards of a pile by design: equal ones together. */
  alike(pile: Pile): number[][] {
    const groups = new Map<string, number[]>();
    for (const card of known(pile)) {
      const { design } = this.face(card);
      groups.set(design, [...(groups.get(design) ?? []), card]);
    }
    return [...groups.values()];
  }

  /** The frost giant under a card, if any. */
  giantUnder(card: number): number | null {
    return this.giants.get(card) ?? null;
  }

  name(seat: number): string {
    return this.stage.name(seat) || say("kingdom-player", { number: seat + 1 });
  }

  you(seat: number): "yes" | "no" {
    return seat === this.stage.seat ? "yes" : "no";
  }

  /** The resource of the cube that is placed next. */
  readonly nextCube: Letter | null = $derived.by(() => {
    const cube = this.look.cubes[this.me]?.[0];
    return cube === undefined ? null : LETTERS[cube]!;
  });

  /** What the steps of this round produced, as far as the log tells: resource -> count per player. */
  private readonly produced = $derived.by(() => {
    const steps = new Map<number, number[]>();
    for (const { kind, args } of this.thisRound) {
      if (kind !== "produced") continue;
      const [player, resource, count] = args as number[];
      const counts = steps.get(resource!) ?? Array.from({ length: this.players }, () => 0);
      counts[player!] = count!;
      steps.set(resource!, counts);
    }
    return steps;
  });

  /** Who has supremacy in a step, by the log once it is past; null: nobody. */
  leader(resource: number): number | null {
    const { producing, derived } = this.look;
    const now = derived.supremacy[resource]!;
    return resource < producing ? (this.awarded.get(resource) ?? null) : now < 0 ? null : now;
  }

  /** Lines of the log since this round began. */
  private readonly thisRound = $derived.by(() => {
    const lines = this.stage.events ?? this.stage.fresh;
    const start = lines.map(({ kind }) => kind === "round_started" || kind === "round_opened").lastIndexOf(true);
    return lines.slice(start + 1);
  });

  private readonly awarded = $derived.by(() => {
    const told = this.thisRound.filter(({ kind }) => kind === "supremacy" || kind === "supremacy_alone");
    return new Map(told.map(({ args }) => [args[1] as number, args[0] as number]));
  });

  /** The production of a step: counted, if it was; else (`seen` false) what the duchies make now. */
  made(resource: number): { counts: number[]; seen: boolean } {
    const { producing, produced, derived } = this.look;
    if (resource === producing) return { counts: produced, seen: true };
    const past = resource < producing ? this.produced.get(resource) : undefined;
    return { counts: past ?? derived.income.map((row) => row[resource]!), seen: past !== undefined };
  }

  override lastOf(card: number | null): number | null {
    return this.rival === null ? null : super.lastOf(card); // alone everything is one's own doing
  }

  // what things mean now -----------------------------------------------------------------------------------------------
  protected override routeOf(move: Move): Key[] {
    return routeOf(move);
  }

  /** A tool comes before the card that it is used on. */
  protected override keysOf(move: Move): Key[] {
    const [first, second] = routeOf(move);
    const picked = this.startsWithTool(first) && first === `tool:${this.tool}` ? second : undefined;
    return [first, picked].filter((key) => key !== undefined);
  }

  private startsWithTool(key: Key | undefined): boolean {
    return TOOLS.some((tool) => key === `tool:${tool}`);
  }

  /** What a click on a thing means now. A picked-up tool takes the place of what a card means otherwise. */
  override at(key: Key): OfferedMove[] {
    const moves = super.at(key);
    const { tool } = this;
    if (!tool || !key.startsWith("card:")) return moves;
    const withTool = moves.filter(({ move }) => move[0] === tool);
    return withTool.length || this.isSite(key) ? withTool : moves;
  }

  private isSite(key: Key): boolean {
    return this.look.construction[this.me]!.some((card) => key === `card:${card}`);
  }

  // the offer: first a card, then an area, with or without a trap --------------------------------------------------------
  readonly offering: number | null = $derived(
    this.picked !== null && this.stage.moves("offer", this.picked).length ? this.picked : null,
  );

  /** Is the offer laid face down? With the Illusionist's help it may have to be. */
  readonly faceDown: boolean = $derived.by(() => {
    const card = this.offering ?? undefined;
    if (!this.stage.moves("offer", card, undefined, 0).length) return true;
    return this.down && this.stage.moves("offer", card, undefined, DOWN).length > 0;
  });

  offersTo(area: number, card = this.offering): OfferedMove[] {
    return card === null ? [] : this.stage.moves("offer", card, area, this.faceDown ? DOWN : 0);
  }

  pick(card: number): void {
    this.picked = this.picked === card ? null : card;
    this.tool = null;
  }

  take(tool: Tool): void {
    this.tool = this.tool === tool ? null : tool;
    this.picked = null;
  }

  letGo(): void {
    this.picked = this.tool = null;
    this.down = false;
  }

  // dragging: the same moves, made by hand ---------------------------------------------------------------------------------
  /** Something was dropped on a thing: the move that this is, if it is one. */
  drop(dragged: Dragged, target: Key, slot: Letter | null, anchor: HTMLElement): void {
    const [kind, part] = target.split(":");
    const at = Number(part);
    let moves: OfferedMove[] = [];
    let rule: string | null = null;
    if (dragged.what === "hand" && kind === "area") {
      moves = this.offersTo(at, dragged.card);
      rule = this.stage.forbids("offer", dragged.card, at);
    } else if (dragged.what === "cube") {
      moves = kind === "alchemy" ? this.stage.moves("store") : this.stage.moves("place", at);
      rule = kind === "card" ? this.stage.forbids("place", at) : null;
    } else if (dragged.what === "token" && kind === "card") {
      const letter = slot && dragged.tool === "krystallium" ? LETTERS.indexOf(slot) : undefined;
      moves = this.stage.moves(dragged.tool, at, letter);
      if (!moves.length) moves = this.stage.moves(dragged.tool, at);
      rule = this.stage.forbids(dragged.tool, at);
    }
    const [only] = moves;
    this.byHand = only !== undefined && moves.length === 1;
    if (only && this.byHand) this.stage.play(only.move);
    else if (only) this.shell.choose(moves, anchor);
    else if (rule) this.shell.whyNot(rule, anchor);
  }

  // the prompt -----------------------------------------------------------------------------------------------------------------
  readonly actions: PromptAction[] = $derived.by(() => {
    const actions: PromptAction[] = [];
    if (this.offering !== null) actions.push(...this.faceSwitch(this.offering));
    if (this.offering !== null) actions.push({ text: say("kingdom-another-card"), run: () => this.letGo() });
    if (this.tool) actions.push({ text: say(`kingdom-put-back-${this.tool}`), run: () => this.letGo() });
    const waiting = this.look.cubes[this.me]!.length;
    if (waiting > 1 && this.stage.moves("store").length)
      actions.push({ text: say("kingdom-store-all", { count: waiting }), run: () => (this.storing = true) });
    for (const { move, text } of this.loose) actions.push({ text, move, main: move[0] === "done" });
    return actions;
  });

  /** The second line of the prompt: what is picked up, and what comes next. */
  readonly hint: string | null = $derived.by(() => {
    if (this.tool) return say(`kingdom-hint-${this.tool}`);
    if (this.offering === null) return null;
    return say("kingdom-hint-offer", { name: this.face(this.offering).name });
  });

  private faceSwitch(card: number): PromptAction[] {
    const { traps, free_traps, chosen, chosen_to } = this.look;
    const first = chosen[this.me]!.length && (chosen_to[this.me] ?? 0) > 1 ? 1 : 0; // its trap is still counted
    const text = say("kingdom-face-down-switch", { traps: traps[this.me]! + free_traps[this.me]! - first });
    const canUp = this.stage.moves("offer", card, undefined, 0).length > 0;
    const rule = this.stage.moves("offer", card, undefined, DOWN).length
      ? canUp
        ? null
        : this.stage.forbids("offer", card, undefined, 0)
      : this.stage.forbids("offer", card, undefined, DOWN);
    return [{ text, pressed: this.faceDown, rule, run: () => (this.down = !this.down) }];
  }

  /** Keep up with the stage; called once by the table. */
  follow(): void {
    $effect(() => this.shell.setActions(this.actions));
    $effect(() => {
      if (this.stage.busy) untrack(() => this.letGo()); // a move is on its way
    });
    $effect(() => {
      const { fresh } = this.stage;
      // in the next frame: by then pieces have begun to slide and older flights are over
      if (fresh.length && !this.byHand) requestAnimationFrame(() => flyCubes(fresh, this.me));
      this.byHand = false;
    });
    $effect(() => {
      const { ask, busy, confirming } = this.stage;
      if (!this.storing || busy) return;
      const [store] = ask?.kind === "place_cube" && !confirming ? this.stage.moves("store") : [];
      if (store) this.stage.play(store.move);
      else this.storing = false;
    });
  }

  readonly over: boolean = $derived(this.look.phase === END && !this.look.waiting.length);
}

export type Dragged =
  { what: "hand"; card: number } | { what: "cube" } | { what: "token"; tool: "krystallium" | "soldier" };

export const useDesk = (): Desk => useAnyDesk<Desk>();
