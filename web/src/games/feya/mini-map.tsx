/** The whole swamp in small. */

import type { JSX } from "preact";

import { type Colour, COLOURS, fillOf } from "../../kit/marks";
import type { Camera } from "../../table/board/camera";
import { MiniMap as Small } from "../../table/board/mini-map";
import { hexes } from "./board-ground";
import type { Box, Cell } from "./box";
import { type CellScene, colourOf } from "./scene";

function settled(scenes: ReadonlyMap<string, CellScene>, colour: Colour): Cell[] {
  const here = [...scenes.values()].filter(({ clan }) => clan !== "" && colourOf(clan) === colour);
  return here.map(({ cell }) => cell);
}

interface MiniMapProps {
  box: Box;
  camera: Camera;
  scenes: ReadonlyMap<string, CellScene>;
  lit: readonly string[];
}

export function MiniMap(props: MiniMapProps): JSX.Element {
  return <Small camera={props.camera}><Drawing {...props} /></Small>;
}

/** Drawn only while the map is shown. */
function Drawing({ box, scenes, lit }: MiniMapProps): JSX.Element {
  const all = [...scenes.values()];
  const of = (kind: CellScene["kind"]): Cell[] => all.filter((scene) => scene.kind === kind).map(({ cell }) => cell);
  return (
    <>
      <path d={hexes(box.cells)} fill="var(--water-1)" stroke="var(--water-1)" stroke-width="3" />
      <path d={hexes(of("shrine"))} fill="var(--shrine)" />
      <path d={hexes(of("temple"))} fill="var(--temple)" />
      {COLOURS.map((colour) => <path key={colour} d={hexes(settled(scenes, colour))} fill={fillOf(colour)} />)}
      <path d={hexes(box.cells.filter((cell) => lit.includes(cell.name)))} fill="var(--glow)" />
    </>
  );
}
