// Small drawings that tell the landscapes apart, scattered where nothing lies.
import type { Geometry } from "./geometry";

export const MOTIFS: Record<string, string> = {
  lake: "M-14 0q7-7 14 0t14 0M-8 8q6-6 12 0t10 0",
  hills: "M-16 6a12 11 0 0 1 22 0M0 6a9 8 0 0 1 17 0",
  forest: "M-10 8l6-14 6 14zM3 8l5-11 5 11zM-4 8v4M8 8v4",
  cliffs: "M-14 8l3-12 8-4 5 6 9-2 4 12M-7 1l3 7M7 2l-2 6",
  mountains: "M-15 9L-4-10 4 2l5-6 8 13zM-8-3l4 3 3-4",
};

const SPOTS: readonly (readonly [number, number])[] = [
  [5, 0.53], [15, 0.69], [3.5, 0.63], [52, 0.5], [53, 0.71], [68, 0.71], [69, 0.53], [13, 0.5],
  [42, 0.72], [4, 0.72], [60, 0.72], [40, 0.9], [24, 0.9], [56, 0.9], [9, 0.895], [66, 0.9],
]; // prettier-ignore

/** Always the same scatter for a segment. */
const dice = (seed: number): (() => number) => {
  let state = (seed * 7 + 3) * 7919;
  return () => {
    state = (state * 16807 + 11) % 2147483647;
    return (state % 1000) / 1000;
  };
};

export const motifsOf = (plan: Geometry, segment: number, from: number): { x: number; y: number; scale: number }[] => {
  const roll = dice(segment);
  return SPOTS.map(([degrees, radius]) => {
    const { x, y } = plan.point(from + degrees + roll() * 4 - 2, radius + roll() * 0.02);
    return { x: Math.round(x), y: Math.round(y), scale: Math.round(85 + roll() * 35) / 100 };
  });
};
