import type { LevelInfo } from "../lib/protocol";

// Words of a game are written as they stand inside a sentence; alone on a button or at the start of a line they begin large.
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A level of bots in one paragraph. */
export const words = (level: LevelInfo | undefined): string =>
  level ? `${level.does} ${level.time} ${level.strength}` : "";
