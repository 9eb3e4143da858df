/** The faces of the games, each loaded with its words when a table of it is opened. */

import { faces } from "bogwood:faces";

import { readGame } from "../i18n/words";
import { type Kinds, NONE } from "../table/motion-kinds";
import type { Catalogue } from "../wire/messages";
import type { Face } from "./face";

/** Those that have been opened. */
const opened = new Map<string, Face>();

/** The face of a game, or a plain one that is made from its catalogue. */
export async function faceOf(game: string, catalogue: () => Promise<Catalogue>): Promise<Face> {
  const load = faces[game] ?? (async () => (await import("../generic/face")).faceFor(game, await catalogue()));
  const [face] = await Promise.all([load(), readGame(game)]);
  opened.set(game, face);
  return face;
}

/** The kinds of facts of a game whose face is opened, as that of every table on the page is. */
export function kindsOf(game: string): Kinds {
  return opened.get(game)?.kinds ?? NONE;
}
