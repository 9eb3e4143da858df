/** Who stands in which column. */

import type { TableMessage } from "../../wire/messages";
import { type Side, sideOf } from "./look";
import { viewOf } from "./view";

export interface Figure {
  tribe: number;
  side: Side;
  isChief: boolean;
}

/** The figures in a column or on Rest, in the order of the tribes. */
export function figuresIn(message: TableMessage, column: string): Figure[] {
  return (viewOf(message)?.tribes ?? []).flatMap(({ figures }, tribe) => {
    const side = sideOf(message, tribe);
    const members = Array.from({ length: figures.members[column] ?? 0 }, () => ({ tribe, side, isChief: false }));
    return figures.chief === column ? [...members, { tribe, side, isChief: true }] : members;
  });
}
