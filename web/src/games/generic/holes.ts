// A player's own board: spaces that are covered at first and whose abilities count once they are empty, and places with
// so many of something.
import type { Book } from "../../lib/protocol";
import { effectLines, faceLines } from "./face";
import { spotKey } from "./spots";
import { entryNames } from "./words";

export interface Hole {
  key: string; // as moves name it
  name: string;
  design: string; // for its help
  text: string; // what it takes and is worth; once it is empty, what it does
  empty: boolean;
}

export const holesOf = (mask: number, domain: string, book: Book): Hole[] => {
  const names = entryNames(domain, book);
  return (book.domains[domain]?.tokens ?? []).map((design, value) => {
    const empty = Boolean((mask >> value) & 1);
    const printed = faceLines(book.designs[design], 0).map(({ text }) => text);
    return {
      key: spotKey(domain, value),
      name: names[value]!,
      design,
      text: (empty ? effectLines(book.designs[design]!) : printed).join(", "),
      empty,
    };
  });
};

export interface Yard {
  key: string; // as moves name it
  name: string;
  count: number;
}

export const yardsOf = (counts: number[], domain: string, book: Book): Yard[] =>
  entryNames(domain, book).map((name, value) => ({ key: spotKey(domain, value), name, count: counts[value] ?? 0 }));
