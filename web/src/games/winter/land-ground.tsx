/** The ice and the land: snow under all hexes, each in the colour of its ground with its picture, the river, names. */

import type { JSX } from "preact";

import { capital, nameOf } from "../../i18n/words";
import { peakedCorners, SIDE } from "../../kit/hex";
import { Glyph, type IconName } from "../../kit/icons";
import type { Bounds } from "../../table/board/camera";
import { hexPath, type LandMap } from "./land-map";
import type { SpotScene } from "./land-scene";
import { groundInk, groundOf, LANDS } from "./look";

/** How far the ice reaches beyond the map, so that no edge of it is ever seen. */
const OPEN_ICE = 900;
const DRIFT = { across: 96, down: 44 };

const drift = (x: number, y: number): string => `M${x} ${y}q9-5 19-1t19-2`;

/** Drifts of snow in loose rows. */
function drifts({ x, y, width, height }: Bounds): string {
  const rows: string[] = [];
  for (let row = 0, at = y; at < y + height; row++, at += DRIFT.down) {
    const first = x + ((row * 53) % DRIFT.across);
    for (let n = 0; first + n * DRIFT.across < x + width; n++) {
      const isDrift = (row * 5 + n * 3) % 3 !== 0;
      if (isDrift) rows.push(drift(Math.round(first + n * DRIFT.across), Math.round(at + ((n * 13) % 17))));
    }
  }
  return rows.join("");
}

export function Ice({ map }: { map: LandMap }): JSX.Element {
  const { x, y, width, height } = map.bounds;
  const all = hexPath([...map.hexes, ...map.ends]);
  return (
    <g aria-hidden="true">
      <rect class="winter-ice" x={x - OPEN_ICE} y={y - OPEN_ICE} width={width + 2 * OPEN_ICE}
        height={height + 2 * OPEN_ICE} />
      <path class="winter-drifts" d={drifts({ x: x - 360, y: y - 260, width: width + 720, height: height + 520 })} />
      <path class="winter-shelf" d={all} />
      <path class="winter-snow" d={all} />
    </g>
  );
}

interface Drawn {
  icon: IconName;
  x: number;
  y: number;
  size: number;
}

/** Pictures that are more than the one icon of their land. */
const PICTURES: Record<string, Drawn[]> = {
  forest: [
    { icon: "pine-tree", x: -11, y: -8, size: 19 }, { icon: "pine-tree", x: 11, y: -7, size: 18 },
    { icon: "pine-tree", x: 0, y: -10, size: 25 },
  ],
  plains: [{ icon: "high-grass", x: -9, y: -8, size: 20 }, { icon: "high-grass", x: 9, y: -9, size: 23 }],
  mountains: [{ icon: "peaks", x: 9, y: -7, size: 20 }, { icon: "peaks", x: -5, y: -9, size: 27 }],
  tundra: [{ icon: "grass", x: -10, y: -6, size: 17 }, { icon: "grass", x: 8, y: -9, size: 20 }],
};

function pictureOf(land: string): Drawn[] {
  const icon = LANDS[land];
  return PICTURES[land] ?? (icon === undefined ? [] : [{ icon, x: 0, y: -8, size: 28 }]);
}

const ground = peakedCorners(SIDE - 0.9);
/** Where the river enters and leaves a hex. */
const EDGE = (SIDE * Math.sqrt(3)) / 2;
const BAND = `M${-EDGE} -9C-13 -15 11 -4 ${EDGE} -9V9C11 14 -13 3 ${-EDGE} 9Z`;
const CURRENT = `M${-EDGE} -2C-13 -8 11 3 ${EDGE} -2M${-EDGE + 6} 4C-9 -1 9 9 ${EDGE - 6} 4`;

/** A stretch of the river through a hex. */
function River(): JSX.Element {
  return (
    <g>
      <path d={BAND} fill="var(--land-river)" />
      <path d={CURRENT} class="winter-current" />
    </g>
  );
}

function Lake(): JSX.Element {
  return (
    <g>
      <path d="M-17-3C-19-13-8-19 2-17 13-16 20-9 18 0 17 9 7 13-3 12-12 12-17 6-17-3Z" fill="var(--land-river)" />
      <path d="M-12-3C-13-10-6-14 2-13 10-12 15-7 13 0" class="winter-current" />
    </g>
  );
}

/** The ground of one hex with its picture. */
export function Ground({ scene: { land, spot } }: { scene: SpotScene }): JSX.Element {
  const isWater = land === "river" || land === "lake";
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} class="winter-ground">
      <polygon points={ground} fill={isWater ? "var(--land-bank)" : groundOf(land)} />
      {land === "river" && <River />}
      {land === "lake" && <Lake />}
      {pictureOf(land).map(({ icon, x, y, size }) => (
        <Glyph key={`${x} ${y}`} name={icon} x={x} y={y} size={size} fill={groundInk(land)} />
      ))}
      {isWater && land === "lake" && <Glyph name="double-fish" size={16} y={-3} fill="var(--land-river-ink)" />}
    </g>
  );
}

const SPRING = `M-2-3C6-8 14-6 ${EDGE} -9V9C14 12 6 6-2 3-6 1-6-1-2-3Z`;
const MOUTH = `M${-EDGE} -9C-16-8-8-12-2-20M${-EDGE} 0H4M${-EDGE} 9C-16 8-8 12-2 20`;

/** Where the river comes out of the ice. */
function Spring({ isMirrored }: { isMirrored: boolean }): JSX.Element {
  return (
    <g transform={isMirrored ? "scale(-1 1)" : undefined}>
      <polygon points={ground} fill={groundOf("glacier")} />
      <path d={SPRING} fill="var(--land-river)" />
      <Glyph name="icebergs" size={22} x={-9} y={-12} fill={groundInk("glacier")} />
    </g>
  );
}

/** The open water it flows into. */
function Mouth({ isMirrored }: { isMirrored: boolean }): JSX.Element {
  return (
    <g transform={isMirrored ? "scale(-1 1)" : undefined}>
      <polygon points={ground} fill="var(--land-river)" />
      <path d={MOUTH} class="winter-current" />
      <Glyph name="flatfish" size={18} fill="var(--land-river-ink)" />
    </g>
  );
}

/** An end of the river; drawn for one that flows to the east. */
export function RiverEnd({ scene, isMirrored }: { scene: SpotScene; isMirrored: boolean }): JSX.Element {
  const { kind, spot } = scene;
  const isSpring = kind === "headwaters";
  const name = capital(nameOf("winter", isSpring ? "headwaters" : "delta_tile"));
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} class="winter-ground">
      {isSpring ? <Spring isMirrored={isMirrored} /> : <Mouth isMirrored={isMirrored} />}
      <text class="winter-land-name board-name" y="22">{name}</text>
    </g>
  );
}
