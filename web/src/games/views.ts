// What a seat sees of each game: the fields of its state, as declared. Made by web/views.py; do not edit.
import type { Look, Piece } from "../lib/protocol";

export interface KingdomView extends Look {
  round: number;
  phase: number; // number of phase
  producing: number; // number of resource
  first: number; // a seat, or -1
  duchies: string[];
  modules: string[];
  scenario: string;
  menace_decks: string[];
  boards: string[];
  defeat: string;
  hoard: number;
  taken: number; // number of area
  searched: number;
  owner_of_final: number[]; // a seat, or -1
  deck: Piece[];
  danger: Piece[];
  calamity_stack: Piece[];
  menace_stacks: Piece[][]; // per players
  rodent_stack: Piece[];
  offers: Piece[][]; // per area
  found: Piece[];
  discard: Piece[];
  box: Piece[];
  drawn: Piece[][]; // per players
  hands: Piece[][]; // per players
  chosen: Piece[][]; // per players
  drafted: Piece[][]; // per players
  construction: Piece[][]; // per players
  menaces: Piece[][]; // per players
  built: Piece[][]; // per players
  calamities: Piece[][]; // per players
  advisors: Piece[][]; // per players
  lack: number[]; // per card
  frozen: [number, number][];
  chosen_to: (number | null)[]; // per players
  traps: number[]; // per players
  free_traps: number[]; // per players
  spies: number[]; // per players
  active_spies: number[]; // per players
  cubes: number[][]; // number of resource; per players
  alchemy: number[]; // per players and resource
  krystallium: number[]; // per players
  soldiers: number[]; // per players
  training: number[]; // per players
  covered: number[]; // bits of icon; per players
  produced: number[]; // per players
  used: number[][]; // per players
  boost: number[]; // per players
  owed: number[]; // per players
  tasks: number[]; // per players
  task_points: number[]; // per players
  extra_types: number[][]; // number of type; per players
}

export interface LockupView extends Look {
  round: number;
  phase: number; // number of phase
  first: number; // a seat, or -1
  location: number; // number of location
  expert: number;
  difficulty: string;
  crews: string[];
  item_deck: Piece[];
  display: Piece[][];
  goon_deck: Piece[];
  goon_row: Piece[][];
  goon_discard: Piece[];
  book_deck: Piece[];
  book_discard: Piece[];
  goals: Piece[];
  trait_deck: Piece[];
  guard_deck: Piece[];
  guards_at: Piece[][]; // per location
  guards_aside: Piece[];
  location_deck: Piece[];
  location_discard: Piece[];
  box: Piece[];
  cells: Piece[][]; // per players
  placed: Piece[][]; // per players and location
  hands: Piece[][]; // per players
  drawn: Piece[][]; // per players
  dealt: Piece[][]; // per players
  shown_goons: Piece[][]; // per players
  traits: Piece[][]; // per players
  items: Piece[][]; // per sides
  reserved: Piece[][]; // per sides
  goons: Piece[][]; // per sides
  supply: number[]; // per resource
  power_supply: number;
  suspicion_supply: number;
  suspicion_at: number[]; // per location
  cubes_at: number[]; // per location and resource
  resources: number[]; // per sides and resource
  power: number[]; // per sides
  suspicion: number[]; // per sides
  stars: number[]; // per sides
  storage: number[]; // per players
  supremacy: number; // a seat, or -1
  rush: number; // a seat, or -1
  hidden_left: number[]; // per players
  visited: number[]; // bits of location; per players
  passed: number; // bits
  returned: number; // memory of the engine
  answered: number; // memory of the engine
  quiet: number[]; // per players; memory of the engine
  ranking: number[]; // memory of the engine
  sums: number[]; // memory of the engine
  caught: number[]; // memory of the engine
  extra: number[]; // per sides; memory of the engine
  disguised: number; // memory of the engine
  discount: number; // memory of the engine
  spent: number[]; // per resource; memory of the engine
}

