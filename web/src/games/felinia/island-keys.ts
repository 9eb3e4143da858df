/** Walking the island by keys: arrows go to the province that lies that way, n and N to the next lit one. */

import type { Point } from "../../kit/hex";
import { walkLit } from "../../table/board/keys";
import type { IslandMap, Spot } from "./island-map";

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

/** The province a key leads to; null when it means nothing here. */
export function walk(map: IslandMap, from: Spot, event: KeyboardEvent, lit: readonly string[]): string | null {
  const arrow = ARROWS[event.key];
  if (arrow === undefined) return walkLit(event.key, from.name, lit);
  let best = { name: from.name, stray: Infinity };
  for (const to of map.spots) {
    const stray = strayOf(from, to, arrow, event.shiftKey);
    if (stray < best.stray) best = { name: to.name, stray };
  }
  return best.name;
}
