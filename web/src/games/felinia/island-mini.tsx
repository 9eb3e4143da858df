/** The whole island in small. */

import type { JSX } from "preact";

import { COLOURS, fillOf } from "../../kit/marks";
import type { Camera } from "../../table/board/camera";
import { MiniMap } from "../../table/board/mini-map";
import { hexes, type IslandMap } from "./island-map";
import type { ProvinceScene } from "./island-scene";
import { countryRing } from "./look";

interface MiniProps {
  map: IslandMap;
  camera: Camera;
  scenes: ProvinceScene[];
  lit: readonly string[];
}

export function IslandMini(props: MiniProps): JSX.Element {
  return <MiniMap camera={props.camera}><Drawing {...props} /></MiniMap>;
}

/** Drawn only while the map is shown. */
function Drawing({ map, scenes, lit }: MiniProps): JSX.Element {
  const { x, y, width, height } = map.bounds;
  const settled = (colour: string): ProvinceScene["spot"][] =>
    scenes.filter((scene) => (scene.settled ?? scene.explorer)?.colour === colour).map(({ spot }) => spot);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="30" fill="var(--sea)" />
      {[...map.regions].map(([region, spots]) => <path key={region} d={hexes(spots)} fill={countryRing(region)} />)}
      {COLOURS.map((colour) => (
        <path key={colour} d={hexes(settled(colour), 22)} fill={fillOf(colour)} stroke="var(--key-in)"
          stroke-width="6" />
      ))}
      <path d={hexes(map.spots.filter(({ name }) => lit.includes(name)))} fill="var(--glow)" />
    </>
  );
}
