// Where on the table a move is made. Every kind of move names the things one touches for it, in order; the table lights
// them, and a move whose things do not all lie on the table becomes a button of the prompt: no move is out of reach.
import type { Move } from "../../lib/protocol";
import type { Key } from "../../lib/table/desk.svelte";

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
