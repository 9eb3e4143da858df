/** The pile of bid discs of a stall or of the guild: who lies where, and what the top one pays. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { type Colour, SeatMark } from "../../kit/marks";
import { BidDisc, DiscPile, DiscSpace, discStep } from "./pieces";

interface PileProps {
  /** From the bottom to the top. */
  colours: Colour[];
  /** What the option on this place says one would pay; null when there is none. */
  price: number | null;
  /** The disc that would be laid, while that is asked. */
  own: Colour | null;
}

/** The discs of a pile in words, the top one first. */
export function pileName(colours: Colour[]): string {
  if (colours.length === 0) return say("felinia-ui-pile-none");
  return say("felinia-ui-pile", { text: [...colours].reverse().map((colour) => nameOf("felinia", colour)).join(", ") });
}

/** What the top disc pays, and what one's own would pay on top of it. */
function priceWords(price: number, then: number | null): string {
  if (then !== null) return say("felinia-ui-price-then", { price, then });
  return price > 0 ? say("felinia-ui-price", { price }) : "";
}

export function Pile({ colours, price, own }: PileProps): JSX.Element {
  const top = -colours.length * discStep(colours.length);
  return (
    <span class="felinia-pile">
      <span class="felinia-pile-discs">
        <svg class="piece" width="44" height="50" viewBox="-17.6 -25.6 35.2 40.4" aria-hidden="true"
          focusable="false">
          {colours.length === 0 && <DiscSpace />}
          <DiscPile colours={colours} />
          {own !== null && <g class="felinia-ghost" transform={`translate(0 ${top})`}><BidDisc colour={own} /></g>}
        </svg>
        {colours.length > 1 && (
          <span class="felinia-pile-marks">
            {[...colours].reverse().map((colour, n) => <SeatMark key={n} colour={colour} size={12} />)}
          </span>
        )}
      </span>
      <small>{priceWords(colours.length, price)}</small>
    </span>
  );
}
