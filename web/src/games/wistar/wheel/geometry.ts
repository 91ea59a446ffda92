// Where the parts of the wheel lie, in units of its picture. Slots are placed by the plate they lie at now, so that they are
// never read askew; when the wheel turns they travel.
type Point = [x: number, y: number];

export const WHEEL = { width: 464, height: 362, x: 232, y: 181, radius: 146, hub: 37 } as const;
/** The middle of the sector at each plate, clockwise from the top. */
export const ANGLES = [330, 30, 90, 150, 210, 270] as const;
export const PLATES: readonly [x: number, y: number, width: number, height: number][] = [
  [0, 0, 150, 60],
  [314, 0, 150, 60],
  [372, 132, 92, 98],
  [314, 302, 150, 60],
  [0, 302, 150, 60],
  [0, 132, 92, 98],
];
/** Areas and the entrance. */
export const BADGES: readonly Point[] = [
  [232, 13],
  [392, 262],
  [72, 262],
  [232, 349],
];
/** Arcs of the areas on the rim: from, to. */
export const ARCS = [
  [300, 420],
  [60, 180],
  [180, 300],
] as const;

export const polar = (angle: number, radius: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return [WHEEL.x + radius * Math.sin(turn), WHEEL.y - radius * Math.cos(turn)];
};

const round = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A piece of a ring. */
export const wedge = (from: number, to: number, inner: number, outer: number): string =>
  `M${round(polar(from, outer))}A${outer} ${outer} 0 0 1 ${round(polar(to, outer))}L${round(polar(to, inner))}` +
  `A${inner} ${inner} 0 0 0 ${round(polar(from, inner))}Z`;

const STEP = 33; // from slot to slot at the sides
const DOWN: Record<number, number[]> = { 1: [90], 2: [107, 71], 3: [118, 84, 51] };
const ACROSS: Record<number, number[]> = { 1: [56], 2: [52, 54], 3: [48, 54, 46] };

/** The middle of a slot: the n-th of so many in the sector at a plate. */
export const slotAt = (plate: number, number: number, count: number): Point => {
  const angle = ANGLES[plate]!;
  if (angle === 90 || angle === 270) {
    const side = angle === 90 ? 1 : -1;
    return [WHEEL.x + side * (count === 3 && number === 1 ? 88 : 91), WHEEL.y + (number - (count - 1) / 2) * STEP];
  }
  const [left, top] = [angle > 180, angle < 90 || angle > 270];
  const at = top ? number : count - 1 - number;
  const [across, down] = [ACROSS[count]![at]!, DOWN[count]![at]!];
  return [WHEEL.x + (left ? -across : across), WHEEL.y + (top ? -down : down)];
};
