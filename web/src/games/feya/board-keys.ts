/** Walking a board by keys: arrows go to neighbours, Home and End to the first and last lit cell. */

import { walkLit } from "../../table/board/keys";
import type { Box, Cell } from "./box";

type Step = readonly [q: number, r: number];

/** Left and right run straight along the row: the columns stand half a cell higher and lower in turn. */
function sideways(cell: Cell, dq: 1 | -1, isOther: boolean): Step {
  const isUpper = (cell.q % 2 !== 0) !== isOther;
  if (dq === 1) return isUpper ? [1, -1] : [1, 0];
  return isUpper ? [-1, 0] : [-1, 1];
}

function stepOf(key: string, cell: Cell, isOther: boolean): Step | null {
  switch (key) {
    case "ArrowUp": return [0, -1];
    case "ArrowDown": return [0, 1];
    case "ArrowRight": return sideways(cell, 1, isOther);
    case "ArrowLeft": return sideways(cell, -1, isOther);
    default: return null;
  }
}

function beside(box: Box, from: Cell, [q, r]: Step): Cell | undefined {
  return box.at(from.q + q, from.r + r);
}

/** The cell a key leads to; null when it means nothing here.  With shift, left and right take the other neighbour. */
export function walk(box: Box, from: Cell, event: KeyboardEvent, lit: readonly string[]): string | null {
  const step = stepOf(event.key, from, event.shiftKey);
  const other = stepOf(event.key, from, !event.shiftKey);
  if (step !== null && other !== null) return (beside(box, from, step) ?? beside(box, from, other) ?? from).name;
  return walkLit(event, lit);
}
