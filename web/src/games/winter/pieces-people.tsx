/** Camps, villages, rafts and figures: what a tribe puts on the land and into the columns. */
import type { JSX } from "preact";

import { Cut } from "../../kit/cut";
import { Glyph, ICON_UNITS, outlinesOf } from "../../kit/icons";
import { Meeple, MeepleSpace } from "../../kit/meeple";
import type { Side } from "./look";
import { sideEdge, sideFill, SideMark, sideOn } from "./pieces-side";

interface Owned {
  side: Side;
}

const hide = "M0-11 13 12.4H-13Z";
const poles = "M-1.4-7.6 3-15.8 4.6-14.9.8-7.4ZM1.4-7.6-3-15.8-4.6-14.9-.8-7.4Z";

/** A camp: a tipi with its poles and its owner's mark, 28 units high. */
export function Camp({ side }: Owned): JSX.Element {
  return (
    <Cut d={hide + poles}>
      <path d={poles} fill={sideEdge(side)} />
      <path d={hide} fill={sideFill(side)} />
      <path d="M0-11 13 12.4H8.6Z" fill={sideEdge(side)} opacity=".34" />
      <path d="M0 7 3.6 12.4H-3.6Z" fill="var(--key-in)" />
      <g transform="translate(0 2.4)"><SideMark side={side} size={7} tone="on" /></g>
    </Cut>
  );
}

const dome = "M-9.6 12.4V1.6C-9.6-6.4-5-12.6 0-13.8 5-12.6 9.6-6.4 9.6 1.6V12.4Z";
const huts = "M-15.6 12.4V7.4C-15.6 3-12.4-.6-9.6-1.2V12.4ZM15.6 12.4V7.4C15.6 3 12.4-.6 9.6-1.2V12.4Z";

/** A village: a great hut between two small ones, 31 units wide. */
export function Village({ side }: Owned): JSX.Element {
  return (
    <Cut d={dome + huts}>
      <path d={huts} fill={sideEdge(side)} />
      <path d={dome} fill={sideFill(side)} />
      <path d="M-9.6 5.6H9.6" fill="none" stroke={sideEdge(side)} stroke-width="1.2" opacity=".6" />
      <path d="M-3 12.4V9A3 3 0 0 1 3 9V12.4Z" fill="var(--key-in)" />
      <g transform="translate(0 -2)"><SideMark side={side} size={9} tone="on" /></g>
    </Cut>
  );
}

export function VillageSpace(): JSX.Element {
  return (
    <path d={dome + huts} fill="var(--line)" stroke="var(--line-2)" stroke-width="1.2" stroke-linejoin="round"
      stroke-dasharray="3 2.4" />
  );
}

const sail = "M-8.6-14.4H9.6Q7.6-7.4 9.6.2H-8.6Q-10.4-7.4-8.6-14.4Z";
const logs = "M-15 3.4H15Q17.4 3.4 17.4 5.7T15 8H-15Q-17.4 8-17.4 5.7T-15 3.4ZM-13 8H13Q15.4 8 15.4 10.3T13 12.6H-13"
  + "Q-15.4 12.6-15.4 10.3T-13 8Z";

/** A raft: two courses of logs and a hide for a sail. */
export function Raft({ side }: Owned): JSX.Element {
  return (
    <Cut d={`${sail}${logs}M-1-16H2.2V5H-1Z`}>
      <path d="M-.6-16H1.8V5H-.6Z" fill="var(--hull-edge)" />
      <path d={logs} fill="var(--jetty)" stroke="var(--hull-edge)" stroke-width="1" />
      <path d={sail} fill={sideFill(side)} stroke={sideEdge(side)} stroke-width="1" />
      <g transform="translate(.2 -7.2)"><SideMark side={side} size={9.4} tone="on" /></g>
    </Cut>
  );
}

/** A member of the tribe. */
export function Member({ side }: Owned): JSX.Element {
  return side === "rival" ? <RivalFigure /> : <Meeple colour={side} />;
}

const FIGURE = 29;

/** The Rival has no seat and so no figure of the kit. */
function RivalFigure(): JSX.Element {
  const scale = FIGURE / ICON_UNITS;
  return (
    <g transform={`scale(${scale}) translate(${-ICON_UNITS / 2} ${-ICON_UNITS / 2})`}>
      <Cut d={outlinesOf("meeple").join("")} keyIn={1.3 / scale} keyOut={1.2 / scale}>
        <path d={outlinesOf("meeple").join("")} fill={sideFill("rival")} />
      </Cut>
    </g>
  );
}

const crest = "M-5.4-10-9-17.6-3.4-14.8 0-20.6 3.4-14.8 9-17.6 5.4-10Z";

/** The chief: a figure with a crest of feathers. */
export function Chief({ side }: Owned): JSX.Element {
  return (
    <g>
      <Cut d={crest}><path d={crest} fill={sideEdge(side)} /></Cut>
      <Member side={side} />
      <path d="M-6-9.6Q0-12.4 6-9.6L5.6-7.4Q0-10 -5.6-7.4Z" fill="var(--key-in)" />
    </g>
  );
}

export { MeepleSpace as FigureSpace };

/** A tint that stays pale in the dark, as everything on the map does. */
const paleOf = (side: Side): string => `color-mix(in srgb, ${sideFill(side)} 22%, var(--key-in))`;

/** The fire at which camps enter; 32 units across. */
export function StartBase({ side }: Owned): JSX.Element {
  return (
    <g>
      <circle r="16.6" fill="var(--key-in)" />
      <circle r="15" fill={paleOf(side)} stroke={sideFill(side)} stroke-width="3.2" />
      <circle r="16.9" fill="none" stroke={sideEdge(side)} stroke-width="1" />
      <Glyph name="campfire" size={19} y={-1} fill={sideEdge(side)} />
      <g transform="translate(10.6 10.6)"><SideMark side={side} size={9} /></g>
    </g>
  );
}

/** The back of a tribe's cards. */
export function CardBack({ side }: Owned): JSX.Element {
  return (
    <g>
      <rect x="-11" y="-15" width="22" height="30" rx="3" fill={sideFill(side)} stroke={sideEdge(side)}
        stroke-width="1.6" />
      <rect x="-8.4" y="-12.4" width="16.8" height="24.8" rx="1.6" fill="none" stroke={sideOn(side)} stroke-width=".8"
        opacity=".6" />
      <Glyph name="tipi" size={13} y={-2.6} fill={sideOn(side)} />
      <g transform="translate(0 8)"><SideMark side={side} size={5} tone="on" /></g>
    </g>
  );
}
