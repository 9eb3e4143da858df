/** Everybody's boards beside the map: one's own, or the one turned to, first and whole. */

import type { Session } from "./session";

export function SeatBoards({ session }: { session: Session }) {
  const message = session.message.value!;
  const { SeatBoard } = session.face;
  const turnedTo = session.turnedTo.value ?? (message.seat >= 0 ? message.seat : (message.to_act[0] ?? 0));
  // Always in the order of the seats: the turn order changes, and boards must not jump.
  const others = message.chairs.map((_, seat) => seat).filter((seat) => seat !== turnedTo);
  return (
    <>
      <SeatBoard key={`own-${turnedTo}`} message={message} seat={turnedTo} isOwn />
      {others.map((seat) => <SeatBoard key={seat} message={message} seat={seat} isOwn={false} />)}
    </>
  );
}
