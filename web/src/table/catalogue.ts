/** The catalogues of tables: kept once read, and fetched where nobody has brought them, as in a replay. */

import { signal } from "@preact/signals";

import { api } from "../wire/api";
import type { Catalogue, TableMessage } from "../wire/messages";
import { useSession } from "./place";

const known = signal<ReadonlyMap<string, Catalogue>>(new Map());
const fetching = new Set<string>();
const PATIENCE = 5000;

type About = Pick<Catalogue, "game" | "players" | "edition">;
const keyOf = ({ game, players, edition }: About): string => `${game}/${players}/${edition}`;

function keep(catalogue: Catalogue): Catalogue {
  const key = keyOf(catalogue);
  const found = known.peek().get(key);
  if (found !== undefined) return found;
  // Told to those who wait for it after the present drawing is done.
  queueMicrotask(() => { known.value = new Map(known.peek()).set(key, catalogue); });
  return catalogue;
}

/** The catalogue of this table, if it is known; otherwise it is on its way, and the reader is told when it comes. */
export function catalogueOf(message: TableMessage): Catalogue | null {
  const key = keyOf(message);
  const found = known.value.get(key);
  if (found !== undefined) return found;
  if (!fetching.has(key)) {
    fetching.add(key);
    api.catalogue<unknown>(message.game, message.players, message.edition)
      .then(keep, () => setTimeout(() => fetching.delete(key), PATIENCE));
  }
  return null;
}

export function useCatalogue(message: TableMessage): Catalogue | null {
  const catalogue = useSession()?.catalogue;
  if (catalogue !== undefined && keyOf(catalogue) === keyOf(message)) return keep(catalogue);
  return catalogueOf(message);
}
