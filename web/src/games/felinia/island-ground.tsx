/** The sea and the land: waves, shallows and beach drawn as one, countries in their tints, roads, names. */

import type { JSX } from "preact";

import { peakedCorners, SIDE } from "../../kit/hex";
import type { Bounds } from "../../table/board/camera";
import { hexes, type IslandMap, type Road } from "./island-map";
import { type Name } from "./island-names";
import { countryRing, countryTint } from "./look";

/** How far the sea reaches beyond the map, so that no edge of it is ever seen. */
const OPEN_SEA = 900;
const WAVE = { across: 58, down: 30 };

const wave = (x: number, y: number): string => `M${x} ${y}q5-5 10 0t10 0t10 0`;

/** Waves in loose rows, none of them in line with the one above. */
export function waves({ x, y, width, height }: Bounds): string {
  const rows: string[] = [];
  for (let row = 0, at = y; at < y + height; row++, at += WAVE.down) {
    const first = x + ((row * 37) % WAVE.across);
    for (let n = 0; first + n * WAVE.across < x + width; n++) {
      const isWave = (row * 7 + n * 5) % 4 !== 0;
      if (isWave) rows.push(wave(Math.round(first + n * WAVE.across), Math.round(at + ((n * 11) % 9))));
    }
  }
  return rows.join("");
}

export function Sea({ map }: { map: IslandMap }): JSX.Element {
  const { x, y, width, height } = map.bounds;
  return (
    <g aria-hidden="true">
      <rect class="felinia-sea" x={x - OPEN_SEA} y={y - OPEN_SEA} width={width + 2 * OPEN_SEA}
        height={height + 2 * OPEN_SEA} />
      <path class="felinia-waves" d={waves({ x: x - 320, y: y - 260, width: width + 640, height: height + 520 })} />
    </g>
  );
}

/** Shallows and beach under all land, then each country in its tint, ringed by its colour. */
export function Land({ map }: { map: IslandMap }): JSX.Element {
  const all = hexes(map.spots);
  return (
    <g aria-hidden="true">
      <path d={all} class="felinia-shallows" />
      <path d={all} class="felinia-beach" />
      {[...map.regions].map(([region, spots]) => (
        <path key={region} d={hexes(spots, SIDE - 1.4)} fill={countryTint(region)} stroke={countryRing(region)}
          class="felinia-province" />
      ))}
    </g>
  );
}

/** How much of a road is covered at each end by what stands in the province. */
const COVERED = 13;

function RoadLine({ from, to }: Road): JSX.Element {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((to.x - from.x) / far) * COVERED, ((to.y - from.y) / far) * COVERED];
  return <line x1={from.x + dx} y1={from.y + dy} x2={to.x - dx} y2={to.y - dy} />;
}

export function Roads({ map }: { map: IslandMap }): JSX.Element {
  return (
    <g class="felinia-roads" aria-hidden="true">
      {map.roads.map((road) => <RoadLine key={`${road.from.name} ${road.to.name}`} {...road} />)}
    </g>
  );
}

export function Names({ names }: { names: Name[] }): JSX.Element {
  return (
    <g class="felinia-names board-name" aria-hidden="true">
      {names.map(({ region, text, x, y }) => <text key={region} x={x} y={y + 4}>{text}</text>)}
    </g>
  );
}

/** The outline of a province, and the same a little smaller. */
export const outline = peakedCorners(SIDE);
export const inner = peakedCorners(SIDE - 1.6);
