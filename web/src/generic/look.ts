/** How a seat looks where the game does not say. */

import { type AnyColour, COLOURS } from "../kit/marks";

export function colourOf(seat: number): AnyColour {
  return COLOURS[seat] ?? "neutral";
}
