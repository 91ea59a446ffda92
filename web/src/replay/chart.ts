// Geometry of the score chart: scales, lines that only turn where the score does, and labels that keep apart.
import type { Part } from "./turns";

export interface Scale {
  x: (frame: number) => number;
  y: (score: number) => number;
  ticks: number[];
}

const NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const scale = (scores: number[][], box: Frame): Scale => {
  let low = 0;
  let high = 1;
  for (const column of scores)
    for (const score of column) {
      if (score < low) low = score;
      if (score > high) high = score;
    }
  const step = NICE.find((size) => (high - low) / size <= 4) ?? 5000;
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const steps = Math.max(1, scores.length - 1);
  return {
    x: (frame) => box.left + ((box.right - box.left) * frame) / steps,
    y: (score) => box.bottom - ((box.bottom - box.top) * (score - from)) / (to - from),
    ticks,
  };
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** One player's score as stairs. */
export const stairs = (scores: number[][], seat: number, { x, y }: Scale): string => {
  let path = `M${round(x(0))} ${round(y(scores[0]?.[seat] ?? 0))}`;
  for (let index = 1; index < scores.length; index++) {
    const score = scores[index]![seat]!;
    if (score !== scores[index - 1]![seat]) path += `H${round(x(index))}V${round(y(score))}`;
  }
  return `${path}H${round(x(scores.length - 1))}`;
};

/** Heights of labels that would like to be at `wanted`, at least `gap` apart, inside `top` and `bottom`. */
export const apart = (wanted: number[], gap: number, top: number, bottom: number): number[] => {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  order.forEach((index, rank) => {
    const above = rank ? placed[order[rank - 1]!]! + gap : top;
    placed[index] = Math.max(placed[index]!, above);
  });
  let floor = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, floor);
    floor = placed[index]! - gap;
  }
  return placed;
};

const LETTER = 6.6; // px, widest case of the axis labels

/** Labels of the parts if all of them fit into their widths, else their numbers, else nothing. */
export const partLabels = (parts: Part[], widths: number[]): string[] => {
  const fit = (words: string[]): boolean => words.every((word, index) => word.length * LETTER <= widths[index]!);
  const labels = parts.map(({ label }) => label);
  if (fit(labels)) return labels;
  const numbers = labels.map((label) => /\d+/.exec(label)?.[0] ?? "");
  return fit(numbers) ? numbers : labels.map(() => "");
};
