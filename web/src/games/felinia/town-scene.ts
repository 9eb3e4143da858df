/** What every part of the town reads. */

import type { Colour } from "../../kit/marks";
import type { TableMessage } from "../../wire/messages";
import { colourOf } from "./look";
import type { FeliniaData, FeliniaView } from "./view";

export interface TownScene {
  message: TableMessage;
  data: FeliniaData;
  view: FeliniaView;
}

/** The colours of the discs on a stall or in the guild, from the bottom to the top. */
export function discColours({ message, view }: TownScene, place: string): Colour[] {
  return (view.discs[place] ?? []).map((seat) => colourOf(message, seat));
}
