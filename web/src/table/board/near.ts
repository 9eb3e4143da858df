/** Fingers are broad: which lit place of a board a tap means that hits none. */

interface Near {
  place: SVGElement;
  /** How far the tap is from the edge of the place, in pixels. */
  distance: number;
}

/** The lit place of a board that is nearest to a spot of the page; null when there is none within reach. */
export function nearestLit(board: Element, x: number, y: number, reach: number): SVGElement | null {
  const frame = board.getBoundingClientRect();
  let best: Near | null = null;
  for (const place of board.querySelectorAll<SVGElement>('[data-lit="true"]')) {
    const distance = distanceTo(place.getBoundingClientRect(), frame, x, y);
    if (distance <= reach && (best === null || distance < best.distance)) best = { place, distance };
  }
  return best?.place ?? null;
}

/** From a spot to the part of a place that is in sight; places are round, more or less. */
function distanceTo(box: DOMRect, frame: DOMRect, x: number, y: number): number {
  const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
  const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
  if (left >= right || top >= bottom) return Infinity;
  const toSeen = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const toRound = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) - Math.min(box.width, box.height) / 2;
  return Math.max(toSeen, toRound);
}
