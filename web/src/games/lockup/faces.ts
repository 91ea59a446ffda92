// What is printed on a component, ready to be drawn: cards, strips and tokens all come from a Face.
import type { Design, Effect } from "../../lib/protocol";
import { artOf } from "./art";

export const ATTRIBUTES = ["shield", "gem", "magic"] as const;
const LETTERS = "SPIGA"; // in costs: the four resources, and any of them

export interface Face {
  design: string;
  name: string;
  kind: string; // items, goons, books …
  art: string; // icon of the sprite
  short: string[]; // lines with [signs]
  help: string; // sentences
  effects: Effect[]; // at once
  attributes: string[];
  value: number; // stars of an item
  cost: number[]; // of each resource, and any
  type: string; // of a goon or an achievement
  suspicion: number;
  brings: string; // the resource of a bandit
  demon: string; // the attribute that a demon scores
  strength: number; // of a token or a guard; -1: the power of its owner
  lookout: boolean;
  when: string; // a book
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

const costOf = (cost: unknown): number[] => {
  const counts = [0, 0, 0, 0, 0];
  for (const word of text(cost).split(" ").filter(Boolean)) counts[LETTERS.indexOf(word[0]!)]! += Number(word.slice(1));
  return counts;
};

export const faceOf = (design: string, { name, kind, fields, effects, short = [], help, sources }: Design): Face => ({
  design,
  name,
  kind,
  art: artOf(design, kind),
  short,
  help: help.slice(0, help.length - (sources ?? 0)).join(" "),
  effects: (effects.effect ?? []) as Effect[],
  attributes: Array.isArray(fields.attributes) ? (fields.attributes as string[]) : [],
  value: number(fields.value),
  cost: costOf(fields.cost),
  type: text(fields.type),
  suspicion: number(fields.suspicion),
  brings: text(fields.resource),
  demon: text(fields.demon),
  strength: number(fields.strength),
  lookout: fields.lookout === true,
  when: text(fields.when),
});
