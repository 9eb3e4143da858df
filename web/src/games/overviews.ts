/** The overviews of the games, which their server has, each asked for when it is first wanted. */

import { api } from "../wire/api";
import type { Overview } from "../wire/messages";

const asked = new Map<string, Promise<Overview | null>>();

/** How a game is first explained; null where it has no overview.  Asked once, and again after a failure. */
export function overviewOf(game: string): Promise<Overview | null> {
  const found = asked.get(game) ?? api.overview(game);
  asked.set(game, found);
  found.catch(() => asked.delete(game));
  return found;
}
