// What travels between client and server. The same shapes are written in src/pentarchy/server/present.py and
// explained in docs/server.md.

export type Lang = "en" | "ru";
/** (kind, ...small ints): the same tuple is offered, sent back and explained. */
export type Move = [kind: string, ...parts: number[]];
export type Piece = number | null; // null: a piece that this seat may not know
export const SPECTATOR = -1;

// HTTP ---------------------------------------------------------------------------------------------------------------
export interface Me {
  id: string;
  name: string;
  account: string | null; // login name, null for a guest
}

export interface GameOption {
  name: string;
  label: string;
  values: { value: string; label: string }[];
  default: string;
  players: number[]; // the option exists only with so many players
  needs: Record<string, string[]>; // and only while earlier options are so; "" stands for an absent option
  presets: { option: string; values: string[]; default: string }[]; // another default while an earlier option is so
}

/** A level of bots, in sentences. */
export interface LevelInfo {
  does: string;
  time: string; // how long it thinks
  strength: string; // as measured, or that it was not
}

export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  minutes: number;
  weight: number; // of five
  about: string;
  highlights: string[]; // modes and the like
  options: GameOption[];
  levels: Record<string, LevelInfo>; // of bots
}

export interface Lobby {
  games: GameInfo[];
  bots: { id: string; label: string }[]; // levels, weakest first
}

export type SeatKind = "open" | "human" | "bot";

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string; // "" while open
  bot: string | null; // level
  you: boolean;
  online: boolean;
  away: boolean; // awaited and not here for so long that the others may let a bot play on
  link: string | null; // path of the page that takes this seat, once; only for seats of one's own and, while open, for the host
}

export type UndoPolicy = "free" | "consent" | "none";
// free: one's own moves back to the last barrier, beyond it by consent. consent: always by consent. none: never.

export interface TableInfo {
  id: string;
  game: string;
  edition: string; // rules and components of the match
  frozen: string | null; // why this version of the program cannot go on with it, in a sentence
  title: string;
  players: number;
  options: { name: string; label: string; value: string; text: string }[];
  private: boolean;
  practice: boolean; // somebody chose the deal
  hints: boolean; // the reader may ask for them: nobody else plays or has played here
  undo: UndoPolicy;
  status: "open" | "running" | "finished" | "ended"; // ended: frozen, and over by consent
  host: boolean; // the reader made this table
  seats: SeatInfo[];
  waiting: number[]; // seats that are asked now
  yourTurn: boolean;
  where: string; // "Round 2 of 4 · Draft", "" before the start
  invite: string | null; // path to join a private table by; only for those who may know it
  commitment: string; // fingerprint of the deal
  rematch: string | null; // the table that follows this one
  left: boolean; // a bot plays on for the reader, who may come back
  created: string; // ISO time
  moved: string; // ISO time of the last move
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string>;
  private: boolean;
  undo: UndoPolicy;
  seats: ("me" | "open" | string)[]; // me (twice and more: hot seat), open, or the level of a bot
  entropy: string; // a random word of the client's: nobody alone decides the deal
  seed?: number; // a chosen deal, for exercises
  practice?: boolean; // needed with a chosen deal where others may sit down: they are told
}

export interface Problem {
  code: string;
  text: string; // one sentence in the language of the request
}

// the book of a game: what does not change during a match, in one language ------------------------------------------------
export interface Design {
  name: string;
  kind: string; // file of the component without its ending: developments, menaces, ...
  help: string[]; // lines: what it does, then where its values come from
  sources?: number; // how many of the last lines of help say where the values come from
  /** What a small picture shows beside the name, in words; players: only with so many, empty: always. Null: see fields. */
  face: { label: string; text: string; players: number[] }[] | null;
  /**
   * What it does, a text for each line: a few words, and signs in brackets for pictures, "[spy]Place a spy [or] +2[power]".
   * [or] divides options, [pay] stands between a cost and what it buys, [end] begins what happens at the end of the turn.
   */
  short: string[];
  fields: Record<string, unknown>; // as in the data file, for drawing; expressions inside are effects
  effects: Record<string, Effect | Effects>; // fields of the data file that only hold effects
}

/** An effect as the rules have it: its name and all its parameters, which may be effects: ["choose", ["power", 2, 1, ""], ...] */
export type Effect = [string, ...(number | string | boolean | Effect)[]];
export type Effects = (Effect | Effects)[];

/** A field of a view, as the game declares it. Names of domains are those of `Book.domains`. */
export interface Zone {
  name: string;
  pieces: boolean;
  sees: "all" | "owner" | "mixed" | "nobody";
  means: "number" | "seat" | "mask" | "choice" | "word" | "pieces" | "marked" | "plain";
  of: string | null; // what the bits of a mask or the numbers of a choice stand for; of a mask null: players
  per: ("players" | "sides" | string | number)[]; // what the entries of a list stand for; the last one changes fastest
  scratch: boolean; // the memory of the engine
}

