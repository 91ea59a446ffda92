// How a table is laid out where the declarations of a game's fields (`Book.zones`) do not say it: maps, wheels, boards.
// A game without an entry is shown by its declarations alone.
import type { Book, Zone } from "../../lib/protocol";

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

/** Spots within the tiles of a board, each lit and pressed by itself. All but `domain` and `designs` are names of fields. */
export interface SpotHints {
  domain: string; // of moves: the part that is a spot; so many for each place, place by place
  beside?: string; // or only one at a place: for each place, which
  designs?: string[]; // spots are only where a component of these kinds is, by its place, `slot` and number of `players`
  under?: string; // of those components: the spot below which they stand, as its token has it after that of the place
  printed?: boolean; // the first lines on the component of the place are about these spots, in their order
  figures?: string; // for each side, the spot where its figure stands, or -1
  built?: string; // for each spot -1, or the number of sides and things, thing by thing, of what stands there
  things?: string; // the domain of those
  crowds?: string[]; // for each spot, a number for each side
}

/** Places in a row, each with what lies there, shown as tiles in their order. All but domains are names of fields. */
export interface StationHints {
  domain: string; // of moves: the part that is a place; its tokens are components
  order?: string; // the places as they lie; without it they have numbers
  across?: boolean; // the board is as wide as the table
  spots?: SpotHints[];
  tops?: string[]; // zones with a pile for each place whose top card is shown whole; without cards, what is printed there
  crews?: string[]; // zones with a pile for each player and place: all places of one player, then of the next
  piles?: string[]; // zones with a pile for each place
  named?: Record<string, string>; // zones with a pile for those places whose component has this field: said by name
  numbers?: string[]; // one number for each place
  choices?: Record<string, string>; // the value is one of this domain by its number, or several
  each?: Record<string, string>; // a number for each token of this domain, place by place
  now?: string; // the place under way, or -1
  strengths?: string; // a number for each side, at the place under way
}

/** Sectors that turn within a ring of fixed actions, with slots for figures. All but kinds and domains are names of fields. */
export interface WheelHints {
  sectors: string; // kind of components; the lines on one are about its slots
  order: string; // the sectors as they lie
  turned: string; // so many actions further have they turned
  actions: string; // kind of components, clockwise
  domain: string; // of moves: the part that is an action
  strengths?: string; // for each player, a number for each action
  slots: string; // domain of moves: so many for each sector
  taken: string; // for each slot: a side, or -1
  beside: string[]; // sides in an order that lies beside the wheel
}

/** A plan of rooms and the ways between them, floor by floor. All but domains are names of fields. */
export interface PlanHints {
  domain: string; // of moves: the part that is a room; without a component it is outside
  floor: string; // of the component of a room: the floor it is on
  floors: string[]; // from the top
  cellar: string; // the first floor under the ground
  ways: string; // domain of moves: the part that is a way; its component says what it lies `between`
  doors: string; // zone with a pile for each way, which is closed while something lies there face down
  figures: string; // for each side, where it stands
  camps: string; // for each side, where several of its things stand, or -1
  piles: string[]; // zones with a pile for each room, of which the number is told
  cards: string; // zone with a card for each room
  rows: string; // domain of moves: the part that is a row of such a card, named after it
  marks: string; // for each row -1, or the number of sides and things, thing by thing, of who did it with what
  things: string; // the domain of those
  top: Record<string, string>; // zones whose top card lies in the room whose component has this field
}

/** Spaces of cards that sides claim. */
export interface ClaimHints {
  marks: string; // field: for each space of each card a side, -1 for nobody, -2 where it is not used
  needs: string; // of a card: what each of its spaces needs
}

/** Where a move is lit that names nothing on the table. It stays a button, too. */
export interface DeedHints {
  spot?: string; // a thing of this name
  domain?: string; // a spot of this domain:
  field?: string; // the one that this field names, for the side that moves if it is a list,
  having?: string; // or the one whose component has this field
  zone?: string; // or the top piece of a zone
}

/** An opponent that the game itself moves at a table for one: lists have an entry more for it. */
export interface RivalHints {
  pile?: string; // its zone among the stations
  marked?: boolean; // its pieces have the mark of the seat after the players
  fields?: string[]; // what is its alone: values and zones
}

