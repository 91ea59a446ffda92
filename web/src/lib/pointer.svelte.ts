// What the pointer rests on, or the focus, or a holding finger: the server is asked what that move would do, and the table
// shows it as ghosts. Nothing is sent to be done.
import type { Move, OfferedMove, Preview } from "./protocol";
import type { Stage } from "./stage";

const REST = 90; // ms before the server is asked: a pointer that passes by asks nothing

export class Pointer {
  move = $state.raw<Move | null>(null);
  preview = $state.raw<Preview | null>(null);
  private timer = 0;

  constructor(private readonly stage: () => Stage) {}

  /** The pointer is on something that means one of these moves. */
  enter(moves: readonly OfferedMove[]): void {
    this.leave();
    const [only] = moves;
    const { ask, preview } = this.stage();
    if (!only || moves.length > 1 || !ask || !preview) return;
    this.move = only.move;
    this.timer = window.setTimeout(() => {
      void this.stage()
        .preview?.([{ ask: ask.kind, move: only.move }])
        .then((found) => {
          if (this.move === only.move && this.stage().ask === ask) this.preview = found;
        })
        .catch(() => undefined); // refused or lost: there is nothing to show
    }, REST);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.move = this.preview = null;
  }
}
