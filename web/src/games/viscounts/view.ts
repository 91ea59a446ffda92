// What a seat sees of a game of Viscounts, and the numbers that its table needs: all are counted by the rules of the server.
import type { Effect, Piece } from "../../lib/protocol";
import type { ViscountsView } from "../views";

export type Pile = Piece[];
export const [SETUP, CARDS, MOVEMENT, ACTION, RECRUIT, COLLISION, DRAW, END] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const GOODS = ["ink", "stone", "gold", "silver"] as const;
export const [INK, STONE, GOLD, SILVER] = [0, 1, 2, 3] as const;
export const ICONS = ["merchant", "builder", "noble", "cleric", "criminal"] as const;
export const [MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL] = [0, 1, 2, 3, 4] as const;
export const ACTIONS = ["trade", "build", "workers", "transcribe"] as const; // the icon of an action has the same number
export const [TRADE, BUILD, WORKERS, TRANSCRIBE] = [0, 1, 2, 3] as const;
export const TYPES = ["trading_post", "guildhall", "workshop"] as const; // three slots each: slot / 3
export const RIBBONS = ["grey", "black", "yellow", "blue"] as const;
export const [LEFT, RIGHT, INNER] = [0, 1, 2] as const; // spaces: 3 * segment + one of these
export const SLOTS = 9; // sites and links of a segment: 9 * segment + slot - 1; buildings of a side: 9 * side + slot
export const COLOURS = 4; // workers: 4 * section + side
export const AUTOMA = 1; // its side in a solo game
export const AUTOMA_OWNER = 4; // its number as an owner in moves and events

/** What a side could bring up for an action now. A dismissal that was paid for it is counted. */
export interface LedgerLine {
  icons: number; // those of the action itself: cards, open card spaces, empty building slots, bonus cards
  wild: number; // criminals, which stand for any
  turned: number; // merchants that a card turns into icons of this action
  goods: LedgerGood[]; // that may top up, those that count double first; none when there is nothing to spend
  free: number; // icons + wild + turned
  total: number; // free and all that goods can add
}

export interface LedgerGood {
  good: number; // of GOODS; of the Card automa, to which all resources are one: -1
  units: number; // that can be spent
  adds: number; // icons that they stand for
}

/** The markers of a side. Spaces of the track are counted from 1, as `corruption` and `virtue` are. */
export interface Markers {
  apart: number; // steps until they meet; 0: they collide in phase 5 of the side's turn
  criminals: number; // icons of the cards on its board, which decide about check and collisions
  /** Where their collision would be read, after buildings and cards that answer it; 0: apart, or a question comes before. */
  space: number;
  /** Per space of the track, from the first: the sides that would get what a collision of this side there gives to others. */
  others: number[][];
}

/** Buildings of a type, of a side. */
export interface Standing {
  built: number;
  points: number; // for them
  next: number; // points with one more; the same as `points` when all three are built
}

/** A section of the castle; sides are those of the game, so there are as many counts as sides. */
export interface CastleSection {
  segment: number; // beside which it lies
  first: number[]; // workers per side on the first tier
  second: number[];
  room: [first: number, second: number]; // places left; negative while somebody has to leave
  ready: [first: number[], second: number[]]; // sides whose group rises there next
}

export interface Leader {
  side: number; // who has the card, -1: nobody
  points: number;
  lacks: number[]; // per side: workers that have to reach the top to take it; 0 for who has it
}

/** Manuscripts of a side. */
export interface Scrolls {
  ribbons: number[]; // per ribbon
  sets: number[]; // how many different ribbons each set has, the largest first
  points: number; // for the sets
  next: number[]; // per ribbon: points that one more of it adds to the sets
  bonus: number[]; // per ribbon: how many more bring the bonus card; 0: it is gone
  tiles: [tile: number, points: number][]; // manuscripts that count something at the end, and what they count now
}

