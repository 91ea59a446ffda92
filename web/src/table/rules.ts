// Single rules of a game's book, by id.
import { api } from "../lib/api";
import type { RuleText } from "../lib/protocol";

export const ruleOf = async (game: string, id: string): Promise<RuleText | null> =>
  (await api.rules(game)).find((rule) => rule.id === id) ?? null;
