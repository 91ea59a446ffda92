// Missions in words and tokens.
import { say } from "../../lib/text.svelte";
import type { Desk } from "./desk.svelte";
import { signOf } from "./faces";
import { SYMBOLS, type MissionPrice, type MissionRow } from "./view";

/** What a mission lacks, by token. Skills that jokers stand in for are not lacking. */
export const lackingOf = ({ missing, lacks }: MissionPrice): Record<string, number> => {
  const skills = (SYMBOLS as readonly string[]).filter((skill) => lacks.joker && missing[skill]);
  const others = Object.entries(lacks).filter(([name]) => name !== "joker" && name !== "marker");
  return Object.fromEntries([
    ...skills.map((skill) => [skill, missing[skill]!]),
    ...others.map(([name, count]) => [signOf(name), count]),
  ]);
};

/** A mission for screen readers: its words, and how it stands. */
export const wordsOf = (desk: Desk, row: MissionRow, text: string): string => {
  const state =
    row.by >= 0
      ? say("wistar-row-done", { name: desk.name(row.by) })
      : row.lock === "shut"
        ? say("wistar-row-locked")
        : "";
  return [text, state].filter(Boolean).join(". ");
};
