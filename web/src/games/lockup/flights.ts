// Where tokens, cubes and stars fly when an event tells that one went somewhere. Own tokens and cards slide by themselves.
import type { EventLine } from "../../lib/protocol";
import { fly, type Flight } from "../../lib/table/flights";
import { GUARDS, GUARDS_OWNER, RESOURCES } from "./view";

const MOST = 4; // cubes of one kind at once

const at = (side: number, what = ""): string[] => [`[data-seat="${side}"] ${what}`, `[data-seat="${side}"]`];
const room = (room: number): string[] => [`[data-room="${room}"]`];
const supply = (cube: number): string[] => [`[data-supply="${cube}"]`, ".cor"];
const SUSPICION = [".meter", ".cor"];
const POWER = [".sup__power", ".cor"];

const several = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(MOST, count) }, () => flight);

const paid = (side: number, cubes: number[]): Flight[] =>
  cubes.flatMap((count, cube) =>
    several(count, { from: at(side, `[data-cube="${cube}"]`), to: supply(cube), sign: `lk-${RESOURCES[cube]}` }),
  );

type Fly = (side: number, ...parts: number[]) => Flight[];
const FLIGHTS: Record<string, Fly> = {
  placed: (side, _token, where) => [{ from: at(side, ".cells"), to: room(where), sign: `m-${(side % 5) + 1}` }],
  took_suspicion: (side, where, count) => several(count, { from: room(where), to: at(side, ".j-sus"), sign: "lk-sus" }),
  got_suspicion: (side, count) => several(count, { from: SUSPICION, to: at(side, ".j-sus"), sign: "lk-sus" }),
  dropped_suspicion: (side, count) => several(count, { from: at(side, ".j-sus"), to: SUSPICION, sign: "lk-sus" }),
  gave_suspicion: (side, other, count) =>
    several(count, { from: at(side, ".j-sus"), to: at(other, ".j-sus"), sign: "lk-sus" }),
  gained: (side, cube, count) =>
    several(count, { from: supply(cube), to: at(side, ".j-cubes"), sign: `lk-${RESOURCES[cube]}` }),
  took_bandit_cube: (side, cube, count, where) =>
    several(count, { from: room(where), to: at(side, ".j-cubes"), sign: `lk-${RESOURCES[cube]}` }),
  exchanged: (side, give, take) => [
    { from: at(side, ".j-cubes"), to: supply(give), sign: `lk-${RESOURCES[give]}` },
    { from: supply(take), to: at(side, ".j-cubes"), sign: `lk-${RESOURCES[take]}` },
  ],
  bartered: (side, one, other, take) => [
    { from: at(side, ".j-cubes"), to: supply(one), sign: `lk-${RESOURCES[one]}` },
    { from: at(side, ".j-cubes"), to: supply(other), sign: `lk-${RESOURCES[other]}` },
    { from: supply(take), to: at(side, ".j-cubes"), sign: `lk-${RESOURCES[take]}` },
  ],
  dropped: (side, cube, count) =>
    several(count, { from: at(side, ".j-cubes"), to: supply(cube), sign: `lk-${RESOURCES[cube]}` }),
  crafted: (side, _card, ...cubes) => paid(side, cubes.slice(0, 4)),
  paid_for_goons: (side, _count, ...cubes) => paid(side, cubes.slice(0, 4)),
  reserved: (side, _card, ...cubes) => paid(side, cubes.slice(0, 4)),
  got_power: (side, count) => several(count, { from: POWER, to: at(side, ".j-power"), sign: "i-fist" }),
  got_stars: (side, count) => several(count, { from: [".cor"], to: at(side, ".j-stars"), sign: "i-round-star" }),
  raided: (side, _cubes, _verdict, lost) =>
    several(lost, { from: at(side, ".j-stars"), to: [".cor"], sign: "i-round-star" }),
};

/** Events whose first part is a place of the prison. */
const OF_ROOMS: Record<string, Fly> = {
  suspicion_placed: (where, count) => several(count, { from: SUSPICION, to: room(where), sign: "lk-sus" }),
};

const flightsOf = ({ kind, args }: EventLine, solo: boolean): Flight[] => {
  const parts = args as number[];
  if (OF_ROOMS[kind]) return OF_ROOMS[kind](parts[0]!, ...parts.slice(1));
  if (kind === "bandit_cube")
    return [{ from: supply(parts[0]!), to: room(parts[1]!), sign: `lk-${RESOURCES[parts[0]!]}` }];
  const side = (owner: number): number => (solo && owner === GUARDS_OWNER ? GUARDS : owner);
  const [first, second] = parts;
  if (kind === "gave_suspicion") return FLIGHTS[kind]!(side(first!), side(second!), ...parts.slice(2));
  return FLIGHTS[kind]?.(side(first!), ...parts.slice(1)) ?? [];
};

/** Show what just happened in the prison. */
export const flyAll = (events: readonly EventLine[], solo: boolean): void =>
  fly(
    ".lockup",
    events.flatMap((event) => flightsOf(event, solo)),
  );
