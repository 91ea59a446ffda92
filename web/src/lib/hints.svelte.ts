// What the expert would play, asked of the server for the question of now. It takes a second or two: who waits sees that it
// thinks. With another question it is over.
import type { Ask, ClientMessage, Hint } from "./protocol";

export class Hints {
  thinking = $state(false);
  found = $state.raw<Hint[] | null>(null);
  problem = $state(""); // why there is none, in a sentence
  private id = 0;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** Ask, unless the answer is here or on its way. */
  ask(at: number): void {
    if (this.thinking || this.found) return;
    this.thinking = true;
    this.problem = "";
    this.send({ t: "hint", id: ++this.id, at });
  }

  answer(id: number, hints: Hint[]): void {
    if (!this.thinking || id !== this.id) return; // of a question that is over
    this.thinking = false;
    this.found = hints;
  }

  refuse(id: number, text: string): void {
    if (!this.thinking || id !== this.id) return;
    this.thinking = false;
    this.problem = text;
  }

  drop(): void {
    this.thinking = false;
    this.found = null;
    this.problem = "";
  }

  /** Something was asked for, and its question still stands. */
  get open(): boolean {
    return this.thinking || this.found !== null || this.problem !== "";
  }
}

/** The same question with the same answers: others have moved meanwhile, at the same time. */
export const isSameAsk = (one: Ask | null, other: Ask | null): boolean => {
  const told = (ask: Ask | null): string =>
    JSON.stringify(ask && [ask.kind, ask.args, ask.moves.map(({ move }) => move)]);
  return told(one) === told(other);
};
