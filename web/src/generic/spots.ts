/** Where the cells of boards lie on paper: one board beside the other. */

import { centre, corners, peakedCorners, type Point, SIDE } from "../kit/hex";
import { type Bounds } from "../table/board/camera";
import { around } from "../table/board/looking";
import type { Board, Cell } from "./layout";

/** A cell with its spot; `name` is that of its place. */
export interface Spot extends Point {
  name: string;
  cell: Cell;
  board: Board;
  /** Is it the first of its row or column?  By these a reader counts. */
  isFirst: boolean;
}

const SQUARE = 2 * SIDE;
/** Cells of a graph stand this far apart for each unit. */
const APART = 90;
/** So many spaces of a track stand in a row. */
const IN_A_ROW = 10;
/** The room between two boards. */
const GAP = 3 * SIDE;
/** The room round a cell. */
const ROOM = SIDE + 8;

function spotIn(board: Board, { at: [x, y] = [0, 0] }: Cell, number: number): Point {
  switch (board.kind) {
    case "hexes": return board.peaked ? { x: centre(y, x).y, y: centre(y, x).x } : centre(x, y);
    case "squares": return { x: SQUARE * x, y: SQUARE * y };
    case "graph": return { x: APART * x, y: APART * y };
    case "track": return { x: SQUARE * (number % IN_A_ROW), y: 1.3 * SQUARE * Math.floor(number / IN_A_ROW) };
  }
}

/** The spots of all cells of some boards, from left to right. */
export function spotsOf(boards: readonly Board[]): Spot[] {
  const found: Spot[] = [];
  let left = 0;
  for (const board of boards) {
    const points = board.cells.map((cell, number) => spotIn(board, cell, number));
    const box = around(points);
    if (box === null) continue;
    const first = firsts(board);
    board.cells.forEach((cell, number) => {
      const { x, y } = points[number]!;
      found.push({ name: `${board.name}:${cell.name}`, cell, board, isFirst: first.has(cell), x: x - box.x + left, y: y - box.y });
    });
    left += box.width + 2 * SIDE + GAP;
  }
  return found;
}

/** The first cells of the rows and columns of a grid. */
function firsts({ cells }: Board): Set<Cell> {
  const rows = new Map<number, Cell>();
  const columns = new Map<number, Cell>();
  for (const cell of cells) {
    const [x, y] = cell.at ?? [0, 0];
    if (x < (rows.get(y)?.at?.[0] ?? Infinity)) rows.set(y, cell);
    if (y < (columns.get(x)?.at?.[1] ?? Infinity)) columns.set(x, cell);
  }
  return new Set([...rows.values(), ...columns.values()]);
}

export function boundsOf(spots: readonly Point[]): Bounds {
  const { x, y, width, height } = around(spots) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
}

/** The `points` of a cell's outline round 0, 0, a little smaller than its room. */
export function outlineOf(board: Board): string {
  if (board.kind === "hexes") return board.peaked ? peakedCorners(SIDE - 1) : corners(SIDE - 1);
  return board.kind === "graph" ? ROUND : CORNERED;
}

const HALF = SIDE - 2;
const CORNERED = `${-HALF},${-HALF} ${HALF},${-HALF} ${HALF},${HALF} ${-HALF},${HALF}`;
/** Round enough to the eye. */
const ROUND = [0, 1, 2, 3].map((part) => corners(HALF, 0, 0, (part * Math.PI) / 12).split(" "))
  .reduce<string[]>((all, six, part) => { six.forEach((corner, n) => { all[4 * n + part] = corner; }); return all; }, []).join(" ");
