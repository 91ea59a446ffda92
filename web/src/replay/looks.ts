// The positions of a replay. Frames hold only what changed, so a position is built from the nearest one that is kept;
// every SPACING-th is kept, and the last one asked for, so that a step forward costs one step.
import type { Look, ReplayFrame } from "../lib/protocol";

const SPACING = 32;

export class Looks {
  private kept = new Map<number, Look>();
  private last: [index: number, look: Look] | null = null;

  constructor(private readonly frames: ReplayFrame[]) {}

  at(index: number): Look {
    let [from, look] = this.nearest(index);
    while (from < index) {
      from += 1;
      look = { ...look, ...this.frames[from]!.look } as Look;
      if (from % SPACING === 0) this.kept.set(from, look);
    }
    this.last = [index, look];
    return look;
  }

  private nearest(index: number): [number, Look] {
    if (this.last && this.last[0] <= index && index - this.last[0] < SPACING) return this.last;
    for (let mark = index - (index % SPACING); mark > 0; mark -= SPACING) {
      const look = this.kept.get(mark);
      if (look) return [mark, look];
    }
    return [0, this.frames[0]!.look as Look];
  }
}
