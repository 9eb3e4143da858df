/** What the people at a table are called. */

import { has, nameOf, say } from "../i18n/words";
import { botName } from "../shell/games";
import type { TableMessage } from "../wire/messages";

/** Plants of the waterside, whose names the bots bear. */
const PLANTS = ["sedge", "reed", "willow", "alder", "iris", "fern"];

export function nameOfSeat(message: TableMessage, seat: number): string {
  const chair = message.chairs[seat];
  if (chair === undefined) return seat < 0 ? "" : rivalOf(message.game);
  if (chair.bot !== "" && chair.name === "") return say("table-bot", { text: say(`table-plant-${PLANTS[seat % PLANTS.length]}`) });
  return chair.name || say(chair.taken ? "shell-player" : "table-free-seat", { number: seat + 1 });
}

/** Who plays without a chair, where a game has somebody who does. */
function rivalOf(game: string): string {
  return has(`${game}-name-rival`) ? nameOf(game, "rival") : "";
}

/** How well a bot plays that sits there, or stands in for somebody; empty for a person. */
export function levelOf(message: TableMessage, seat: number): string {
  const chair = message.chairs[seat];
  if (chair === undefined || (chair.bot === "" && chair.stand_in === "")) return "";
  return chair.bot !== "" ? say("table-level", { text: botName(chair.bot) })
    : say("table-stand-in", { text: botName(chair.stand_in) });
}

/** The bot for which the table waits, or -1; where a task is one's alone they sleep. */
export function thinkingSeat(message: TableMessage): number {
  if (message.status !== "running" || message.trial !== undefined || message.task?.is_alone === true) return -1;
  const isBot = (seat: number): boolean => levelOf(message, seat) !== "";
  return message.to_act.length > 0 && message.to_act.every(isBot) ? message.to_act[0]! : -1;
}

/** The same with "you" for oneself. */
export function calledSeat(message: TableMessage, seat: number): string {
  return seat === message.seat ? say("table-you") : nameOfSeat(message, seat);
}
