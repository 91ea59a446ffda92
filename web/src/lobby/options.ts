// Which options a setup has, and with which values: the same reading as Option and Game.resolve in
// src/pentarchy/engine/registry.py, so that a form never sends what the server would refuse.
import type { GameInfo, GameOption } from "../lib/protocol";

export type Chosen = Record<string, string>;

export const exists = (option: GameOption, players: number, chosen: Chosen): boolean =>
  option.players.includes(players) &&
  Object.entries(option.needs).every(([name, values]) => values.includes(chosen[name] ?? ""));

/** The default while earlier options are so. */
export const preset = (option: GameOption, chosen: Chosen): string => {
  const found = option.presets.find(({ option: name, values }) => {
    const value = chosen[name];
    return value !== undefined && values.includes(value);
  });
  return found?.default ?? option.default;
};

const OPEN = "random"; // decides nothing, so several options may have it
const stem = (name: string): string => name.replace(/_\d+$/, "");

/** An option without what another of its kind has taken: `deck_1` and `deck_2` are drawn from one set. */
export const remaining = (option: GameOption, shown: GameOption[], chosen: Chosen): GameOption => {
  const others = shown.filter(({ name }) => name !== option.name && stem(name) === stem(option.name));
  const taken = others.map(({ name }) => chosen[name]).filter((value) => value !== OPEN);
  const isFree = (value: string): boolean => value === chosen[option.name] || !taken.includes(value);
  return { ...option, values: option.values.filter(({ value }) => isFree(value)) };
};

export class BadSetup extends Error {}

/** All options of a setup in their order, defaults filled in; BadSetup for what does not exist. */
export const resolve = (game: GameInfo, players: number, chosen: Chosen): Chosen => {
  if (!game.players.includes(players)) throw new BadSetup(`players ${players}`);
  const full: Chosen = {};
  for (const option of game.options) {
    if (!exists(option, players, full)) continue;
    const value = chosen[option.name] ?? preset(option, full);
    if (!option.values.some((known) => known.value === value)) throw new BadSetup(`${option.name} ${value}`);
    full[option.name] = value;
  }
  const unknown = Object.keys(chosen).find((name) => !(name in full));
  if (unknown !== undefined) throw new BadSetup(unknown);
  return full;
};

/** What of a person's wishes exists in this setup: a form remembers the rest for when it exists again. */
export const possible = (game: GameInfo, players: number, wishes: Chosen): Chosen => {
  const full: Chosen = {};
  const kept: Chosen = {};
  for (const option of game.options) {
    if (!exists(option, players, full)) continue;
    const wish = wishes[option.name];
    if (wish !== undefined && option.values.some(({ value }) => value === wish)) kept[option.name] = wish;
    full[option.name] = kept[option.name] ?? preset(option, full);
  }
  return kept;
};
