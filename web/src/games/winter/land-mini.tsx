/** The whole land in small. */

import type { JSX } from "preact";

import type { Camera } from "../../table/board/camera";
import { MiniMap } from "../../table/board/mini-map";
import { hexPath, type LandMap } from "./land-map";
import type { SpotScene } from "./land-scene";
import { groundOf } from "./look";
import { sideFill } from "./pieces";

interface MiniProps {
  map: LandMap;
  camera: Camera;
  scenes: SpotScene[];
  lit: readonly string[];
}

function groundIn({ kind, land }: SpotScene): string {
  const isWater = kind === "delta" || land === "river" || land === "lake";
  return isWater ? "var(--land-river)" : groundOf(kind === "headwaters" ? "glacier" : land);
}

/** How large a lit spot is drawn. */
const LIT = 24;

export function LandMini({ map, camera, scenes, lit }: MiniProps): JSX.Element {
  const { x, y, width, height } = map.bounds;
  const hexes = scenes.filter(({ kind }) => kind !== "base");
  return (
    <MiniMap camera={camera}>
      <rect x={x} y={y} width={width} height={height} rx="30" fill="var(--ice)" />
      {hexes.map((scene) => <path key={scene.spot.name} d={hexPath([scene.spot])} fill={groundIn(scene)} />)}
      {scenes.flatMap(({ spot, camps, rafts }) => [...camps, ...rafts].map(({ tribe, side }, n) => (
        <circle key={`${spot.name} ${tribe} ${n}`} cx={spot.x - 8 + 12 * n} cy={spot.y} r="9" fill={sideFill(side)}
          stroke="var(--key-in)" stroke-width="3" />
      )))}
      <path d={hexPath(lit.flatMap((name) => map.spot(name) ?? []), LIT)} fill="var(--glow)" />
    </MiniMap>
  );
}
