/** Feya's Swamp on its card: islands, boats and fish. */

import type { JSX } from "preact";

import { centre, corners } from "../../kit/hex";
import { type Cover, CoverFrame } from "../cover";
import { Boat, Fish, Settlement, Shrine } from "./pieces";

type Placed = readonly [q: number, r: number, piece: JSX.Element];

const land: readonly Placed[] = [
  [-3, 1, <Settlement colour="blue" />], [-4, 2, <Shrine />], [-4, 1, <Settlement colour="yellow" fish={2} />],
  [-1, 1, <Settlement colour="green" />], [0, 0, <Shrine />], [1, -1, <Settlement colour="yellow" />],
  [1, 0, <Settlement colour="red" />], [0, 1, <Settlement colour="blue" />], [4, -2, <Shrine />],
  [4, -3, <Settlement colour="red" />],
];
const afloat: readonly Placed[] = [
  [-2, 0, <Boat colour="yellow" />], [2, -1, <Boat colour="red" />], [-2, 1, <Fish kind="purple" />],
  [-2, 2, <Fish kind="red" />], [3, -2, <Fish kind="blue" />], [2, 0, <Fish kind="orange" />],
  [-3, 2, <Fish kind="green" />], [3, -1, <Boat colour="green" />], [-1, 0, <Fish kind="yellow" />],
];
const COLUMNS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
const ROWS = [-2, -1, 0, 1, 2];

function hexes(side: number, fill: string): JSX.Element[] {
  return land.map(([q, r]) => {
    const { x, y } = centre(q, r);
    return <polygon key={`${q},${r}`} points={corners(side, x, y)} fill={fill} stroke={fill} stroke-width="2"
      stroke-linejoin="round" />;
  });
}

function Cells(): JSX.Element {
  return (
    <g stroke="var(--cell-line)" stroke-width="1">
      {COLUMNS.flatMap((q) => ROWS.map((row) => {
        const r = row - Math.floor(q / 2);
        const { x, y } = centre(q, r);
        return <polygon key={`${q},${r}`} points={corners(30, x, y)}
          fill={`var(--water-${1 + Math.abs(q * 5 + r * 7) % 3})`} />;
      }))}
    </g>
  );
}

function Picture(): JSX.Element {
  return (
    <CoverFrame>
      <g transform="translate(196 58)">
        <Cells />
        {hexes(32, "var(--foam)")}
        {hexes(29.6, "var(--sand)")}
        {[...land, ...afloat].map(([q, r, piece]) => {
          const { x, y } = centre(q, r);
          return <g key={`${q},${r}`} transform={`translate(${x} ${y})`}>{piece}</g>;
        })}
      </g>
    </CoverFrame>
  );
}

export const cover: Cover = {
  icon: "lotus",
  Picture,
  craft: { Boat: () => <Boat colour="red" />, at: [654, 304, 2.35], shadow: [654, 340, 44] },
};
