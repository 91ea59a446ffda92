// What the server offers to play: games with their options, and levels of bots. Read once per language.
import { api } from "../lib/api";
import type { Lang, Lobby } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

const PAUSE = 4000; // ms before asking again after a failure

class Catalogue {
  lobby = $state.raw<Lobby | null>(null);
  failed = $state(false);
  private lang: Lang | null = null; // of what is shown

  async load(): Promise<void> {
    const lang = settings.lang;
    if (this.lang === lang) return;
    try {
      const lobby = await api.lobby();
      if (lang !== settings.lang) return; // the language changed meanwhile: the other answer is on its way
      this.lobby = lobby;
      this.lang = lang;
      this.failed = false;
    } catch {
      this.failed = true;
      setTimeout(() => void this.load(), PAUSE);
    }
  }
}

export const catalogue = new Catalogue();
