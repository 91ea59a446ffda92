// The outlines of the dungeon, always the same for the same place.

type Point = readonly [x: number, y: number];
const round = (value: number): string => value.toFixed(1);

/** A smooth path through some points (Catmull-Rom as Bézier curves). */
const smooth = (points: readonly Point[], closed: boolean): string => {
  const count = points.length;
  const at = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bend = (axis: 0 | 1): [string, string, string] => [
      round(from[axis] + (to[axis] - before[axis]) / 6),
      round(to[axis] - (after[axis] - from[axis]) / 6),
      round(to[axis]),
    ];
    const [x, y] = [bend(0), bend(1)];
    path += `C${x[0]} ${y[0]} ${x[1]} ${y[1]} ${x[2]} ${y[2]}`;
  }
  return path + (closed ? "Z" : "");
};

export const tunnel = (points: readonly Point[]): string => smooth(points, false);

const CORNERS = 22;
const SQUARE = 4.5; // 2 would be an ellipse, much more a rectangle

/** Numbers between 0 and 1 that look random and are not. */
const seeded = (seed: number): (() => number) => {
  let state = seed * 9301 + 49297;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
};

/** A room with rough walls around a middle. */
export const chamber = (x: number, y: number, width: number, height: number, seed: number): string => {
  const next = seeded(seed + 3);
  const points = Array.from({ length: CORNERS }, (_, corner): Point => {
    const angle = (corner / CORNERS) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const far = 1 / (Math.abs(cos) ** SQUARE + Math.abs(sin) ** SQUARE) ** (1 / SQUARE);
    const rough = 1 + (next() - 0.5) * 0.07;
    return [x + (width / 2) * cos * far * rough, y + (height / 2) * sin * far * rough];
  });
  return smooth(points, true);
};
