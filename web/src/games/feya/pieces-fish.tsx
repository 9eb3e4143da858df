/** Six fish, told apart by silhouette before colour, and the fish without a kind. All look to the left. */
import type { JSX } from "preact";

import { Cut } from "../../kit/cut";

export type FishKind = "purple" | "yellow" | "blue" | "green" | "red" | "orange";
export const FISH_KINDS: readonly FishKind[] = ["purple", "yellow", "blue", "green", "red", "orange"];

interface Drawing {
  readonly body: string;
  /** Gills, fins and spots, cut out of the body in the colour of the inner line. */
  readonly lines?: string;
  readonly eye: readonly [number, number];
}

const SPINES = 15;

const REACH = 15.5;
const SEGMENTS = 26;

/** One edge of the eel, `side` times its half width away from the line it swims along. */
function eelEdge(side: number): string[] {
  const points: string[] = [];
  for (let k = 0; k <= SEGMENTS; k++) {
    const part = k / SEGMENTS;
    const angle = part * 7 + 0.9;
    const half = k === SEGMENTS ? 0 : 3.5 * Math.min(1, 0.56 + part * 4) * (1 - part ** 2.4 * 0.86);
    const slope = Math.atan2(7 * 5 * Math.cos(angle), 2 * REACH);
    const x = -REACH + 2 * REACH * part - side * half * Math.sin(slope);
    const y = 5 * Math.sin(angle) + side * half * Math.cos(slope);
    points.push(`${x.toFixed(1)} ${(-y).toFixed(1)}`);
  }
  return points;
}

/** A ribbon that swims in an S and thins out to the tail. */
function eel(): string {
  return `M${[...eelEdge(1), ...eelEdge(-1).reverse()].join("L")}Z`;
}

/** A ball of spines with its tail. */
function puffer(): string {
  const points: string[] = [];
  for (let k = 0; k < 2 * SPINES; k++) {
    const angle = (Math.PI * k) / SPINES;
    const radius = k % 2 ? 7.4 : 10.4;
    points.push(`${(radius * Math.cos(angle) - 2.5).toFixed(1)} ${(radius * 0.95 * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join("L")}ZM4-2.4 13.4-6.6C12-2.4 12 2.4 13.4 6.6L4 2.4Z`;
}

const drawings: Record<FishKind, Drawing> = {
  purple: { body: eel(), eye: [-12.8, -4.6] },
  yellow: {
    body: "M-13 .6C-10-3.4-6.4-6-3-7.4-2.4-11.2.4-14.6 5-16 4-12.6 4.4-9 6.2-5.4L8.4-2.2 14.4-6.4C13.2-2.2 13.2 2.8"
      + " 14.4 7L8.4 3.2 6.2 6.4C4.4 9.8 4 13 5 16.4.4 15.2-2.4 12-3 8.4-6.4 7-10 4.6-13 .6Z",
    lines: "M-2.6-4.4C-.6-1.4-.6 2.6-2.6 5.4M3.4-3.6C4.8-.8 4.8 2 3.4 4.6",
    eye: [-7.2, -1.2],
  },
  blue: {
    body: "M-15 .4C-11-4.2-6.6-5.4-2.6-5.4L2.4-8.2 3.4-4.6C5.6-3.8 7.4-2.6 9-1.2L15.8-6.8C13.8-2.4 13.8 2.6 15.8 6.8L9"
      + " 1.6C3 6.2-9 6.6-15 .4Z",
    lines: "M-7-3.2C-5.6-1 -5.6 1.4-7 3.6M-2 .3H6.4",
    eye: [-10.6, -0.8],
  },
  green: {
    body: "M-18 .6C-14.4-.8-12.4-3-8-3.9-4-4.6 0-4.5 3.6-4L8-8.6 9.8-3C10.8-2.6 11.4-2.2 12-1.6L17.6-5.6C16.2-2 16.2"
      + " 2.2 17.6 5.8L12 2C11.4 2.6 10.6 3 9.6 3.4L6.6 7.8 2.8 4.2C-3.6 5.2-8.6 4.6-12.4 3.2L-17.4 3 -13.4 1.8Z",
    lines: "M-5.6-2.2C-4.6-.6-4.6 1.2-5.6 2.8M-1.4-.9H.2M3-.9H4.6M.8 1.7H2.4M5.4 1.7H7",
    eye: [-9.4, -1.5],
  },
  red: { body: puffer(), lines: "M-8.6 2.4C-6.4 5-1.4 5.4 2 2.6M7.4 0H10.4", eye: [-6.6, -2.2] },
  orange: {
    body: "M-11.4-.8C-11.4-6.2-6-8.2-.6-7.6 4-7 7-4 9.8-2.4 11.4-4.8 13.4-6 16.2-6 14.4-2.4 14.4 2.4 16.2 6 13.4 6"
      + " 11.4 4.8 9.8 2.4 7 4 3.6 7.4-1.8 7.4-7.4 7.4-11.4 4.4-11.4-.8ZM-10.4 1.6C-14.6 2-17 4.6-16.8 9.2-16.6"
      + " 10.6-14.8 10.6-14.8 9.2-15 6.4-13.4 4.6-9.6 4ZM-7.4 5.2C-10.6 6.2-11.8 8.4-11.2 11.6-10.8 12.8-9.2 12.6-9.2"
      + " 11.2-9.4 9.2-8.4 7.8-5.2 6.8Z",
    lines: "M-2.6-4.4C-.6-1.8-.6 1.6-2.6 4.2M1.4-.2H5",
    eye: [-7, -2.4],
  },
};

/** A fish of the swamp, about 32 units long. */
export function Fish({ kind }: { kind: FishKind }): JSX.Element {
  const { body, lines, eye } = drawings[kind];
  return (
    <Cut d={body} inner="var(--fish-key)" outer="var(--fish-key-2)" keyIn={1.1} keyOut={1.1}>
      <path d={body} fill={`var(--fish-${kind})`} />
      {lines && <path d={lines} fill="none" stroke="var(--fish-key)" stroke-width="1.1" />}
      <circle cx={eye[0]} cy={eye[1]} r="1.5" fill="var(--fish-key)" />
    </Cut>
  );
}

const small = "M-6.4.2C-4-2.9 0-3 2.4-.8L5.8-3C5-1 5 1.2 5.8 3.2L2.4 1C0 3.2-4 3.2-6.4.2Z";

export interface NeutralFishProps {
  x?: number;
  y?: number;
  /** 1 is the fish on a settlement, 12 units long. */
  scale?: number;
}

/** A fish that has no kind any more: on settlements, on guides, in hand. */
export function NeutralFish({ x = 0, y = 0, scale = 1 }: NeutralFishProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={small} fill="var(--fish-key)" stroke="var(--fish-key)" stroke-width="2" stroke-linejoin="round" />
      <path d={small} fill="var(--fish-neutral)" />
      <circle cx="-3.9" cy="-.5" r=".75" fill="var(--fish-key)" />
    </g>
  );
}

/** The dotted ring round this round's fish. */
export function SeasonRing(): JSX.Element {
  return (
    <g class="season-ring" fill="none" stroke-linecap="round">
      <circle r="21" stroke="var(--fish-key-2)" stroke-width="3.2" stroke-dasharray="1.6 4.4" opacity=".6" />
      <circle r="21" stroke="var(--key-in)" stroke-width="1.9" stroke-dasharray="1.6 4.4" />
    </g>
  );
}
