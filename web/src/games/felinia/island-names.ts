/** Where the names of countries and capes stand: at sea, near their land, and clear of everything else. */

import { type Point, SIDE } from "../../kit/hex";
import type { Bounds } from "../../table/board/camera";
import type { IslandMap, Spot } from "./island-map";

export interface Name {
  region: string;
  text: string;
  x: number;
  y: number;
}

/** The height of the letters, and about how wide one of them is. */
export const LETTERS = 12.5;
const WIDE = 0.56;
const DIRECTIONS = 32;
const DISTANCES = [44, 52, 60, 70, 82];
/** How far a name may reach beyond the sea round the island: to the sides of a high map, above and below a wide one. */
const ASIDE = { x: -26, y: 2 };
const ABOVE = { x: 2, y: -18 };
/** From this width on, for each unit of height, a map is wide. */
const WIDE_MAP = 1.3;
/** What a unit beyond that costs. */
const BEYOND = 30;

function boxOf(text: string, { x, y }: Point): Bounds {
  const width = text.length * LETTERS * WIDE;
  return { x: x - width / 2, y: y - LETTERS * 0.75, width, height: LETTERS * 1.3 };
}

function overlap(a: Bounds, b: Bounds): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

const hexBox = ({ x, y }: Point): Bounds =>
  ({ x: x - SIDE * 0.98, y: y - SIDE * 0.98, width: SIDE * 1.96, height: SIDE * 1.96 });

/** How far a box reaches over the edge of the sea. */
function beyond(box: Bounds, sea: Bounds): number {
  const edge = sea.width > sea.height * WIDE_MAP ? ABOVE : ASIDE;
  return Math.max(0, sea.x + edge.x - box.x) + Math.max(0, box.x + box.width - sea.x - sea.width + edge.x)
    + Math.max(0, sea.y + edge.y - box.y) + Math.max(0, box.y + box.height - sea.y - sea.height + edge.y);
}

/** Spots a name may stand beside, the best first: the port of a country, the outermost province of a cape. */
function anchorsOf(spots: Spot[], middle: Point): Spot[] {
  const isPort = ({ province }: Spot): number => Number(province.kind === "port");
  const far = ({ x, y }: Spot): number => Math.hypot(x - middle.x, y - middle.y);
  return [...spots].sort((a, b) => isPort(b) - isPort(a) || far(b) - far(a));
}

function candidates(anchor: Point): Point[] {
  return DISTANCES.flatMap((far) => Array.from({ length: DIRECTIONS }, (_, n) => {
    const angle = (2 * Math.PI * n) / DIRECTIONS;
    return { x: anchor.x + 1.35 * far * Math.cos(angle), y: anchor.y + far * Math.sin(angle) };
  }));
}

/** The names with the places where they disturb least. */
export function namesOf(map: IslandMap, nameOf: (region: string) => string): Name[] {
  const land = map.spots.map(hexBox);
  const sea = map.bounds;
  const middle = { x: sea.x + sea.width / 2, y: sea.y + sea.height / 2 };
  const taken: Bounds[] = [];
  return [...map.regions].map(([region, spots]) => {
    const text = nameOf(region);
    let best: { at: Point; cost: number } | null = null;
    anchorsOf(spots, middle).forEach((anchor, rank) => {
      for (const at of candidates(anchor)) {
        const box = boxOf(text, at);
        const onLand = land.reduce((sum, hex) => sum + overlap(box, hex), 0);
        const onNames = taken.reduce((sum, name) => sum + overlap(box, name), 0);
        const far = Math.hypot(at.x - anchor.x, at.y - anchor.y);
        const cost = onLand + 4 * onNames + BEYOND * beyond(box, sea) + far * 0.6 + rank * 9;
        if (best === null || cost < best.cost) best = { at, cost };
      }
    });
    const { at } = best!;
    taken.push(boxOf(text, at));
    return { region, text, ...at };
  });
}

/** The part of the sea that holds the island and all names. */
export function seaWith({ bounds }: IslandMap, names: Name[]): Bounds {
  const boxes = [bounds, ...names.map((name) => boxOf(name.text, name))];
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