export interface Book {
  game: string;
  lang: Lang;
  title: string;
  content: string; // fingerprint of the components
  cards: string[]; // design of every card number
  designs: Record<string, Design>; // also of components that are no cards
  zones: Record<string, Zone>;
  phases: string[];
  scores: Record<string, string>;
  headlines: string[]; // kinds of events that no log folds away
  rival: { name: string; score: string } | null; // of a single player: who, and the derived field with its points
  moves: Record<string, string[]>; // kind -> names of the domains of its parts
  events: Record<string, string[]>;
  /** Of pieces: the notation of every card, and no names. Else a name may be "", where there is nothing to say. */
  domains: Record<string, { tokens: string[]; pieces: boolean; names: string[] }>;
  standing: string[]; // kinds of moves that are possible "at any moment"
  layout: unknown; // where things lie in the picture of the game, as its own table reads it; null without one
}

export interface RuleText {
  id: string;
  section: string;
  part: { id: string; title: string };
  certainty: "rulebook" | "inferred" | "reconstructed" | "ours";
  lines: string[];
}

// websocket ----------------------------------------------------------------------------------------------------------------
/** What a seat sees: the fields of the game's view, and what the kernel and the platform add. */
export interface Look {
  waiting: number[];
  private: number[]; // known to this seat, but face down for others
  derived: Record<string, unknown>; // public facts that follow from the view
  insight: Record<string, unknown>; // what follows from what this seat knows
  scores: Record<string, number>[];
  [zone: string]: unknown;
}

/** What a table has to know about a move and must not compute: by the game. */
export interface MoveFacts {
  price?: Record<string, number>; // by good
  gain?: Record<string, number>; // what comes for sure
  needs?: number; // what it takes in all, whatever pays it
  points?: number; // added to the own score at once
  steps?: number;
  places?: number[];
  total?: number; // what a sum would be afterwards
  rank?: [best: number, worst: number]; // the place one would hold there afterwards, 1 is the best
  reward?: [best: number, worst: number]; // rows of what that place brings; -1: nothing
  risk?: Record<string, [least: number, most: number]>; // what one would get there beside the gain, by good
  losses?: number[]; // what each side would stand to lose afterwards
  others?: Record<string, Record<string, number>>; // what comes for sure to others, by seat or side
  ends?: boolean; // it would bring the end of the game
}

export interface OfferedMove {
  move: Move;
  text: string; // label, also for screen readers
  facts?: MoveFacts;
  // what a table adds
  gesture?: GestureStep[]; // a click makes all of these, beginning with the move
  foresee?: GestureStep[]; // a preview goes on so, although a click makes the move alone
}

/** One move of a gesture, with the kind of question that it answers. */
export interface GestureStep {
  ask: string;
  move: Move;
}

/** What a move, or the start of a chain, would do, as far as its player can foresee it. */
export interface Preview {
  look: Partial<Look>; // the fields that would be different
  events: EventLine[];
  ask: { kind: string; args: unknown[]; text: string; moves: Move[] } | null; // the own next question
  end: "yours" | "others" | "hidden" | "over"; // where it ends
  made: number; // steps
}

/** A move that the expert would play, or nearly so. */
export interface Hint {
  move: Move;
  text: string; // label
  worth: string; // beside the best one
  points: string[]; // that surely change, a sentence for each player
  plan: string; // said before the events where they are those of several moves, else ""
  events: string[];
  steps: GestureStep[]; // the line that it begins, as far as it can be foreseen
}

export interface Ask {
  kind: string;
  args: unknown[];
  text: string;
  rule: string;
  moves: OfferedMove[];
  why: [Move, string][]; // what is in sight and not allowed, with the id of the rule that says why
}

export interface EventLine {
  position: number; // of the line of moves: events of one move have the same
  player: number; // whose move caused it; -1 before the first move
  kind: string;
  args: unknown[];
  text: string;
}

export interface Result {
  winners: number[];
  medal: string;
  text: string;
  rule: string;
  luck: { secret: string; seed: string; commitment: string }; // the seed of a key in hexadecimal, or a number too large for JavaScript
}

export interface Undo {
  can: boolean; // take the own last move back at once
  redo: boolean;
  ask: boolean; // the others can be asked to agree
}

/** Somebody asks to take moves back that others have to agree to. */
export interface TakeBack {
  by: number;
  missing: number[]; // seats that have not answered yet
}

/** Somebody asks to let a bot play on for who is away. */
export interface Absent {
  seat: number;
  by: number;
  missing: number[]; // seats that have not answered yet
}

export interface ChatLine {
  id: number;
  seat: number; // -1: somebody who watches
  name: string;
  text: string;
  at: string;
}

/** Somebody came or went: a line of the log. */
export interface ComingLine {
  id: number;
  seat: number;
  text: string;
  position: number; // after so many moves
  at: string;
}

