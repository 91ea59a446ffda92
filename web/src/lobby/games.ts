// The five games as the lobby presents them. Whether one can be played is what the server says.
import type { GameInfo, TableInfo } from "../lib/protocol";
import { preset } from "./options";

export interface Shown {
  id: string;
  players: string;
  minutes: number;
  weight: number; // of five
  modes: number; // texts lobby-<game>-mode-1 ...
}

export const SHELF: readonly Shown[] = [
  { id: "lockup", players: "1–5", minutes: 75, weight: 3, modes: 2 },
  { id: "viscounts", players: "1–4", minutes: 90, weight: 4, modes: 2 },
  { id: "kingdom", players: "1–2", minutes: 60, weight: 3, modes: 3 },
  { id: "tyrants", players: "2–4", minutes: 75, weight: 3, modes: 2 },
  { id: "wistar", players: "1–4", minutes: 90, weight: 4, modes: 2 },
];

const GENTLE = "kingdom"; // the shortest of the games, to begin with

/** Where the rules and the form of a new table begin before a game was chosen: the gentlest that can be played. */
export const firstGame = (games: GameInfo[] | undefined): string => {
  const playable = SHELF.filter(({ id }) => games?.some((game) => game.id === id)).map(({ id }) => id);
  return playable.includes(GENTLE) ? GENTLE : (playable[0] ?? games?.[0]?.id ?? GENTLE);
};

export const emblem = (game: string): string => `/emblems/${SHELF.some(({ id }) => id === game) ? game : "logo"}.svg`;

/** The options of a table in a few words: the first one, and what differs from the usual. */
export const inShort = (table: TableInfo, games: GameInfo[]): string[] => {
  const options = games.find((game) => game.id === table.game)?.options ?? [];
  const chosen = Object.fromEntries(table.options.map(({ name, value }) => [name, value]));
  const usual = new Map(options.map((option) => [option.name, preset(option, chosen)]));
  return table.options.flatMap(({ name, label, value, text }, index) =>
    index === 0 ? [text] : value === usual.get(name) ? [] : [`${label}: ${text}`],
  );
};
