/** A short text in parts: words, and signs in brackets (docs/tables.md). */
export const partsOf = (text: string): { sign: boolean; text: string }[] =>
  text
    .split(/\[(\w+)\]/)
    .map((text, index) => ({ sign: index % 2 === 1, text }))
    .filter((part) => part.text !== "");
