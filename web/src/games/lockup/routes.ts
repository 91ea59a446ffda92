// Where on the table a move is made: every kind names the things that one touches for it, in order. Moves whose things do not
// lie on the table become buttons of the prompt, so that none is out of reach.
// Keys: `token:3`, `room:2`, `card:71`, `make:40` and `aside:40` (on an item), `stash:0` (an own cube), `supply:0`, `side:2` …
import type { Move } from "../../lib/protocol";
import type { Key } from "../../lib/table/desk.svelte";
import { LIBRARY } from "./view";

type Route = (...parts: number[]) => Key[];
const card: Route = (card) => [`card:${card}`];
const stash: Route = (cube) => [`stash:${cube}`];

const ROUTES: Record<string, Route> = {
  lead: (crew) => [`crew:${crew}`],
  adopt: card,
  claim: card,
  hire_shown: card,
  hire: card,
  book: card,
  keep: card,
  place: (token, room) => [`token:${token}`, `room:${room}`],
  turn_up: (room) => [`guard:${room}`],
  peek: (side, room) => [`peek:${side}.${room}.1`],
  peek_at: (side, room, number) => [`peek:${side}.${room}.${number}`],
  take: () => ["reward"],
  decline: () => [`room:${LIBRARY}`],
  enlist: (goons) => [`option:${goons}`],
  make: (item) => [`make:${item}`],
  set_aside: (item) => [`aside:${item}`],
  gain_cube: (cube) => [`supply:${cube}`],
  swap: (give, take) => [`stash:${give}`, `supply:${take}`],
  barter: (one, other, take) => [`stash:${one}`, `stash:${other}`, `supply:${take}`],
  spend: stash,
  drop: stash,
  waive: (symbol) => [`symbol:${symbol}`],
  accuse: (side) => [`side:${side}`],
  grab: (cube) => [`spent:${cube}`],
};

export const routeOf = ([kind, ...parts]: Move): Key[] => ROUTES[kind]?.(...parts) ?? [];

/** What is given in exchange, as resources: all but the last part. */
export const GIVES = new Set(["swap", "barter"]);

/** Questions whose things lie in a tray over the corridor. */
export const TRAY = new Set(["crew_choice", "keep_trait", "keep_goon", "keep_which", "grab_which", "waive_which"]);
