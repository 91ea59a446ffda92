/** Where something lies on the board: its middle, in parts of 1000. */
export const spot = (x: number, y: number): string => `left:${(x / 10).toFixed(2)}%;top:${(y / 10).toFixed(2)}%`;