export interface Hints {
  shared?: string[]; // never per player, even if there are as many entries as players
  split?: string[]; // several numbers or piles per player, one player after another
  seats?: string[]; // the value is a player
  silent?: string[]; // the memory of the engine, or said better by something else
  passing?: string[]; // zones that hold something only while it is chosen from
  only?: Record<string, string[]>; // shown only while the field that is the key is something: pieces of a mode
  together?: Record<string, string>; // zones whose piles lie beside those of the zone that is the key
  counted?: string[]; // zero is something too; below zero there is nothing yet
  removed?: Record<string, string>; // the value is a bit mask over components of this domain: who has given which away
  masks?: Record<string, string>; // the value is a bit mask over the tokens of this domain, or over players ("player")
  choices?: Record<string, string>; // the value is one of this domain by its number, or several
  each?: Record<string, string>; // the value is a list with a number for each token of this domain, or each of these words
  levels?: Record<string, string>; // the value is a level: the words for each above zero
  holes?: Record<string, string>; // the value is a bit mask over components of this domain: spaces of an own board that are empty
  yards?: Record<string, string>; // the value is a number for each token of this domain: places of an own board
  piles?: Record<string, string>; // shared zones with a pile for each token of this domain
  tally?: string[]; // zones of which only the number of pieces is told
  tagged?: string[]; // the value is a list of cards that have a marker of this name
  claims?: Record<string, ClaimHints>; // zones whose cards have spaces that sides claim
  whole?: string[]; // zones whose piles are taken whole: what one card of a pile means, all of them mean
  first?: string[]; // zones that come first, in this order
  colours?: string[]; // the value is a list of counts, one for each colour
  neutral?: number; // the first colour that is no player's; the one after it stands for a free space
  rows?: string[]; // piles of one card each, which are one row
  brief?: string[]; // zones whose cards are shown by their names only
  tokens?: string[]; // zones whose pieces are no cards
  alike?: boolean; // copies of a card in one pile: only the first is offered, and each of them means the same
  sort?: string; // the field that tells cards apart at a glance
  hues?: Record<string, number>; // the ground of the sign of a sort, where it means something
  worth?: string; // the field that stands in the corner of a card; "": none does
  deeds?: Record<string, DeedHints>; // kinds of moves
  map?: MapHints;
  wheel?: WheelHints;
  plan?: PlanHints;
  stations?: StationHints;
  rival?: RivalHints;
}

