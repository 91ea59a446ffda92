// A finished game that is shown again. For a table it is a stage without moves.
import { motion } from "../lib/motion";
import { type EventLine, type Look, type OfferedMove, type Replay, SPECTATOR } from "../lib/protocol";
import type { Stage } from "../lib/stage";
import { Looks } from "./looks";
import { turnAt, turnsOf } from "./turns";

const PACE = 1400; // ms from move to move at normal speed
const CALM = 250; // ms between two steps that can be followed
export const SPEEDS = [0.5, 1, 2, 4];

export class Film implements Stage {
  replay = $state.raw<Replay>()!;
  index = $state(0); // after so many moves
  playing = $state(false);
  speed = $state(1);
  seat = $state(SPECTATOR);

  private looks = $derived(new Looks(this.replay.frames));
  private timer = 0;
  private moved = 0; // when

  constructor(replay: Replay, start: number) {
    this.replay = replay;
    this.seat = replay.table.seats.find(({ you }) => you)?.seat ?? 0;
    this.index = this.clamp(start);
  }

  // what a table reads -------------------------------------------------------------------------------------------------
  readonly ask = null;
  readonly busy = false;
  readonly confirming = null;
  shown = $state.raw<Partial<Look> | null>(null); // instead of what was played: where a line of the expert leads
  readonly look: Look = $derived({ ...this.looks.at(this.index), ...this.shown } as Look);
  readonly fresh: EventLine[] = $derived(this.shown ? [] : this.frame.events);
  name(seat: number): string {
    return this.replay.table.seats[seat]?.name ?? "";
  }
  moves(): OfferedMove[] {
    return [];
  }
  forbids(): null {
    return null;
  }
  play(): void {}

  // what the controls read ---------------------------------------------------------------------------------------------
  readonly turns = $derived(turnsOf(this.replay.frames));
  readonly turn = $derived(turnAt(this.turns, this.index)); // -1 at the start

  get frame() {
    return this.replay.frames[this.index]!;
  }
  get last(): number {
    return this.replay.frames.length - 1;
  }

  // what the controls do -----------------------------------------------------------------------------------------------
  /** Show another position. Pieces move only with a single, unhurried step: nobody could follow them otherwise. */
  seek(index: number): void {
    const goal = this.clamp(index);
    if (goal === this.index) return void (this.shown = null);
    const now = performance.now();
    const slides = Math.abs(goal - this.index) === 1 && now - this.moved > CALM;
    this.moved = now;
    if (slides) motion.before();
    this.shown = null;
    this.index = goal;
    if (slides) motion.after(this.frame.events);
    if (this.playing) this.wind();
  }

  step(by: number): void {
    this.seek(this.index + by);
  }

  /** To the end of the next turn; or back to where this one, or the one before, began. */
  stepTurn(by: 1 | -1): void {
    const now = this.turns[this.turn];
    if (by > 0) {
      const ahead = now && this.index < now.last ? now : this.turns[this.turn + 1];
      this.seek(ahead ? ahead.last : this.last);
    } else this.seek(now ? now.first - 1 : 0);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.index === this.last) this.index = 0;
    this.playing = true;
    this.wind();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.wind();
  }

  private wind(): void {
    clearTimeout(this.timer);
    if (this.index === this.last) return this.pause();
    this.timer = window.setTimeout(() => this.step(1), PACE / this.speed);
  }

  private clamp(index: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(index) || 0));
  }
}
