// Points as the head and the breakdown show them.
import type { Look } from "../lib/protocol";

export const totals = (look: Look | null): number[] =>
  (look?.scores ?? []).map((lines) => Object.values(lines).reduce((sum, points) => sum + points, 0));

/** With a real minus sign. */
export const signed = (points: number): string => String(points).replace("-", "−");
