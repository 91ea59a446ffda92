// Points as the head and the breakdown show them.
import type { Book, Look } from "../lib/protocol";

/** The points of a player, or of the opponent of a single player, who has the seat after them. */
export interface Column {
  seat: number;
  name: string;
  lines: Record<string, number>;
  sum: number;
}

export const columnsOf = (look: Look | null, { rival }: Book, name: (seat: number) => string): Column[] => {
  const players = look?.scores ?? [];
  const against = rival ? ((look?.derived[rival.score] ?? []) as Record<string, number>[]) : [];
  return [...players, ...against].map((lines, seat) => ({
    seat,
    name: seat < players.length ? name(seat) : (rival?.name ?? ""),
    lines,
    sum: Object.values(lines).reduce((sum, points) => sum + points, 0),
  }));
};

/** With a real minus sign. */
export const signed = (points: number): string => String(points).replace("-", "−");