/** How far the end is. */
export interface ToEnd {
  poverty: number; // debts above the card; 0: it lies open; -1: not laid out yet
  prosperity: number;
  rounds: number; // after this one, once a card lies open; -1: not known yet
  /** Per side: points of the majority, as it stands now; they count when the card lies open. */
  approved: number[]; // by poverty
  paid: number[]; // by prosperity
}

/** Of the automa's board, in a solo game. */
export interface AutomaBoard {
  focus: Effect;
  wants: [good: number, until: number][]; // a resource and up to how many of it, 0: any number; empty: all are one
  slots: { icon: number; ability: string }[]; // per building slot: icon that it frees (-1: none), or token of domain `ability`
  order: number[]; // the slots from left to right: in this order it builds
}

export type LinkState = 0 | 1 | 2; // ends that are built on

export interface ViscountsDerived {
  icons: number[][]; // per side: of each kind
  ledger: (LedgerLine | null)[][]; // per side and action; null: the automa does not trade
  markers: Markers[]; // per side
  buildings: Standing[][]; // per side and type
  sections: CastleSection[]; // of the castle
  lead: Leader;
  links: [place: number, first: number, second: number, state: LinkState][]; // of this face and ring; places of sites
  places: number[]; // of the sites of this face, free or built on
  sets: Scrolls[]; // per side
  hand_limit: number[]; // per player
  order: number[]; // sides as they come, from the one whose turn it is
  to_end: ToEnd;
  winners: number[]; // sides, when the game is over: ties are broken by goods, and alone a tie is lost
  automa_board: AutomaBoard[]; // one in a solo game, else none
  automa_score: Record<string, number>[];
}

/** What the own viscount would find at a space, with the silver that the way leaves. */
export interface Offer {
  steps: number;
  price: number; // silver
  trade: number; // exchanges at most (outer spaces)
  buildings: number[]; // slots that can be paid now; none without a free site
  sites: number[]; // free ones of that bank
  workers: number; // that can be stationed at most (inner spaces)
  manuscript: boolean; // whether the one there can be paid
  dismiss: number[]; // actions for which the townsfolk there could be dismissed
  hire: number; // silver for the townsfolk there after the way, if nothing else is spent; -1: nobody, or not enough
  meets: number[]; // sides that stand there
}

export interface ViscountsInsight {
  /** By space, those that can be reached; only while this seat is asked `move_where`. */
  offers?: Record<string, Offer>;
}

/**
 * Numbers with moves (`facts`), beside what the type says for all games.
 * Names in `price` and `gain`: GOODS; `resource` (of one's choice), `debt`, `deed`, `flip`, `flip_debt`, `flip_deed`, `virtue`,
 * `corruption`, `hire`, `destroy`, `discard`, `workers`, `castle_move`, `rearrange`, `shuffle`, `manuscript`, `building`; ICONS where a
 * dismissal lends them. Only what comes for sure: of a choice nothing. `icons` in `price`: so many icons' worth of goods that
 * the player chooses from afterwards; in `gain` of `pay`: what that good adds.
 *
 *   move        price silver, steps, places: the spaces of the way, the last is the destination
 *   play        steps: how far the viscount must go; gain: corruption of criminals and immediate effects
 *   trade, construct, station, transcribe   price, needs: icons and goods together; gain
 *   construct, erect   gain: site and links; places: links that pay (their places); others: what they bring to other sides, by side;
 *                      points; ends: the stack runs out
 *   transcribe, copy   gain, points (sets, and what the tile counts), ends
 *   dismiss     price silver; gain: icons and bonus
 *   recruit, hire_free   price; gain: bonus
 *   link        gain, others
 *   expel       others: compensation (gain, if it is an own worker)
 *   climb       gain: effect of the section
 *   flip_one    gain (a resource for a debt), points
 *   pick, resolve, take_good   gain
 *   destroy_card, remove   gain: silver
 *   choose_pair gain; places: the space where the viscount begins
 */
export interface ViscountsLook extends ViscountsView {
  derived: ViscountsDerived & Record<string, unknown>;
  insight: ViscountsInsight & Record<string, unknown>;
}

export const known = (pile: Pile): number[] => pile.filter((card) => card !== null);
