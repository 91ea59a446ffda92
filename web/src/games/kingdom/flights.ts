// Cubes and tokens are no pieces of their own: when an event tells that one was placed, a copy of it flies there.
import { motion, spread } from "../../lib/motion";
import type { EventLine } from "../../lib/protocol";
import { LETTERS, type Letter } from "./notation";

const MOST = 12; // flights at once: more are only seen as a swarm

interface Flight {
  letter: Letter;
  player: number;
  card: number | null; // null: into the alchemy area
}

const flightsOf = ({ kind, args }: EventLine): Flight[] => {
  const [player, second, third] = args as (number | null)[];
  if (typeof player !== "number" || typeof second !== "number") return [];
  if (kind === "placed") return [{ player, letter: LETTERS[second]!, card: third ?? null }];
  if (kind === "stored")
    return Array.from({ length: third ?? 1 }, () => ({ player, letter: LETTERS[second]!, card: null }));
  if (kind === "krystallium_spent") return [{ player, letter: "k", card: third ?? null }];
  if (kind === "soldier_spent") return [{ player, letter: "s", card: second }];
  return [];
};

const find = (...selectors: string[]): Element | null => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(`.kingdom ${selector}`)].filter(
      (element) => element.getClientRects().length,
    );
    if (found.length) return found.at(-1)!;
  }
  return null;
};

const start = ({ letter }: Flight, own: boolean): Element | null => {
  if (!own) return find(".opp .who");
  if (letter === "k" || letter === "s") return find(`.good .pip.${letter}`);
  return find(".tray .cube.now", ".tray", `.step.now .pip.${letter}`, ".shared");
};

const goal = ({ letter, card }: Flight, own: boolean): Element | null => {
  if (card === null) return own ? find(`.alch .pip.${letter}`, ".alch") : null;
  const piece = `[data-piece="${card}"]`;
  return find(`${piece} .card__cost .pip.${letter}:not(.open)`, `${piece} .pip.${letter}:not(.open)`, piece);
};

/** Show what just happened to cubes. `me`: whose duchy lies below. */
export const flyCubes = (events: readonly EventLine[], me: number): void => {
  const flights = events.flatMap(flightsOf).slice(-MOST);
  flights.forEach((flight, order) => {
    const own = flight.player === me;
    const [from, to] = [start(flight, own), goal(flight, own)];
    const cube = document.querySelector(`.kingdom .pip.${flight.letter}:not(.open)`)?.cloneNode(true);
    if (from && to && cube) void motion.fly(from, to, cube, order * spread(flights.length));
  });
};
