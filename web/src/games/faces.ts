/** The faces of the games, each loaded with its words when a table of it is opened. */

import { readGame } from "../i18n/words";
import type { Face } from "./face";

const LOADERS: Record<string, () => Promise<Face>> = {
  feya: async () => (await import("./feya/face")).feya,
  felinia: async () => (await import("./felinia/face")).felinia,
  winter: async () => (await import("./winter/face")).winter,
};

export function hasFace(game: string): boolean {
  return game in LOADERS;
}

export async function faceOf(game: string): Promise<Face> {
  const load = LOADERS[game];
  if (load === undefined) throw new Error(`no face for ${game}`);
  const [face] = await Promise.all([load(), readGame(game)]);
  return face;
}
