// Your games in the order in which they want you, and what each of them says.
import type { TableInfo } from "../lib/protocol";
import { say } from "../lib/text.svelte";
import { age, DAY, span } from "./time";

export type Standing = "turn" | "open" | "waits" | "paused" | "left" | "frozen" | "finished" | "ended";
const ORDER: Standing[] = ["turn", "open", "waits", "paused", "left", "frozen", "finished", "ended"];

const others = (table: TableInfo): string[] =>
  table.seats.filter((seat) => !seat.you && seat.kind !== "open").map((seat) => seat.name || say("lobby-bot"));

/** Nobody else is kept waiting by a game against bots, so after a day without a move it rests. */
const rests = (table: TableInfo): boolean =>
  age(table.moved) > DAY && table.seats.every((seat) => seat.you || seat.kind === "bot");

export const standing = (table: TableInfo): Standing => {
  if (table.status === "ended") return "ended";
  if (table.frozen) return "frozen";
  if (table.status === "finished") return "finished";
  if (table.status === "open") return "open";
  if (table.left) return "left";
  if (rests(table)) return "paused";
  return table.yourTurn ? "turn" : "waits";
};

export const inOrder = (tables: TableInfo[]): TableInfo[] =>
  [...tables].sort(
    (a, b) => ORDER.indexOf(standing(a)) - ORDER.indexOf(standing(b)) || Date.parse(b.moved) - Date.parse(a.moved),
  );

/** The chip of a game: whose turn it is, or why nobody moves. */
export const chip = (table: TableInfo): string => {
  const how = standing(table);
  if (how === "open")
    return say("lobby-mine-open", { count: table.seats.filter((seat) => seat.kind === "open").length });
  if (how !== "waits") return say(`lobby-mine-${how}`);
  const asked = table.seats[table.waiting[0] ?? -1];
  if (!asked) return say("lobby-mine-running");
  const name = asked.name || say("lobby-bot");
  if (asked.kind === "bot") return say("lobby-mine-waits-now", { name });
  return say("lobby-mine-waits", { name, time: span(table.moved) });
};

/** Against whom. */
export const company = (table: TableInfo): string => {
  if (table.players === 1) return say("lobby-solo");
  return others(table).join(", ") || (table.status === "open" ? "" : say("lobby-hotseat-short"));
};

/** The seat whose mark stands beside the words: who is asked, else oneself. */
export const marked = (table: TableInfo): number => {
  const own = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  return own.find((seat) => table.waiting.includes(seat)) ?? table.waiting[0] ?? own[0] ?? 0;
};
