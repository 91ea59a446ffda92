// The rules of a game, arranged for reading: parts by the first words of the ids, which are the same in every language.
import type { RuleText } from "../lib/protocol";
import { say } from "../lib/text.svelte";

export interface Article {
  id: string; // "draft.offer_split"
  text: string;
  ruling: string; // ours, where the rulebook is silent
  example: string;
  source: string; // how certain the rule is
  ours: boolean; // only we say it
}

export interface Part {
  id: string; // "draft", "scenario.1"
  title: string;
  articles: Article[];
}

/** Ids are cited with the name of the game or without. */
export const shortId = (game: string, id: string): string =>
  id.startsWith(`${game}.`) ? id.slice(game.length + 1) : id;
export const anchor = (game: string, id: string): string => `${game}.${id}`;

const article = (game: string, rule: RuleText): Article => {
  const [text = "", ...rest] = rule.lines;
  const source = rest.pop() ?? "";
  return {
    id: shortId(game, rule.id),
    text,
    ruling: rest.find((line) => line.startsWith(say("lobby-rules-ruling"))) ?? "",
    example: rest.filter((line) => !line.startsWith(say("lobby-rules-ruling"))).join(" "),
    source,
    ours: rule.certainty === "ours",
  };
};

export const arrange = (game: string, rules: RuleText[]): Part[] => {
  const parts = new Map<string, Part>();
  for (const rule of rules) {
    const made = article(game, rule);
    const part = parts.get(rule.part.id) ?? { ...rule.part, articles: [] };
    part.articles.push(made);
    parts.set(part.id, part);
  }
  return [...parts.values()];
};

const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** Whether all words that were typed occur in a rule. */
const has = (article: Article, words: string[]): boolean => {
  const text = plain([article.id, article.text, article.ruling, article.example].join(" "));
  return words.every((word) => text.includes(word));
};

export const wordsOf = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

export const filter = (parts: Part[], words: string[], rulingsOnly: boolean): Part[] =>
  parts
    .map((part) => ({
      ...part,
      articles: part.articles.filter(
        (article) => has(article, words) && (!rulingsOnly || article.ours || article.ruling),
      ),
    }))
    .filter((part) => part.articles.length);

export type Piece = { text: string; mark: boolean; rule: string | null };

/** A text in pieces: ids of other rules become links, words that were searched are marked. */
export const pieces = (text: string, words: string[], ids: ReadonlySet<string>): Piece[] =>
  text
    .split(/([a-z_]+(?:\.[a-z0-9_]+)+)/)
    .flatMap((part, index): Piece[] =>
      index % 2 && ids.has(part) ? [{ text: part, mark: false, rule: part }] : marks(part, words),
    );

const marks = (text: string, words: string[]): Piece[] => {
  const low = plain(text); // letter by letter as long as the text itself
  const found: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ start: low.indexOf(word, at), length: word.length }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start || b.length - a.length)[0];
    if (!next) break;
    if (next.start > at) found.push({ text: text.slice(at, next.start), mark: false, rule: null });
    at = next.start + next.length;
    found.push({ text: text.slice(next.start, at), mark: true, rule: null });
  }
  if (at < text.length) found.push({ text: text.slice(at), mark: false, rule: null });
  return found;
};
