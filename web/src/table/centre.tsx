/** The middle of the table: the board, and the strip above or below it as the game wants. */

import type { ComponentChildren } from "preact";

import type { Face } from "../games/face";
import type { TableMessage } from "../wire/messages";

interface CentreProps {
  face: Face;
  message: TableMessage;
  /** What lies over the lower edge of the board. */
  children?: ComponentChildren;
}

export function Centre({ face, message, children }: CentreProps) {
  const { Strip, Board } = face;
  const isBelow = face.stripSide === "below";
  const strip = <div class="strip-holder" data-area="strip"><Strip message={message} /></div>;
  return (
    <>
      {!isBelow && strip}
      <div class="board-holder" data-area="board"><Board message={message} />{isBelow && children}</div>
      {isBelow ? strip : children}
    </>
  );
}
