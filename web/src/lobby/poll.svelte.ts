// A list that keeps itself fresh while somebody looks at the page.
import { settings } from "../lib/settings.svelte";

const PAUSE = 4000; // ms

/** Reads at once, again after a change of the language, and every few seconds while the page is visible. */
export class Poll<T> {
  value = $state.raw<T | null>(null);
  failed = $state(false); // the last reading failed; the value is what was known before
  private turn = 0;

  constructor(private read: () => Promise<T>) {
    $effect(() => {
      void settings.lang;
      void this.refresh();
    });
    $effect(() => {
      const look = (): void => {
        if (document.visibilityState === "visible") void this.refresh();
      };
      const timer = setInterval(look, PAUSE);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }

  async refresh(): Promise<void> {
    const turn = ++this.turn;
    try {
      const value = await this.read();
      if (turn !== this.turn) return; // a later reading is on its way
      if (JSON.stringify(value) !== JSON.stringify(this.value)) this.value = value;
      this.failed = false;
    } catch {
      if (turn === this.turn) this.failed = true;
    }
  }
}
