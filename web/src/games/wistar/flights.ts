// Where tokens, chiefs and rats fly when an event tells that one went somewhere. Cards slide by themselves (lib/motion.ts).
import type { EventLine } from "../../lib/protocol";
import { fly, type Flight } from "../../lib/table/flights";

const GOODS = ["wood", "metal", "move", "joker"];
const RIVAL = 4; // the owner of events of the rival clan

const seat = (side: number): string[] => [`[data-seat="${side}"]`];
const goodOf = (side: number, me: number, good: string): string[] =>
  side === me ? [`[data-good="${good}"]`, ...seat(side)] : seat(side);
const area = (number: number): string[] => [`[data-area="${number}"]`];
const slot = (number: number): string[] => [`[data-slot="${number}"]`];
const mark = (side: number): string => `m-${side + 1}`;

/** Where what somebody gains comes from: the slot of the turn, else the hub. */
const SOURCE = [".slot.open", ".act.is-last", ".hub", ".wheel"];

const flightsOf = ({ kind, args }: EventLine, me: number, solo: boolean): Flight[] => {
  const numbers = args as number[];
  const side = numbers[0] === RIVAL && solo ? 1 : numbers[0]!;
  const [, second = -1, third = -1] = numbers;
  if (typeof side !== "number") return [];
  switch (kind) {
    case "placed":
      return [{ from: [`[data-seat="${side}"] .pawns`, ...seat(side)], to: slot(second), sign: mark(side) }];
    case "to_hut":
      return [{ from: [`[data-seat="${side}"] .pawns`, ...seat(side)], to: [".hut"], sign: mark(side) }];
    case "gained":
      return Array.from({ length: Math.min(third, 4) }, () => ({
        from: SOURCE,
        to: goodOf(side, me, GOODS[second]!),
        sign: `w-${GOODS[second]}`,
      }));
    case "spent":
      return Array.from({ length: Math.min(third, 4) }, () => ({
        from: goodOf(side, me, GOODS[second]!),
        to: SOURCE,
        sign: `w-${GOODS[second]}`,
      }));
    case "gained_vp":
      return [{ from: SOURCE, to: side === me ? [".self__n"] : seat(side), sign: "w-vp" }];
    case "moved_worker":
      return side === me ? [{ from: area(second), to: area(third), sign: "i-rat" }] : [];
    case "brought_out":
      return side === me ? [{ from: ['[data-area="entrance"]'], to: area(second), sign: "i-rat" }] : [];
    case "opened":
      return [
        { from: [`[data-passage="${second}"]`], to: side === me ? [".syms", ".self"] : seat(side), sign: "w-door" },
      ];
    case "took_mouse":
      return [{ from: [".house", ".hub"], to: side === me ? [".dig", ".self"] : seat(side), sign: "w-mouse" }];
    case "did_mission":
      return [{ from: side === me ? [".mks", ".self"] : seat(side), to: [".house"], sign: mark(side) }];
    case "dug":
    case "built_bed":
      return side === me
        ? [{ from: [".wheel"], to: [".dig", ".self"], sign: kind === "dug" ? "w-room" : "w-bed" }]
        : [];
    default:
      return [];
  }
};

/** Show what just happened. */
export const flyAll = (events: readonly EventLine[], me: number, solo: boolean): void =>
  fly(
    ".wistar",
    events.flatMap((event) => flightsOf(event, me, solo)),
  );
