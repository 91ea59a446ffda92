// What the desk of every own table knows: the position, what each thing on the table means now, which things lie there, what
// the pointer would do. A game's desk adds the position in its own terms and what is picked up. The rules stay on the server.
import { getContext, setContext, untrack } from "svelte";
import { MediaQuery, SvelteMap } from "svelte/reactivity";
import { lastTouched } from "../last";
import { Pointer } from "../pointer.svelte";
import type { Book, GestureStep, Look, Move, OfferedMove } from "../protocol";
import type { Shell, Stage, TableProps } from "../stage";

/** A thing on the table: `card:12`, `site:3` … */
export type Key = string;

export const sum = (score: Record<string, number>): number =>
  Object.values(score).reduce((total, part) => total + part, 0);

export abstract class BaseDesk<L extends Look = Look> {
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

  // what a game says -------------------------------------------------------------------------------------------------
  /** The things that one touches for a move, in order; none: it has a button of the prompt. */
  protected abstract routeOf(move: Move): Key[];

  /** The things at which a move can be made now: of a route of several things, those whose turn it is. */
  protected keysOf(move: Move): Key[] {
    return this.routeOf(move);
  }

  /** Things that are alike have one name: any of several equal cards of a pile. */
  protected same(key: Key): Key {
    return key;
  }

  /** A move that is not wanted now, since something else is filtered. */
  protected hides(_offered: OfferedMove): boolean {
    return false;
  }

  /** A thing that is not drawn now, but within reach: in a tab, a sheet. */
  protected liesElsewhere(_key: Key): boolean {
    return false;
  }

  // the position -----------------------------------------------------------------------------------------------------
  get stage(): Stage {
    return this.props().stage;
  }
  get book(): Book {
    return this.props().book;
  }
  readonly look = $derived(this.stage.look as L);
  readonly players = $derived(this.look.scores.length);
  readonly me = $derived(Math.max(0, this.stage.seat)); // who watches sits behind the first seat
  readonly watching = $derived(this.stage.seat < 0);
  readonly kind = $derived(this.stage.ask?.kind ?? "");

  points(seat: number): number {
    return sum(this.look.scores[seat]!);
  }

  // what things mean now -----------------------------------------------------------------------------------------------
  protected readonly byKey: Map<Key, OfferedMove[]> = $derived.by(() => {
    const sorted = new Map<Key, OfferedMove[]>();
    for (const offered of this.stage.ask?.moves ?? []) {
      if (this.hides(offered)) continue;
      for (const key of new Set(this.keysOf(offered.move).map((key) => this.same(key))))
        sorted.set(key, [...(sorted.get(key) ?? []), offered]);
    }
    return sorted;
  });

  private readonly whyByKey = $derived.by(() => {
    const reasons = new Map<Key, string>();
    for (const [move, rule] of this.stage.ask?.why ?? [])
      for (const key of this.keysOf(move).map((key) => this.same(key))) if (!reasons.has(key)) reasons.set(key, rule);
    return reasons;
  });

  /** What a click on a thing means now. */
  at(key: Key): OfferedMove[] {
    return this.byKey.get(this.same(key)) ?? [];
  }

  whyNot(key: Key): string | null {
    return this.stage.ask && !this.at(key).length ? (this.whyByKey.get(this.same(key)) ?? null) : null;
  }

  // what lies on the table -----------------------------------------------------------------------------------------------
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

  protected isOnTable(key: Key): boolean {
    const same = this.same(key);
    return this.liesElsewhere(same) || (this.claims.get(same) ?? 0) > 0;
  }

  /** Moves that cannot be made by touching things that lie on the table: they become buttons of the prompt. */
  readonly loose: OfferedMove[] = $derived.by(() =>
    (this.stage.ask?.moves ?? []).filter(({ move }) => {
      const keys = this.routeOf(move);
      return !keys.length || !keys.every((key) => this.isOnTable(key));
    }),
  );

  // what the pointer would do --------------------------------------------------------------------------------------------
  /** The position after what is pointed at, where it differs; the fields of the look as they are else. */
  readonly ghost: L | null = $derived.by(() =>
    this.pointer.preview ? ({ ...this.look, ...this.pointer.preview.look } as L) : null,
  );

  /** How the points of a seat would change. */
  gain(seat: number): number {
    return this.ghost ? sum(this.ghost.scores[seat]!) - this.points(seat) : 0;
  }

  // last moves -----------------------------------------------------------------------------------------------------------
  /** Who touched which card just now: for the dashed rings. */
  protected readonly touched = $derived(lastTouched(this.stage, this.book));

  lastOf(card: number | null): number | null {
    return card === null ? null : (this.touched.get(card) ?? null);
  }

  // doing ----------------------------------------------------------------------------------------------------------------
  /** Make moves that are one gesture: later ones are made only if they are asked as their steps say. */
  playSteps(steps: GestureStep[]): void {
    const [first, ...rest] = steps;
    if (!first || !this.stage.ask) return;
    if (!rest.length || !this.stage.chain) this.stage.play(first.move);
    else this.stage.chain(steps);
  }
}

const KEY = Symbol("desk");
export const provideDesk = <D extends BaseDesk>(desk: D): D => setContext(KEY, desk);
export const useDesk = <D extends BaseDesk = BaseDesk>(): D => getContext<D>(KEY);
