// Which of the moves stand as buttons in the prompt, and which in a list on the table.
import type { OfferedMove } from "../../lib/protocol";
import type { Spread } from "./spread";

const CROWD = 6; // so many buttons fit into the prompt
const NARROW_CROWD = 3; // of a small screen
const FEW = 2; // of one kind, which can stay there in a crowd

export interface Buttons {
  prompt: OfferedMove[];
  list: OfferedMove[];
}

/** Too many for the prompt: those of a kind with several go into the list. */
const sorted = (rest: OfferedMove[], crowd: number): Buttons => {
  if (rest.length <= crowd) return { prompt: rest, list: [] };
  const isMany = ({ move }: OfferedMove): boolean => rest.filter((other) => other.move[0] === move[0]).length > FEW;
  const many = rest.filter(isMany);
  const prompt = rest.filter((offered) => !many.includes(offered));
  return prompt.length < crowd ? { prompt, list: many } : { prompt: [], list: rest };
};

/** What can be done at spots of the board, if that and the rest are few; a crowd is only lit there. */
const atSpots = ({ spots, rest }: Spread, crowd: number): OfferedMove[] => {
  const moves = [...spots.values()].flat().filter((move) => !rest.includes(move));
  return moves.length + rest.length <= crowd ? moves : [];
};

/** Choices that all lie at one card, or at players, are few: they are within reach in the prompt too. */
const atHand = ({ pieces, players, rest }: Spread): OfferedMove[] => {
  const atPieces = [...new Set([...pieces.values()].flat())].filter((move) => !rest.includes(move));
  const single = new Set(atPieces.map(({ move }) => move.slice(0, 2).join())).size === 1 && atPieces.length > 1;
  const atPlayers = [...players.values()].flat();
  return [...(single ? atPieces : []), ...atPlayers].slice(0, CROWD);
};

export const buttons = (spread: Spread, narrow: boolean): Buttons => {
  const crowd = narrow ? NARROW_CROWD : CROWD;
  const { prompt, list } = sorted(spread.rest, crowd);
  return { prompt: [...atHand(spread), ...atSpots(spread, crowd), ...prompt], list };
};

export interface Group {
  key: string;
  title: string; // what all of them begin with; may be empty
  moves: { offered: OfferedMove; text: string }[];
}

const COLON = ": ";

/** By kind; labels that begin with the same words up to a colon say them once. */
export const grouped = (moves: OfferedMove[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const offered of moves) {
    const end = offered.text.indexOf(COLON);
    const title = end < 0 ? "" : offered.text.slice(0, end);
    const key = `${offered.move[0]} ${title}`;
    const text = end < 0 ? offered.text : offered.text.slice(end + COLON.length);
    const group = groups.get(key) ?? { key, title, moves: [] };
    group.moves.push({ offered, text });
    groups.set(key, group);
  }
  return [...groups.values()];
};
