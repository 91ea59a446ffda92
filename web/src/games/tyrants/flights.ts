// Where troops, spies and points fly when an event tells that one went somewhere.
import type { EventLine } from "../../lib/protocol";
import { fly, type Flight } from "../../lib/table/flights";

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

/** Show what just happened on the map. */
export const flyAll = (events: readonly EventLine[]): void => fly(".tyrants", events.flatMap(flightsOf));
