// Sentences about components for people who do not see the drawing, put together from whole phrases.
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/text.svelte";
import type { Face, Task } from "./faces";
import { counted, missing, type Letter, type Worth, type Yield } from "./notation";

export const list = (items: string[]): string =>
  new Intl.ListFormat(settings.lang, { type: "unit", style: "short" }).format(items);

export const amount = (letter: Letter, count: number): string => say(`kingdom-amount-${letter}`, { count });
export const amounts = (cubes: readonly Letter[]): string =>
  list(counted(cubes).map(([letter, n]) => amount(letter, n)));
export const resource = (letter: Letter): string => say(`kingdom-resource-${letter}`);

const per = (text: string, type: string | null): string =>
  type ? say("kingdom-per-type", { amount: text, type: say(`kingdom-kind-${type}`) }) : text;
const made = (rows: readonly Yield[]): string => list(rows.map((row) => per(amount(row.letter, row.amount), row.per)));
export const worth = (rows: readonly Worth[]): string =>
  list(rows.map((row) => per(say("kingdom-points", { count: row.points }), row.per)));

/** Treasures are told apart by their cubes: their name plate is short. */
export const plateName = (face: Face): string =>
  face.ground === "treasure" ? say("kingdom-kind-treasure") : face.name;

/** A card in words; under construction also what it lacks. */
export const describe = (face: Face, lack: number | null = null): string => {
  const lines = [`${face.name}. ${say(`kingdom-kind-${face.ground}`)}.`];
  const tell = (key: string, value: string): void => void (value && lines.push(say(`kingdom-tell-${key}`, { value })));
  tell("cost", amounts(face.cost));
  if (lack) tell("lacks", amounts(missing(face.cost, lack)));
  tell("makes", made(face.production));
  tell("bonus", amounts(face.bonus));
  tell("points", worth(face.worth));
  tell("recycle", amounts(face.recycle));
  if (face.soldiers) tell(face.ground === "advisor" ? "ability" : "neutralise", amount("s", face.soldiers));
  if (face.text) lines.push(face.text);
  return lines.join(" ");
};

export const describeTask = (task: Task): string => {
  const { cubes, spies, points } = task.reward;
  const gains = counted(cubes).map(([letter, n]) => amount(letter, n));
  if (spies) gains.push(say("kingdom-amount-spies", { count: spies }));
  if (points) gains.push(say("kingdom-points", { count: points }));
  return say(task.final ? "kingdom-task-final" : "kingdom-task", {
    name: task.name,
    cost: amounts(task.cost),
    reward: list(gains),
  });
};
