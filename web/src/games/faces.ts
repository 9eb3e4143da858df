/** The faces of the games, each loaded when a table of it is opened. */

import type { Face } from "./face";

const LOADERS: Record<string, () => Promise<Face>> = {
  feya: async () => (await import("./feya/face")).feya,
};

export function hasFace(game: string): boolean {
  return game in LOADERS;
}

export async function faceOf(game: string): Promise<Face> {
  const load = LOADERS[game];
  if (load === undefined) throw new Error(`no face for ${game}`);
  return load();
}
