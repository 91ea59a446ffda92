// The analysis of a finished game: asked for, waited for, read.
import { api, Refusal } from "../lib/api";
import type { AnalysisReport, Loss } from "../lib/protocol";
import { say } from "../lib/text.svelte";

const PAUSE = 1500; // ms between two questions how far it is

export class Analysis {
  report = $state.raw<AnalysisReport | null>(null);
  progress = $state.raw<{ done: number; moves: number } | null>(null); // while it is made
  problem = $state("");
  known = $state(false); // whether there is one: asked once
  private timer = 0;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly invite: string,
  ) {}

  /** Look whether there is one; in another language it is read anew. */
  async look(): Promise<void> {
    const waited = this.progress !== null;
    try {
      this.take(await api.analysis(this.id, this.invite));
      if (waited && !this.progress && !this.report) this.problem = say("analysis-failed");
    } catch (error) {
      if (!(error instanceof Refusal) && waited) this.wait(); // the connection is away: ask again
    }
    this.known = true;
  }

  async start(): Promise<void> {
    this.problem = "";
    try {
      this.take(await api.analyse(this.id, this.invite));
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : say("common-lost");
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** The losses of a seat, the greatest first. */
  of(seat: number): Loss[] {
    return this.report?.mistakes.filter((loss) => loss.seat === seat) ?? [];
  }

  /** What was lost by the move that is made at a position. */
  at(position: number): Loss | null {
    return this.report?.mistakes.find((loss) => loss.position === position) ?? null;
  }

  private take(told: { done: number; moves: number; report: AnalysisReport | null } | null): void {
    this.report = told?.report ?? null;
    this.progress = told && !told.report ? { done: told.done, moves: told.moves } : null;
    if (this.progress) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = window.setTimeout(() => void this.look(), PAUSE);
  }
}

/** The points ahead at every frame: those of the last position that was weighed. */
export const standingsOf = (report: AnalysisReport, frames: number): [points: number, error: number][][] => {
  const found: [number, number][][] = [];
  let next = 0;
  for (let frame = 0; frame < frames; frame++) {
    while (next + 1 < report.standing.length && report.standing[next + 1]![0] <= frame) next += 1;
    found.push(report.standing[next]?.[1] ?? []);
  }
  return found;
};

/** A number with one digit, in the signs of the language. */
export const decimal = (number: number): string => say("analysis-number", { number: Math.round(10 * number) / 10 });

/** Points with a sign and one digit, with a real minus. */
export const points = (value: number): string => {
  const rounded = Math.round(10 * value) / 10;
  return (rounded > 0 ? "+" : rounded < 0 ? "−" : "") + decimal(Math.abs(rounded));
};

/** Points with their error; without one all guesses agree, which is no certainty, so that is said. */
export const figure = (value: number, error: number, guesses: number): string =>
  error
    ? say("analysis-figure", { points: points(value), error: decimal(error) })
    : say("analysis-figure-agreed", { points: points(value), guesses });
