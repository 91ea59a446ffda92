// What flies when an event tells that something went somewhere: goods, papers, workers, buildings, cards of others.
import type { EventLine } from "../../lib/protocol";
import { fly, type Flight } from "../../lib/table/flights";
import type { Desk } from "./desk.svelte";
import { GOODS } from "./view";

const TABLE = ":is(.viscounts, .viscounts-side)";
const seat = (side: number, what = ""): string[] => [`[data-seat="${side}"] ${what}`, `[data-seat="${side}"]`];
const worker = (section: number, tier: number, side: number): string[] => [
  `[data-worker="${section}.${tier}.${side}"]`,
  `[data-piece="section:${section}"]`,
  `[data-piece="worker:${section}"]`,
];
const site = (place: number): string[] => [`[data-piece="site:${place}"]`];

const STEP = 180; // ms: a cascade in the castle is read worker by worker; a click finishes it

type Maker = (args: number[], side: number, mark: string) => Flight[];

const bySupply = (paper: number): string[] => [`[data-stack="${paper ? "prosperity" : "poverty"}"]`];
const paper = (kind: number): string => (kind ? "deed" : "debt");

const FLIGHTS: Record<string, Maker> = {
  built: ([, slot, place], side) => [
    { from: [`[data-piece="slot:${slot}"]`, ...seat(side)], to: site(place!), sign: `b-${Math.floor(slot! / 3)}` },
  ],
  stationed: ([, count, section], side, mark) =>
    Array.from({ length: count! }, () => ({
      from: [`[data-workers="${side}"]`, ...seat(side)],
      to: worker(section!, 0, side),
      sign: mark,
      after: STEP,
    })),
  climbed: ([, section, tier], side, mark) => [
    {
      from: worker(section!, tier! - 2, side),
      to: tier === 3 ? [`[data-top="${side}"]`, ".top3"] : worker(section!, 1, side),
      sign: mark,
      after: STEP,
    },
  ],
  spread: ([, from, to], side, mark) => [
    { from: worker(from!, 0, side), to: worker(to!, 0, side), sign: mark, after: STEP },
  ],
  shifted: ([, from, to], side, mark) => [{ from: worker(from!, 0, side), to: worker(to!, 0, side), sign: mark }],
  expelled: ([, section, tier], side, mark) => [
    {
      from: worker(section!, tier! - 1, side),
      to: [`[data-workers="${side}"]`, ...seat(side)],
      sign: mark,
      after: STEP,
    },
  ],
  gained: ([, good, count], side) => [
    ...Array.from({ length: Math.min(3, count!) }, () => ({
      from: [".viscounts .board"],
      to: seat(side, `[data-good="${GOODS[good!] ?? "ink"}"]`),
      sign: `v-${GOODS[good!] ?? "any"}`,
    })),
  ],
  got_paper: ([, kind], side) => [
    { from: bySupply(kind!), to: seat(side, `[data-paper="${paper(kind!)}"]`), sign: `v-${paper(kind!)}` },
  ],
  flipped: ([, kind], side) => [
    {
      from: seat(side, `[data-paper="${paper(kind!)}"]`),
      to: seat(side, `[data-paper="${kind ? "approved" : "paid"}"]`),
      sign: kind ? "v-approved" : "v-paid",
    },
  ],
};

const flightsOf = (desk: Desk, { kind, args }: EventLine): Flight[] => {
  const owner = args[0];
  if (typeof owner !== "number" || !FLIGHTS[kind]) return [];
  return FLIGHTS[kind](args as number[], desk.sideOf(owner), `m-${owner + 1}`);
};

/** Show what just happened. */
export const flyAll = (events: readonly EventLine[], desk: Desk): void =>
  fly(
    TABLE,
    events.flatMap((line) => flightsOf(desk, line)),
  );
