// Where things lie when not everything fits on the screen at once: the boards of a phone, and what shares the dock below the
// boards of a smaller window.
import type { Key } from "../../lib/table/desk.svelte";
import type { WistarLook } from "./view";

export const TABS = ["wheel", "farm", "burrow", "cards", "market"] as const;
export type Tab = (typeof TABS)[number];

const LIES: [Tab, RegExp][] = [
  ["wheel", /^(slot|hut|plate|main|bonus|rats|area|guest)\b/],
  ["farm", /^(door|place|mission|mouse|cheese|row|tent|pitch)\b/],
  ["burrow", /^(dig|bed|space)\b/],
  ["cards", /^hand$/],
  ["market", /^(goal|deck|supply)\b/],
];

export const tabOf = (key: Key, look: WistarLook, me: number): Tab | null => {
  if (!key.startsWith("card:")) return LIES.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
  const card = Number(key.slice(5));
  if (look.hands[me]!.includes(card) || look.areas[me]!.includes(card)) return "cards";
  if (look.homes[me]!.includes(card) || look.helpers[me]!.includes(card)) return "burrow";
  return look.markets.some((market) => market.includes(card)) ? "market" : null;
};
