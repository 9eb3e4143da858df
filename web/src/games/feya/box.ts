/** The data and the cells of a table, read from its catalogue. */

import { centre } from "../../kit/hex";
import { catalogueOf, useCatalogue } from "../../table/catalogue";
import type { Catalogue, TableMessage } from "../../wire/messages";
import type { SwampData } from "./view";

export interface Cell {
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
}

export interface Box {
  data: SwampData;
  /** Every cell of the board, in reading order. */
  cells: Cell[];
  cell(name: string): Cell | undefined;
  at(q: number, r: number): Cell | undefined;
}

const spot = (q: number, r: number): string => `${q},${r}`;

/** The catalogue names the cells of the largest board; those of this table lie within its radius. */
function cellsOf(catalogue: Catalogue): Cell[] {
  const found = new Map<string, Cell>();
  const boards = Object.values((catalogue.data as SwampData).boards);
  const radius = boards.find((board) => board.players.includes(catalogue.players))?.geometry.radius ?? Infinity;
  for (const { arguments: { cell, q, r } } of catalogue.options) {
    if (typeof cell !== "string" || typeof q !== "number" || typeof r !== "number" || found.has(cell)) continue;
    if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > radius) continue;
    found.set(cell, { name: cell, q, r, ...centre(q, r) });
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

function boxFrom(catalogue: Catalogue): Box {
  const cells = cellsOf(catalogue);
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  const bySpot = new Map(cells.map((cell) => [spot(cell.q, cell.r), cell]));
  return {
    data: catalogue.data as SwampData, cells,
    cell: (name) => byName.get(name),
    at: (q, r) => bySpot.get(spot(q, r)),
  };
}

const boxes = new WeakMap<Catalogue, Box>();

function boxIn(catalogue: Catalogue | null): Box | null {
  if (catalogue === null) return null;
  const known = boxes.get(catalogue);
  if (known !== undefined) return known;
  const box = boxFrom(catalogue);
  boxes.set(catalogue, box);
  return box;
}

/** The box of this table, if it is known; otherwise it is on its way, and the reader is told when it comes. */
export function boxOf(message: TableMessage): Box | null {
  return boxIn(catalogueOf(message));
}

export function useBox(message: TableMessage): Box | null {
  return boxIn(useCatalogue(message));
}
