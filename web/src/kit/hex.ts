/** Flat-top hexes by axial coordinates: where they lie on paper.  Which of them belong to a board, the server tells. */

export interface Point {
  x: number;
  y: number;
}

const ROOT3 = Math.sqrt(3);

/** The side of a hex in the units every board is drawn in. */
export const SIDE = 30;

export function centre(q: number, r: number, side = SIDE): Point {
  return { x: side * 1.5 * q, y: side * ROOT3 * (r + q / 2) };
}

/** The six corners round 0, 0 as the `points` of an SVG polygon. */
export function corners(side = SIDE, x = 0, y = 0, turn = 0): string {
  const found: string[] = [];
  for (let k = 0; k < 6; k++) {
    const angle = (Math.PI / 3) * k + turn;
    found.push(`${round(x + side * Math.cos(angle))},${round(y + side * Math.sin(angle))}`);
  }
  return found.join(" ");
}

/** The same for a hex that stands on a corner. */
export function peakedCorners(side = SIDE, x = 0, y = 0): string {
  return corners(side, x, y, Math.PI / 6);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The six steps, clockwise from the upper right: what the arrow keys walk. */
export const STEPS: ReadonlyArray<readonly [number, number]> = [
  [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1],
];
