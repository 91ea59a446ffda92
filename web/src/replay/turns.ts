// A turn of a replay: moves of one player without a break, in one part of the game.
import type { ReplayFrame } from "../lib/protocol";

export interface Turn {
  first: number; // frames, both ends included
  last: number;
  player: number;
  where: string;
}

/** Turns of all moves; the start of the game is none. */
export const turnsOf = (frames: ReplayFrame[]): Turn[] => {
  const turns: Turn[] = [];
  for (let index = 1; index < frames.length; index++) {
    const { player } = frames[index]!;
    const { where } = frames[index - 1]!; // a move belongs to the part of the game in which it was made
    const now = turns.at(-1);
    if (now && now.player === player && now.where === where) now.last = index;
    else turns.push({ first: index, last: index, player, where });
  }
  return turns;
};

/** The turn that a frame belongs to, -1 at the start. */
export const turnAt = (turns: Turn[], frame: number): number => {
  let low = 0;
  let high = turns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (turns[middle]!.first <= frame) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** Frames where a part of the game begins: "Round 2 of 4" of "Round 2 of 4 · Draft". */
export interface Part {
  label: string;
  first: number;
  last: number;
}

export const SEPARATOR = " · ";

const runs = (frames: { where: string }[], name: (where: string) => string): Part[] => {
  const parts: Part[] = [];
  frames.forEach(({ where }, index) => {
    const label = name(where);
    const now = parts.at(-1);
    if (now?.label === label) now.last = index;
    else parts.push({ label, first: index, last: index });
  });
  return parts;
};

/** The parts of a game: rounds, or whatever stands first in its words; phases where there is only one round. */
export const partsOf = (frames: { where: string }[]): Part[] => {
  const rounds = runs(frames, (where) => where.split(SEPARATOR)[0] ?? where);
  return rounds.length > 1 ? rounds : runs(frames, (where) => where);
};
