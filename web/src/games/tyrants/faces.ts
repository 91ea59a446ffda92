// What is printed on a card, ready to be drawn: card, row card and strip all come from a Face.
import type { Design } from "../../lib/protocol";
import { artOf } from "./art";

export interface Face {
  design: string;
  name: string;
  file: string; // of its half-deck, the starting cards or the stacks: its ground
  art: string; // icon of the sprite
  cost: number; // -1: it cannot be bought
  aspect: string;
  deck: number; // points
  circle: number;
  short: string[]; // lines with [signs]
  plain: string | null; // a card that only gives: "+2[power]", shown large
  help: string;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export const faceOf = (design: string, { name, kind, fields, short = [], help }: Design): Face => ({
  design,
  name,
  file: kind,
  art: artOf(design, kind),
  cost: number(fields.cost),
  aspect: typeof fields.aspect === "string" ? fields.aspect : "none",
  deck: number(fields.deck_vp),
  circle: number(fields.inner_circle_vp),
  short,
  plain: short.length === 1 && /^\+\d+\[\w+\]$/.test(short[0]!) ? short[0]! : null,
  help: help.join(" "),
});
