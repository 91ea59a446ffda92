// The games of the server, as the lobby presents them.
import type { GameInfo, TableInfo } from "../lib/protocol";
import { say } from "../lib/text.svelte";
import { preset } from "./options";

/** Where the rules and the form of a new table begin before a game was chosen: the gentlest, which the server names first. */
export const firstGame = (games: GameInfo[] | undefined): string => games?.[0]?.id ?? "kingdom";

export const emblem = (game: string): string => `/api/games/${encodeURIComponent(game)}/emblem.svg`;

/** The options of a table in a few words: the first one, and what differs from the usual. */
export const inShort = (table: TableInfo, games: GameInfo[]): string[] => {
  const options = games.find((game) => game.id === table.game)?.options ?? [];
  const chosen = Object.fromEntries(table.options.map(({ name, value }) => [name, value]));
  const usual = new Map(options.map((option) => [option.name, preset(option, chosen)]));
  const setup = table.options.flatMap(({ name, label, value, text }, index) =>
    index === 0 ? [text] : value === usual.get(name) ? [] : [`${label}: ${text}`],
  );
  return table.practice ? [say("common-practice"), ...setup] : setup;
};
