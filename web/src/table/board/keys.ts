/** Walking over a board by keys: arrows go to the spot that lies that way, Home and End to the first and last lit one. */

import type { Point } from "../../kit/hex";

/** The lit place a key leads to; null when it leads to none. */
export function walkLit(event: KeyboardEvent, lit: readonly string[]): string | null {
  if (event.key === "Home") return lit[0] ?? null;
  return event.key === "End" ? lit.at(-1) ?? null : null;
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
  if (arrow === undefined) return walkLit(event, lit);
  let best = { name: from.name, stray: Infinity };
  for (const to of spots) {
    const stray = strayOf(from, to, arrow, event.shiftKey);
    if (stray < best.stray) best = { name: to.name, stray };
  }
  return best.name;
}
