// What a view does not say about itself. A list with an entry per player looks like any other list of that length, so
// games name the exceptions here. A game without an entry is shown by the plain rules of arrange.ts.

/** A map: places with what stands on them, shown as tiles. All are names of fields. */
export interface MapHints {
  domains: string[]; // of moves: the parts that are a place, all with the same numbers
  counts: string; // per place: how many of every colour, then how many free spaces; all zero: not in play
  singles: string; // for the places after those: the colour of what stands there, or -1
  holders: string; // per place: the player who controls it, or -1
  owners: string; // the same, with more than plain control
  agents: string; // per player: places as a bit mask
  facts: string[]; // of a place, from its design
}

export interface Hints {
  shared?: string[]; // never per player, even if there are as many entries as players
  split?: string[]; // several numbers per player, one player after another
  seats?: string[]; // the value is a player
  silent?: string[]; // the memory of the engine, or said better by something else
  masks?: Record<string, string>; // the value is a bit mask over the tokens of this domain
  colours?: string[]; // the value is a list of counts, one for each colour
  neutral?: number; // the first colour that is no player's; the one after it stands for a free space
  rows?: string[]; // piles of one card each, which are one row
  brief?: string[]; // zones whose cards are shown by their names only
  alike?: boolean; // copies of a card in one pile: only the first is offered, and each of them means the same
  sort?: string; // the field that tells cards apart at a glance
  map?: MapHints;
}

const hints: Record<string, Hints> = {
  kingdom: {
    shared: ["offers", "owner_of_final", "frozen", "modules", "boards"],
    split: ["alchemy"],
    seats: ["first", "owner_of_final"],
  },
  tyrants: {
    shared: ["half_decks"],
    silent: (
      "round phase camps roads box paid_markers played_this_turn later that_site kills victim kill_site landed " +
      "returned chosen slot target paid stopped cause"
    ).split(" "),
    masks: { spies: "site" },
    colours: ["trophies"],
    neutral: 4,
    rows: ["market"],
    brief: ["decks", "market_deck", "played", "discards", "inner_circles", "devoured"],
    alike: true,
    sort: "aspect",
    map: {
      domains: ["site", "place"],
      counts: "garrisons",
      singles: "road_troops",
      holders: "control",
      owners: "total_control",
      agents: "spies",
      facts: ["vp", "marker_vp"],
    },
  },
};

/** Names that mean a player in every game. */
const SEATS = ["first", "current", "first_player", "current_player"];

export type Known = Required<Omit<Hints, "map" | "sort">> & Pick<Hints, "map" | "sort">;

export const hintsOf = (game: string): Known => {
  const found = hints[game] ?? {};
  return {
    shared: [],
    split: [],
    silent: [],
    masks: {},
    colours: [],
    neutral: Infinity,
    rows: [],
    brief: [],
    alike: false,
    ...found,
    seats: [...SEATS, ...(found.seats ?? [])],
  };
};
