/** What the people at a table are called. */

import { has, nameOf, say } from "../i18n/words";
import type { TableMessage } from "../wire/messages";

/** Plants of the waterside, whose names the bots bear. */
const PLANTS = ["sedge", "reed", "willow", "alder", "iris", "fern"];

export function nameOfSeat(message: TableMessage, seat: number): string {
  const chair = message.chairs[seat];
  if (chair === undefined) return seat < 0 ? "" : rivalOf(message.game);
  if (chair.bot !== "" && chair.name === "") return say("table-bot", { text: say(`table-plant-${PLANTS[seat % PLANTS.length]}`) });
  return chair.name || say("table-free-seat");
}

/** Who plays without a chair, where a game has somebody who does. */
function rivalOf(game: string): string {
  return has(`${game}-name-rival`) ? nameOf(game, "rival") : "";
}

/** The same with "you" for oneself. */
export function calledSeat(message: TableMessage, seat: number): string {
  return seat === message.seat ? say("table-you") : nameOfSeat(message, seat);
}
