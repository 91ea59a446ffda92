// Shapes of the map: chambers, tunnels, rock. Pure functions from numbers to paths, the same for the same numbers.

export type Point = readonly [x: number, y: number];
export interface Box {
  x: number; // its middle
  y: number;
  width: number;
  height: number;
}
export interface Decoration {
  icon: string;
  x: number;
  y: number;
  size: number;
}

/** Hatching of the rock: a tile of a pattern and its side in pixels. */
export const HATCH = { size: 15, path: "M1 5l5-5M0 10 10 0M5 15 15 5M10 15l5-5M2 9l5 6M8 3l5 5" } as const;

const CORNERS = 22; // of a chamber
const SQUARENESS = 4.5; // exponent of the superellipse that a chamber is: 2 would be an ellipse
const ROUGHNESS = 0.07;
const STEP = 12; // between places that are tried for a decoration

const fixed = (value: number): string => value.toFixed(1);

/** Numbers from 0 to 1, always the same for a seed. */
export function seeded(seed: number): () => number {
  let state = (seed * 9301 + 49297) % 233280;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

/** A curve through points (Catmull-Rom, written as Bézier curves); a closed one comes back to the first. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  let path = `M${fixed(at(0)[0])} ${fixed(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...out, ...into, ...to].map(fixed).join(" ")}`;
  }
  return path + (closed ? "Z" : "");
}

/** The outline of a chamber around a point: a rectangle with round, uneven walls. */
export function chamber(x: number, y: number, width: number, height: number, seed: number): string {
  const next = seeded(seed + 3);
  const corners = Array.from({ length: CORNERS }, (_, index): Point => {
    const angle = (index / CORNERS) * Math.PI * 2;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const reach = (Math.abs(across) ** SQUARENESS + Math.abs(down) ** SQUARENESS) ** (-1 / SQUARENESS);
    const rough = 1 + (next() - 0.5) * ROUGHNESS;
    return [x + (width / 2) * across * reach * rough, y + (height / 2) * down * reach * rough];
  });
  return smooth(corners, true);
}

/** The middle line of a tunnel: from chamber to chamber through its spaces. */
export const tunnel = (points: readonly Point[]): string => smooth(points);

/** Points along straight lines from one to the next. */
function along(points: readonly Point[], step: number): Point[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: parts }, (_, part): Point => {
      const t = part / parts;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
}

/** From a point to the wall of a box; less than nothing inside. */
const distance = (x: number, y: number, box: Box): number =>
  Math.max(Math.abs(x - box.x) - box.width / 2, Math.abs(y - box.y) - box.height / 2);

/**
 * Pictures in the rock where nothing else is, at most `most`: each in the widest gap that is left, with the icons in turn.
 * `taken` are chambers and what else covers the map, `lines` the tunnels, as wide as `thick`.
 */
export function decorations(
  area: { width: number; height: number },
  taken: readonly Box[],
  lines: readonly (readonly Point[])[],
  thick: number,
  icons: readonly string[],
  most = 10,
): Decoration[] {
  const boxes = [
    ...taken,
    ...lines.flatMap((line) => along(line, thick / 2)).map(([x, y]) => ({ x, y, width: thick, height: thick })),
  ];
  const places: { x: number; y: number; room: number }[] = [];
  for (let y = STEP; y < area.height; y += STEP) {
    for (let x = STEP; x < area.width; x += STEP) {
      const edge = Math.min(x, y, area.width - x, area.height - y);
      const room = boxes.reduce((least, box) => Math.min(least, distance(x, y, box)), edge);
      if (room > 11) places.push({ x, y, room });
    }
  }
  places.sort((one, two) => two.room - one.room || one.y - two.y || one.x - two.x);
  const found: Decoration[] = [];
  for (const { x, y, room } of places) {
    const size = Math.min(52, Math.round(room * 1.7));
    const apart = found.every((other) => Math.hypot(x - other.x, y - other.y) > (size + other.size) / 2 + 24);
    if (apart) found.push({ icon: icons[found.length % icons.length] ?? "", x, y, size });
    if (found.length === most) break;
  }
  return found;
}
