// What a small card shows of its design: the worth in the corner, the few most telling fields, and a sign for its sort.
// Data files differ from game to game, so this goes by the names that all of them use.
import type { Book, Design } from "../../lib/protocol";
import { hintsOf } from "./hints";
import { fieldName, hasName, inWords, translated } from "./words";

export interface Field {
  key: string;
  label: string; // "" where the value speaks for itself
  value: string;
}

export interface Face {
  name: string;
  sort: string; // in words
  sign: number; // the shape
  colour: number; // and the ground it stands on
  worth: string | null;
  fields: Field[];
  lines: string[]; // what it does, in sentences
}

const SIGNS = 9; // shapes of Sign.svelte
const COLOURS = 6;
const WORTH = ["vp", "points", "stars", "reputation"];
const COSTS = ["cost", "price"];
const FIRST = [
  ...COSTS,
  "aspect",
  "silver",
  "soldiers",
  "requires",
  "production",
  "icons",
  "skills",
  "bonus",
  "recycle",
];
/** About the data rather than the card, shown elsewhere, or written for machines. */
const SILENT = new Set(
  (
    "name name_en name_ru name_source name_ru_src type kind copies source sources confidence field_sources evidence " +
    "ref note id number image effect effects ability on order text text_en text_ru deck count"
  ).split(" "),
);
const EVEN_ZERO = ["deck_vp", "inner_circle_vp"]; // worth a word also when nothing
const NOTHING = "none";
const EFFECT = "· "; // begins a line of the help that says what a card does
const SHORT = 28; // characters; longer values are for the help
const AT_MOST = 4;

/** A value of a data file in one short line, "" when it is not for a small card. */
const brief = (value: unknown): string => {
  if (typeof value === "number") return value ? signed(value) : "";
  if (value === NOTHING) return "";
  if (typeof value === "string")
    return value.length <= SHORT ? (translated(value, "") ?? value.replaceAll("_", " ")) : "";
  if (Array.isArray(value)) {
    const parts = value.map(brief);
    const line = parts.join(", ");
    return parts.every(Boolean) && line.length <= SHORT ? line : "";
  }
  if (value && typeof value === "object") {
    const parts = Object.entries(value).map(([key, held]) => `${key.replaceAll("_", " ")} ${brief(held)}`.trim());
    const line = parts.join(", ");
    return line.length <= SHORT ? line : "";
  }
  return "";
};

const signed = (value: number): string => String(value).replace("-", "−");

const fieldOf = (key: string, value: unknown): string => {
  if (COSTS.includes(key) && typeof value === "number" && value < 0) return ""; // not for sale
  return value === 0 && EVEN_ZERO.includes(key) ? "0" : brief(value);
};

/** Only a plain number fits into the corner. */
const inCorner = (worth: string): boolean => /^−?\d{1,3}$/.test(worth);

const rank = (key: string): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);

const textOf = (fields: Record<string, unknown>, lang: string): string | null => {
  const held = fields.text;
  const text =
    held && typeof held === "object" ? (held as Record<string, unknown>)[lang] : (fields[`text_${lang}`] ?? held);
  return typeof text === "string" && text ? text : null;
};

/** What a game itself says about a component, as far as it concerns a table of so many players. */
export const faceLines = (design: Design | undefined, players: number): { label: string; text: string }[] =>
  (design?.face ?? []).filter((line) => !line.players.length || line.players.includes(players));

/** The most telling fields of a data file, of those that have a name in every language. */
const chosenFields = (design: Design, sort: string, worthKey: string | undefined): Field[] =>
  Object.entries(design.fields)
    .filter(([key]) => !SILENT.has(key) && key !== worthKey && (key === sort || hasName(key)))
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([key, value]) => ({ key, label: key === sort ? "" : fieldName(key), value: fieldOf(key, value) }))
    .filter(({ value }) => value)
    .slice(0, AT_MOST);

/** The lines of the help that say what a component does. */
export const effectLines = ({ help }: Design): string[] =>
  help.filter((line) => line.startsWith(EFFECT)).map((line) => inWords(line.slice(EFFECT.length)));

/** The sentences of a card: those of its data where nothing else is shown, or the lines of the help about its effect. */
const linesOf = (design: Design, lang: string, bare: boolean): string[] => {
  const text = textOf(design.fields, lang);
  if (text) return bare ? [text] : [];
  return effectLines(design);
};

const sortOf = (design: Design, book: Book): string => {
  const sort = design.fields[hintsOf(book).sort ?? "type"];
  return typeof sort === "string" ? sort : design.kind;
};

const signs = new WeakMap<Book, Map<string, number>>();

/** Sorts of cards in the order of the book: each gets the next sign. */
const signOf = (sort: string, book: Book): number => {
  let known = signs.get(book);
  if (!known) {
    known = new Map();
    for (const id of new Set(book.cards)) {
      const design = book.designs[id];
      if (design && !known.has(sortOf(design, book))) known.set(sortOf(design, book), known.size);
    }
    signs.set(book, known);
  }
  return known.get(sort) ?? 0;
};

export const faceOf = (id: string, book: Book, players: number): Face => {
  const design = book.designs[id];
  if (!design) return { name: inWords(id), sort: "", sign: 0, colour: 0, worth: null, fields: [], lines: [] };
  const hints = hintsOf(book);
  const worthKey = (hints.worth === undefined ? WORTH : [hints.worth]).find((key) =>
    inCorner(brief(design.fields[key])),
  );
  const fields = design.face
    ? faceLines(design, players).map(({ label, text }, index) => ({ key: String(index), label, value: text }))
    : chosenFields(design, hints.sort ?? "", worthKey);
  const sort = sortOf(design, book);
  const sign = signOf(sort, book);
  return {
    name: design.name,
    sort,
    sign: sign % SIGNS,
    colour: hints.hues?.[sort] ?? sign % COLOURS,
    worth: worthKey ? brief(design.fields[worthKey]) : null,
    fields,
    lines: linesOf(design, book.lang, !fields.length),
  };
};
