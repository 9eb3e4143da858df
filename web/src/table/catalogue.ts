/** The catalogues of tables: kept once read, and fetched where nobody has brought them, as in a replay. */

import { signal } from "@preact/signals";

import { layNumbers } from "../i18n/words";
import { api, written } from "../wire/api";
import type { Catalogue, TableMessage } from "../wire/messages";
import { useSession } from "./place";

const known = signal<ReadonlyMap<string, Catalogue>>(new Map());
const fetching = new Set<string>();
const PATIENCE = 5000;

type About = Pick<Catalogue, "game" | "players" | "edition">;
const keyOf = ({ game, players, edition }: About, rules: Record<string, string>): string =>
  `${game}/${players}/${edition}/${written(rules)}`;
const keyFor = (message: TableMessage): string => keyOf(message, message.options);

function keep(catalogue: Catalogue): Catalogue {
  const key = keyOf(catalogue, catalogue.rules);
  const found = known.peek().get(key);
  if (found !== undefined) return found;
  // Told to those who wait for it after the present drawing is done.
  queueMicrotask(() => { known.value = new Map(known.peek()).set(key, catalogue); });
  return catalogue;
}

/** The catalogue of a table that is opened; its numbers are said from now on. */
export async function openCatalogue(message: TableMessage): Promise<Catalogue> {
  const { game, players, edition, options } = message;
  const found = known.peek().get(keyFor(message)) ?? keep(await api.catalogue<unknown>(game, players, edition, options));
  layNumbers(found.numbers);
  return found;
}

/** The catalogue of this table, if it is known; otherwise it is on its way, and the reader is told when it comes. */
export function catalogueOf(message: TableMessage): Catalogue | null {
  const key = keyFor(message);
  const found = known.value.get(key);
  if (found !== undefined) return found;
  if (!fetching.has(key)) {
    fetching.add(key);
    api.catalogue<unknown>(message.game, message.players, message.edition, message.options)
      .then(keep, () => setTimeout(() => fetching.delete(key), PATIENCE));
  }
  return null;
}

export function useCatalogue(message: TableMessage): Catalogue | null {
  const catalogue = useSession()?.catalogue;
  if (catalogue !== undefined && keyOf(catalogue, catalogue.rules) === keyFor(message)) return keep(catalogue);
  return catalogueOf(message);
}
