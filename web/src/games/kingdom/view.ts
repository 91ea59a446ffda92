// What a seat sees of a game of Kingdom, and the numbers that its table needs.
import type { Piece } from "../../lib/protocol";
import type { KingdomView } from "../views";

export type Pile = Piece[];
export const [SETUP, DRAFT, PLANNING, PRODUCTION, BATTLE, END] = [0, 1, 2, 3, 4, 5] as const;
export const ROUNDS = 4;
export const TRAPS = 2;
export const ALCHEMY_SIZE = 5;
export const HOARD_LIMIT = 5;
export const ICONS = 8; // theft tokens: icons 0 to 7 are on the duchy card, from 8 on on cards of scenario 5
export const BOARDS = ["northern_lands", "usurper", "plague_lord"] as const;

export interface KingdomLook extends KingdomView {
  derived: {
    income: number[][]; // per player and resource
    supremacy: number[]; // who would have it, by resource; -1: nobody
    to_reach: number; // what a single player must make for it; 0 for two
  };
}

export const known = (pile: Pile): number[] => pile.filter((card) => card !== null);
