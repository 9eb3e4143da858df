/** The whole board in small, with a frame round what is seen; pressing it shows the whole or goes near again. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { say } from "../../i18n/words";
import { type Colour, COLOURS, fillOf } from "../../kit/marks";
import { boundsOf, hexes } from "./board-ground";
import type { Box, Cell } from "./box";
import type { Camera } from "./camera";
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

export function MiniMap({ box, camera, scenes, lit }: MiniMapProps): JSX.Element | null {
  const frame = useRef<SVGRectElement>(null);
  const [isShown, setShown] = useState(camera.isZoomed);
  useEffect(() => {
    const follow = (): void => {
      setShown(camera.isZoomed);
      const { x, y, width, height } = camera.seen;
      const rect = frame.current;
      if (rect === null) return;
      for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, value.toFixed(1));
    };
    follow();
    return camera.onChange(follow);
  }, [camera, isShown]);
  const { x, y, width, height } = useMemo(() => boundsOf(box.cells), [box]);
  if (!isShown) return null;
  const all = [...scenes.values()];
  const of = (kind: CellScene["kind"]): Cell[] => all.filter((scene) => scene.kind === kind).map(({ cell }) => cell);
  const label = say("feya-ui-whole-board");
  return (
    <button type="button" class="feya-map" data-overview aria-label={label} title={label}
      onClick={(event) => { event.stopPropagation(); camera.whole(); }}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
        <path d={hexes(box.cells)} fill="var(--water-1)" stroke="var(--water-1)" stroke-width="3" />
        <path d={hexes(of("shrine"))} fill="var(--shrine)" />
        <path d={hexes(of("temple"))} fill="var(--temple)" />
        {COLOURS.map((colour) => <path key={colour} d={hexes(settled(scenes, colour))} fill={fillOf(colour)} />)}
        <path d={hexes(box.cells.filter((cell) => lit.includes(cell.name)))} fill="var(--glow)" />
        <rect ref={frame} class="feya-map-frame" rx="10" />
      </svg>
    </button>
  );
}
