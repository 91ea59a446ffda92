// Where on the table a move is made: every kind names the things that one touches for it, in order. Moves whose things do not
// lie on the table become buttons of the prompt, so that none is out of reach.
// Keys: `slot:4`, `plate:2`, `bonus:1`, `card:12`, `good:wood`, `deck:0`, `place:3` (a room), `row:14` (of a mission), `bed:2` …
import type { Move } from "../../lib/protocol";
import type { Key } from "../../lib/table/desk.svelte";
import { GOODS } from "./view";

type Route = (...parts: number[]) => Key[];
const card: Route = (card) => [`card:${card}`];
const place: Route = (place) => [`place:${place}`];
const good = (number: number): Key => `good:${GOODS[number]}`;
/** Wood, metal, a card of either deck. */
const thing = (number: number): Key => (number < 2 ? good(number) : `deck:${number - 2}`);
/** A rat is picked up in an area, then put down in another. */
const worker: Route = (from, to) => [`rats:${from}`, `area:${to}`];

const ROUTES: Record<string, Route> = {
  choose_pair: (card) => [`pair:${card}`],
  place: (slot) => [`slot:${slot}`],
  hut: () => ["hut"],
  main: () => ["main"],
  bonus: (number) => [`bonus:${number}`],
  act: (action) => [`plate:${action}`],
  // quick actions
  buy_joker: () => ["good:joker"],
  buy_current: () => ["good:current"],
  use_move: worker,
  bring_out: (area) => ["rats:entrance", `area:${area}`],
  use: card,
  pitch_tent: () => ["pitch"],
  claim: (goal) => [`goal:${goal}`],
  // workers by effects
  shift_worker: worker,
  send_out: (area) => [`area:${area}`],
  // paying and taking
  give: (material) => [good(material)],
  give_card: card,
  give_mouse: card,
  pick: (what) => [thing(what)],
  swap_for: (gives, takes) => [gives < 2 ? good(gives) : "hand", thing(takes)],
  take: card,
  take_found: card,
  draw_from: (deck) => [`deck:${deck}`],
  stack: (deck) => [`deck:${deck}`],
  take_from: (zone) => [`supply:${zone}`],
  // the burrow
  dig_rooms: (number) => (number ? [`dig:${number}`] : []),
  build_beds: (number) => (number ? [`bed:${number}`] : []),
  use_marker: (space) => [`space:${space}`],
  free_space: (space) => [`space:${space}`],
  // the farm
  open: (passage) => [`door:${passage}`],
  walk_to: place,
  travel_to: place,
  camp: place,
  move_tent: (from, to) => [`tent:${from}`, `place:${to}`],
  reveal_at: (place) => [`mission:${place}`],
  fetch: (place) => [`mouse:${place}`],
  fetch_cheese: () => ["cheese"],
  take_guest: () => ["guest"],
  do_mission: (row) => [`row:${row}`],
  // cards
  play_card: card,
  play_for_free: card,
  keep: card,
  salvage_card: card,
  copy: card,
  take_hero: card,
  take_token: card,
  keep_goal: card,
  income_first: card,
  piece_first: card,
};

/** The things at which a move is made, in order; none: it has a button of the prompt. */
export const routeOf = ([kind, ...parts]: Move): Key[] => ROUTES[kind]?.(...parts) ?? [];

/** Moves that have a button of the prompt although their thing lies on the table: the words say what comes of it. */
export const ALSO_SAID = new Set(["main", "bonus", "act", "income_first", "piece_first", "take_guest"]);

/** The things that a preview of a choice would light, by kind of move. */
export const isOnFarm = (key: Key): boolean => /^(door|place|mission|mouse|cheese|row|tent|pitch)\b/.test(key);
