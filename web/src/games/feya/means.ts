/** What a seat has, in words. */

import { nameOf, say } from "../../i18n/words";
import type { TableMessage } from "../../wire/messages";
import { viewOf } from "./view";

export function meansOf(message: TableMessage, number: number): string[] {
  const seat = viewOf(message)?.seats[number];
  if (seat === undefined) return [];
  const { available, spent, fresh } = seat.workers;
  return [
    ...(["gold", "mana", "fish"] as const).map((good) => say(`feya-count-${good}`, { [good]: seat[good] })),
    say("feya-count-axolotls", { axolotls: seat.axolotls }),
    say("feya-ui-workers", { available, spent, fresh }),
    seat.guide === null ? say("feya-ui-no-guide") : nameOf("feya", seat.guide),
    ...seat.tiles.map((tile) => say("feya-ui-tile", { tile })),
    ...(seat.passed ? [say("feya-ui-passed")] : []),
  ];
}
