/** Names of parts of the table that a game may call its own way. */

import { has, say } from "../i18n/words";

export function saidBy(game: string, part: string): string {
  const own = `${game}-ui-table-${part}`;
  return say(has(own) ? own : `table-${part}`);
}
