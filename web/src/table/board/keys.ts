/** Walking over a board by keys: arrows go to the spot that lies that way, n and N to the next lit one. */

import type { Point } from "../../kit/hex";
import { keyOf } from "../../kit/keys";

/** The place a key leads to, on any layout: n and N to the next and the last before, Home and End to the ends; null otherwise. */
export function walkLit(event: KeyboardEvent, from: string, lit: readonly string[]): string | null {
  if (lit.length === 0) return null;
  const here = lit.indexOf(from);
  switch (keyOf(event)) {
    case "n": return lit[(here + 1) % lit.length]!;
    case "N": return lit[(Math.max(here, 0) - 1 + lit.length) % lit.length]!;
    case "Home": return lit[0]!;
    case "End": return lit.at(-1)!;
    default: return null;
  }
}

interface Spot extends Point {
  name: string;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 },
};
/** How much a step aside counts against one ahead. */
const ASIDE = 1.7;

/** How well a spot lies in a direction, the less the better; a tie goes to the left, with shift to the right. */
function strayOf(from: Spot, to: Spot, arrow: Point, isOther: boolean): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * arrow.x + dy * arrow.y;
  if (ahead <= 1) return Infinity;
  const aside = dx * arrow.y - dy * arrow.x;
  const tie = Math.sign(aside) * 0.01 * (isOther ? -1 : 1);
  return ahead + ASIDE * Math.abs(aside) - tie;
}

/** The spot a key leads to; null when it means nothing here. */
export function walk(
  spots: readonly Spot[], from: Spot, event: KeyboardEvent, lit: readonly string[],
): string | null {
  const arrow = ARROWS[event.key];
  if (arrow === undefined) return walkLit(event, from.name, lit);
  let best = { name: from.name, stray: Infinity };
  for (const to of spots) {
    const stray = strayOf(from, to, arrow, event.shiftKey);
    if (stray < best.stray) best = { name: to.name, stray };
  }
  return best.name;
}
