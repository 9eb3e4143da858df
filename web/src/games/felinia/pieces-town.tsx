/** Katzburg: bid discs, coins, awnings, the roof of the guild. */
import type { JSX } from "preact";

import { Cut } from "../../kit/cut";
import { type Colour, edgeOf, fillOf, Mark } from "../../kit/marks";

const RX = 15;
const RY = 7.6;
const THICK = 5;
const face = `M${-RX} 0A${RX} ${RY} 0 1 1 ${RX} 0A${RX} ${RY} 0 1 1 ${-RX} 0Z`;
const side = `M${-RX} 0V${THICK}A${RX} ${RY} 0 0 0 ${RX} ${THICK}V0A${RX} ${RY} 0 0 1 ${-RX} 0Z`;
const whole = `M${-RX} 0A${RX} ${RY} 0 0 1 ${RX} 0V${THICK}A${RX} ${RY} 0 0 1 ${-RX} ${THICK}Z`;

/** A bid disc seen from the side, with its owner's mark on top; 30 units across, 20 high. */
export function BidDisc({ colour }: { colour: Colour }): JSX.Element {
  return (
    <Cut d={whole} keyIn={0.9} keyOut={0.9}>
      <path d={side} fill={edgeOf(colour)} />
      <path d={face} fill={fillOf(colour)} />
      <path d={face} transform="scale(.8)" fill="none" stroke="var(--key-in)" stroke-width=".9" opacity=".8" />
      <g transform="scale(1 .56)"><Mark colour={colour} size={9.5} tone="on" /></g>
    </Cut>
  );
}

/** A low pile has air between its discs; a high one is pressed together. */
export function discStep(count: number): number {
  return Math.max(2.6, Math.min(THICK + 1.4, 30 / Math.max(count, 1)));
}

/** Discs in the order in which they were laid, the last one on top. */
export function DiscPile({ colours }: { colours: Colour[] }): JSX.Element {
  const step = discStep(colours.length);
  return (
    <>
      {colours.map((colour, n) => <g key={n} transform={`translate(0 ${-n * step})`}><BidDisc colour={colour} /></g>)}
    </>
  );
}

/** The place of a pile with no disc. */
export function DiscSpace(): JSX.Element {
  return <path d={face} fill="none" stroke="var(--line-2)" stroke-width="1.1" stroke-dasharray="3.2 2.6" />;
}

/** A disc seen from above, for rows: 22 units across. */
export function FlatDisc({ colour }: { colour: Colour }): JSX.Element {
  return (
    <g>
      <circle r="10.6" fill={fillOf(colour)} stroke={edgeOf(colour)} stroke-width="1.6" />
      <circle r="8" fill="none" stroke="var(--key-in)" stroke-width=".9" opacity=".7" />
      <Mark colour={colour} size={8.4} tone="on" />
    </g>
  );
}

/** A silver coin with a number or a short sign; 20 units across. */
export function SilverCoin({ text }: { text: string | number }): JSX.Element {
  const size = String(text).length > 2 ? 9 : 12;
  return (
    <g>
      <circle r="10" fill="var(--silver)" stroke="var(--silver-ink)" stroke-width="1.5" />
      <circle r="8.2" fill="none" stroke="var(--silver-ink)" stroke-width=".7" opacity=".3" />
      <text y={size * 0.36} fill="var(--silver-ink)" font-family="var(--sans)" font-size={size} font-weight="800"
        text-anchor="middle">{text}</text>
    </g>
  );
}

const STRIPES = 9;
const STRIPE = 30;
const DEEP = 17;
const DROP = 8;

/** The drop of one stripe, rounded below. */
function stripe(n: number): string {
  const left = n * STRIPE;
  const right = left + STRIPE;
  return `M${left} 0H${right}V${DEEP}C${right} ${DEEP + DROP + 2} ${left} ${DEEP + DROP + 2} ${left} ${DEEP}Z`;
}

/** The awning of a stall, as wide as its stall. */
export function Awning(): JSX.Element {
  return (
    <svg class="felinia-awning" viewBox={`0 0 ${STRIPES * STRIPE} 26`} preserveAspectRatio="none" aria-hidden="true"
      focusable="false">
      {Array.from({ length: STRIPES }, (_, n) => (
        <path key={n} d={stripe(n)} fill={n % 2 ? "var(--awning-2)" : "var(--awning)"} stroke="var(--awning-edge)"
          stroke-width="1" vector-effect="non-scaling-stroke" />
      ))}
      <path d={`M0 0H${STRIPES * STRIPE}V5H0Z`} fill="var(--awning-edge)" opacity=".22" />
    </svg>
  );
}

/** The roof of the guild, as wide as the guild. */
export function GuildRoof(): JSX.Element {
  return (
    <svg class="felinia-roof" viewBox="0 0 280 26" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 25 26 14 140 1 254 14 280 25Z" fill="var(--guild-roof)" />
      <path d="M0 25 26 14 140 1 254 14 280 25" fill="none" stroke="var(--key-out)" stroke-width="1.4"
        vector-effect="non-scaling-stroke" stroke-linejoin="round" />
      <path d="M30 25V16.6M60 25V13.2M90 25V9.8M190 25V9.8M220 25V13.2M250 25V16.6" stroke="var(--key-out)"
        stroke-width="1" opacity=".3" vector-effect="non-scaling-stroke" />
    </svg>
  );
}
