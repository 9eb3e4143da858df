/** The middle of the table: the board, the strip above or below it as the game wants, and the hand, if there is one. */

import type { ComponentChildren } from "preact";

import type { Face } from "../games/face";
import type { TableMessage } from "../wire/messages";

interface CentreProps {
  face: Face;
  message: TableMessage;
  /** A row of its own below the board; where there is a hand, beside its heading. */
  children?: ComponentChildren;
}

export function Centre({ face, message, children }: CentreProps) {
  const { Strip, Board, Hand } = face;
  const isBelow = face.stripSide === "below";
  const strip = <div class="strip-holder" data-area="strip"><Strip message={message} /></div>;
  return (
    <>
      {!isBelow && strip}
      <div class="board-holder" data-area="board"><Board message={message} /></div>
      {isBelow && strip}
      {Hand === undefined ? children : <div class="hand-holder" data-area="hand">{children}<Hand message={message} /></div>}
    </>
  );
}
