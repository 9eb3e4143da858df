/** One cell of the swamp as a place: what lies there, whether it is lit, and why not when asked. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { corners } from "../../kit/hex";
import type { Colour } from "../../kit/marks";
import { usePlace } from "../../table/place";
import { fillsCell, LitEdge, LitGround, LitMark, Pieces } from "./board-pieces";
import { Hatch, LitPlace, Lock } from "./pieces";
import type { CellScene } from "./scene";
import { onShape } from "../../table/tip";

const outline = corners(30);

export interface CellProps {
  scene: CellScene;
  /** The place whose options are lit here: the cell itself, one's boat in it, or the island it belongs to. */
  place: string;
  /** Is it the one cell of the board that can be reached by the tabulator? */
  isCurrent: boolean;
  /** Does the boat that acts now lie here? */
  isChosen: boolean;
  /** The colour of the seat that looks. */
  colour: Colour;
  letter: string;
}

export function CellView({ scene, place, isCurrent, isChosen, colour, letter }: CellProps): JSX.Element {
  const { cell } = scene;
  const { options, isLit, isAsked, attrs } = usePlace(place, scene.label);
  const option = isLit ? options[0] : undefined;
  const isAside = fillsCell(option);
  const hasTile = scene.kind !== "water";
  const pieces = useMemo(() => <Pieces scene={scene} isAside={isAside} />, [scene, isAside]);
  return (
    <g class="feya-cell" data-place={`cell:${cell.name}`} transform={`translate(${cell.x} ${cell.y})`}>
      {isChosen && !hasTile && <LitPlace chosen />}
      {option !== undefined && !isChosen && <LitGround option={option} hasTile={hasTile} />}
      {pieces}
      {isChosen && hasTile && <LitEdge chosen />}
      {option !== undefined && <LitMark option={option} scene={scene} colour={colour} />}
      {letter !== "" && <text class="board-letter feya-letter" x="-17" y="-9">{letter}</text>}
      {isAsked && <g class="board-over"><Hatch /><Lock /></g>}
      <polygon points={outline} class="board-hit" {...onShape({ attrs })} data-cell={cell.name}
        tabindex={isCurrent ? 0 : -1} />
    </g>
  );
}
