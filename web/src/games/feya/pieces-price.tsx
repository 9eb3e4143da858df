/** What it would cost to build here. */
import type { JSX } from "preact";

import { type Colour } from "../../kit/marks";
import { Coin } from "../../kit/states";
import { RoofOutline } from "./pieces-roof";

/** A settlement that could be built here, over what it costs. */
export function PriceTag({ colour, text }: { colour: Colour; text: string | number }): JSX.Element {
  return (
    <g>
      <g transform="translate(0 -11.4) scale(.64)"><RoofOutline colour={colour} /></g>
      <g transform="translate(0 11)"><Coin text={text} /></g>
    </g>
  );
}
