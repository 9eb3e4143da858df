/** The data of a table, read from its catalogue. */

import { catalogueOf, useCatalogue } from "../../table/catalogue";
import type { TableMessage } from "../../wire/messages";
import { type Scene, viewOf, type WinterData } from "./view";

/** The data, if they are known; otherwise they are on their way, and the reader is told when they come. */
export function dataOf(message: TableMessage): WinterData | null {
  return (catalogueOf(message)?.data as WinterData | undefined) ?? null;
}

export function useData(message: TableMessage): WinterData | null {
  return (useCatalogue(message)?.data as WinterData | undefined) ?? null;
}

/** Everything a drawing needs; null until it is all there. */
export function useScene(message: TableMessage): Scene | null {
  const data = useData(message);
  const view = viewOf(message);
  return data === null || view === null ? null : { message, view, data };
}
