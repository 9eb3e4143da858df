/** The data of a table, read from its catalogue. */

import { catalogueOf, useCatalogue } from "../../table/catalogue";
import type { TableMessage } from "../../wire/messages";
import type { FeliniaData } from "./view";

/** The data, if they are known; otherwise they are on their way, and the reader is told when they come. */
export function dataOf(message: TableMessage): FeliniaData | null {
  return (catalogueOf(message)?.data as FeliniaData | undefined) ?? null;
}

export function useData(message: TableMessage): FeliniaData | null {
  return (useCatalogue(message)?.data as FeliniaData | undefined) ?? null;
}
