// What is printed on a component, ready to be drawn: card, row card and strip all come from a Face.
import type { Book, Design } from "../../lib/protocol";
import { artOf, boardArt, taskArt } from "./art";
import {
  bag,
  points,
  production,
  reward,
  type CardType,
  type Letter,
  type Reward,
  type Worth,
  type Yield,
} from "./notation";

export type Ground = CardType | "treasure" | "calamity" | "advisor" | "menace";

export interface Face {
  design: string;
  name: string; // as printed
  ground: Ground; // colour and pattern
  art: string; // icon of the sprite
  cost: Letter[];
  recycle: Letter[];
  production: Yield[];
  bonus: Letter[];
  worth: Worth[];
  soldiers: number; // price of an advisor's ability, or of neutralising a menace
  text: string; // what an advisor or menace does
}

export interface Task {
  name: string;
  art: string;
  cost: Letter[];
  reward: Reward;
  final: boolean;
}

const GROUNDS: Record<string, Ground> = {
  treasures: "treasure",
  advisors: "advisor",
  calamities: "calamity",
  menaces: "menace",
};

const words = (value: unknown): string => (typeof value === "string" ? value : "");

export const faceOf = (design: string, { name, kind, fields }: Design): Face => {
  const ground = GROUNDS[kind] ?? (words(fields.type) as CardType);
  return {
    design,
    name,
    ground,
    art: artOf(design, ground),
    cost: bag(fields.cost),
    recycle: bag(fields.recycle),
    production: production(fields.production),
    bonus: bag(fields.bonus),
    worth: points(fields.vp),
    soldiers: typeof fields.soldiers === "number" ? fields.soldiers : 0,
    text: words(fields.text),
  };
};

/** The tasks of a quest board on the side for this number of players. */
export const tasksOf = (book: Book, board: string, players: number): Task[] => {
  const rows = book.designs[board]?.fields[players === 1 ? "one_player" : "two_players"];
  return (Array.isArray(rows) ? (rows as Record<string, unknown>[]) : []).map((row) => ({
    name: words(row.name),
    art: taskArt(words(row.id)) ?? boardArt(board),
    cost: bag(row.cost),
    reward: reward(row.reward),
    final: row.final === true,
  }));
};
