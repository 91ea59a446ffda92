// What the pointer rests on, or the focus, or a holding finger: the server is asked what that move would do, and the table
// shows it as ghosts, the prompt in the words of the log. Nothing is sent to be done.
import type { GestureStep, Move, OfferedMove, Preview } from "./protocol";
import type { Stage } from "./stage";

const REST = 90; // ms before the server is asked: a pointer that passes by asks nothing

export class Pointer {
  move = $state.raw<Move | null>(null);
  preview = $state.raw<Preview | null>(null);
  private timer = 0;

  constructor(private readonly stage: () => Stage) {}

  /** The pointer is on something that means one of these moves. */
  enter(moves: readonly Pick<OfferedMove, "move" | "gesture" | "foresee">[]): void {
    this.leave();
    const [only] = moves;
    const { ask, preview } = this.stage();
    if (!only || moves.length > 1 || !ask || !preview) return;
    this.move = only.move;
    this.rest(only.foresee ?? only.gesture ?? [{ ask: ask.kind, move: only.move }]);
  }

  /** What is composed so far would be these steps: they are foreseen as long as nothing else is pointed at. */
  trace(steps: readonly GestureStep[]): void {
    this.leave();
    const [first] = steps;
    if (!first || !this.stage().ask || !this.stage().preview) return;
    this.move = first.move;
    this.rest([...steps]);
  }

  private rest(steps: GestureStep[]): void {
    const { ask } = this.stage();
    const { move } = this;
    this.timer = window.setTimeout(() => {
      void this.stage()
        .preview?.(steps)
        .then((found) => {
          if (this.move === move && this.stage().ask === ask) this.preview = found;
        })
        .catch(() => undefined); // refused or lost: there is nothing to show
    }, REST);
  }

  /** The pointer is not there any more; `from` is what it was on, if that is known. */
  leave(from?: readonly Pick<OfferedMove, "move">[]): void {
    if (from && !from.some(({ move }) => move === this.move)) return; // it went elsewhere before
    clearTimeout(this.timer);
    this.move = this.preview = null;
  }

  /** What would happen, in the words of the log. */
  get words(): string {
    return this.preview?.events.map(({ text }) => text).join(" ") ?? "";
  }

  /** How the points of a seat would change; 0 while nothing is pointed at. */
  gain(seat: number, now: Record<string, number> | undefined): number {
    const after = this.preview?.look.scores?.[seat];
    const sum = (score: Record<string, number>): number =>
      Object.values(score).reduce((total, part) => total + part, 0);
    return after && now ? sum(after) - sum(now) : 0;
  }
}
