// What is no piece of its own (troops, cubes, points) flies when an event tells that it went somewhere: a copy of its sign
// goes from one thing to the other. Cards slide by themselves (lib/motion.ts).
import { motion, spread } from "../motion";

const MOST = 12; // flights at once: more are only seen as a swarm

export interface Flight {
  from: string[]; // selectors inside of the table, the best first
  to: string[];
  sign: string; // symbol of a sprite
  after?: number; // ms that the next one waits: for what must be read one by one, such as a cascade
}

const find = (table: string, selectors: string[]): Element | null => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(`${table} ${selector}`)].find((one) => one.getClientRects().length);
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

/** Show some flights on a table, one after another. */
export const fly = (table: string, flights: Flight[]): void => {
  const shown = flights.slice(-MOST);
  const apart = spread(shown.length);
  let delay = 0;
  for (const { from, to, sign, after = apart } of shown) {
    const [start, goal] = [find(table, from), find(table, to)];
    if (start && goal && start !== goal) void motion.fly(start, goal, token(sign), delay);
    delay += after;
  }
};
