/** Megaliths on two levels, sacred stones, fish tokens. */
import type { JSX } from "preact";

import { Cut } from "../../kit/cut";
import { Glyph, type IconName } from "../../kit/icons";
import type { Side } from "./look";
import { sideEdge, sideFill, SideMark } from "./pieces-side";

interface MegalithProps {
  /** Its owner; null for a neutral one. */
  side: Side | null;
  level?: 1 | 2;
}

const upright = "M-7.2 13.4C-10.4 13.4-11 10.6-10.4 7-9.2-.8-6-12.4-1-14.6 3.6-13.4 8.6-3.4 10.2 6 11 10.6 10.4 13.4"
  + " 7.2 13.4Z";
const table = "M-15-11.6Q-15.6-13.6-13.4-13.8L12.6-14.8Q15.4-14.8 15.4-12.4V-8Q15.4-6 13.2-6H11.4L12.6 13.4H4.6L3.8-6H"
  + "-4L-5.2 13.4H-12.8L-11.6-6H-13Q-15-6-15-8Z";

/** A megalith: standing on the first level, a table of stones on the second. */
export function Megalith({ side, level = 1 }: MegalithProps): JSX.Element {
  const d = level === 1 ? upright : table;
  const fill = side === null ? "var(--megalith)" : sideFill(side);
  const shade = side === null ? "var(--key-out)" : sideEdge(side);
  return (
    <Cut d={d}>
      <path d={d} fill={fill} />
      {level === 1
        ? <path d="M3-9.4C6.6-3 8 3.4 8 10.6L5 13.4H7.2C10.4 13.4 11 10.6 10.2 6 9.2.6 7-5.6 3-9.4Z" fill={shade}
          opacity=".4" />
        : <path d="M-11.6-6H13.2L12-3.4H-11.4Z" fill={shade} opacity=".45" />}
      {side !== null && (
        <g transform={level === 1 ? "translate(-.6 3.4)" : "translate(0 -10)"}>
          <SideMark side={side} size={level === 1 ? 8.4 : 6} tone="on" />
        </g>
      )}
    </Cut>
  );
}

/** The hollow of a megalith that is built. */
export function MegalithSpace(): JSX.Element {
  return <path d={upright} fill="var(--line)" stroke="var(--line-2)" stroke-width="1.2" stroke-dasharray="3 2.4" />;
}

const slab = "M-10.6-13.4 3.4-15.4 13.6-7.4 14.6 5.4 6.6 14.4-8.4 15 -15 6.6-14.6-6Z";

/** A sacred stone with the sign of what it counts. */
export function SacredStone({ icon, tone = "var(--card-ink)" }: { icon: IconName; tone?: string }): JSX.Element {
  return (
    <Cut d={slab}>
      <path d={slab} fill="var(--card-starting)" />
      <path d="M-10.6-13.4 3.4-15.4 13.6-7.4 5-9.6-9-8.4-14.6-6Z" fill="var(--key-in)" opacity=".55" />
      <path d="M14.6 5.4 6.6 14.4-8.4 15-6 11 5.4 10.4Z" fill="var(--key-out)" opacity=".22" />
      <Glyph name={icon} size={17} y={.8} fill={tone} />
    </Cut>
  );
}

const FISH = "M-11.4-1C-7.4-6.4 1-7 6.4-2.2L12-6.4Q11 0 12 6.4L6.4 2.2C1 7-7.4 6.4-11.4 1Q-12.4 0-11.4-1Z";

/** A fish token face down; 32 units across. */
export function FishBack(): JSX.Element {
  return (
    <g>
      <circle r="15" fill="var(--land-river)" stroke="var(--key-in)" stroke-width="1.6" />
      <circle r="12.4" fill="none" stroke="var(--key-in)" stroke-width=".8" stroke-dasharray="2 2" opacity=".8" />
      <path d={FISH} fill="var(--key-in)" />
      <circle cx="-7" cy="-1.2" r="1.1" fill="var(--land-river)" />
    </g>
  );
}

/** An open fish token: what it brings, over waves; the great fish wears a ring of its own. */
export function FishToken({ icon, tone, amount, isGreat = false }: {
  icon: IconName; tone: string; amount: number; isGreat?: boolean;
}): JSX.Element {
  return (
    <g class="winter-pale">
      <circle r="15" fill="var(--key-in)" stroke={isGreat ? "var(--gold)" : "var(--land-river)"}
        stroke-width={isGreat ? 3 : 2.2} />
      <path d="M-12.6 7.6Q-9.4 5.2-6.3 7.6T0 7.6 6.3 7.6 12.6 7.6A15 15 0 0 1-12.6 7.6Z" fill="var(--land-river)" />
      {isGreat && <Glyph name="flatfish" size={17} y={-4.4} fill="var(--plate-fish)" />}
      {!isGreat && (
        <>
          <text x="-8" y="2" font-family="var(--sans)" font-weight="800" font-size="10.6" fill="var(--card-ink)"
            text-anchor="middle">{amount}</text>
          <Glyph name={icon} size={13.4} x={3.4} y={-2} fill={tone} />
        </>
      )}
    </g>
  );
}
