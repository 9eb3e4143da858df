/** Everybody's boards beside the map: one's own, or the one turned to, first and whole. */

import type { Face } from "../games/face";
import type { TableMessage } from "../wire/messages";
import type { Session } from "./session";

/** All boards but one, always in the order of the seats: the turn order changes, and boards must not jump. */
export function otherBoards(face: Face, message: TableMessage, own: number): number[] {
  const seats = message.chairs.map((_, seat) => seat).filter((seat) => seat !== own);
  return [...seats, ...(face.besides?.(message) ?? []).filter((seat) => seat !== own)];
}

export function SeatBoards({ session }: { session: Session }) {
  const message = session.shown.value!;
  const { SeatBoard, Shared } = session.face;
  const turnedTo = session.turnedTo.value ?? (message.seat >= 0 ? message.seat : (message.to_act[0] ?? 0));
  const others = otherBoards(session.face, message, turnedTo);
  return (
    <>
      <SeatBoard key={`own-${turnedTo}`} message={message} seat={turnedTo} isOwn />
      {others.map((seat) => <SeatBoard key={seat} message={message} seat={seat} isOwn={false} />)}
      {Shared !== undefined && <Shared message={message} />}
    </>
  );
}
