// Where on the table a move is made: every kind names the thing that one touches for it. Moves whose thing does not lie on
// the table become buttons of the prompt, so that none is out of reach.
// Keys: `card:12`, `site:3`, `open:30` (an empty space), `troop:3.1` (place, colour), `spy:3.1` (site, player) …
import type { Move } from "../../lib/protocol";
import type { Key } from "../../lib/table/desk.svelte";

type Route = (me: number, ...parts: number[]) => Key;
const card: Route = (_, card) => `card:${card}`;
const site: Route = (_, site) => `site:${site}`;
const open: Route = (_, place) => `open:${place}`;
const troop: Route = (_, place, colour) => `troop:${place}.${colour}`;
const spy: Route = (_, site, player) => `spy:${site}.${player}`;

const ROUTES: Record<string, Route> = {
  settle: site,
  spy: site,
  play: card,
  recruit: card,
  promote: card,
  devour: card,
  replace: card,
  discard: card,
  enlist: card,
  borrow: card,
  reveal: card,
  resolve: card,
  deploy: open,
  place: open,
  drop: open,
  lay: open,
  assassinate: troop,
  kill: troop,
  oust: troop,
  lift: troop,
  send_home: troop,
  return_spy: spy,
  expose: spy,
  recall: (me, site) => `spy:${site}.${me}`,
  exhume: (_, player, colour) => `trophy:${player}.${colour}`,
  target: (_, player) => `house:${player}`,
  pick: (_, _card, option) => `option:${option}`,
  surplus: () => "surplus",
};

/** The thing at which a move is made; null: it has a button of the prompt. */
export const keyOf = ([kind, ...parts]: Move, me: number): Key | null => ROUTES[kind]?.(me, ...parts) ?? null;

/** The place on the map that a key lies in; null: it lies elsewhere. */
export const placeOf = (key: Key): number | null => {
  const found = /^(?:site|open|troop|spy):(\d+)/.exec(key);
  return found ? Number(found[1]) : null;
};

export const FILTERS = ["deploy", "assassinate", "return_spy", "recruit"] as const;
export type Filter = (typeof FILTERS)[number];

/** The sign that a lit troop carries for what would happen to it. */
export const SIGN_OF: Record<string, string> = {
  oust: "swap",
  lift: "move",
  send_home: "back",
  return_spy: "back",
  expose: "back",
  recall: "back",
};
