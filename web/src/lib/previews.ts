// What moves would do, asked of the server: once for each chain of steps in a position, and dropped with it.
import type { Preview, Step } from "./protocol";

interface Waiting {
  resolve(preview: Preview): void;
  reject(reason: Error): void;
}

export class Previews {
  private number = -1; // of the match that the answers are for
  private next = 1;
  private asked = new Map<string, Promise<Preview>>();
  private waiting = new Map<number, Waiting>();

  /** `say` sends the question, and tells whether it could. */
  constructor(private readonly say: (id: number, steps: Step[], at: number) => boolean) {}

  /** The preview of some steps for this number of the match; whoever asks again gets the same promise. */
  ask(steps: Step[], number: number): Promise<Preview> {
    this.at(number);
    const key = JSON.stringify(steps);
    const known = this.asked.get(key);
    if (known) return known;
    const id = this.next++;
    const answer = new Promise<Preview>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
    });
    answer.catch(() => {
      if (this.asked.get(key) === answer) this.asked.delete(key); // it may be asked again; nobody has to listen
    });
    this.asked.set(key, answer);
    if (!this.say(id, steps, number)) this.refused(id, "not connected");
    return answer;
  }

  answered(id: number, preview: Preview): void {
    this.waiting.get(id)?.resolve(preview);
    this.waiting.delete(id);
  }

  refused(id: number, why: string): void {
    this.waiting.get(id)?.reject(new Error(why));
    this.waiting.delete(id);
  }

  /** The match is at this number now: what was said about another one is forgotten. */
  at(number: number): void {
    if (number !== this.number) this.drop();
    this.number = number;
  }

  /** Forget everything; questions that are still open stay without an answer. */
  drop(): void {
    for (const id of [...this.waiting.keys()]) this.refused(id, "the table has changed");
    this.asked.clear();
  }
}
