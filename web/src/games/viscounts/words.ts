// Words of the table that are no sentences: hyphens for narrow cards.
const LONG = 10; // letters of a word that may be divided
const VOWEL = /[аеёиоуыэюяaeiouy]/i;
const TIED = /[ьъй]/i; // they stay with the letter before

const divided = (word: string): string => {
  const middle = Math.ceil(word.length / 2);
  for (let off = 0; off < 4; off++)
    for (const at of [middle + off, middle - off])
      if (VOWEL.test(word[at - 1] ?? "") && !TIED.test(word[at] ?? "ь") && word.length - at > 2)
        return `${word.slice(0, at)}\u00ad${word.slice(at)}`;
  return word;
};

/** A name whose long words may be divided near their middle. */
export const softened = (name: string): string =>
  name
    .split(" ")
    .map((word) => (word.length >= LONG ? divided(word) : word))
    .join(" ");
