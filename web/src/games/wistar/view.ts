// What a seat sees of a game of Wistar, and the numbers that its table needs. No client counts: all sums come from here,
// from `ask.moves[].facts` (names of goods below), or from `preview` of a move or a chain.
import type { GestureStep, Piece } from "../../lib/protocol";
import type { WistarView } from "../views";

export type Pile = Piece[];
export const [SETUP, START, TURNS, END] = [0, 1, 2, 3] as const;
export const GOODS = ["wood", "metal", "move", "joker"] as const;
export const ACTIONS = ["wood", "dig", "metal", "beds", "projects", "explore"] as const; // plates, clockwise
export const SYMBOLS = ["wit", "agility", "observation", "strength", "endurance", "energy"] as const;
export const [FREE, CLOSED] = [-1, -2] as const; // spaces of goals
export const OUTSIDE = 0; // places: outside, then the rooms from 1 on; `missions` and `mice_at` are by room, so place - 1
export const SLOTS = 3; // numbers of slots: 3 * sector + slot

/** An effect or a standing change as the content has read it: `["gain", "wood", 1]`, `["play", "", "", "", ""]`. */
export type Effect = readonly [name: string, ...parts: unknown[]];

/**
 * Amounts by name, those that are 0 left out: wood, metal, move, joker, vp, current, any (wood, metal and hand cards),
 * either (wood and metal together), card, basic, advanced (cards), mouse, bed, worker, potion, exploration, project
 * (points), rooms_dug, beds, and in `lacks` also tools, robots, structures, mice and the five skills.
 */
export type Amounts = Record<string, number>;

export interface GoalNow {
  card: number;
  owner: number; // of a private goal; -1: open to everybody
  row: number; // the next free space from the top, 0 to 3; -1: none
  need: number; // what that space asks for; -1: none
  have: number[]; // per side, the rival clan too
  open: boolean[]; // per side: may still reach it (no disc here yet, a space and a disc left)
}

export interface MissionRow {
  row: number; // of the move do_mission
  by: number; // side whose marker lies here; -1: free
  lock: "" | "shut" | "open"; // "": has none
  key: number; // the row whose lock this one opens; -1: none
  opened_by: number; // the row with the key to this one's lock; -1: has no lock
}

export interface WistarDerived {
  symbols: number[][]; // per player: as SYMBOLS
  free_rooms: number[]; // per player
  strengths: number[][]; // per player: as ACTIONS
  rival_score: Record<string, number>[]; // of the solo game; [] otherwise
  wheel: { sector: number; slots: { slot: number; chief: number; bonuses: Effect[] }[] }[]; // per plate: what it is next to
  rooms: number[]; // per player: all rooms, free or not (3 at first, dug ones, the veranda and others)
  types: number[][]; // per player: tools, robots, structures in play
  markers: number[]; // per side: on missions
  left: { beds: number; digs: number; tents: number; discs: number; markers: number }[]; // per player
  unit_prices: { room: number; bed: number }[]; // per player: metal for a room, wood for a bed; discounts of actions apart
  standing: Effect[][]; // per player: standing changes: ["discount", "play", "either", 1], ["ignore_skill", "mission", 1] ...
  pair: { spaces: number[]; vp: number }; // marker spaces that count together
  fees: number[]; // per marker space: so many of any goods for taking its marker; what it gives stands in its design
  goals: GoalNow[]; // in order of `goals`, then private ones
  missions: { card: number; place: number; rows: MissionRow[] }[]; // those turned up
  present: number[][]; // per player: places where they can act, explorer's and tents'
  next_order: number[]; // sides: turn order of the next round, as the hut stands now
  to_end: { rounds: number; rounds_left: number; turns: number[] }; // turns that each side still has, this one included
  cheese: { left: number; vp: number }; // the piece on top and what it counts
}

/** What a main action, a bonus or any effect would bring now, "each time" pieces included. */
export interface Forecast {
  gain: Amounts; // for certain and without a further question, what answers to it included
  price?: Amounts; // of `most`
  most?: number; // rooms or beds that can be paid and placed now (of `strength` at most)
  answers: number[]; // own pieces that answer to it
  more: boolean; // more follows than `gain` says: a question, or something hidden
  why: string; // the rule why it would do nothing now; "" if it does something
}

