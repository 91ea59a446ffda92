// What a seat sees of a game of Kingdom: the fields of games/kingdom/state.py, as the view gives them.
import type { Look, Piece } from "../../lib/protocol";

export type Pile = Piece[];
export const [SETUP, DRAFT, PLANNING, PRODUCTION, BATTLE, END] = [0, 1, 2, 3, 4, 5] as const;
export const ROUNDS = 4;
export const TRAPS = 2;
export const ALCHEMY_SIZE = 5;
export const SOLO_SUPREMACY = 5;
export const HOARD_LIMIT = 5;
export const ICONS = 8; // theft tokens: icons 0 to 7 are on the duchy card, from 8 on on cards of scenario 5
export const BOARDS = ["northern_lands", "usurper", "plague_lord"] as const;

export interface KingdomLook extends Look {
  // the table
  round: number;
  phase: number;
  producing: number; // resource of the production step, or -1
  first: number;
  duchies: string[];
  modules: string[];
  scenario: string;
  menace_decks: string[];
  boards: string[];
  defeat: string;
  hoard: number;
  taken: number;
  searched: number;
  owner_of_final: number[];
  // cards: null is a card that this seat does not know
  deck: Pile;
  danger: Pile;
  calamity_stack: Pile;
  menace_stacks: Pile[];
  rodent_stack: Pile;
  offers: Pile[];
  found: Pile;
  discard: Pile;
  box: Pile;
  drawn: Pile[];
  hands: Pile[];
  chosen: Pile[];
  drafted: Pile[];
  construction: Pile[];
  menaces: Pile[];
  built: Pile[];
  calamities: Pile[];
  advisors: Pile[];
  // what belongs to cards
  lack: number[];
  frozen: [card: number, giant: number][];
  // what belongs to players
  chosen_to: (number | null)[]; // area, + 2 if face down
  traps: number[];
  free_traps: number[];
  spies: number[];
  active_spies: number[];
  cubes: number[][];
  alchemy: number[]; // 4 per player
  spent: number[][];
  krystallium: number[];
  soldiers: number[];
  training: number[];
  covered: number[]; // bit mask of icons under theft tokens
  produced: number[];
  used: number[][];
  boost: number[];
  owed: number[];
  tasks: number[]; // bit mask, 4 per board
  task_points: number[];
  extra_types: number[][];
  derived: { income: number[][] };
}

export const known = (pile: Pile): number[] => pile.filter((card) => card !== null);
