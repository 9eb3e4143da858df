/** A ship at the jetty: hull, mast, and a sail in the colour of the country it sails to. */
import type { JSX } from "preact";

import { Glyph } from "../../kit/icons";
import { countryFill, KINGS } from "./look";

const hull = "M4 70H128Q146 66 160 58Q160 82 146 98Q138 110 122 112H32Q18 111 11 98Q5 86 4 70Z";
const mast = "M132 4H138V72H132Z";
const sail = "M138 6C152 14 158 30 156 56C150 52 144 52 138 54Z";

/** 164 units wide, 114 high, its upper left corner at 0, 0; without a deck tile the ship has no sail set. */
export function Ship({ country }: { country: string | null }): JSX.Element {
  const tone = country === null ? "var(--line-2)" : countryFill(country);
  return (
    <g stroke-linejoin="round">
      <path d={mast} fill="var(--hull-edge)" />
      {country !== null && (
        <>
          <path d={sail} fill={tone} stroke="var(--key-in)" stroke-width="2" />
          <Glyph name={KINGS[country] ?? "cat"} size={15} x={146.6} y={36} fill="var(--piece)" />
        </>
      )}
      <path d={hull} fill="var(--hull)" stroke="var(--hull-edge)" stroke-width="2.4" />
      <path d="M6.6 82H130Q146 79 157.4 71.6" fill="none" stroke={tone} stroke-width="4.6" />
      <path d="M4.4 76H129Q146 72.6 159.4 65" fill="none" stroke="var(--key-in)" stroke-width=".8" opacity=".3" />
      <path d="M13 101H144" fill="none" stroke="var(--hull-edge)" stroke-width="1.2" opacity=".6" />
    </g>
  );
}