/** A part of what a slot brings. */
export interface Promised extends Forecast {
  printed?: Effect; // a bonus as it stands on the slot
}

export interface ActionForecast extends Forecast {
  strength: number; // without what pieces add; gain.project and gain.exploration are with it
}

/** A thing on the farm that exploration points can reach. The first step can be made now, so one step is "solid". */
export interface Target {
  move: [kind: "open" | "walk_to" | "reveal_at" | "fetch" | "fetch_cheese", ...number[]];
  points: number; // of the whole way
  steps: GestureStep[]; // the chain; it stops by itself where a door is opened on the way, then new targets come
}

export interface CardPrice {
  card: number;
  ways: [wood: number, metal: number][]; // after all discounts; several where "either" leaves a choice
  payable: boolean[]; // per way
  move: number; // move tokens
  joker: number; // jokers for missing skills
  missing: Amounts; // requirements that are not met, skills by name (jokers or discounts may stand in for these)
  lacks: Amounts; // what is really lacking, in the cheapest way; {}: can be played by an effect that lets one play
  why: string; // rule; "" if nothing lacks
}

export interface MissionPrice {
  row: number;
  place: number;
  here: boolean; // explorer or a tent of mine is there
  joker: number;
  missing: Amounts;
  lacks: Amounts; // goods, skills as joker, requirements; a marker that fits: `marker`
  spaces: number[]; // marker spaces that could be used
  why: string; // rule; "" can be done by an effect that lets one do a mission
}

/** What follows from what a seat knows; {} for who watches and in replays. */
export interface WistarInsight {
  actions: ActionForecast[]; // per plate, as ACTIONS
  bonuses: Record<string, Forecast[]>; // by slot of the wheel: per bonus
  hut: Forecast;
  explore: {
    ask: "explore_which" | "walk_where" | ""; // "": nothing under way, the targets are what Explore would reach now
    points: number; // left, or what Explore would give now
    targets: Target[]; // up to `points`, nearest first
  };
  hand: CardPrice[]; // in order of the hand
  missions: MissionPrice[]; // rows that are free, in order of derived.missions
}

export interface WistarLook extends WistarView {
  derived: WistarDerived & Record<string, unknown>;
  insight: Partial<WistarInsight> & Record<string, unknown>;
}

/**
 * Main, bonuses and quick actions together are left to `preview`: of `place`, or of a chain
 * `[{ask: "place_where", move: ["place", slot]}, {ask: "act_which", move: ["main"]}, ...]`.
 *
 * Facts of moves (names as in Amounts): play_card, settle: price. play_for_free, keep: gain.vp (printed). dig_rooms, build_beds:
 * price, gain {rooms_dug | beds, vp: what the track adds}. take, draw_from: price.project. open, walk_to, reveal_at, fetch, fetch_cheese:
 * price.exploration. travel_to: steps. buy_joker, buy_current, use_move, give, give_card, give_mouse, suffer: price (and gain).
 * use, copy, agree: price, gain as far as certain. main, bonus, act, hut, brew, claim: gain as far as certain. do_mission: price, gain.
 * use_marker, free_space: price.any, gain.vp. take_hero: gain.vp. take_guest, fetch_cheese: gain.vp. pick, swap_for: price, gain.
 */

// Where things lie in the picture of the farm: `book.layout`, from data/layout.toml beside the passages.
export type Box = [x: number, y: number, width: number, height: number];
export type Point = [x: number, y: number];
export type Hang = "wall" | "floor" | "tunnel"; // an upright door, a hatch with a ladder, a hatch in a slanting tunnel

export interface Passage {
  between: [first: number, second: number]; // places
  hang: Hang;
  door: Point; // its middle
  path: Point[]; // from the edge of the first place to that of the second
}

export interface FarmPlan {
  size: [width: number, height: number]; // of the whole picture, in its own units
  places: Record<string, Box>; // "outside" and the rooms, by token of the domain `room`
  passages: Record<string, Passage>; // by token of the domain `passage`
  doors: Record<Hang, [width: number, height: number]>; // sizes, for pictures and targets
  scenery: Record<string, Box>; // roof, slab (between the floors), soil, and cave where there is one
}

export interface FarmLayout {
  wide: FarmPlan;
  tall: FarmPlan; // two columns, four levels: phones
}
