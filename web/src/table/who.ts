/** What the people at a table are called. */

import { say } from "../i18n/words";
import type { TableMessage } from "../wire/messages";

/** Plants of the waterside, whose names the bots bear. */
const PLANTS = ["sedge", "reed", "willow", "alder", "iris", "fern"];

export function nameOfSeat(message: TableMessage, seat: number): string {
  const chair = message.chairs[seat];
  if (chair === undefined) return "";
  if (chair.bot !== "" && chair.name === "") return say("table-bot", { text: say(`table-plant-${PLANTS[seat % PLANTS.length]}`) });
  return chair.name || say("table-free-seat");
}

/** The same with "you" for oneself. */
export function calledSeat(message: TableMessage, seat: number): string {
  return seat === message.seat ? say("table-you") : nameOfSeat(message, seat);
}
