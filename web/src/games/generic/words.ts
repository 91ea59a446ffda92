// Names for what a book has no word for: fields and words of data files, and facts that follow from the view.
import type { Book } from "../../lib/protocol";
import { known, say } from "../../lib/text.svelte";

/** A name of a data file in words, for what has no translated one. */
export const inWords = (key: string): string => {
  const text = key.replaceAll("_", " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const keyOf = (sort: string, name: string): string => `generic-${sort}-${name.replaceAll("_", "-")}`;

/** A pile by the name of its zone, and which one it is where there are several. */
export const titleOf = ({ name, place, which }: { name: string; place: number | null; which: string }): string => {
  if (which) return say("generic-which", { name, which });
  return place === null ? name : say("generic-place", { name, number: place + 1 });
};

export const hasName = (key: string): boolean => known(keyOf("field", key));

export const fieldName = (key: string): string =>
  known(keyOf("field", key)) ? say(keyOf("field", key)) : inWords(key);

/** A field of the state beside what it belongs to, where its whole name would say too much. */
export const shortName = (key: string, name: string): string =>
  known(keyOf("short", key)) ? say(keyOf("short", key)) : name;

/** What the values of a domain are called; or words of data files, where there is no such domain. */
export const entryNames = (domain: string, book: Book): string[] => {
  const { tokens = [], names = [] } = book.domains[domain] ?? {};
  if (!tokens.length) return domain.split(" ").map((word) => translated(word, "") ?? inWords(word));
  return tokens.map((token, index) => names[index] || inWords(token));
};

/** A word of a data file, such as `malice`, in the present language, maybe only as a value of this field; else null. */
export const translated = (word: string, field: string): string | null => {
  const key = [keyOf("word", `${field}-${word}`), keyOf("word", word)].find(known);
  return key === undefined ? null : say(key);
};
