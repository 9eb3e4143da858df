/** The figure of a seat: a cut-out meeple with the mark of its owner. */
import type { JSX } from "preact";

import { Cut } from "./cut";
import { type Colour, fillOf, Mark } from "./marks";

const meeple = "M0-13.4C3.4-13.4 5.6-11 5.6-8 5.6-6.6 5.2-5.4 4.4-4.4 8-3.4 11.6-2 13.8-.4 15.4.8 15 3.6 12.6 3.6H7C8"
  + " 6 9.8 8.6 11 10.6 11.8 12 11 13 9.6 13H5.2C4.2 13 3.8 12.4 3.2 11.4L0 6.6-3.2 11.4C-3.8 12.4-4.2 13-5.2 13H-9.6"
  + "C-11 13-11.8 12-11 10.6-9.8 8.6-8 6-7 3.6H-12.6C-15"
  + " 3.6-15.4.8-13.8-.4-11.6-2-8-3.4-4.4-4.4-5.2-5.4-5.6-6.6-5.6-8-5.6-11-3.4-13.4 0-13.4Z";

/** A figure with its owner's mark, about 28 units high. */
export function Meeple({ colour }: { colour: Colour }): JSX.Element {
  return (
    <Cut d={meeple}>
      <path d={meeple} fill={fillOf(colour)} />
      <g transform="translate(0 .8)"><Mark colour={colour} size={7} tone="on" /></g>
    </Cut>
  );
}

/** The place of a figure that is away. */
export function MeepleSpace(): JSX.Element {
  return <path d={meeple} fill="var(--line)" stroke="var(--line-2)" stroke-width="1.2" stroke-linejoin="round" />;
}
