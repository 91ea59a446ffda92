// What the keys do at a table. Letters are keys of the keyboard, not of a script: U is U also on a Russian layout.
import { isControl, isTyping, moveFocus, nextLegal, shortcuts } from "../lib/keyboard.svelte";
import type { TableSession } from "../lib/session.svelte";
import type { PromptAction } from "../lib/stage";
import { mainAction } from "./actions";
import type { Popups } from "./popups.svelte";

interface Hands {
  session: () => TableSession;
  popups: Popups;
  actions: () => PromptAction[];
  act: (action: PromptAction, anchor: HTMLElement) => void;
  root: () => HTMLElement;
  prompt: () => HTMLElement;
  showLog: () => void;
  showChat: () => void;
  showScore: () => void;
  showKeys: () => void;
  showHint: () => void;
  escape: () => boolean; // something of the shell was closed
}

export const keyHandler = (hands: Hands): ((event: KeyboardEvent) => void) => {
  const letters: Record<string, () => void> = {
    KeyU: () => hands.session().undo(),
    KeyR: () => hands.session().redo(),
    KeyL: hands.showLog,
    KeyC: hands.showChat,
    KeyH: hands.showHint,
    KeyS: hands.showScore,
    KeyN: () => nextLegal(hands.root()),
    // the context menu of a piece is its help
    KeyI: () =>
      document.activeElement
        ?.closest(".piece")
        ?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
  };

  /** The n-th choice of the open window, else the n-th button of the prompt. */
  const choose = (index: number): boolean => {
    const { popups } = hands;
    const shown = popups.shown?.popup;
    if (shown?.kind === "choose" || shown?.kind === "hint") {
      const chosen = shown.kind === "choose" ? shown.moves[index] : hands.session().hints.found?.[index];
      if (!chosen) return false;
      popups.close();
      hands.session().play(chosen.move);
      return true;
    }
    const action = hands.session().ask && !hands.session().confirming ? hands.actions()[index] : undefined;
    if (action) hands.act(action, hands.prompt());
    return action !== undefined;
  };

  const enter = (): boolean => {
    if (hands.session().confirming) {
      hands.session().confirm();
      return true;
    }
    const action = hands.session().ask ? mainAction(hands.actions()) : undefined;
    if (action) hands.act(action, hands.prompt());
    return action !== undefined;
  };

  /** The focus is still on the thing whose move the table asks about: Enter means yes, and not the same press again. */
  const isAskedAgain = (target: EventTarget | null): boolean =>
    hands.session().confirming !== null && target instanceof Element && target.closest(".piece") !== null;

  const escape = (): boolean => {
    if (hands.escape()) return true;
    const { confirming, refusal } = hands.session();
    if (!confirming && !refusal) return false; // a table may take a choice back
    hands.session().cancel();
    return true;
  };

  const answer = (event: KeyboardEvent): boolean => {
    if ((event.ctrlKey || event.metaKey) && event.code === "KeyZ") {
      if (event.shiftKey) hands.session().redo();
      else hands.session().undo();
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") return escape();
    if (event.key === "Enter") return (!isControl(event.target) || isAskedAgain(event.target)) && enter();
    if (event.key.startsWith("Arrow")) return moveFocus(event.key);
    if (!shortcuts.on) return false;
    if (event.key === "?") {
      hands.showKeys();
      return true;
    }
    if (/^[1-9]$/.test(event.key)) return choose(Number(event.key) - 1);
    const letter = letters[event.code];
    letter?.();
    return letter !== undefined;
  };

  return (event) => {
    if (event.defaultPrevented || (event.repeat && !event.key.startsWith("Arrow"))) return;
    if (isTyping(event.target) && event.key !== "Escape") return;
    if (answer(event)) event.preventDefault();
  };
};
