/** Who has won, in one sentence. */

import { language, say } from "../i18n/words";
import type { TableMessage } from "../wire/messages";
import { nameOfSeat } from "./who";

/** Somebody who plays without a chair. */
export interface Rival {
  seat: number;
  points: number;
}

/** `mine` are the seats of the reader; on a shared device nobody is "you".  Alone one has beaten a rival, or not. */
export function titleOfEnd(message: TableMessage, mine: number[], rival: Rival | null = null): string {
  if (message.status === "cancelled") return say("end-title-cancelled");
  if (message.status === "aside") return say("end-title-aside");
  const winners = message.winners ?? [];
  const scores = message.scores ?? [];
  const points = scores[winners[0] ?? 0] ?? 0;
  if (scores.length < 2) return rival === null ? say("end-title-alone", { points }) : against(message, rival);
  const isMine = (seat: number): boolean => mine.length === 1 && mine[0] === seat;
  if (winners.length > 1) return shared(message, winners, isMine, points);
  return won(message, winners[0] ?? 0, isMine, points);
}

/** Whoever has more points than the rival wins. */
function against(message: TableMessage, { seat, points }: Rival): string {
  const lead = (message.scores?.[0] ?? 0) - points;
  if (message.winners?.includes(0)) return say("end-title-you-by", { lead });
  const text = nameOfSeat(message, seat);
  return lead < 0 ? say("end-title-one-by", { lead: -lead, text }) : say("end-title-one-tie-break", { lead, text });
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
