// Recruiting, crafting and reserving are one choice on the table: goons or an item, and the cubes that pay. The steps follow
// from previews: each tells what is asked next, and the plan answers with what was picked, else with what the server proposes.
import { untrack } from "svelte";
import type { GestureStep, Move, OfferedMove, Preview } from "../../lib/protocol";
import type { Desk } from "./desk.svelte";

const PARTS = new Set(["spend_which", "waive_which", "hire_which"]); // questions that belong to the choice
const MOST = 14; // steps: a plan that does not end is none
const PAID: Record<string, number> = { crafted: 2, paid_for_goons: 2, reserved: 2 }; // event -> where the cubes begin

export class Plan {
  first = $state.raw<OfferedMove | null>(null); // enlist, make, set_aside
  goons = $state.raw<number[]>([]); // in the order of picking
  private cubes = $state.raw<number[] | null>(null); // of each resource, for symbols of "any"; null: as proposed
  private symbols = $state.raw<number[]>([]); // that books shall pay
  steps = $state.raw<GestureStep[]>([]); // all that is known to be asked
  preview = $state.raw<Preview | null>(null); // of all of them

  constructor(private readonly desk: Desk) {}

  get item(): number | null {
    return this.first && this.first.move[0] !== "enlist" ? this.first.move[1]! : null;
  }

  /** Cubes that the plan pays, of each resource. */
  readonly paid: number[] = $derived.by(() => {
    for (const { kind, args } of this.preview?.events ?? []) {
      const from = PAID[kind];
      if (from !== undefined) return (args as number[]).slice(from, from + 4);
    }
    return [0, 0, 0, 0];
  });

  /** Of these, the ones that were chosen and can be changed. */
  readonly chosen: number[] = $derived.by(() => {
    const counts = [0, 0, 0, 0];
    for (const { move } of this.steps) if (move[0] === "spend") counts[move[1]!]!++;
    return counts;
  });

  readonly waived: number[] = $derived(this.steps.flatMap(({ move }) => (move[0] === "waive" ? [move[1]!] : [])));

  /** Whether another cube could pay. */
  get changeable(): boolean {
    return this.chosen.some(Boolean);
  }

  // picking ----------------------------------------------------------------------------------------------------------
  /** An item is picked, or put back. */
  toggleItem(offered: OfferedMove): void {
    if (this.first?.move.join() === offered.move.join()) this.drop();
    else this.begin(offered, []);
  }

  /** A goon is picked, or put back; with too many the first one makes room. */
  toggleGoon(goon: number): void {
    const ways = this.desk.stage.moves("enlist");
    const most = Math.max(0, ...ways.map(({ move }) => move[1]!));
    const goons = this.goons.includes(goon)
      ? this.goons.filter((one) => one !== goon)
      : [...this.goons, goon].slice(-most);
    const way = ways.find(({ move }) => move[1] === goons.length);
    if (way) this.begin(way, goons);
    else if (goons.length && ways[0]) this.begin(ways[0], goons);
    else this.drop();
  }

  /** The option of the reward was touched: as many goons as it says, the best first. */
  choose(offered: OfferedMove, best: number[]): void {
    const wanted = offered.move[1]!;
    const goons = [...this.goons, ...best.filter((goon) => !this.goons.includes(goon))].slice(0, wanted);
    this.begin(offered, goons);
  }

  private begin(first: OfferedMove, goons: number[]): void {
    if (this.first?.move.join() !== first.move.join()) {
      this.cubes = null;
      this.symbols = [];
      this.steps = [];
      this.preview = null;
    }
    this.first = first;
    this.goons = goons;
    void this.resolve();
  }

  /** Another cube shall pay, or one that pays shall stay. */
  toggleCube(resource: number, pays: boolean): void {
    const cubes = [...this.chosen];
    const other = [0, 1, 2, 3].filter((one) => one !== resource && cubes[one]).at(-1);
    if (pays) {
      cubes[resource]!--;
      const have = this.desk.cubes(this.desk.me);
      const spare = [0, 1, 2, 3].find((one) => one !== resource && have[one]! > this.paid[one]!);
      if (spare === undefined) return;
      cubes[spare]!++;
    } else if (other !== undefined) {
      cubes[other]!--;
      cubes[resource]!++;
    } else return;
    this.cubes = cubes;
    void this.resolve();
  }

  /** A book shall pay this symbol. */
  toggleSymbol(symbol: number): void {
    this.symbols = [symbol, ...this.waived.filter((one) => one !== symbol)].slice(0, Math.max(1, this.waived.length));
    void this.resolve();
  }

  drop(): boolean {
    const held = this.first !== null;
    this.first = this.preview = this.cubes = null;
    this.goons = this.symbols = [];
    this.steps = [];
    return held;
  }

  // following the questions ---------------------------------------------------------------------------------------------
  private async resolve(): Promise<void> {
    const { stage } = this.desk;
    const [first, goons, cubes, symbols, ask] = untrack(() => [
      this.first,
      this.goons,
      this.cubes,
      this.symbols,
      stage.ask,
    ]);
    if (!first || !ask || !stage.preview) return;
    const left = { goons: [...goons], cubes: cubes && [...cubes], symbols: [...symbols] };
    let steps: GestureStep[] = [{ ask: ask.kind, move: first.move }];
    try {
      let preview = await stage.preview(steps);
      while (preview.ask && PARTS.has(preview.ask.kind) && steps.length < MOST) {
        const move = this.answer(preview.ask.kind, preview.ask.moves, left);
        if (!move) break;
        steps = [...steps, { ask: preview.ask.kind, move }];
        preview = await stage.preview(steps);
      }
      const current = this.first === first && this.goons === goons && this.cubes === cubes && this.symbols === symbols;
      if (!current || stage.ask !== ask) return; // something else was picked meanwhile
      this.steps = steps;
      this.preview = preview;
    } catch {
      if (this.first === first) this.steps = [{ ask: ask.kind, move: first.move }]; // asked one by one
    }
  }

  private answer(
    kind: string,
    moves: Move[],
    left: { goons: number[]; cubes: number[] | null; symbols: number[] },
  ): Move | null {
    const offers = (part: number): Move | undefined => moves.find((move) => move[1] === part);
    if (kind === "hire_which") {
      const goon = left.goons.shift();
      return (goon === undefined ? undefined : offers(goon)) ?? null;
    }
    if (kind === "waive_which") {
      const proposed = this.desk.insight?.items[String(this.item)]?.waives ?? [];
      const symbol = [...left.symbols, ...proposed].find((one) => offers(one)) ?? moves[0]![1]!;
      left.symbols = left.symbols.filter((one) => one !== symbol);
      return offers(symbol) ?? null;
    }
    const wished = [0, 1, 2, 3].find((cube) => (left.cubes?.[cube] ?? 0) > 0 && offers(cube));
    if (wished !== undefined) left.cubes![wished]!--;
    const cube = wished ?? this.desk.insight?.spending.find((one) => offers(one)) ?? moves[0]![1]!;
    return offers(cube) ?? null;
  }
}
