/** What travels between client and server, by the names that the client has for it; nothing here knows a game. */

import type { CatalogueInfo, Choice } from "./generated";

export type * from "./generated";

/** An option; `via` is what has to be picked first, for an answer to the question after this one. */
export type Option = [...Choice, via?: number];

/** A catalogue with the data of one game. */
export type Catalogue<D = unknown> = Omit<CatalogueInfo, "data"> & { data: D };
