/** Who has won, in one sentence. */

import { language, say } from "../i18n/words";
import type { TableMessage } from "../wire/messages";
import { nameOfSeat } from "./who";

/** `mine` are the seats of the reader; on a shared device nobody is "you". */
export function titleOfEnd(message: TableMessage, mine: number[]): string {
  if (message.status === "cancelled") return say("end-title-cancelled");
  if (message.status === "aside") return say("end-title-aside");
  const winners = message.winners ?? [];
  const scores = message.scores ?? [];
  const points = scores[winners[0] ?? 0] ?? 0;
  if (scores.length < 2) return say("end-title-alone", { points });
  const isMine = (seat: number): boolean => mine.length === 1 && mine[0] === seat;
  if (winners.length > 1) return shared(message, winners, isMine, points);
  return won(message, winners[0] ?? 0, isMine, points);
}

function won(message: TableMessage, winner: number, isMine: (seat: number) => boolean, points: number): string {
  const next = Math.max(...(message.scores ?? []).filter((_, seat) => seat !== winner));
  const lead = points - next;
  const how = lead > 0 ? "by" : "tie-break";
  return isMine(winner) ? say(`end-title-you-${how}`, { lead })
    : say(`end-title-one-${how}`, { lead, text: nameOfSeat(message, winner) });
}

function shared(message: TableMessage, winners: number[], isMine: (seat: number) => boolean, points: number): string {
  const hasMe = winners.some(isMine);
  const names = winners.filter((seat) => !isMine(seat)).map((seat) => nameOfSeat(message, seat));
  const text = new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
  return say(hasMe ? "end-title-shared-you" : "end-title-shared", { text, points });
}
