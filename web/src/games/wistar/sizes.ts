// How large the boards are drawn: one unit of their pictures in pixels, so that wheel and farm fill the width together, and the own
// area below keeps the height that it needs. Text is not scaled.
import type { Desk } from "./desk.svelte";

const BOARDS = 464 + 612; // units side by side
const HOUSE = 408;

export const unitOf = (width: number, height: number, desk: Desk): number => {
  if (desk.phone.current) return Math.min(1.3, Math.max(0.85, (width - 14) / 358));
  if (!width || !height) return 1;
  const docked = desk.docked;
  const [gap, panels] = docked ? [6, 24] : [8, 32];
  const opponents = docked ? 34 : 58;
  const low = docked ? (desk.narrow.current ? 196 : 182) : Math.min(360, 254 + Math.max(0, height - 754) * 0.27);
  const own = desk.over && !docked ? low - 30 : low; // what is said of the end takes its place above
  const across = (width - gap - panels) / BOARDS;
  const down = (height - opponents - own - 2 * gap - 16) / HOUSE;
  return Math.max(0.78, Math.min(across, down, 1.7));
};
