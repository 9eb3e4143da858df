/** The picture of a game by its name; pieces of all seats for one that nobody has drawn. */

import type { JSX } from "preact";

import { covers } from "bogwood:covers";

import { CoverFrame } from "../games/cover";
import { centre, corners } from "../kit/hex";
import { COLOURS, Mark } from "../kit/marks";

export function GameCover({ game }: { game: string }): JSX.Element {
  const Picture = covers[game]?.Picture ?? PlainPicture;
  return <Picture />;
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ROWS = [-1, 0, 1, 2];

/** A board of hexagons with a few pieces. */
function PlainPicture(): JSX.Element {
  return (
    <CoverFrame>
      <rect width="400" height="126" fill="var(--water-1)" />
      {COLUMNS.flatMap((q) => ROWS.map((row) => {
        const { x, y } = centre(q, row - Math.floor(q / 2));
        const lot = (q * 7 + row * 11 + 11) % 9;
        const colour = COLOURS[lot];
        return (
          <g key={`${q},${row}`} transform={`translate(${x + 20} ${y + 10})`}>
            <polygon points={corners(30)} fill={`var(--water-${1 + (lot % 3)})`} stroke="var(--cell-line)" />
            {colour !== undefined && <Mark colour={colour} size={26} />}
          </g>
        );
      }))}
    </CoverFrame>
  );
}
