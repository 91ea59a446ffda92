// Effects as a row of signs: the same frames that the rules carry out, drawn instead of said. Words stand in help and labels.
import type { Effect, Effects } from "../../lib/protocol";
import { GOODS, ICONS, TYPES } from "./view";

/** A sign of the sprite with a count before it, or a few characters between signs. */
export type Bit = { sign: string; count?: number } | { text: string };

export const sign = (name: string, count = 1): Bit => (count === 1 ? { sign: name } : { sign: name, count });

const SIGN_OF_ACTION: Record<string, string> = {
  trade: "v-merchant",
  build: "v-builder",
  workers: "v-noble",
  transcribe: "v-cleric",
};

/** Signs whose names differ from those of effects, goods and facts. */
const SIGN_OF: Record<string, string> = {
  resource: "v-any",
  building: "v-build",
  destroy_own: "v-destroy",
  castle: "v-castle_move",
  icons: "v-any",
};
const KNOWN = new Set<string>([
  ...GOODS,
  ...ICONS,
  ...["debt", "deed", "paid", "approved", "flip", "virtue", "corruption", "rearrange", "discard", "destroy", "shuffle"],
  ...["hire", "castle_move", "workers", "manuscript", "build", "step", "scheme", "focus", "dismiss", "hand", "any"],
]);

/** The sign of a good, an icon or the name of an effect. */
export const signOf = (name: string): string => SIGN_OF[name] ?? (KNOWN.has(name) ? `v-${name}` : "v-none");

export const buildingSign = (type: number): string => `b-${type}`;

const between = (parts: Bit[][], text: string): Bit[] =>
  parts.flatMap((part, index) => (index ? [{ text }, ...part] : part));

const ARROW: Bit = { sign: "t-arrow" };

const DRAWN: Record<string, (...given: Effect[number][]) => Bit[]> = {
  gain: (good, count) => [sign(signOf(String(good)), Number(count))],
  flip_debt: () => [ARROW, sign("v-paid")],
  flip_deed: () => [ARROW, sign("v-approved")],
  choose: (...options) => between((options as Effect[]).map(bitsOf), "/"),
  both: (...parts) => (parts as Effect[]).flatMap(bitsOf),
  act: (action) => [sign(SIGN_OF_ACTION[String(action)] ?? "v-none")],
  corrupt_criminals: () => [sign("v-corruption"), { text: "×" }, sign("v-criminal")],
  build: (type) => [sign(buildingSign(TYPES.indexOf(type as (typeof TYPES)[number])))],
  build_here: (type) => [sign(buildingSign(TYPES.indexOf(type as (typeof TYPES)[number])))],
  manuscript: (least, most) => [sign("v-manuscript"), { text: `${least}–${most}` }],
};

export const bitsOf = (effect: Effect): Bit[] => {
  const [name, ...given] = effect;
  const drawn = DRAWN[name];
  if (drawn) return drawn(...given);
  return [sign(signOf(name), typeof given[0] === "number" ? given[0] : 1)];
};

export const bitsOfAll = (effects: Effects | Effect[] | undefined): Bit[] =>
  ((effects ?? []) as Effect[]).flatMap(bitsOf);

/** Goods, papers and the like by name, as `facts` of moves have them. */
export const bitsOfGain = (gain: Record<string, number> | undefined): Bit[] =>
  Object.entries(gain ?? {}).map(([name, count]) => sign(signOf(name), count));

const FLIPPED: Record<string, string> = { "v-paid": "v-debt", "v-approved": "v-deed" };

/** Where there is room: a paper that is turned over with what it was before. */
export const wholeFlips = (bits: Bit[]): Bit[] =>
  bits.flatMap((bit, at) => {
    const next = bits[at + 1];
    const before = bit === ARROW && next && "sign" in next ? FLIPPED[next.sign] : undefined;
    return before ? [sign(before), bit] : [bit];
  });
