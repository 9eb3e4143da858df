/** What is carried and moved: boats, workers, axolotls, the totem, the block token. */
import type { JSX } from "preact";

import { Glyph } from "../../kit/icons";
import { type Colour, edgeOf, fillOf, Mark } from "../../kit/marks";
import { Cut } from "../../kit/cut";

const mainSail = "M1.4-16.6C8.6-12 12.8-5 13.2 3.4H1.4Z";
const jib = "M-2.4-11.4C-7.8-7.6-11.2-2.4-12 3.4H-2.4Z";
const hull = "M-18.4 5.2C-15.4 6.4-12.6 6.8-9.6 6.8H9.6C12.6 6.8 15.4 6.4 18.4 5.2 18 9.6 16 15 10.4 15H-10.4C-16"
  + " 15-18 9.6-18.4 5.2Z";

/** Where the mark of a seat sits on the sail, by the balance of its shape. */
const onSail: Record<Colour, { x: number; y: number; size: number }> = {
  red: { x: 6, y: -3, size: 7 },
  blue: { x: 6, y: -3, size: 7.2 },
  green: { x: 6, y: -3, size: 7.2 },
  yellow: { x: 6.2, y: -2.6, size: 7.6 },
};

/** A boat with its owner's mark on the sail, about 40 units long. */
export function Boat({ colour }: { colour: Colour }): JSX.Element {
  const { x, y, size } = onSail[colour];
  return (
    <Cut d={mainSail + jib + hull}>
      <path d={mainSail + jib} fill={fillOf(colour)} />
      <path d={hull} fill={edgeOf(colour)} />
      <path d="M-16 9.6C-13.4 10.4-11.4 10.6-9.6 10.6H9.6C11.4 10.6 13.4 10.4 16 9.6"
        fill="none" stroke={fillOf(colour)} stroke-width="1.5" />
      <g transform={`translate(${x} ${y})`}><Mark colour={colour} size={size} tone="on" /></g>
    </Cut>
  );
}

const axolotl = "M0-8.6C5.6-8.6 8.6-5.6 8.6-1.8 8.6.4 7.6 2 6 3.2 7.6 4 9.6 5.4 9.6 7.4 9.6 9 7.6 9 6.2 8.6 7 10 7.6"
  + " 11 7.6 12C7.6 13 6.8 13.4 6 13.4H3C1.6 13.4 1 11 0 11S-1.6 13.4-3 13.4H-6C-6.8 13.4-7.6 13-7.6 12-7.6 11-7"
  + " 10-6.2 8.6-7.6 9-9.6 9-9.6 7.4-9.6 5.4-7.6 4-6 3.2-7.6 2-8.6.4-8.6-1.8-8.6-5.6-5.6-8.6 0-8.6Z";
const fronds = "M5-6.4C6-9.6 8-12 11-13 11.4-10.4 10-7 7.2-5ZM7.4-4C10.2-6.4 13-7.4 15.8-7 15-4.2 12-2 8.4-1.8ZM8-.8"
  + "C11-1.4 13.6-.8 15.4 1C13 2.8 9.8 2.8 7 1.6ZM-5-6.4C-6-9.6-8-12-11-13-11.4-10.4-10-7-7.2-5ZM-7.4-4"
  + "C-10.2-6.4-13-7.4-15.8-7-15-4.2-12-2-8.4-1.8ZM-8-.8C-11-1.4-13.6-.8-15.4 1-13 2.8-9.8 2.8-7 1.6Z";

/** An axolotl, the worker without a clan. */
export function AxolotlWorker(): JSX.Element {
  return (
    <Cut d={axolotl + fronds}>
      <path d={axolotl + fronds} fill="var(--axolotl)" />
      <g fill="var(--key-out)"><circle cx="-4" cy="-3.2" r="1.4" /><circle cx="4" cy="-3.2" r="1.4" /></g>
      <path d="M-2.6-.4C-1.4 1 1.4 1 2.6-.4" fill="none" stroke="var(--key-out)" stroke-width="1.2" />
    </Cut>
  );
}

const post = "M-7.4-6C-7.4-10-6.8-12.6-6.4-15L-2.6-13H2.6L6.4-15C6.8-12.6 7.4-10 7.4-6V11.4C7.4 13 6.4 14 4.8 14H-4.8"
  + "C-6.4 14-7.4 13-7.4 11.4Z";
const wings = "M-7.4-2.4-14.6-6.6-13.6-2.4-15-.6-12.6 2.2-12.8 4.6-7.4 4.4ZM7.4-2.4 14.6-6.6 13.6-2.4 15-.6 12.6 2.2"
  + " 12.8 4.6 7.4 4.4Z";

/** The totem: a carved post with the face and wings of an owl over a wide mouth. */
export function Totem(): JSX.Element {
  return (
    <Cut d={post + wings} keyIn={0.4} keyOut={1.6}>
      <path d={wings} fill="var(--temple-plate)" />
      <path d={post} fill="var(--temple-plate)" />
      <path d="M-7-3.6V4.6M7-3.6V4.6" stroke="var(--key-out)" stroke-width="1.2" />
      <g fill="var(--key-out)"><circle cx="-3.6" cy="-6.8" r="2.7" /><circle cx="3.6" cy="-6.8" r="2.7" /></g>
      <g fill="var(--coin)"><circle cx="-3.6" cy="-6.8" r="1.1" /><circle cx="3.6" cy="-6.8" r="1.1" /></g>
      <path d="M-2-4.2H2L0 1Z" fill="var(--coin)" stroke="var(--key-out)" stroke-width="1" />
      <rect x="-5.2" y="4.4" width="10.4" height="6" rx="1.6" fill="var(--key-out)" />
      <path d="M-3.8 4.4-2.4 7-1 4.4ZM1 4.4 2.4 7 3.8 4.4ZM-1.6 10.4 0 7.8 1.6 10.4Z" fill="var(--temple-plate)" />
    </Cut>
  );
}

/** The block token: a wooden disc with a padlock. */
export function BlockToken(): JSX.Element {
  return (
    <Cut d="M0-11A11 11 0 1 1-.01-11Z">
      <circle r="11" fill="var(--rail)" />
      <circle r="8.8" fill="none" stroke="var(--rail-ink-2)" stroke-width=".9" />
      <Glyph name="padlock" size={11.5} fill="var(--rail-ink)" />
    </Cut>
  );
}
