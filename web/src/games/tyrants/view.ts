// What a seat sees of a game of Tyrants, and the numbers that its table needs.
import type { Piece } from "../../lib/protocol";
import type { TyrantsView } from "../views";

export type Pile = Piece[];
export const [SETUP, ACTIONS, END_OF_TURN, END] = [0, 1, 2, 3] as const;
export const SITES = 26; // places from here on are spaces of routes
export const WHITE = 4; // the colour of troops that are nobody's
export const EMPTY = 5; // the "colour" of an empty space
export const TROOPS = 40;
export const SPIES = 5;

export interface TyrantsLook extends TyrantsView {
  derived: {
    road_troops: number[]; // colour per space of a route, -1: empty
    spies_left: number[];
    markers: number[];
    sites: [controlled: number, totally: number][];
    presence: number[][]; // per player: places
    ahead: [colour: number, by: number][]; // per site; -1: nobody alone
    to_total: number[]; // per site: troops that its holder lacks for total control; -1: nobody holds it
    prices: Record<string, number>; // of basic actions, in power
    action_rules: Record<string, string>;
    lacking: [card: number, influence: number][]; // what is too dear now
    to_end: { barracks: number; of: number; market: number };
  };
}

export const known = (pile: Pile): number[] => pile.filter((card) => card !== null);

/** Whether a bit of a mask of sites is set; masks have fewer bits than numbers of JavaScript. */
export const has = (mask: number, site: number): boolean => Math.floor(mask / 2 ** site) % 2 === 1;
