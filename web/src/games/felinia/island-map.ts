/** Where the provinces of the map in play lie on paper, in units where the side of a hex is that of every board. */

import { peakedCorners, type Point, SIDE } from "../../kit/hex";
import type { Bounds } from "../../table/board/camera";
import type { FeliniaData, Province } from "./view";
import { provincesOf } from "./view";

export interface Spot extends Point {
  name: string;
  province: Province;
}

export interface Road {
  from: Spot;
  to: Spot;
}

export interface IslandMap {
  /** Every province in reading order. */
  spots: Spot[];
  spot(name: string): Spot | undefined;
  /** Spots by their country or cape. */
  regions: Map<string, Spot[]>;
  /** Ways between ports and crossroads that border on each other. */
  roads: Road[];
  bounds: Bounds;
}

/** Room round the island for its beach and a name above or below it. */
const MARGIN = { x: 22, y: 16 };

export function mapOf(data: FeliniaData, mode: string): IslandMap {
  const scale = SIDE / data.canvas.radius;
  const spots = provincesOf(data, mode)
    .map((province) => ({ name: province.id, province, x: province.x * scale, y: province.y * scale }));
  const byName = new Map(spots.map((spot) => [spot.name, spot]));
  const regions = new Map<string, Spot[]>();
  for (const spot of spots) regions.set(spot.province.region, [...(regions.get(spot.province.region) ?? []), spot]);
  return {
    spots, regions, spot: (name) => byName.get(name),
    roads: roadsOf(spots, byName),
    bounds: boundsOf(spots),
  };
}

function roadsOf(spots: Spot[], byName: Map<string, Spot>): Road[] {
  const isOnRoad = (spot: Spot): boolean => spot.province.kind !== "post";
  return spots.filter(isOnRoad).flatMap((from) => from.province.borders
    .flatMap((name) => byName.get(name) ?? [])
    .filter((to) => isOnRoad(to) && from.name < to.name)
    .map((to) => ({ from, to })));
}

function boundsOf(spots: Spot[]): Bounds {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const wide = (SIDE * Math.sqrt(3)) / 2;
  const x = Math.min(...xs) - wide - MARGIN.x;
  const y = Math.min(...ys) - SIDE - MARGIN.y;
  return { x, y, width: Math.max(...xs) + wide + MARGIN.x - x, height: Math.max(...ys) + SIDE + MARGIN.y - y };
}

/** Hexes as one path. */
export function hexes(spots: readonly Point[], side = SIDE): string {
  return spots.map(({ x, y }) => `M${peakedCorners(side, x, y).replaceAll(" ", "L")}Z`).join("");
}

/** The way of a merchant through what it has visited, the present province last; drawn, never judged. */
export function wayThrough(map: IslandMap, visited: readonly string[], at: string): Spot[] {
  const left = new Set(visited.filter((name) => name !== at));
  const back = walkBack(map, at, left);
  return (back ?? [at]).reverse().flatMap((name) => map.spot(name) ?? []);
}

function walkBack(map: IslandMap, at: string, left: ReadonlySet<string>): string[] | null {
  if (left.size === 0) return [at];
  for (const name of map.spot(at)?.province.borders ?? []) {
    if (!left.has(name)) continue;
    const rest = new Set(left);
    rest.delete(name);
    const found = walkBack(map, name, rest);
    if (found !== null) return [at, ...found];
  }
  return null;
}
