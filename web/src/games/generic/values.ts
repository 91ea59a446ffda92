// How a value is written, and when it has nothing to tell.
import type { Book } from "../../lib/protocol";
import type { Value } from "./arrange";
import { placeName } from "./places";
import { fieldName, inWords, translated } from "./words";

/** Zero, nobody, an empty list: said in one line for all. */
export const isNothing = ({ value, seat, names, counted }: Value): boolean =>
  counted && typeof value === "number"
    ? value < 0
    : seat && Array.isArray(value)
      ? !value.length
      : !names && isEmpty(value) && !(seat && value === 0);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === 0 ||
  value === -1 ||
  value === false ||
  value === "" ||
  (Array.isArray(value) && value.every(isEmpty));

export const seatsOf = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat);

/** The numbers of a list that are something, each with its name. */
export const named = (values: unknown, names: string[]): { name: string; value: number }[] =>
  ((Array.isArray(values) ? values : []) as number[]).flatMap((value, index) =>
    value ? [{ name: names[index] ?? String(index + 1), value }] : [],
  );

/** Unknown values, empty words and players of whom there are none are not even worth that line. */
export const isSilent = ({ value, seat, counted }: Value): boolean =>
  (counted && value === -1) || value === null || value === "" || (seat && Array.isArray(value) && !value.length);

export const write = (value: unknown, field = ""): string => {
  if (value === null || value === "" || value === -1) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.length ? value.map((held) => write(held, field)).join(" · ") : "–";
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, held]) => `${fieldName(key)} ${write(held, key)}`)
      .join(" · ");
  return typeof value === "string" ? (translated(value, field) ?? inWords(value)) : String(value).replace("-", "−");
};

const MANY = 12; // entries of a list that can be read at a glance

/**
 * A long list, such as what stands on every space of a map: its entries that are something, each with the name of its
 * place. The place is a value of the one domain of moves that is as long as the list; without one it is a number.
 */
export const longList = (value: unknown, book: Book): { place: string; value: string }[] | null => {
  if (!Array.isArray(value) || value.length <= MANY) return null;
  const fitting = Object.values(book.domains).filter(({ tokens, pieces }) => !pieces && tokens.length === value.length);
  const names = fitting.length === 1 ? fitting[0]!.tokens : [];
  const isFree = value.includes(-1) ? (held: unknown) => held === -1 || held === null : isEmpty; // 0 is the first player then
  return value.flatMap((held, index) =>
    isFree(held) ? [] : [{ place: placeName(names[index] ?? String(index + 1), book), value: write(held) }],
  );
};

/** Words that name a component, which can be looked up. */
export const designsIn = (value: unknown, book: Book): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (word): word is string => typeof word === "string" && (book.designs[word]?.name ?? word) !== word,
  );

/** Names of components; of those in a row that differ by a number, only the first has more than that. */
export const inSeries = (names: string[]): string[] => {
  const word = (name: string | undefined): string => name?.replace(/ \d+$/, "") ?? "";
  return names.map((name, index) =>
    index && name !== word(name) && word(name) === word(names[index - 1]) ? name.slice(word(name).length + 1) : name,
  );
};

export const nameOf = (value: Value, book: Book): string =>
  book.zones[value.key] || value.own ? value.name : fieldName(value.key);
