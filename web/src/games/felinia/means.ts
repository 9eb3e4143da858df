/** What a seat has, in words. */

import { nameOf, say } from "../../i18n/words";
import type { TableMessage } from "../../wire/messages";
import { dataOf } from "./box";
import { goodsIn, viewOf } from "./view";

export function meansOf(message: TableMessage, number: number): string[] {
  const view = viewOf(message);
  const data = dataOf(message);
  const seat = view?.seats[number];
  if (!view || seat === undefined || data === null) return [];
  const { coins, spice, gold, food } = seat;
  return [
    say("felinia-count-coins", { coins }), say("felinia-count-spice", { spice }), say("felinia-count-gold", { gold }),
    ...(view.mode === "advanced" ? [say("felinia-count-food", { food })] : []),
    ...goodsIn(data, seat.goods).map((good) => nameOf("felinia", good)),
    say("felinia-count-discs", { discs: seat.discs }), say("felinia-count-merchants", { merchants: seat.stock }),
    say("felinia-count-tokens", { tokens: seat.counts.tokens }),
    say("felinia-count-bonus_tiles", { tiles: seat.counts.bonus_tiles }),
  ];
}
