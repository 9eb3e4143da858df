/** The middle of the table: the board, the strip above or below it as the game wants, and the hand, if there is one. */

import type { ComponentChildren } from "preact";

import type { Face } from "../games/face";
import type { TableMessage } from "../wire/messages";

interface CentreProps {
  face: Face;
  message: TableMessage;
  /** What lies over the lower edge of the board, or at the upper edge of the hand. */
  children?: ComponentChildren;
}

export function Centre({ face, message, children }: CentreProps) {
  const { Strip, Board, Hand } = face;
  const isBelow = face.stripSide === "below";
  const isOverBoard = isBelow && Hand === undefined;
  const strip = <div class="strip-holder" data-area="strip"><Strip message={message} /></div>;
  return (
    <>
      {!isBelow && strip}
      <div class="board-holder" data-area="board"><Board message={message} />{isOverBoard && children}</div>
      {isBelow && strip}
      {Hand !== undefined && <div class="hand-holder" data-area="hand">{children}<Hand message={message} /></div>}
      {!isBelow && Hand === undefined && children}
    </>
  );
}
