/** Where the hexes of the land, the ends of the river and the start bases lie on paper. */

import { peakedCorners, type Point, SIDE } from "../../kit/hex";
import type { Bounds } from "../../table/board/camera";
import type { WinterData, WinterView } from "./view";

const ROOT3 = Math.sqrt(3);

/** A spot of the land that can be looked at or chosen. */
export interface Spot extends Point {
  /** `h5`, `headwaters`, `delta`, `b3`, or a junction such as `1-2-5`. */
  name: string;
}

export interface LandMap {
  /** Hexes in reading order. */
  hexes: Spot[];
  /** The ends of the river, the headwaters first; none where there is no river. */
  ends: Spot[];
  /** The hexes of the course downstream; position 1 is the first of them. */
  course: string[];
  bases: Spot[];
  junctions: Spot[];
  /** The hex on which camps enter; empty where there is a river. */
  entry: string;
  spot(name: string): Spot | undefined;
  bounds: Bounds;
}

function centre([q, r]: readonly [number, number]): Point {
  return { x: SIDE * ROOT3 * (q + r / 2), y: SIDE * 1.5 * r };
}

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const named = (hex: number): string => `h${hex}`;

/** How far from the line between its two hexes a start base lies, in sides. */
const BASE_OUT = 1.27;

export function landOf(data: WinterData, view: WinterView): LandMap {
  const hexes = data.map.hexes.map(({ hex, at }) => ({ name: named(hex), ...centre(at) }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const byName = new Map<string, Spot>(hexes.map((spot) => [spot.name, spot]));
  const at = (hex: number): Point => byName.get(named(hex))!;
  const flow = view.map.headwaters;
  const junctions = data.map.junctions.map((three) => ({ name: three.join("-"), ...middle(three.map(at)) }));
  const ends = flow === "none" ? [] : endsOf(data, flow);
  const bases = flow === "none" ? [] : data.river.start_bases.map(({ id, at: out, touches }) => {
    const line = middle(touches.map(at));
    const far = centre(out);
    const part = (BASE_OUT * SIDE) / Math.hypot(far.x - line.x, far.y - line.y);
    return { name: id, x: line.x + (far.x - line.x) * part, y: line.y + (far.y - line.y) * part };
  });
  for (const spot of [...junctions, ...ends, ...bases]) byName.set(spot.name, spot);
  const course = flow === "none" ? [] : data.river.course.map(named);
  return {
    hexes, ends, bases, junctions, spot: (name) => byName.get(name),
    course: flow === "east" ? course.reverse() : course,
    entry: flow === "none" ? named(data.map.base_tile) : "",
    bounds: boundsOf(hexes, ends, bases.filter(({ name }) => isShown(view, name))),
  };
}

function endsOf(data: WinterData, flow: "west" | "east"): Spot[] {
  const [west, east] = data.river.ends.map(centre);
  const [first, last] = flow === "west" ? [west!, east!] : [east!, west!];
  return [{ name: "headwaters", ...first }, { name: "delta", ...last }];
}

/** Once all tribes have put down their bases, the other places are gone. */
function isShown({ tribes }: WinterView, base: string): boolean {
  return tribes.some((tribe) => tribe.base === base || tribe.base === null);
}

/** The start bases that are shown, as a name by which a change is known. */
export function basesShown(view: WinterView): string {
  return view.tribes.map(({ base }) => base ?? "").join(" ");
}

const MARGIN = 9;

function boundsOf(hexes: Spot[], ends: Spot[], bases: Spot[]): Bounds {
  const edges = (spots: Spot[], wide: number, high: number): Bounds[] =>
    spots.map(({ x, y }) => ({ x: x - wide, y: y - high, width: 2 * wide, height: 2 * high }));
  const boxes = [...edges([...hexes, ...ends], (SIDE * ROOT3) / 2, SIDE), ...edges(bases, SIDE * 0.62, SIDE * 0.62)];
  const [x, y] = [Math.min(...boxes.map((box) => box.x)) - MARGIN, Math.min(...boxes.map((box) => box.y)) - MARGIN];
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN;
  return { x, y, width: right - x, height: Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN - y };
}

/** Hexes as one path. */
export function hexPath(spots: readonly Point[], side = SIDE): string {
  return spots.map(({ x, y }) => `M${peakedCorners(side, x, y).replaceAll(" ", "L")}Z`).join("");
}

/** The spot on the course at a position. */
export function courseSpot(map: LandMap, position: number): Spot | undefined {
  const [headwaters, delta] = map.ends;
  if (position === 0) return headwaters;
  const hex = map.course[position - 1];
  return hex === undefined ? delta : map.spot(hex);
}
