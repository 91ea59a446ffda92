// The compact notation of Kingdom's data: bags ("M3 S1"), production ("X1*company"), points ("2*discovery"), rewards.
// The same grammar as games/kingdom/notation.py; here only for drawing.

export const LETTERS = ["m", "p", "g", "x", "k", "s"] as const; // materials … exploration, krystallium, soldiers
export type Letter = (typeof LETTERS)[number];
export const RESOURCES = LETTERS.slice(0, 4);
export const TYPES = ["structure", "company", "monument", "discovery"] as const;
export type CardType = (typeof TYPES)[number];

export interface Yield {
  letter: Letter;
  amount: number;
  per: CardType | null;
}

export interface Worth {
  points: number;
  per: CardType | null;
}

export interface Reward {
  cubes: Letter[]; // krystallium and soldiers
  spies: number;
  points: number;
}

/** A slot of a cost: which kind, and whether something lies on it. */
export interface Slot {
  letter: Letter;
  full: boolean;
}

const text = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? `${value}` : "";
const words = (value: unknown): string[] => text(value).split(" ").filter(Boolean);
const times = <T>(thing: T, count: number): T[] => Array.from({ length: count }, () => thing);
const letterOf = (word: string): Letter => word.charAt(0).toLowerCase() as Letter;
const asType = (word: string | undefined): CardType | null => (word as CardType | undefined) ?? null;

/** "M2 G1" (or "P", one cube) as single cubes, in the order M P G X K S. */
export const bag = (value: unknown): Letter[] =>
  words(value)
    .flatMap((word) => times(letterOf(word), Number(word.slice(1)) || 1))
    .sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b));

/** How many of each letter there are, without the absent ones. */
export const counted = (cubes: readonly Letter[]): [Letter, number][] =>
  LETTERS.map((letter): [Letter, number] => [letter, cubes.filter((cube) => cube === letter).length]).filter(
    ([, count]) => count > 0,
  );

export const production = (value: unknown): Yield[] =>
  words(value).map((word) => {
    const [amount = "", per] = word.split("*");
    return { letter: letterOf(amount), amount: Number(amount.slice(1)) || 1, per: asType(per) };
  });

export const points = (value: unknown): Worth[] =>
  words(value).map((word) => {
    const [amount = "", per] = word.split("*");
    return { points: Number(amount), per: asType(per) };
  });

export const reward = (value: unknown): Reward => {
  const made: Reward = { cubes: [], spies: 0, points: 0 };
  for (const word of words(value)) {
    const count = Number(/\d+$/.exec(word)?.[0] ?? 1);
    if (word.startsWith("SPY")) made.spies += count;
    else if (word.startsWith("VP")) made.points += count;
    else made.cubes.push(...times(letterOf(word), count));
  }
  return made;
};

/** What a packed cost (four bits a letter) still lacks of a letter. */
export const lacking = (lack: number, letter: Letter): number => (lack >> (4 * LETTERS.indexOf(letter))) & 15;

/** The slots of a cost, full ones first of their kind; `lack` null: nothing lies there yet. */
export const slots = (cost: readonly Letter[], lack: number | null): Slot[] =>
  counted(cost).flatMap(([letter, count]) => {
    const full = lack === null ? 0 : count - lacking(lack, letter);
    return times(letter, count).map((_, at) => ({ letter, full: at < full }));
  });

/** What is missing, as single cubes. */
export const missing = (cost: readonly Letter[], lack: number): Letter[] =>
  slots(cost, lack)
    .filter((slot) => !slot.full)
    .map((slot) => slot.letter);