const hints: Record<string, Hints> = {
  kingdom: {},
  lockup: {
    silent: [
      ..."round phase expert difficulty box trait_deck guards_aside location_discard".split(" "),
      ..."board prizes unseen location_cards attributes winners".split(" "), // for the own table
    ],
    passing: ["dealt", "drawn", "shown_goons"],
    only: { expert: ["traits"], difficulty: ["guard_deck", "location_deck"] },
    rows: ["display", "goon_row"],
    brief: ["item_deck", "goon_deck", "book_deck", "goon_discard", "book_discard", "guard_deck", "location_deck"],
    tokens: ["cells"],
    alike: true,
    sort: "type",
    worth: "value",
    stations: {
      domain: "location",
      crews: ["placed"],
      piles: ["guards_at"],
      named: { goon_row: "goon_space" },
      numbers: ["suspicion_at"],
      each: { cubes_at: "resource" },
      now: "location",
      strengths: "strengths",
    },
    rival: { pile: "guards_at" },
  },
  tyrants: {
    silent: "round phase camps roads box".split(" "),
    passing: ["lent"],
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
  viscounts: {
    silent:
      "round phase active face ring castle difficulty box ledger markers buildings sections lead links places sets hand_limit order to_end winners automa_board".split(
        " ",
      ),
    passing: ["pair_cards"],
    only: {
      automa: ["automa", "scheme_deck", "scheme_discard", "future_deck"],
      last_round: ["last_round"],
    },
    together: { pair_cards: "pair_heroes" },
    counted: ["poverty", "prosperity"],
    removed: { built: "building" },
    each: { icons: "merchant builder noble cleric criminal" },
    brief: ["scrolls", "bonuses", "discards", "decks", "scheme_deck", "scheme_discard", "future_deck"],
    sort: "ribbon",
    hues: { townsfolk: 5, grey: 0, black: 6, yellow: 2, blue: 3, player_cards: 1, schemes: 4 },
    stations: {
      domain: "segment",
      order: "ring",
      across: true,
      tops: ["townsfolk", "manuscripts"],
      spots: [
        { domain: "space", printed: true, figures: "viscounts" },
        { domain: "site", designs: ["sites", "links"], under: "bank", built: "sites", things: "building" },
        { domain: "section", beside: "castle", crowds: ["tier_1", "tier_2"] },
      ],
    },
    rival: { marked: true },
  },
  wistar: {
    silent:
      "round phase active difficulty box unused strengths round_stack fees next_order rooms types left unit_prices standing present wheel pair to_end cheese".split(
        " ",
      ),
    passing: ["pairs", "looked", "private_goals", "beds_given"],
    levels: { current: "normal boosted" },
    holes: { spaces: "space" },
    yards: { workers: "area" },
    piles: { markets: "deck", decks: "deck", discards: "deck", mouse_supply: "zone" },
    tally: ["doors", "decks", "mouse_supply", "goal_deck", "state_deck"],
    claims: { goals: { marks: "goal_marks", needs: "rows" } },
    whole: ["pairs"],
    first: ["goals", "round_mouse", "markets"],
    each: {
      symbols: "wit agility observation strength endurance energy",
      rival: "doors mice rooms beds markers inventions tools robots structures basic advanced goals",
    },
    brief: ["discards", "helpers", "heroes", "skill_tokens", "rival_cards", "state_discard"],
    sort: "type",
    worth: "",
    deeds: {
      hut: { spot: "hut" },
      main: { domain: "slot", field: "slot" },
      bonus: { domain: "slot", field: "slot" },
      pitch_tent: { domain: "room", field: "explorers" },
      fetch_cheese: { domain: "room", having: "cheese" },
      take_guest: { zone: "round_mouse" },
    },
    wheel: {
      sectors: "sectors",
      order: "sectors",
      turned: "turned",
      actions: "actions",
      domain: "action",
      strengths: "strengths",
      slots: "slot",
      taken: "chiefs",
      beside: ["hut", "order"],
    },
    plan: {
      domain: "room",
      floor: "floor",
      floors: ["second", "first", "basement"],
      cellar: "basement",
      ways: "passage",
      doors: "doors_at",
      figures: "explorers",
      camps: "tents",
      piles: ["mice_at"],
      cards: "missions",
      rows: "row",
      marks: "marks",
      things: "space",
      top: { cheese: "cheese" },
    },
    rival: {
      marked: true,
      fields: ["rival", "rival_cards", "state_deck", "state_discard"],
    },
  },
};

/** What the declarations of a game's fields say. */
const declared = ({ zones }: Book): Hints => {
  const entries = Object.entries(zones);
  const keys = (fits: (zone: Zone) => boolean): string[] =>
    entries.filter(([, zone]) => fits(zone)).map(([key]) => key);
  const table = (value: (zone: Zone) => string | null): Record<string, string> =>
    Object.fromEntries(
      entries.map(([key, zone]) => [key, value(zone)]).filter((pair): pair is [string, string] => !!pair[1]),
    );
  const last = ({ per }: Zone): string | null => {
    const axis = per.at(-1);
    return typeof axis === "string" && !isSided(axis) ? axis : null;
  };
  return {
    shared: keys(({ per }) => per.length > 0 && !isSided(per[0])),
    split: keys(({ per }) => per.length > 1 && isSided(per[0])),
    seats: keys(({ means }) => means === "seat"),
    silent: keys(({ scratch }) => scratch),
    tagged: keys(({ means }) => means === "marked"),
    masks: table(({ means, of }) => (means === "mask" ? (of ?? "player") : null)),
    choices: table(({ means, of }) => (means === "choice" ? of : null)),
    each: table((zone) => (zone.means === "number" ? last(zone) : null)),
  };
};

/** Whether entries of a list belong to players, or to players and an opponent that the game moves. */
export const isSided = (axis: string | number | undefined): boolean => axis === "players" || axis === "sides";

type Optional = "map" | "sort" | "worth" | "hues" | "stations" | "wheel" | "plan" | "rival";
export type Known = Required<Omit<Hints, Optional>> & Pick<Hints, Optional>;

const made = new WeakMap<Book, Known>();

export const hintsOf = (book: Book): Known => {
  const known = made.get(book) ?? { ...NOTHING, ...merged(declared(book), hints[book.game] ?? {}) };
  made.set(book, known);
  return known;
};

/** Lists are joined, tables laid over one another; the hints of a game come last. */
const merged = (first: Hints, second: Hints): Hints => {
  const both: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = both[key];
    if (Array.isArray(before) && Array.isArray(value)) both[key] = [...before, ...(value as unknown[])];
    else if (before && typeof before === "object" && typeof value === "object") both[key] = { ...before, ...value };
    else both[key] = value;
  }
  return both as Hints;
};

const NOTHING: Omit<Known, Optional> = {
  shared: [],
  split: [],
  seats: [],
  silent: [],
  passing: [],
  only: {},
  together: {},
  counted: [],
  removed: {},
  masks: {},
  choices: {},
  each: {},
  levels: {},
  holes: {},
  yards: {},
  piles: {},
  tally: [],
  tagged: [],
  claims: {},
  whole: [],
  first: [],
  deeds: {},
  colours: [],
  neutral: Infinity,
  rows: [],
  brief: [],
  tokens: [],
  alike: false,
};
