// Who I am. Nobody fills in a form to play: the first act that needs a person makes a guest with a friendly name.
import { api } from "./api";
import type { Me } from "./protocol";
import { say } from "./text.svelte";

const words = (key: string): string[] => say(key).split(/\s+/);
const any = (list: string[]): string => list[Math.floor(Math.random() * list.length)] ?? "";

/** Two words in the language of the page, such as "Amber Fox". */
export const friendlyName = (): string => `${any(words("lobby-guest-how"))} ${any(words("lobby-guest-who"))}`;

class Person {
  me = $state.raw<Me | null>(null);
  known = $state(false); // the server has said who we are, if only "nobody yet"
  private asking: Promise<Me | null> | null = null;

  /** Asks the server once; pages that need to know await this. */
  load(): Promise<Me | null> {
    this.asking ??= api.me().then(
      (me) => this.take(me),
      (problem: unknown) => {
        this.asking = null; // ask again next time
        throw problem;
      },
    );
    return this.asking;
  }

  /** Somebody to act as: me, or a new guest. */
  async ensure(): Promise<Me> {
    return (await this.load()) ?? this.rename(friendlyName());
  }

  async rename(name: string): Promise<Me> {
    return this.take(await api.rename(name));
  }

  async register(login: string, password: string): Promise<void> {
    await this.ensure(); // the games of this guest are what is kept
    this.take(await api.register(login, password));
  }

  async login(login: string, password: string): Promise<void> {
    this.take(await api.login(login, password));
  }

  async logout(everywhere = false): Promise<void> {
    await (everywhere ? api.logoutEverywhere() : api.logout());
    this.take(null);
  }

  private take<T extends Me | null>(me: T): T {
    this.me = me;
    this.known = true;
    this.asking = Promise.resolve(me);
    return me;
  }
}

export const person = new Person();
