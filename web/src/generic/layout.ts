/**
 * The layout of a game: a small description, sent with its catalogue, by which a game without a face of its own is drawn.
 * It says what lies where; what can be chosen comes with the options.  The page docs/generic-face.md explains it.
 */

import type { IconName } from "../kit/icons";

/** A JSON pointer into the view, such as `/seats/{seat}/gold`; `{seat}` stands for the number of a seat. */
export type Pointer = string;

export interface Layout {
  /** What everybody shares, in the order in which it is drawn. */
  table?: Part[];
  /** What a seat has, drawn once for each of them. */
  seat?: Simple[];
  /** The cards of the seat that looks, under the table. */
  hand?: Cards;
  /** Where the view says which decision is open; by default `/decision/point`. */
  point?: Pointer;
  /** Where the view lists the seats in the order of the turn; by default they sit in the order of their numbers. */
  order?: Pointer;
  /** Notations that end a turn or a part of it, for the main button; the first that is offered is taken. */
  endings?: string[];
}

export type Part = Board | Simple;
export type Simple = Cards | Count | List;

interface Named {
  /** What it is called: the message `<game>-name-<name>`.  Places in it are named `<name>:<cell>`. */
  name: string;
}

/** Cells with things on them. */
export interface Board extends Named {
  kind: "hexes" | "squares" | "graph" | "track";
  cells: Cell[];
  /** Do the hexes stand on a corner, so that rows are straight? */
  peaked?: boolean;
  /** Pairs of cells with a line between them, in a graph. */
  lines?: [from: string, to: string][];
  pieces?: Pieces[];
  /** The arguments by which an option names a cell; by default `cell`. */
  arguments?: string[];
}

export interface Cell {
  name: string;
  /** Axial coordinates of a hex; column and row of a square; a spot of a graph, cells being one apart.  A track needs none. */
  at?: [number, number];
  /** The seat in whose tint the cell is drawn, such as a side of the board that is somebody's goal. */
  tint?: number;
}

/** Things that lie on the cells of a board. */
export interface Pieces {
  from: Pointer;
  /**
   * How the view tells them: `cell`, things by the names of their cells; `order`, things in the order of the cells;
   * `seat`, the cells of each seat's pieces, in the order of the seats.  Nothing lies where null, an empty text or a
   * number below 0 stands; several things are a list.
   */
  by: "cell" | "order" | "seat";
  /** What a thing is: the number of a seat, which is drawn as its piece, or a name or number to be read. */
  show?: "seat" | "name";
}

/** Cards, tiles or the like side by side: a list of their names or numbers, or how many lie face down. */
export interface Cards extends Named {
  kind: "cards";
  from: Pointer;
  /** The arguments by which an option names one of them; without any, nothing can be chosen here. */
  arguments?: string[];
}

/** A number, such as coins, or how many lie in a pile. */
export interface Count extends Named {
  kind: "count";
  from: Pointer;
  icon?: IconName;
}

/** Anything else, in words. */
export interface List extends Named {
  kind: "list";
  from: Pointer;
}

export const isBoard = (part: Part): part is Board => "cells" in part;

/** What a pointer leads to in a view; undefined when it leads nowhere. */
export function valueAt(view: unknown, pointer: Pointer, seat = -1): unknown {
  const steps = pointer.split("/").slice(1).map((step) => step.replace("{seat}", String(seat)).replaceAll("~1", "/").replaceAll("~0", "~"));
  return steps.reduce<unknown>((value, step) => (isGroup(value) ? value[step] : undefined), view);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Does nothing lie where this stands? */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (typeof value === "number" && value < 0);
}

/** A thing on a cell: a piece of a seat, or something to be read. */
export type Thing = { seat: number } | { text: string | number };

/** The things on the cells of a board, by the names of the cells. */
export function thingsOn(board: Board, view: unknown): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  const lay = (cell: unknown, thing: Thing): void => void found.set(String(cell), [...(found.get(String(cell)) ?? []), thing]);
  for (const { from, by, show = "seat" } of board.pieces ?? []) {
    const value = valueAt(view, from);
    if (!isGroup(value)) continue;
    for (const [key, one] of Object.entries(value)) {
      const cell = by === "order" ? board.cells[Number(key)]?.name : key;
      for (const thing of listed(one)) lay(by === "seat" ? thing : cell, thingOf(by === "seat" ? Number(key) : thing, show));
    }
  }
  return found;
}

function thingOf(value: unknown, show: "seat" | "name"): Thing {
  return show === "seat" ? { seat: Number(value) } : { text: typeof value === "number" ? value : String(value) };
}

/** One or several things as a list, without what is nothing. */
export function listed(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => !isNothing(one));
}

/** The arguments by which options name what lies in a part. */
function argumentsOf(part: Part): readonly string[] {
  if (isBoard(part)) return part.arguments ?? ["cell"];
  return part.kind === "cards" ? part.arguments ?? [] : [];
}

/** All parts that options may lie on, those of the table first. */
function partsOf({ table = [], seat = [], hand }: Layout): Part[] {
  return [...table, ...(hand === undefined ? [] : [hand]), ...seat];
}

/** The place that some arguments name; empty when they name none. */
export function placeIn(layout: Layout, given: Readonly<Record<string, unknown>>): string {
  for (const part of partsOf(layout)) {
    for (const argument of argumentsOf(part)) {
      const value = given[argument];
      if (isNothing(value)) continue;
      if (!isBoard(part) || part.cells.some(({ name }) => name === String(value))) return `${part.name}:${String(value)}`;
    }
  }
  return "";
}

/** Is a place drawn for a seat at a moment?  An option that lies elsewhere is offered as a button. */
export function isDrawn(layout: Layout, view: unknown, seat: number, place: string): boolean {
  return partsOf(layout).some((part) => place.startsWith(`${part.name}:`) && (isBoard(part)
    || (part.kind === "cards" && cardsIn(part, view, seat).some((card) => place === `${part.name}:${String(card)}`))));
}

/** The members of the view that have an entry for each seat, as far as the layout says so. */
export function membersBySeat(layout: Layout): Set<string> {
  const pointers = partsOf(layout).flatMap((part) => (isBoard(part) ? [] : [part.from]));
  return new Set(pointers.flatMap((pointer) => /^\/([^/]+)\/\{seat\}/.exec(pointer)?.[1] ?? []));
}

/** The open cards of a part; none where only their number is known. */
export function cardsIn(part: Cards, view: unknown, seat: number): unknown[] {
  const value = valueAt(view, part.from, seat);
  return Array.isArray(value) ? listed(value) : [];
}