/** Everything, at the start of a connection and whenever the client asks for it. */
export interface StateMessage {
  t: "state";
  table: TableInfo;
  seat: number; // whose view this is; -1 watches
  number: number; // of the log: a move says for which number it is made
  position: number; // of the line of moves
  look: Look | null; // null before the start
  ask: Ask | null;
  undo: Undo;
  back: TakeBack | null;
  absent: Absent | null;
  events: EventLine[]; // the last ones
  earlier: boolean; // there are more before these
  chat: ChatLine[];
  comings: ComingLine[];
  result: Result | null;
}

/** What changed: fields of `look` that are not here are as they were. */
export interface UpdateMessage {
  t: "update";
  by: number; // the seat that did it
  number: number;
  position: number;
  look: Partial<Look>;
  ask: Ask | null;
  undo: Undo;
  events: EventLine[];
  rewound: number | null; // moves were taken back: forget events from this position on
  result: Result | null;
}

export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | { t: "table"; table: TableInfo }
  | { t: "back"; back: TakeBack | null }
  | { t: "absent"; absent: Absent | null }
  | { t: "chat"; line: ChatLine }
  | { t: "came"; line: ComingLine } // the same line may come twice
  | { t: "confirm"; move: Move; steps?: GestureStep[]; at: number; barrier: boolean; text: string } // steps: of a chain
  | { t: "refused"; code: string; text: string; rule: string | null; of?: "preview" | "hint"; id?: number }
  | { t: "preview"; id: number; at: number; preview: Preview }
  | { t: "hint"; id: number; at: number; hints: Hint[] }
  | { t: "stopped"; done: number; of: number; why: "question" | "illegal" | "barrier"; text: string } // a chain
  | { t: "pong" };

export type ClientMessage =
  | { t: "play"; move: Move; at: number; careful: boolean } // careful: ask before what cannot be undone
  | { t: "preview"; id: number; steps: GestureStep[]; at: number }
  | { t: "hint"; id: number; at: number }
  | { t: "chain"; steps: GestureStep[]; at: number; careful: boolean }
  | { t: "undo"; at: number }
  | { t: "redo"; at: number }
  | { t: "back"; at: number }
  | { t: "agree"; yes: boolean }
  | { t: "absent"; seat: number } // let a bot play on for this seat
  | { t: "replace"; yes: boolean } // agree to it
  | { t: "chat"; text: string }
  | { t: "lang"; lang: Lang }
  | { t: "sit"; seat: number } // hot seat: look as another seat of one's own, or -1
  | { t: "sync" }
  | { t: "ping" };

// replay ---------------------------------------------------------------------------------------------------------------------
export interface ReplayFrame {
  player: number; // who moved to get here; -1 at the start
  move: string; // label of the move, "" at the start
  look: Partial<Look>; // what differs from the frame before
  events: EventLine[];
  where: string; // "Round 2 of 4 · Draft"
  scores: number[];
}

export interface Replay {
  table: TableInfo; // over HTTP as strangers see it, the same for everybody
  frames: ReplayFrame[];
  result: Result;
  file: string; // path of the export
}

// analysis ---------------------------------------------------------------------------------------------------------------------
/** A move that was clearly worse than the expert's, from what its player could know. */
export interface Loss {
  position: number; // after so many moves it was made
  seat: number;
  behind: number; // points
  error: number; // standard error of that
  worlds: number; // guesses of what was hidden
  played: string;
  best: string;
  line: { text: string; look: Partial<Look>; seen: boolean }[]; // the expert's moves, what they change, and whether one sees it
  end: "yours" | "others" | "hidden" | "over"; // why the line ends there
}

export interface AnalysisReport {
  against: "others" | "rival" | "alone";
  guesses: number; // in which a position was weighed
  /** Of some positions and the end. An error of 0: all guesses agree. */
  standing: [position: number, seats: [ahead: number, error: number][]][];
  weighed: number[]; // decisions, by seat
  lost: number[]; // how many of them were clearly worse
  mistakes: Loss[]; // the worst of each seat, the greatest first
}

/** GET and POST /api/tables/:id/analysis: how far it is, and the report when it is complete; null if there is none. */
export interface AnalysisProgress {
  done: number;
  moves: number; // 0 while it waits
  report: AnalysisReport | null;
}

// frozen -----------------------------------------------------------------------------------------------------------------------
/** A match that this version of the program cannot go on with, as far as it was kept. The websocket closes with 4410. */
export interface FrozenMatch {
  table: TableInfo;
  why: string;
  seat: number; // whose view this is
  number: number; // length of the log
  shown: number; // up to which number the position below goes; 0: none was kept
  look: Look | null;
  events: EventLine[];
  ending: { agreed: number[]; missing: number[] }; // seats; missing is empty when the match is over
  file: string; // path of setup and moves
}
