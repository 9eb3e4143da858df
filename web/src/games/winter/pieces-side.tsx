/** Colours and marks of a tribe: those of its seat, or grey with a square for the Rival. */
import type { JSX } from "preact";

import { type Colour, edgeOf, fillOf, Mark, onOf, tintOf } from "../../kit/marks";
import type { Side } from "./look";
import { sized } from "../../kit/size";

const isColour = (side: Side): side is Colour => side !== "rival";

export const sideFill = (side: Side): string => (isColour(side) ? fillOf(side) : "var(--neutral)");
export const sideEdge = (side: Side): string => (isColour(side) ? edgeOf(side) : "var(--neutral-edge)");
export const sideTint = (side: Side): string => (isColour(side) ? tintOf(side) : "var(--neutral-tint)");
export const sideOn = (side: Side): string => (isColour(side) ? onOf(side) : "var(--neutral-on)");

interface SideMarkProps {
  side: Side;
  size: number;
  /** "seat" is the fill with its edge; "on" is the mark upon a piece of that colour. */
  tone?: "seat" | "on";
}

/** The mark of a tribe, centred on 0, 0. */
export function SideMark({ side, size, tone = "seat" }: SideMarkProps): JSX.Element {
  if (isColour(side)) return <Mark colour={side} size={size} tone={tone} />;
  const half = size * 0.45;
  const look = tone === "on" ? { fill: sideOn(side) }
    : { fill: sideFill(side), stroke: sideEdge(side), "stroke-width": size / 9 };
  return <rect x={-half} y={-half} width={2 * half} height={2 * half} rx={size / 12} {...look} />;
}

/** The mark of a tribe as a whole svg, for text. */
export function SideIcon({ side, size, title }: { side: Side; size: number; title?: string }): JSX.Element {
  return (
    <svg class="mark" width={sized(size)} height={sized(size)} viewBox="-.7 -.7 1.4 1.4" role={title ? "img" : undefined}
      aria-hidden={title ? undefined : "true"} focusable="false">
      {title && <title>{title}</title>}
      <SideMark side={side} size={1} />
    </svg>
  );
}
