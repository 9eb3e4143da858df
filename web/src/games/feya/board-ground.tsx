/** The ground of the board: rim, water in three shades, and land with its shore, each drawn as one. */

import type { JSX } from "preact";

import { corners, SIDE, STEPS } from "../../kit/hex";
import type { Box, Cell } from "./box";
import type { Bounds } from "../../table/board/camera";

/** Hexes as one path. */
export function hexes(cells: readonly Cell[], side = SIDE): string {
  return cells.map(({ x, y }) => `M${corners(side, x, y).replaceAll(" ", "L")}Z`).join("");
}

/** The room round the cells: for the rim, and for letters and numbers beyond it. */
const RIM = 11;
const LETTERED_RIM = 27;

/** The room a board needs with its rim. */
export function boundsOf(cells: readonly Cell[], hasLetters = false): Bounds {
  const margin = hasLetters ? LETTERED_RIM : RIM;
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const high = (SIDE * Math.sqrt(3)) / 2;
  const x = Math.min(...xs) - SIDE - margin;
  const y = Math.min(...ys) - high - margin;
  return { x, y, width: Math.max(...xs) + SIDE + margin - x, height: Math.max(...ys) + high + margin - y };
}

/** A number from 0 that looks like chance and is the same for the same cell. */
function lot({ q, r }: Cell, sides: number): number {
  const mixed = Math.imul(q * 73 + 19, 40503) ^ Math.imul(r * 151 + 7, 30011);
  return (((mixed >>> 7) ^ mixed) >>> 0) % sides;
}

const SHADES = [1, 2, 3];
const wave = (x: number, y: number): string => `M${x - 9} ${y}c3-4 6-4 9 0s6 4 9 0`;

function ripples(cells: readonly Cell[]): string {
  return cells.filter((cell) => lot(cell, 5) === 0).map(({ x, y, q }) => wave(x + (q % 2 ? 5 : -6), y + 12)).join("");
}

/** The cells at the edge: lines round the others would lie under water, and are slow to draw. */
function edgeOf({ cells, at }: Box): Cell[] {
  return cells.filter(({ q, r }) => STEPS.some(([dq, dr]) => at(q + dq, r + dr) === undefined));
}

export function Water({ box }: { box: Box }): JSX.Element {
  const edge = hexes(edgeOf(box));
  return (
    <g class="feya-water" aria-hidden="true">
      <path d={edge} class="feya-rim-outer" />
      <path d={edge} class="feya-rim" />
      <path d={hexes(box.cells)} class="feya-bed" />
      {SHADES.map((shade) => (
        <path key={shade} class={`feya-water-${shade}`}
          d={hexes(box.cells.filter((cell) => lot(cell, SHADES.length) === shade - 1))} />
      ))}
      <path d={ripples(box.cells)} class="feya-ripples" />
    </g>
  );
}

/** Foam under all land, then sand: an island that grows closes up. */
export function Shore({ land }: { land: readonly Cell[] }): JSX.Element {
  const all = hexes(land);
  return (
    <g class="feya-shore" aria-hidden="true">
      <path d={all} class="feya-foam" />
      <path d={all} class="feya-sand" />
    </g>
  );
}

/** A light round whole islands. */
export function IslandGlow({ cells }: { cells: readonly Cell[] }): JSX.Element | null {
  if (cells.length === 0) return null;
  const all = hexes(cells);
  return (
    <g class="feya-island-glow" aria-hidden="true">
      <path d={all} class="feya-island-edge" />
      <path d={all} class="feya-island-light" />
    </g>
  );
}

/** The letter of each column above it, and the numbers beside and below. */
export function Coordinates({ box }: { box: Box }): JSX.Element {
  const columns = new Map<number, Cell[]>();
  for (const cell of box.cells) columns.set(cell.q, [...(columns.get(cell.q) ?? []), cell]);
  const first = Math.min(...columns.keys());
  const text = (cell: Cell, dx: number, dy: number, said: string): JSX.Element => (
    <text key={`${cell.name}${dx}${dy}`} lang="en" x={cell.x + dx} y={cell.y + dy}>{said}</text>
  );
  const number = (cell: Cell): string => cell.name.replace(/^\D+/, "");
  return (
    <g class="feya-coordinates" aria-hidden="true">
      {[...columns.values()].flatMap((column) => [
        text(column[0]!, 0, -39, column[0]!.name.replace(/\d+$/, "")),
        text(column.at(-1)!, 0, 48, number(column.at(-1)!)),
      ])}
      {(columns.get(first) ?? []).slice(0, -1).map((cell) => text(cell, -47, 4, number(cell)))}
    </g>
  );
}
