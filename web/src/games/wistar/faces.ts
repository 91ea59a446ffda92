// What is printed on components, ready to be drawn: cards, tiles and strips come from a Face; effects, prices and needs as tokens.
import type { Design } from "../../lib/protocol";
import { artOf } from "./art";
import type { Amounts, Effect } from "./view";

/** A token and how many of it; `vp` is drawn as a shield with its number. */
export interface Token {
  sign: string; // of signs.svg, `w-…`
  count: number;
  apart?: boolean; // the number stands before it, also for two
}

export interface Face {
  design: string;
  name: string;
  kind: string; // file
  art: string;
  deck: "basic" | "advanced" | "";
  type: "tool" | "robot" | "structure" | "";
  cost: Token[];
  needs: Token[];
  symbols: Token[];
  vp: number;
  effect: string; // instant, once, income, final, ongoing, aggressive
  short: string[];
  help: string;
}

export interface RowFace {
  name: string;
  pay: Token[];
  needs: Token[];
  reward: Token[];
  lock: number;
  key: number;
}

const NAMES: Record<string, string> = {
  tools: "tool",
  robots: "robot",
  structures: "structure",
  mice: "mouse",
  rooms_dug: "room",
  digs: "room",
  beds: "bed",
  exploration: "explore",
  markers: "marker",
  doors: "door",
  goals: "goal",
  inventions: "play",
  shift: "worker",
  dig: "room",
  dig_free: "room",
  bed_free: "bed",
  skill_token: "skill",
  play_free: "free",
  draft: "free",
  private_goal: "goal",
  open_door: "door",
  walk: "explorer",
  travel: "explorer",
  carry_out: "action",
  draw_any: "card",
  any_good: "any",
  turn_up: "card",
  seek: "card",
  salvage: "card",
  copy_once: "once",
  round_mouse: "mouse",
};
const COUNTED = new Set(["explore", "project", "worker", "room", "bed", "current"]);

export const signOf = (name: string): string => NAMES[name] ?? name;

const token = (name: string, count = 1): Token => ({
  sign: signOf(name),
  count,
  apart: COUNTED.has(signOf(name)),
});

const numbers = (parts: readonly unknown[]): number => (parts.find((part) => typeof part === "number") as number) ?? 1;

/** An effect as tokens: what kind of thing, and how many. */
export const tokenOf = ([name, ...parts]: Effect): Token => {
  const [first] = parts;
  if (name === "gain" || name === "draw") return token(first as string, numbers(parts));
  if (name === "mouse") return token(first === "basement" ? "mousebase" : "mouse");
  if (name === "vp") return { sign: "vp", count: numbers(parts) };
  return token(name, numbers(parts) || 1);
};

export const tokensOf = (effects: readonly Effect[]): Token[] => effects.map(tokenOf);

export const amountsOf = (amounts: Amounts | undefined): Token[] =>
  Object.entries(amounts ?? {})
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => (name === "vp" ? { sign: "vp", count } : token(name, count)));

/** `"wood 2"` of a data file. */
const priceOf = (pay: unknown): Token[] => {
  if (typeof pay !== "string" || !pay) return [];
  const [what, count] = pay.split(" ");
  return [token(what!, Number(count ?? 1))];
};

const record = (value: unknown): Record<string, number> => (value ?? {}) as Record<string, number>;
const single = (values: Record<string, number>): Token[] =>
  Object.entries(values).flatMap(([name, count]) => (count ? [{ sign: signOf(name), count }] : []));

const counted = (names: readonly string[]): Token[] => {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return single(found);
};

export const faceOf = (design: string, { name, kind, fields, short = [], help, sources = 0 }: Design): Face => ({
  design,
  name,
  kind,
  art: artOf(design, kind),
  deck: (fields.deck as Face["deck"]) ?? "",
  type: (fields.type as Face["type"]) ?? "",
  cost: single(record(fields.cost)),
  needs: single(record(fields.needs)),
  symbols: [
    ...counted((fields.symbols as string[]) ?? []),
    ...(fields.energy ? [{ sign: "energy", count: fields.energy as number }] : []),
  ],
  vp: (fields.vp as number) ?? 0,
  effect: (fields.kind as string) ?? "",
  short,
  help: help.slice(0, help.length - sources).join(" "),
});

export const rowsOf = ({ fields }: Design): RowFace[] =>
  (fields.rows as { name: string; pay: string; needs: unknown; lock: number; key: number; reward: Effect[] }[]).map(
    ({ name, pay, needs, lock, key, reward }) => ({
      name,
      pay: priceOf(pay),
      needs: single(record(needs)),
      reward: tokensOf(reward),
      lock,
      key,
    }),
  );

/** The fee and points of a marker space, the bonus of a goal or a door. */
export const bonusOf = ({ effects }: Design): Token[] =>
  tokensOf(((effects.bonus ?? effects.effect ?? []) as unknown as Effect[]).filter(Array.isArray));

/** What short words say, in signs alone: of what goes on, a bare number is taken off a price. */
export const signsOf = ({ short, effect }: Face): { before: string; sign: string }[] =>
  short.flatMap((line) =>
    [...line.matchAll(/([+/]?\d*)\[(\w+)\]/g)].map(([, before = "", sign = ""]) => ({
      before: effect === "ongoing" && /^\d/.test(before) ? `−${before}` : before,
      sign,
    })),
  );
