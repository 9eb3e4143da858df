/** What a tribe has, in words. */

import { say } from "../../i18n/words";
import type { TableMessage } from "../../wire/messages";
import { viewOf } from "./view";

export function meansOf(message: TableMessage, number: number): string[] {
  const view = viewOf(message);
  const tribe = view?.tribes[number];
  if (!view || tribe === undefined) return [];
  const { food, tools, honor, sacrifice, hand_size: hand, members, chiefs } = tribe;
  const counts = { food, tools, honor, sacrifice, hand, deck: tribe.deck_size };
  const labour = message.to_act.includes(number) && view.player_turn.column !== null ? { labour: view.player_turn.labour } : {};
  return [
    ...Object.entries({ ...counts, ...labour }).map(([name, amount]) => say(`winter-count-${name}`, { amount })),
    say("winter-ui-text-figures", { members, chiefs }),
  ];
}
