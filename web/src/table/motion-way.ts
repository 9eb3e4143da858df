/** The way of a piece over the board: from cell to cell, by the shortest walk over those it may cross. */

export interface Spot {
  x: number;
  y: number;
}

export function middle(box: DOMRect): Spot {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The element of a place, where it is drawn; hidden ones, as in a closed drawer, do not count. */
export function elementOf(root: ParentNode, place: string): Element | null {
  return visible(root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`));
}

/** The element of a count of a seat. */
export function countOf(root: ParentNode, kind: string, seat: number): Element | null {
  return visible(root.querySelectorAll(`[data-count="${CSS.escape(`${kind}:${seat}`)}"]`));
}

function visible(found: NodeListOf<Element>): Element | null {
  for (const element of found) {
    const { width, top, bottom, left, right } = element.getBoundingClientRect();
    if (width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth) return element;
  }
  return null;
}

/** The middles of these cells, by name; cells that are not drawn are left out. */
function spotsOf(root: ParentNode, cells: Iterable<string>): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const cell of cells) {
    const element = root.querySelector(`[data-place="${CSS.escape(`cell:${cell}`)}"]`);
    if (element !== null) spots.set(cell, middle(element.getBoundingClientRect()));
  }
  return spots;
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Neighbours lie about as near to each other as any two cells do. */
function stretch(spots: Spot[], from: Spot): number {
  const others = spots.map((spot) => apart(spot, from)).filter((far) => far > 1);
  return Math.min(...others) * 1.25;
}

/** The middles of the cells from one to another; without a walk over these waters the two ends alone. */
export function wayOf(root: ParentNode, from: string, to: string, waters: string[]): Spot[] {
  const spots = spotsOf(root, new Set([from, to, ...waters]));
  const start = spots.get(from);
  const end = spots.get(to);
  if (start === undefined || end === undefined) return [];
  const far = stretch([...spots.values()], start);
  const cameFrom = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && !cameFrom.has(to); here = queue.shift()) {
    const at = spots.get(here)!;
    for (const [cell, spot] of spots) {
      if (cameFrom.has(cell) || apart(at, spot) > far) continue;
      cameFrom.set(cell, here);
      queue.push(cell);
    }
  }
  return cameFrom.has(to) ? traced(cameFrom, spots, from, to) : [start, end];
}

function traced(cameFrom: Map<string, string>, spots: Map<string, Spot>, from: string, to: string): Spot[] {
  const way = [spots.get(to)!];
  for (let here = to; here !== from;) {
    here = cameFrom.get(here)!;
    way.unshift(spots.get(here)!);
  }
  return way;
}
