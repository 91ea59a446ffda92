// Troops, spies and points are no pieces of their own: when an event tells that one went somewhere, a copy of it flies there.
// Cards slide by themselves (lib/motion.ts).
import { motion } from "../../lib/motion";
import type { EventLine } from "../../lib/protocol";

const MOST = 12; // flights at once: more are only seen as a swarm

interface Flight {
  from: string[];
  to: string[];
  sign: string; // symbol of the sprite
}

const house = (player: number, what = ""): string[] => [
  `[data-seat="${player}"] ${what}`,
  `[data-seat="${player}"]`,
  `.h${player + 1}`,
];
const place = (place: number): string[] => [`[data-place="${place}"]`];
const mark = (colour: number): string => (colour === 4 ? "m-w" : `m-${colour + 1}`);

const flightsOf = ({ kind, args }: EventLine): Flight[] => {
  const [player, second, third, fourth] = args as number[];
  if (typeof player !== "number") return [];
  switch (kind) {
    case "deployed":
    case "deployed_for_power":
    case "settled":
      return [{ from: house(player, ".bar"), to: place(second!), sign: mark(player) }];
    case "assassinated":
    case "assassinated_for_power":
      return [{ from: place(third!), to: house(player, ".tro"), sign: mark(second!) }];
    case "supplanted":
      return [
        { from: place(third!), to: house(player, ".tro"), sign: mark(second!) },
        { from: house(player, ".bar"), to: place(third!), sign: mark(player) },
      ];
    case "moved":
      return [{ from: place(third!), to: place(fourth!), sign: mark(second!) }];
    case "troop_returned":
      return [{ from: place(third!), to: house(second!, ".bar"), sign: mark(second!) }];
    case "spy_placed":
      return [{ from: house(player, ".eyes"), to: place(second!), sign: `s-${player + 1}` }];
    case "spy_recalled":
      return [{ from: place(second!), to: house(player, ".eyes"), sign: `s-${player + 1}` }];
    case "spy_returned":
    case "spy_returned_for_power":
      return [{ from: place(third!), to: house(second!, ".eyes"), sign: `s-${second! + 1}` }];
    case "trophy_placed":
      return [{ from: house(second!, ".tro"), to: place(fourth!), sign: mark(third!) }];
    case "marker_paid":
      return [{ from: place(second!), to: ['[data-good="influence"]'], sign: "t-inf" }];
    default:
      return [];
  }
};

const find = (selectors: string[]): Element | null => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(`.tyrants ${selector}`)].find((one) => one.getClientRects().length);
    if (found) return found;
  }
  return null;
};

const token = (sign: string): SVGElement => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "flyer");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${sign}`);
  svg.append(use);
  return svg;
};

/** Show what just happened on the map. */
export const fly = (events: readonly EventLine[]): void => {
  const flights = events.flatMap(flightsOf).slice(-MOST);
  flights.forEach(({ from, to, sign }, order) => {
    const [start, goal] = [find(from), find(to)];
    if (start && goal) void motion.fly(start, goal, token(sign), order, flights.length);
  });
};
