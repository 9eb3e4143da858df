/** The overviews of the games, each loaded when it is first wanted. */

import { overviews } from "bogwood:overviews";

import type { Overview } from "./overview";

/** How a game is first explained; null where it has no overview. */
export async function overviewOf(game: string): Promise<Overview | null> {
  return await overviews[game]?.() ?? null;
}
