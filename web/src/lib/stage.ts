// What a game's table component gets: a position to draw and ways to act on it. A running match (TableSession) and a
// position of a replay both are a Stage, so that every table also shows replays.
import { getContext, setContext, type Snippet } from "svelte";
import type { Pointer } from "./pointer.svelte";
import type { Ask, Book, EventLine, GestureStep, Look, Move, OfferedMove, Preview } from "./protocol";

export interface Stage {
  readonly look: Look | null;
  readonly ask: Ask | null;
  readonly seat: number; // whose eyes; -1 watches
  readonly busy: boolean;
  readonly confirming: object | null; // the server asks whether a move is meant: whatever sends several stops there
  readonly fresh: EventLine[]; // what just happened, for last-move rings
  readonly events?: EventLine[]; // the log so far, oldest first; see lib/last.ts
  name(seat: number): string;
  moves(kind: string, ...parts: (number | undefined)[]): OfferedMove[];
  forbids(kind: string, ...parts: (number | undefined)[]): string | null;
  play(move: Move): void;
  /** What some moves would do; a position of a replay has no such thing. */
  preview?(steps: GestureStep[]): Promise<Preview>;
  /** Several moves that are one gesture; it stops where something else is asked than a step names. */
  chain?(steps: GestureStep[]): void;
}

export interface TableProps {
  stage: Stage;
  book: Book;
}

/** What the shell around a table offers to everything in it. */
export interface Shell {
  /**
   * Help of a card (by number) or another component (by design): what it does, its rule, its provenance. Opened by
   * a resting pointer it goes away with the pointer and leaves the focus where it is.
   */
  inspect(piece: number | string, anchor: HTMLElement, how?: "hover"): void;
  /** A rule in words. */
  rule(id: string, anchor: HTMLElement): void;
  /** Why something is not allowed now. `note` is an extra line, for example what is missing. */
  whyNot(rule: string, anchor: HTMLElement, note?: string): void;
  /** Several moves start at one thing: let the player choose between their labels. */
  choose(moves: OfferedMove[], anchor: HTMLElement): void;
  /**
   * Where a table puts its own buttons: actions shown in the prompt bar beside those of the shell. Until the first
   * call the bar shows every offered move that is not tied to a card; an empty list means "all is on the table".
   */
  setActions(actions: PromptAction[]): void;
  // What follows only the shell of a running match has; call with `?.`. Null takes back.
  /** What the pointer, the focus or a holding finger rests on, and what that move would do. */
  readonly pointer?: Pointer;
  /** The second line of the prompt: what is chosen so far, what comes next. */
  setHint?(text: string | null): void;
  /** Whether a bot has this seat, and it is being waited for. */
  thinks?(seat: number): boolean;
  /** Rounds and phases in the head, instead of the words of the server ("Round 2 of 4 · Draft"). */
  setHead?(head: Snippet | null): void;
  /** A board above the log. The side panel stands from 1241 px on: in narrower windows the table shows it itself. */
  setSide?(side: Snippet | null): void;
  /** The table shows the final points itself: what the shell says of the end begins folded. */
  setOwnEnd?(own: boolean): void;
  /** How a card (by number) or another component (by design) is drawn in its help. */
  setCardArt?(art: Snippet<[piece: number | string]> | null): void;
}

/** A button of the prompt bar that a table wants instead of the plain list of moves. */
export interface PromptAction {
  text: string;
  note?: string; // a second line: what goes with it
  move?: Move; // played on click, or
  run?: () => void;
  rule?: string | null; // not allowed now: the click explains
  main?: boolean; // the one that Enter presses
  pressed?: boolean; // a switch
}

const KEY = Symbol("shell");
export const provideShell = (shell: Shell): Shell => setContext(KEY, shell);
export const useShell = (): Shell => getContext<Shell>(KEY);
