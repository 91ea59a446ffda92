// Names for what a book has no word for: fields and words of data files, and facts that follow from the view.
import { known, say } from "../../lib/text.svelte";

/** A name of a data file in words, for what has no translated one. */
export const inWords = (key: string): string => {
  const text = key.replaceAll("_", " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const keyOf = (sort: string, name: string): string => `generic-${sort}-${name.replaceAll("_", "-")}`;

export const titleOf = ({ name, place }: { name: string; place: number | null }): string =>
  place === null ? name : say("generic-place", { name, number: place + 1 });

export const fieldName = (key: string): string =>
  known(keyOf("field", key)) ? say(keyOf("field", key)) : inWords(key);

/** A word of a data file, such as `malice`, in the present language, maybe only as a value of this field; else null. */
export const translated = (word: string, field: string): string | null => {
  const key = [keyOf("word", `${field}-${word}`), keyOf("word", word)].find(known);
  return key === undefined ? null : say(key);
};
