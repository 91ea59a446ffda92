// The buttons of the prompt: those a table asked for, else every offered move that is not tied to a card on the table.
import type { Ask, Book } from "../lib/protocol";
import type { PromptAction } from "../lib/stage";

export const plainActions = (ask: Ask | null, book: Book): PromptAction[] => {
  const free = (ask?.moves ?? []).filter(
    ({ move }) => !book.moves[move[0]]?.some((domain) => book.domains[domain]?.pieces),
  );
  return free.map(({ move, text }) => ({ text, move, main: free.length === 1 }));
};

/** The action that Enter presses: the one marked so, if it is allowed. */
export const mainAction = (actions: PromptAction[]): PromptAction | undefined =>
  actions.find((action) => action.main && !action.rule);
