// What a seat sees of a game of Lockup, and the numbers that its table needs: all of them are counted by the server.
import type { Piece } from "../../lib/protocol";
import type { LockupView } from "../views";

export type Pile = Piece[];
export const [SETUP, ROLL_CALL, LIGHTS_OUT, PATROL, END] = [0, 1, 2, 3, 4] as const;
export const [YARD, SEWERS, INFIRMARY, SMITHY, COMMISSARY, CHOW_HALL, CELL_BLOCK, LIBRARY] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
export const LOCATIONS = 8;
export const GUARDS = 1; // the side of the guards in a solo game; in moves and events they are number 5
export const GUARDS_OWNER = 5;
export const RESOURCES = ["scrap", "potion", "iron", "gold"] as const;
export const ANY = 4; // the symbol "any" of a cost, after the four resources
export const ROUNDS = 6;

export type Range = [least: number, most: number];
export type Sure = "no" | "maybe" | "yes";

/** One side in one room: as it stands, or as it was ranked in the room that is being checked. */
export interface Standing {
  side: number;
  strength: Range; // books included; least and most are the same when nothing of it is hidden from who looks
  books: number; // of that, by books
  hidden: number; // pieces of it that lie face down and are unknown to who looks
  place: Range; // 1 is the strongest: [best, worst]
  reward: [best: number, worst: number]; // rows of the printed table for these places; -1: none, on to the Library
  lookout: Sure; // whether it has one there, or counts as having one
  suspicion: Sure; // whether it would get the cubes that lie there; "no" where there are none
  taken: number; // cubes of suspicion that it got here at this check
  // only in the room being checked, from the ranking on. next: to be offered a reward; now: is being offered it;
  // rewarded: has it, tokens are home; library: declined or got nothing, tokens go to the Library; "": not ranked yet
  fate: "" | "next" | "now" | "rewarded" | "library";
}

export interface Room {
  light: "day" | "coming" | "now" | "done"; // day: no lights out; in patrol and at the end all are done
  rows: number[]; // rows of the printed table (`derived.board`) that count with this number of players
  standings: Standing[]; // by place as it stands, the best first; kept in the room being checked until the next one
}

/** A raid as things stand: when the next one can come, and what it would cost. */
export interface Raid {
  // patrol: with the next patrol, if cubes do not suffice; now: it is coming, only books are left; final: after round 6
  when: "patrol" | "now" | "final";
  staying: number; // cubes that the goons who stay in the row will need in the next patrol
  needs: Range; // cubes that the goons of the next patrol need, new ones included: 0 to 0 before the final raid
  supply: number; // cubes that are there
  sure: Sure; // whether it comes, if nobody recruits goons and no cube moves before
  losses: number[]; // per side: stars it would lose if suspicion were compared now
  due: number[]; // per side: stars due, of which nobody loses more than there are
  verdicts: Verdict[]; // per side
}
export type Verdict = "most" | "most_tied" | "second" | "second_tied" | "less" | "clean" | "even";

/** One of the achievements in play, in the order of `goals`. */
export interface Goal {
  card: number;
  counts: number[]; // per side; of a condition with several parts: how many of them are fulfilled
  least: number; // that it takes at least; 0: no such number
  parts: { counts: number[]; least: number }[]; // a condition part by part; one part for most cards
  leaders: number[]; // sides with the highest count, if it is more than 0
  holder: number; // who holds Supremacy, or has taken Rush; -1: nobody, or a card of the end
  awards: [first: number, second: number]; // stars for places; 0, 0: for each of something
  each: number; // stars for each of something; 0: by places
  stars: number[]; // per side: what it brings as things stand (Rush: what it has brought)
}

