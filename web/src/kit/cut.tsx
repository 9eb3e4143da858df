/** The cut-out: a flat silhouette with a cream line inside and a dark line outside. */
import type { ComponentChildren, JSX } from "preact";
import { sized } from "./size";

/** Widths of the two lines as they show outside the silhouette, in board units. */
export const KEY_IN = 1.3;
export const KEY_OUT = 1.2;

export interface CutProps {
  /** The silhouette; several subpaths close up where they are near. */
  d: string;
  inner?: string;
  outer?: string;
  keyIn?: number;
  keyOut?: number;
  children?: ComponentChildren;
}

/** Both lines under the drawing given as children. */
export function Cut({
  d, inner = "var(--key-in)", outer = "var(--key-out)", keyIn = KEY_IN, keyOut = KEY_OUT, children,
}: CutProps): JSX.Element {
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d={d} fill={outer} stroke={outer} stroke-width={2 * (keyIn + keyOut)} />
      <path d={d} fill={inner} stroke={inner} stroke-width={2 * keyIn} />
      {children}
    </g>
  );
}

export interface PieceIconProps {
  /** Width and height on the page. */
  size: number | string;
  /** Half the side of the square of board units shown, 18 for a boat or a worker, 30 for a tile. */
  reach?: number;
  title?: string;
  children: ComponentChildren;
}

/** A piece as a whole svg, for panels and text; without a title it is hidden from readers. */
export function PieceIcon({ size, reach = 18, title, children }: PieceIconProps): JSX.Element {
  return (
    <svg class="piece" width={sized(size)} height={sized(size)} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      role={title ? "img" : undefined} aria-hidden={title ? undefined : "true"} focusable="false">
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}
