// Pieces move from where they were to where they are. Any element with `data-piece` (a card number or another stable
// name) is remembered before an update and slides from its old place after it, also when another component draws it in
// another zone now. `data-zone` on a container tells a journey from a shift of neighbours: journeys start one after
// another, shifts all together. Transform and opacity only; a click or a key finishes everything at once.
import { tick } from "svelte";
import type { EventLine } from "./protocol";
import { still } from "./settings.svelte";

const MOVE = 280; // ms, --move
const EASE = "cubic-bezier(.2, .8, .2, 1)"; // --ease
const APART = 40; // ms between the starts of two journeys
const ALL = 400; // ms for everything
const NEAR = 2; // px that nobody sees

interface Place {
  x: number; // of the middle
  y: number;
  size: number; // root of the area: cards and strips compare by it
  zone: string;
}

let places = new Map<string, Place>(); // before the update; copies of a name are told apart by their number
let running: Animation[] = [];
let opened: HTMLElement[] = []; // containers that do not clip while something flies out of them
let turn = 0; // of updates: a later one takes over

/** How far apart the starts of so many journeys are. */
export const spread = (count: number): number => (count > 1 ? Math.min(APART, (ALL - MOVE) / (count - 1)) : 0);

const placeOf = (element: Element): Place | null => {
  const box = element.getBoundingClientRect();
  if (!box.width || !box.height) return null; // drawn for another width of the window
  const zone = element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.sqrt(box.width * box.height), zone };
};

const survey = (): Map<string, { element: HTMLElement; place: Place }> => {
  const found = new Map<string, { element: HTMLElement; place: Place }>();
  const copies = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    if (element.parentElement?.closest("[data-piece]")) continue; // travels with what it lies on
    const place = placeOf(element);
    if (!place) continue;
    const name = element.dataset.piece!;
    const copy = copies.get(name) ?? 0;
    copies.set(name, copy + 1);
    found.set(`${name} ${copy}`, { element, place });
  }
  return found;
};

/** Panels that scroll clip what flies out of them; those that are not scrolled need not. */
const unclip = (element: HTMLElement): void => {
  for (let box = element.parentElement; box && box.tagName !== "MAIN"; box = box.parentElement) {
    if (opened.includes(box) || box.scrollTop || box.scrollHeight > box.clientHeight + 1) continue;
    if (getComputedStyle(box).overflowY === "visible") continue;
    box.style.overflow = "visible";
    opened.push(box);
  }
};

const settle = (): void => {
  for (const box of opened) box.style.overflow = "";
  opened = [];
  for (const animation of running) animation.cancel();
  running = [];
  document.querySelectorAll("[data-moving]").forEach((element) => element.removeAttribute("data-moving"));
};

const run = (element: HTMLElement, keyframes: Keyframe[], delay: number): void => {
  const animation = element.animate(keyframes, { duration: MOVE, easing: EASE, delay, fill: "backwards" });
  running.push(animation);
};

const slide = (element: HTMLElement, from: Place, to: Place, delay: number): void => {
  const scale = Math.min(2, Math.max(0.5, from.size / to.size));
  const resting = getComputedStyle(element).transform; // a chosen card is raised
  const own = resting === "none" ? "" : ` ${resting}`;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})${own}`;
  run(element, [{ transform: start }, { transform: own.trim() || "none" }], delay);
};

const appear = (element: HTMLElement): void =>
  run(
    element,
    [
      { opacity: 0, scale: "0.86" },
      { opacity: 1, scale: "1" },
    ],
    0,
  );

/** Everything is at once where it belongs. */
const finish = (): void => {
  if (running.length) settle();
};

/** Motion is only for eyes that can see it. */
const unseen = (): boolean => still() || document.hidden;

document.addEventListener("pointerdown", finish, { capture: true });
document.addEventListener("keydown", finish, { capture: true });

export const motion = {
  /** Call right before the position changes. */
  before(): void {
    places = new Map();
    if (unseen()) return;
    for (const [name, { place }] of survey()) places.set(name, place);
  },

  /** Call right after it changed; waits by itself until the page shows it. */
  after(_events: EventLine[] = []): void {
    const before = places;
    const mine = ++turn;
    places = new Map();
    if (!before.size || unseen()) return finish();
    void tick().then(() => {
      if (mine !== turn) return;
      settle();
      const now = survey();
      const moved = [...now].flatMap(([name, { element, place }]) => {
        const from = before.get(name);
        if (from && Math.abs(from.x - place.x) < NEAR && Math.abs(from.y - place.y) < NEAR) return [];
        return [{ element, from, to: place, journey: from !== undefined && from.zone !== place.zone }];
      });
      const apart = spread(moved.filter((one) => one.journey).length);
      let journeys = 0;
      for (const { element, from, to, journey } of moved) {
        if (!from) {
          appear(element);
          continue;
        }
        if (journey) unclip(element);
        element.dataset.moving = journey ? "far" : "near";
        slide(element, from, to, journey ? apart * journeys++ : 0);
      }
      const all = running;
      void Promise.allSettled(all.map((animation) => animation.finished)).then(() => {
        if (running === all && all.every((animation) => animation.playState !== "running")) settle();
      });
    });
  },

  /**
   * A token flies from one thing to another: `node` (a copy of `from` if none is given) is shown on the way and then
   * gone. For events whose things are no pieces, such as cubes of a supply. `delay` (ms) keeps several apart: see `spread`.
   */
  async fly(from: Element, to: Element, node: Node = from.cloneNode(true), delay = 0): Promise<void> {
    if (unseen()) return;
    const start = from.getBoundingClientRect();
    const end = to.getBoundingClientRect();
    const token = document.createElement("div");
    token.className = "flying";
    token.ariaHidden = "true";
    token.append(node);
    (document.querySelector(".shell") ?? document.body).append(token);
    const own = token.getBoundingClientRect();
    const at = (box: DOMRect): string =>
      `translate(${box.x + box.width / 2 - own.width / 2}px, ${box.y + box.height / 2 - own.height / 2}px)`;
    const flight = token.animate([{ transform: at(start) }, { transform: at(end) }], {
      duration: MOVE,
      easing: EASE,
      delay,
      fill: "both",
    });
    running.push(flight);
    await flight.finished.catch(() => undefined); // finished by a click
    token.remove();
  },

  finish,
};
