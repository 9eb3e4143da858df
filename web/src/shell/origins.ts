/** A game's component data with the marks of their origin, flattened into rows that can be read. */

import { has, nameOf, say } from "../i18n/words";
import { optionName, valueName } from "./new-rules";

export type Mark = "P" | "D" | "S" | "R" | "J";
export const MARKS: readonly Mark[] = ["P", "D", "S", "R", "J"];

export interface Row {
  name: string;
  value: string;
}

/** A part of the data under one mark. */
export interface Part {
  path: string[];
  title: string;
  mark: Mark;
  note: string;
  rows: Row[];
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Node = { [name: string]: Json };

function isNode(value: Json | undefined): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMark(value: Json | undefined): value is Mark {
  return typeof value === "string" && (MARKS as readonly string[]).includes(value);
}

/** Said about the data, not part of them. */
function isRemark(name: string): boolean {
  return name === "mark" || name === "note";
}

/** What a thing of the data is called: by the game's names, by ours, or by its id. */
function dataName(game: string, id: string): string {
  const named = nameOf(game, id);
  if (named !== id) return named;
  const key = `shell-data-${id}`;
  return has(key) ? say(key) : id.replaceAll("_", " ");
}

/** What an amount is of: fish to hold, where the same word alone is an action. */
function thingName(game: string, id: string): string {
  const resource = nameOf(game, `${id}_resource`);
  return resource === `${id}_resource` ? dataName(game, id) : resource;
}

/** All parts that carry a mark, in the order of the data. */
export function partsOf(game: string, data: unknown): Part[] {
  const found: Part[] = [];
  if (isNode(data as Json)) walk(game, data as Node, [], found);
  return found;
}

function walk(game: string, node: Node, path: string[], found: Part[]): void {
  if (isMark(node["mark"])) {
    const note = typeof node["note"] === "string" ? node["note"] : "";
    const rows = Object.entries(node).filter(([name]) => !isRemark(name))
      .flatMap(([name, value]) => rowsOf(game, name, value));
    const title = path.map((id) => dataName(game, id)).join(" · ");
    found.push({ path, title, mark: node["mark"], note, rows });
  }
  for (const [name, value] of Object.entries(node)) if (isNode(value)) walk(game, value, [...path, name], found);
}

/** One row per thing: a list of things with ids gives one row each, everything smaller fits into a cell. */
function rowsOf(game: string, name: string, value: Json): Row[] {
  if (isNode(value) && isMark(value["mark"])) return [];
  if (Array.isArray(value) && value.some((one) => isNode(one))) {
    return value.map((one, at) => itemRow(game, one, `${dataName(game, name)} ${at + 1}`));
  }
  if (isNode(value)) {
    return Object.entries(value).filter(([id, one]) => !isRemark(id) && !(isNode(one) && isMark(one["mark"])))
      .map(([id, one]) => ({ name: thingName(game, id), value: cellOf(game, one) }));
  }
  return [{ name: thingName(game, name), value: cellOf(game, value) }];
}

function itemRow(game: string, value: Json, fallback: string): Row {
  if (!isNode(value)) return { name: fallback, value: cellOf(game, value) };
  const { id, ...rest } = value;
  if (typeof id !== "string") return { name: fallback, value: cellOf(game, rest) };
  if (typeof rest["default"] === "string" && typeof rest["rule"] === "string") {
    return { name: optionName(game, id), value: `${valueName(game, id, rest["default"])} (${rest["rule"]})` };
  }
  return { name: dataName(game, id), value: cellOf(game, rest) };
}

function cellOf(game: string, value: Json): string {
  if (value === null) return "–";
  if (Array.isArray(value)) return listOf(game, value);
  if (isNode(value)) return nodeOf(game, value);
  if (typeof value === "number") return value < 0 ? `−${-value}` : String(value);
  return dataName(game, typeof value === "string" ? value : value ? "yes" : "no");
}

function listOf(game: string, list: Json[]): string {
  if (list.every((one) => Array.isArray(one))) return list.map((one) => `(${cellOf(game, one)})`).join(" ");
  return list.map((one) => cellOf(game, one)).join(list.some((one) => isNode(one)) ? "; " : ", ");
}

/** Amounts with what they are of; the id of a thing without a name says nothing to people. */
function nodeOf(game: string, node: Node): string {
  const shown = Object.entries(node).filter(([name]) => name !== "id" && !isRemark(name));
  if (shown.length === 0) return "–";
  return shown.map(([name, one]) => `${thingName(game, name)}: ${cellOf(game, one)}`).join(", ");
}
