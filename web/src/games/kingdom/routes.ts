// Where on the table a move is made. Every kind of move names the things one touches for it, in order; the table lights
// them, and a move whose things do not all lie on the table becomes a button of the prompt: no move is out of reach.
import type { Move, OfferedMove } from "../../lib/protocol";

/** A thing on the table: `card:12`, `area:0`, `task:1.3` … */
export type Key = string;
export type Tool = "krystallium" | "soldier" | "scrap"; // picked up first, then a card under construction is chosen
export const TOOLS: readonly Tool[] = ["krystallium", "soldier", "scrap"];

type Route = (...parts: number[]) => Key[];
const card: Route = (card) => [`card:${card}`];
const spot: Route = (area, place) => [`spot:${area}.${place}`];
const icon: Route = (icon) => [`icon:${icon}`];
const own =
  (kind: string): Route =>
  (part) => [`${kind}:${part}`];
const tool =
  (tool: Tool): Route =>
  (card) => [`tool:${tool}`, `card:${card}`];

const ROUTES: Record<string, Route> = {
  keep: card,
  offer: (card, area) => [`card:${card}`, `put:${area}`],
  take: own("take"),
  search: own("search"),
  give: spot,
  find: card,
  spy: spot,
  reveal: spot,
  shift: spot,
  extra: spot,
  purge: card,
  lose: card,
  freeze: card,
  cover: icon,
  build: own("build"),
  recycle: own("recycle"),
  place: card,
  store: () => ["alchemy"],
  krystallium: tool("krystallium"),
  soldier: tool("soldier"),
  scrap: tool("scrap"),
  task: (board, task) => [`task:${board}.${task}`],
  exchange: () => ["exchange"],
  spend: own("spend"),
  advise: card,
  neutralise: card,
  free: icon,
  finish: card,
  count: own("type"),
};

export const routeOf = ([kind, ...parts]: Move): Key[] => ROUTES[kind]?.(...parts) ?? [];

/** Moves that cannot be made by touching the things that lie on the table. */
export const unreached = (moves: readonly OfferedMove[], onTable: (key: Key) => boolean): OfferedMove[] =>
  moves.filter(({ move }) => {
    const keys = routeOf(move);
    return !keys.length || !keys.every(onTable);
  });

/** The check behind the promise: moves that neither things on the table nor buttons of the prompt stand for. */
export const outOfReach = (
  moves: readonly OfferedMove[],
  onTable: (key: Key) => boolean,
  buttons: readonly (Move | undefined)[],
): OfferedMove[] => {
  const pressed = new Set(buttons.map((move) => move?.join()));
  return unreached(moves, onTable).filter(({ move }) => !pressed.has(move.join()));
};
