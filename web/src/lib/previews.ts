// Questions to the server about what moves would do. Answers are kept until the match goes on; the same question is asked
// once, however often the pointer comes back.
import type { ClientMessage, GestureStep, Preview } from "./protocol";

const PATIENCE = 4000; // ms: an answer that comes later is of no use

interface Waiting {
  resolve: (preview: Preview) => void;
  reject: (reason: Error) => void;
}

export class Previews {
  private kept = new Map<string, Promise<Preview>>();
  private waiting = new Map<number, Waiting>();
  private id = 0;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  ask(steps: GestureStep[], at: number): Promise<Preview> {
    const key = JSON.stringify([at, steps]);
    const known = this.kept.get(key);
    if (known) return known;
    const id = ++this.id;
    const asked = new Promise<Preview>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      setTimeout(() => this.refuse(id), PATIENCE);
    });
    this.kept.set(key, asked);
    asked.catch(() => this.kept.delete(key)); // ask again next time
    this.send({ t: "preview", id, steps, at });
    return asked;
  }

  answer(id: number, preview: Preview): void {
    this.waiting.get(id)?.resolve(preview);
    this.waiting.delete(id);
  }

  refuse(id: number): void {
    this.waiting.get(id)?.reject(new Error("no preview"));
    this.waiting.delete(id);
  }

  /** The match went on, or the language changed: what was said is not true any more. */
  drop(): void {
    this.kept.clear();
  }
}
