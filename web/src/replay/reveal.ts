// Scrolls the side of a replay, and nothing around it: the page itself never moves.

/** Bring something into sight; with `start` to the upper edge. */
export const reveal = (thing: HTMLElement, start = false): void => {
  const side = thing.closest<HTMLElement>(".replay__side");
  if (!side) return;
  const [here, frame] = [thing.getBoundingClientRect(), side.getBoundingClientRect()];
  const above = here.top - frame.top;
  const below = here.bottom - frame.bottom;
  if (start || above < 0) side.scrollTop += above;
  else if (below > 0) side.scrollTop += Math.min(above, below);
};
