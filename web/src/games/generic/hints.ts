// What a view does not say about itself. A list with an entry per player looks like any other list of that length, so
// games name the exceptions here. A game without an entry is shown by the plain rules of arrange.ts.
export interface Hints {
  shared?: string[]; // never per player, even if there are as many entries as players
  split?: string[]; // several numbers per player, one player after another
  seats?: string[]; // the value is a player
}

const hints: Record<string, Hints> = {
  kingdom: {
    shared: ["offers", "owner_of_final", "frozen", "modules", "boards"],
    split: ["alchemy"],
    seats: ["first", "owner_of_final"],
  },
};

/** Names that mean a player in every game. */
const SEATS = ["first", "current", "first_player", "current_player"];

export const hintsOf = (game: string): Required<Hints> => {
  const { shared = [], split = [], seats = [] } = hints[game] ?? {};
  return { shared, split, seats: [...SEATS, ...seats] };
};
