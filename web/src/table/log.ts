// The log as it is read: headings where a round or a phase begins, and the lines of one move together.
import type { Book, ComingLine, EventLine } from "../lib/protocol";

export interface LogLine extends EventLine {
  key: string;
  about: number | null; // the seat that the line speaks of; null: of the table
  times: number; // the same thing again and again is one line
}

export interface LogTurn {
  key: string;
  player: number;
  heading: string; // a round or a phase begins with this turn
  lines: LogLine[];
}

/** What one move did: its first line, and the rest as details. */
export interface LogMove {
  key: string;
  position: number;
  first: LogLine;
  rest: LogLine[];
}

/** The lines of a turn by move; who came and went is no move. */
export const movesOf = (turn: LogTurn): LogMove[] => {
  const moves: LogMove[] = [];
  for (const line of turn.lines) {
    const last = moves.at(-1);
    if (last && last.position === line.position && line.player >= 0) last.rest.push(line);
    else moves.push({ key: line.key, position: line.position, first: line, rest: [] });
  }
  return moves;
};

/** A line under the name of its player need not begin with that name again. */
export const withoutName = (line: LogLine, player: number, name: string): string => {
  if (line.about !== player || !name || !line.text.startsWith(`${name} `)) return line.text;
  const rest = line.text.slice(name.length + 1);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
};

const BEGINS = /^((last|final)_)?(round|phase|season|day)(_started|_began|_begins|_opened)?$/;

const TURN = /^turn(_started|_begins)?$/;
const SEATS = new Set(["player", "owner"]); // domains of whom an event speaks of

/** Which seat an event speaks of: its part that names a player, else whoever moved. */
const about = (line: EventLine, book: Book): number | null => {
  const part = line.args[book.events[line.kind]?.findIndex((domain) => SEATS.has(domain)) ?? -1];
  if (typeof part === "number") return part;
  return line.player >= 0 && book.events[line.kind]?.length ? line.player : null;
};

const NOBODY = -2; // who came and went is nobody's move

/** Who came and went after so many moves, as lines between those of the moves. */
const cameLines = (comings: ComingLine[]): LogTurn[] => {
  const nobodys = { position: NOBODY, player: NOBODY, kind: "", args: [], times: 1 };
  const lines = comings.map(({ id, seat, text }) => ({ ...nobodys, key: `came.${id}`, text, about: seat }));
  return lines.length ? [{ key: lines[0]!.key, player: NOBODY, heading: "", lines }] : [];
};

export const turnsOf = (events: EventLine[], book: Book, comings: ComingLine[] = []): LogTurn[] => {
  const turns: LogTurn[] = [];
  const count = new Map<number, number>(); // lines of a position, for stable keys
  const heirs = new Map<number, number>(); // whose turn began with a move
  const before = (position: number): ComingLine[] => {
    const end = comings.findIndex((line) => line.position >= position);
    const passed = end < 0 ? comings : comings.slice(0, end);
    comings = comings.slice(passed.length);
    return passed;
  };
  for (const line of events) {
    turns.push(...cameLines(before(line.position)));
    const index = count.get(line.position) ?? 0;
    count.set(line.position, index + 1);
    const key = `${line.position}.${index}`;
    if (BEGINS.test(line.kind)) {
      turns.push({ key, player: line.player, heading: line.text.replace(/\.$/, ""), lines: [] });
      continue;
    }
    let turn = turns.at(-1);
    const speaksOf = about(line, book);
    // what a move brings about may be the beginning of somebody else's turn: it stands under that name
    if (TURN.test(line.kind) && speaksOf !== null) {
      heirs.set(line.position, speaksOf);
      if (turn?.player === speaksOf && !turn.lines.length) turn.key = key;
      else turns.push((turn = { key, player: speaksOf, heading: "", lines: [] }));
    }
    const player = heirs.get(line.position) ?? line.player;
    if (!turn || turn.player !== player) turns.push((turn = { key, player, heading: "", lines: [] }));
    const last = turn.lines.at(-1);
    if (last?.text === line.text && last.args.join() === line.args.join())
      turn.lines[turn.lines.length - 1] = { ...last, position: line.position, times: last.times + 1 };
    else turn.lines.push({ ...line, key, about: speaksOf, times: 1 });
  }
  return [...turns, ...cameLines(comings)];
};
