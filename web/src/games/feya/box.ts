/** The catalogue of a table: its data and its cells, kept once read and fetched where nobody has brought it. */

import { signal } from "@preact/signals";

import { centre } from "../../kit/hex";
import { useSession } from "../../table/place";
import { api } from "../../wire/api";
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

const boxes = signal<ReadonlyMap<string, Box>>(new Map());
const fetching = new Set<string>();

const keyOf = (table: { players: number; edition: string }): string => `${table.players}/${table.edition}`;
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

export function boxFrom(catalogue: Catalogue): Box {
  const cells = cellsOf(catalogue);
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  const bySpot = new Map(cells.map((cell) => [spot(cell.q, cell.r), cell]));
  return {
    data: catalogue.data as SwampData, cells,
    cell: (name) => byName.get(name),
    at: (q, r) => bySpot.get(spot(q, r)),
  };
}

function keep(catalogue: Catalogue): Box {
  const known = boxes.peek().get(keyOf(catalogue));
  if (known !== undefined) return known;
  const box = boxFrom(catalogue);
  // Told to those who wait for it after the present drawing is done.
  queueMicrotask(() => { boxes.value = new Map(boxes.peek()).set(keyOf(catalogue), box); });
  return box;
}

/** The box of this table, if it is known; otherwise it is on its way, and the reader is told when it comes. */
export function boxOf(message: TableMessage): Box | null {
  const key = keyOf(message);
  const known = boxes.value.get(key);
  if (known !== undefined) return known;
  if (!fetching.has(key)) {
    fetching.add(key);
    api.catalogue<SwampData>(message.game, message.players, message.edition)
      .then(keep, () => setTimeout(() => fetching.delete(key), 5000));
  }
  return null;
}

export function useBox(message: TableMessage): Box | null {
  const catalogue = useSession()?.catalogue;
  if (catalogue !== undefined && keyOf(catalogue) === keyOf(message)) return keep(catalogue);
  return boxOf(message);
}
