/** Trade tokens, bonus tiles and castle cards: what merchants bring home. */
import type { JSX } from "preact";

import { Glyph } from "../../kit/icons";
import { CASTLES, countryFill, KINGS, SPECIALS } from "./look";
import { GoodTile } from "./pieces-goods";

const RADIUS = 15;
const PIP_STEP = 4.2;

/** The pips of a ladder, centred on 0. */
function Pips({ count, fill }: { count: number; fill: string }): JSX.Element {
  const first = (-PIP_STEP * (count - 1)) / 2;
  return (
    <g fill={fill}>{Array.from({ length: count }, (_, n) => <circle key={n} cx={first + n * PIP_STEP} r="1.55" />)}</g>
  );
}

export interface KingTokenProps {
  /** The king it shows. */
  kind: string;
  /** The end of its ladder of points. */
  ladder: number;
}

/** An open trade token: the head of a king over the pips of its ladder, 32 units across. */
export function KingToken({ kind, ladder }: KingTokenProps): JSX.Element {
  const fill = countryFill(kind);
  return (
    <g>
      <circle r={RADIUS} fill="var(--piece)" stroke={fill} stroke-width="2.2" />
      <Glyph name={KINGS[kind] ?? "cat"} size={18.5} y={-2.2} fill={fill} />
      <g transform="translate(0 10.2)"><Pips count={ladder} fill={fill} /></g>
    </g>
  );
}

/** A token face down: the paw of its country's back; without a country it tells nothing but that it is one. */
export function HiddenToken({ country = "" }: { country?: string }): JSX.Element {
  return (
    <g>
      <circle r={RADIUS} fill={country === "" ? "var(--rail-hi)" : countryFill(country)} stroke="var(--piece)"
        stroke-width="1.8" />
      <Glyph name="paw-print" size={17} fill="var(--piece)" />
    </g>
  );
}

const eightCorners = "M-6.4-15.4H6.4L15.4-6.4V6.4L6.4 15.4H-6.4L-15.4 6.4V-6.4Z";

/** A special token: eight corners instead of a round, so that it never passes for a king. */
export function SpecialToken({ id }: { id: string }): JSX.Element {
  return (
    <g stroke-linejoin="round">
      <path d={eightCorners} fill="var(--piece)" stroke="var(--silver-ink)" stroke-width="1.8" />
      <path d={eightCorners} transform="scale(.84)" fill="none" stroke="var(--silver-ink)" stroke-width=".8"
        stroke-dasharray="1.6 1.8" opacity=".7" />
      <Glyph name={SPECIALS[id] ?? "dot"} size={18.5} fill="var(--silver-ink)" />
    </g>
  );
}

/** A token by its face. */
export function Token({ id, kind, ladder }: { id: string; kind: string; ladder: number }): JSX.Element {
  return kind === "" ? <SpecialToken id={id} /> : <KingToken kind={kind} ladder={ladder} />;
}

const card = "M-11.4-15.4H11.4Q13.8-15.4 13.8-13V13Q13.8 15.4 11.4 15.4H-11.4Q-13.8 15.4-13.8 13V-13Q-13.8-15.4-11.4"
  + "-15.4Z";

/** A bonus tile: a king in the colour of its country and what each of its tokens brings; 28 by 31 units. */
export function BonusTile({ kind, points }: { kind: string; points: number }): JSX.Element {
  return (
    <g>
      <path d={card} fill={countryFill(kind)} />
      <path d={card} transform="scale(.87 .885)" fill="none" stroke="var(--piece)" stroke-width="1" opacity=".6" />
      <Glyph name={KINGS[kind] ?? "cat"} size={17} y={-3.4} fill="var(--piece)" />
      <text y="12.2" fill="var(--piece)" font-family="var(--sans)" font-size="8.6" font-weight="800"
        text-anchor="middle">+{points}</text>
    </g>
  );
}

/** The back of a bonus tile. */
export function BonusBack(): JSX.Element {
  return (
    <g>
      <path d={card} fill="var(--guild-roof)" />
      <path d={card} transform="scale(.87 .885)" fill="none" stroke="var(--piece)" stroke-width="1" opacity=".6" />
      <Glyph name="crown" size={16} fill="var(--piece)" />
    </g>
  );
}

export interface CastleCardProps {
  picture: string;
  /** What it asks for; `null` when it is free. */
  good: { id: string; country: string } | null;
}

/** A castle card: towers against the sky with its picture over them; 28 by 31 units. */
export function CastleCard({ picture, good }: CastleCardProps): JSX.Element {
  return (
    <g>
      <path d={card} fill="var(--castle-sky)" stroke="var(--castle-stone)" stroke-width="1.2" />
      <path d="M-13 15V8H-11V5.4H-9V8H-7V5.4H-5V9H-3V6H-1V9H1V6H3V9H5V5.4H7V8H9V5.4H11V8H13V13Q13.2 14.8 11.4 15Z"
        fill="var(--castle-stone)" />
      <Glyph name={CASTLES[picture] ?? "castle"} size={18} y={-4.6} fill="var(--castle-ink)" />
      {good !== null && (
        <g transform="translate(8.6 10.2) scale(.4)"><GoodTile good={good.id} country={good.country} isKeyed /></g>
      )}
    </g>
  );
}

/** The back of a castle card. */
export function CastleBack(): JSX.Element {
  return (
    <g>
      <path d={card} fill="var(--castle-stone)" stroke="var(--castle-sky)" stroke-width="1.2" />
      <Glyph name="castle" size={18} fill="var(--castle-sky)" />
    </g>
  );
}