export interface TyrantsView extends Look {
  round: number;
  phase: number; // number of phase
  first: number; // a seat, or -1
  current: number; // a seat, or -1
  half_decks: string[];
  sections: string;
  ending: string;
  garrisons: number[][]; // per site
  camps: number[]; // bits of site
  roads: number[];
  spies: number[]; // bits of site; per players
  control: number[]; // a seat, or -1; per site
  total_control: number[]; // a seat, or -1; per site
  barracks: number[]; // per players
  trophies: number[][]; // per players
  vp: number[]; // per players
  market_deck: Piece[];
  market: Piece[][];
  priestesses: Piece[];
  guards: Piece[];
  outcasts: Piece[];
  devoured: Piece[];
  borrowed: Piece[];
  box: Piece[];
  decks: Piece[][]; // per players
  hands: Piece[][]; // per players
  played: Piece[][]; // per players
  discards: Piece[][]; // per players
  inner_circles: Piece[][]; // per players
  lent: Piece[][]; // per players
  power: number;
  influence: number;
  paid_markers: number; // memory of the engine
  played_this_turn: number[]; // memory of the engine
  later: [number, number][]; // memory of the engine
  ghost: number;
  acting: number; // memory of the engine
  that_site: number; // memory of the engine
  killed: [number, number][]; // memory of the engine
  landed: number[]; // memory of the engine
  returned: number; // memory of the engine
  cause: number; // memory of the engine
}

export interface ViscountsView extends Look {
  round: number;
  phase: number; // number of phase
  first: number; // a seat, or -1
  active: number; // a seat, or -1
  last_round: number;
  face: number;
  ring: number[]; // number of segment
  castle: number[]; // number of section
  automa: string;
  difficulty: string;
  townsfolk: Piece[][]; // per segment
  manuscripts: Piece[][]; // per segment
  pair_cards: Piece[][];
  pair_heroes: Piece[][];
  bonus_cards: Piece[];
  scheme_deck: Piece[];
  scheme_discard: Piece[];
  future_deck: Piece[];
  box: Piece[];
  boards: Piece[][]; // per sides
  hands: Piece[][]; // per players
  decks: Piece[][]; // per players
  discards: Piece[][]; // per players
  scrolls: Piece[][]; // per sides
  bonuses: Piece[][]; // per sides
  goods: number[]; // per sides and good
  debts: number[]; // per sides
  paid: number[]; // per sides
  deeds: number[]; // per sides
  approved: number[]; // per sides
  corruption: number[]; // per sides
  virtue: number[]; // per sides
  poverty: number;
  prosperity: number;
  viscounts: number[]; // number of space; per sides
  built: number[]; // bits of building; per sides
  sites: number[]; // per site
  workers: number[]; // per sides
  tier_1: number[]; // per section
  tier_2: number[]; // per section
  tier_3: number[]; // per sides
  leader: number; // a seat, or -1
  committed: number; // memory of the engine
  lent: number[]; // memory of the engine
  used: number; // memory of the engine
  stride: number; // memory of the engine
  seen_schemes: number[]; // memory of the engine
}

export interface WistarView extends Look {
  round: number;
  phase: number; // number of phase
  active: number; // a seat, or -1
  order: number[]; // a seat, or -1
  hut: number[]; // a seat, or -1
  sectors: number[];
  turned: number;
  chiefs: number[]; // a seat, or -1; per slot
  chiefs_left: number[]; // per sides
  difficulty: string;
  decks: Piece[][]; // per deck
  discards: Piece[][]; // per deck
  markets: Piece[][]; // per deck
  pairs: Piece[][];
  missions: Piece[][]; // per missions
  mice_at: Piece[][]; // per mice_at
  doors_at: Piece[][]; // per passage
  cheese: Piece[];
  round_stack: Piece[];
  round_mouse: Piece[];
  mouse_supply: Piece[][]; // per zone
  goals: Piece[];
  goal_deck: Piece[];
  heroes: Piece[];
  skill_tokens: Piece[];
  state_deck: Piece[];
  state_discard: Piece[];
  box: Piece[];
  unused: Piece[];
  hands: Piece[][]; // per players
  areas: Piece[][]; // per players
  helpers: Piece[][]; // per players
  homes: Piece[][]; // per players
  doors: Piece[][]; // per players
  looked: Piece[][]; // per players
  private_goals: Piece[][]; // per players
  rival_cards: Piece[];
  goods: number[]; // per players and good
  supply_moves: number;
  supply_jokers: number;
  vp: number[]; // per sides
  current: number[]; // per players
  dug: number[]; // per players
  beds: number[]; // per players
  beds_given: number[]; // per players
  workers: number[]; // per players and area
  entrance: number[]; // per players
  explorers: number[]; // number of room; per players
  tents: number[]; // number of room; per players
  spaces: number[]; // bits of space; per players
  marks: number[]; // per row
  goal_marks: number[];
  claimed: number[];
  used: number[];
  rival: number[]; // per rival
  slot: number; // memory of the engine
  todo: number[]; // memory of the engine
  question: unknown[]; // memory of the engine
  responding: number[]; // memory of the engine
}
