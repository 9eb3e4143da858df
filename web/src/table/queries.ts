/** What a listener may ask at any time, and the answers: they change nothing and move no focus. */

import { joined, say } from "../i18n/words";
import { prompt } from "./bottom-rail";
import { spokenText } from "./deeds";
import type { Session } from "./session";
import { degreeNow } from "./voice";
import { calledSeat } from "./who";
import { mainButton } from "./winding-up";

/** The question once more, how many answers it has, and what the main button would do. */
export function questionAnswer(session: Session): string {
  const message = session.message.value!;
  const count = session.options.value.length;
  const main = mainButton(session);
  return sentences([
    prompt(session, message),
    ...(session.isMyTurn.value && count > 0 ? [say("table-choices", { count })] : []),
    ...(main === null ? [] : [main.label]),
  ]);
}

/** Everything that others did since one's last turn, never cut. */
export function lastAnswer(session: Session): string {
  const message = session.message.value!;
  const degree = degreeNow() === "brief" ? "usual" : degreeNow();
  const told = session.telling.since.value.map((one) => spokenText(one, message, degree));
  return told.length === 0 ? say("table-told-since-none") : sentences(told);
}

/** What a seat has. */
export function meansAnswer(session: Session, seat: number): string {
  const message = session.message.value!;
  return say("table-spoken-means", { who: calledSeat(message, seat), text: session.face.means(message, seat).join(", ") });
}

/** Everybody's points, in the order of the turn. */
export function pointsAnswer(session: Session): string {
  const message = session.message.value!;
  const { face } = session;
  const seats = [...face.order(message), ...(face.besides?.(message) ?? [])];
  return sentences(seats.map((seat) => say("table-spoken-points", {
    who: calledSeat(message, seat), points: face.points?.(message, seat) ?? message.scores?.[seat] ?? 0,
  })));
}

/** The round, and whose turn it is. */
export function roundAnswer(session: Session): string {
  const message = session.message.value!;
  const others = message.to_act.filter((seat) => seat !== message.seat).map((seat) => calledSeat(message, seat));
  return sentences([
    session.face.roundTitle(message),
    ...(message.to_act.includes(message.seat) ? [say("table-your-turn")] : []),
    ...(others.length === 0 ? [] : [say("table-waiting-for", { text: joined(others) })]),
  ]);
}

/** Phrases as sentences, one after the other. */
function sentences(parts: string[]): string {
  return parts.filter((part) => part !== "").map((part) => (/[.?!…:]$/.test(part) ? part : `${part}.`)).join(" ");
}