export interface LockupDerived {
  guards_score: Record<string, number>[]; // alone: one, line by line
  strengths: number[]; // per side, as ranked in the room being checked; empty before the ranking
  board: "rewards" | "rewards_small"; // the field of a location's design that holds the printed rows in use
  prizes: number[][][]; // rows of the printed table by location, number of sides there (less 1), and place; -1: none
  rooms: Room[]; // in the order of checking; what everybody can count
  raid: Raid | null; // null: none comes any more
  goals: Goal[];
  unseen: number[][]; // per side, weakest first: tokens it has not shown this round; of the guards all cards not seen
  location_cards: [location: number, count: number][]; // alone: cards left in their deck; -1: off duty
  attributes: number[][]; // per side: shields, gems, magic on items and goons
  winners: number[]; // sides, at the end of the game; alone the guards win where the player does not
  gangs: Record<string, number>[]; // per side: what its goons score now, by type
}

/** What a goon on offer would add to the own score now: lying there, without its price and what it does at once. */
export interface GoonGain {
  stars: number; // in all; may be negative
  goons: number; // of that, by scores of goons
  goals: number; // of that, by achievements
}

export interface ItemGain extends GoonGain {
  value: number; // of the stars, what is printed on it
  lacks: Record<string, number>; // cubes that are missing by good ("any" among them), books that pay not counted
  payable: boolean; // with the symbols that books pay at this moment
  waives: number[]; // symbols (0-3 a resource, 4 any) that those books should pay, as a proposal
  pays: number[]; // own cubes of each resource that pay the rest, as a proposal; all 0 if it cannot be paid
}

export interface LockupInsight {
  // by location, where something lies face down: with what this seat knows of it, the own tokens and those it has
  // looked at; elsewhere this seat knows what everybody knows. Use `standingsAt`.
  standings: Record<string, Standing[]>;
  unseen: number[][]; // per side, weakest first: what this seat has not seen this round; nothing of the own
  covered: number[]; // own tokens that lie face down in rooms
  peeked: number[]; // face-down tokens of others that this seat has looked at
  goons: Record<string, GoonGain>; // by card: the row, and those to choose from
  items: Record<string, ItemGain>; // by card: the display, and own reserved ones
  spending: number[]; // own cubes as resources, in the order in which to pay "any" with them, as a proposal
}

export interface LockupLook extends LockupView {
  derived: LockupDerived & Record<string, unknown>;
}

/** Stars of a card without those of achievements, which others may still take. */
export const sureOf = ({ stars, goals }: GoonGain): number => stars - goals;

/** What this seat can count beside the public; undefined for who watches, and in replays. */
export const insightOf = (look: LockupLook): LockupInsight | undefined => {
  const insight = (look as { insight?: unknown }).insight as Partial<LockupInsight> | undefined;
  return insight?.standings ? (insight as LockupInsight) : undefined;
};

/** Who stands where in a room, as this seat can count it. */
export const standingsAt = (look: LockupLook, location: number): Standing[] =>
  insightOf(look)?.standings[location] ?? look.derived.rooms[location]?.standings ?? [];

// Numbers with moves (`facts`), beside `price` and `gain` by good (scrap, potion, iron, gold, any, power, suspicion,
// stars, first_player):
//   place      total: own strength there afterwards (none: 0); rank: [best, worst] place there afterwards; risk.suspicion:
//              [least, most] cubes one would get there as it stands; reward: rows for these places, as in Standing
//   take       gain: what comes, bandits' cubes for the strongest among it
//   decline    total, rank, reward: in the Library, as it stands
//   gain_cube, swap, barter, grab, drop, spend     price, gain
//   enlist     price.any
//   make       price, gain.stars: what it adds to the own score (as ItemGain.stars)
//   set_aside  price.any
//   hire, hire_shown, keep ...                     see insight
//   accuse     price.suspicion; losses: stars each side would lose in a raid then

export const known = (pile: Pile): number[] => pile.filter((card) => card !== null);
export const tokensAt = (look: LockupLook, side: number, location: number): Pile =>
  look.placed[LOCATIONS * side + location] ?? [];
export const cubesOf = (look: LockupLook, side: number): number[] => look.resources.slice(4 * side, 4 * side + 4);
export const cubesAt = (look: LockupLook, location: number): number[] =>
  look.cubes_at.slice(4 * location, 4 * location + 4);
export const has = (mask: number, bit: number): boolean => ((mask >> bit) & 1) === 1;
