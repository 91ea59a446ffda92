// Where on the table a move is made: every kind names the things that one touches for it. A move whose things do not all
// lie on the table becomes a button of the prompt, so that none is out of reach.
// Keys: `card:12`, `space:4`, `site:30`, `link:31`, `section:2`, `worker:2` (an own one of its first tier), `expel:2.0.1` (section,
// tier, owner), `slot:3` (a building), `good:1`, `paper:0`, `pair:150`, `option:5`, `order:3` …
import type { Move } from "../../lib/protocol";
import type { Key } from "../../lib/table/desk.svelte";

type Route = (...parts: number[]) => Key[];
const one =
  (kind: string): Route =>
  (part) => [`${kind}:${part}`];
const card = one("card");
const section = one("section");
const erect: Route = (slot, site) => [`slot:${slot}`, `site:${site}`];

const ROUTES: Record<string, Route> = {
  choose_pair: one("pair"),
  remove: card,
  play: card,
  move: one("space"),
  dismiss: one("dismiss"),
  trade: one("trade"),
  construct: erect,
  erect,
  station: one("station"),
  transcribe: () => ["transcribe"],
  pay: one("good"),
  take_good: one("good"),
  recruit: card,
  hire_free: card,
  flip_one: one("paper"),
  pick: one("option"),
  resolve: card,
  arrange: one("order"),
  discard_card: card,
  destroy_card: card,
  discard_top: () => ["deck"],
  destroy_top: () => ["deck"],
  link: one("link"),
  shift: (from, to) => [`worker:${from}`, `section:${to}`],
  settle: section,
  climb: section,
  expel: (section, tier, owner) => [`expel:${section}.${tier}.${owner}`],
  copy: card,
};

export const routeOf = ([kind, ...parts]: Move): Key[] => ROUTES[kind]?.(...parts) ?? [];

/** Moves of two parts that can be chosen in either order. */
const FREE = new Set(["construct", "erect"]);
/** Moves of two parts where the first says what the second is about. */
const ORDERED = new Set(["shift"]);
export const hasParts = ([kind]: Move): boolean => FREE.has(kind) || ORDERED.has(kind);

const kindOf = (key: Key): string => key.slice(0, key.indexOf(":"));

/** The parts of a move that can be touched now, with one part held or none. */
export const openParts = (move: Move, held: Key | null): Key[] => {
  const [first, second] = routeOf(move) as [Key, Key];
  if (ORDERED.has(move[0])) return held === null ? [first] : held === first ? [first, second] : [];
  if (held === null) return [first, second];
  const [same, other] = kindOf(held) === kindOf(first) ? [first, second] : [second, first];
  return same === held ? [same, other] : [same];
};

/** Where the question says what it comes from: the number of that argument. */
export const SOURCE_AT: Record<string, number> = {
  new_order: 0,
  resource_which: 0,
  hire_which: 0,
  shift_which: 0,
  flip_which: 0,
  choose_one: 0,
  destroy_own_which: 0,
  discard_which: 1,
  destroy_which: 1,
  settle_where: 1,
  build_where: 2,
  copy_which: 2,
};
