/** What is said about a place of a board, a flat-top hex round 0, 0: may be chosen, just changed, closed, done. */
import "./states.css";

import type { JSX } from "preact";

import { corners, SIDE } from "./hex";

/** A coin with a number or a short sign. */
export function Coin({ text }: { text: string | number }): JSX.Element {
  const size = String(text).length > 2 ? 9.5 : 12.5;
  return (
    <g>
      <circle r="10" fill="var(--coin)" stroke="var(--coin-ink)" stroke-width="1.5" />
      <circle r="8.2" fill="none" stroke="var(--coin-ink)" stroke-width=".7" opacity=".35" />
      <text y={size * 0.36} fill="var(--coin-ink)" font-family="var(--sans)" font-size={size} font-weight="800"
        text-anchor="middle">{text}</text>
    </g>
  );
}

/** The ground of a place that can be chosen, with its edge and halo. */
export function LitPlace({ chosen = false }: { chosen?: boolean }): JSX.Element {
  if (chosen) {
    return <polygon points={corners(28.4)} fill="var(--glow)" stroke="var(--key-out)" stroke-width="2.6" />;
  }
  return (
    <g>
      <polygon class="glow-halo" points={corners(31)} fill="none" stroke="var(--glow)" stroke-width="4" opacity=".45" />
      <polygon points={corners(28.2)} fill="var(--glow-soft)" stroke="var(--glow-line)" stroke-width="2" />
    </g>
  );
}

/** Keyboard focus: an ink ring inside a glow ring. */
export function FocusRing(): JSX.Element {
  return (
    <g class="focus-ring" fill="none" stroke-linejoin="round">
      <polygon points={corners(29.6)} stroke="var(--glow)" stroke-width="3.2" />
      <polygon points={corners(26.4)} stroke="var(--ink)" stroke-width="2.6" />
    </g>
  );
}

/** Just changed: a white ring with dark stitches. */
export function FreshRing(): JSX.Element {
  return (
    <g class="fresh-ring" fill="none">
      <polygon points={corners(30.2)} stroke="var(--key-in)" stroke-width="4" stroke-linejoin="round" />
      <polygon points={corners(30.2)} stroke="var(--key-out)" stroke-width="2.4" stroke-dasharray="5 5"
        stroke-dashoffset="2.5" />
    </g>
  );
}

/** Slanting lines across a hex of the given side, each from edge to edge. */
function slants(side: number, step: number): string {
  const lines: string[] = [];
  const height = (side * Math.sqrt(3)) / 2;
  const inside = (x: number, y: number): boolean =>
    Math.abs(y) <= height && Math.abs(x) <= side - Math.abs(y) / Math.sqrt(3);
  for (let c = -2 * side; c <= 2 * side; c += step) {
    const hits: number[] = [];
    for (let y = -height; y <= height; y += 0.1) if (inside(c - y, y)) hits.push(y);
    const [first, last] = [hits[0], hits.at(-1)];
    if (first === undefined || last === undefined || last - first < 2) continue;
    lines.push(`M${(c - first).toFixed(1)} ${first.toFixed(1)}L${(c - last).toFixed(1)} ${last.toFixed(1)}`);
  }
  return lines.join("");
}

const hatching = slants(SIDE - 3, 9);

/** A closed place that was asked about. */
export function Hatch(): JSX.Element {
  return (
    <g class="closed-place">
      <polygon points={corners(28)} fill="var(--panel)" stroke="var(--stop)" stroke-width="2" stroke-linejoin="round" />
      <path d={hatching} fill="none" stroke="var(--stop)" stroke-width="1.8" opacity=".6" />
    </g>
  );
}

/** The padlock of a closed place. */
export function Lock(): JSX.Element {
  return (
    <g stroke-linejoin="round">
      <path d="M-5.6 0V-4.4A5.6 5.6 0 0 1 5.6-4.4V0" fill="none" stroke="var(--panel)" stroke-width="6.4" />
      <rect x="-9.6" y="-2.2" width="19.2" height="15" rx="3.6" fill="var(--panel)" />
      <path d="M-5.6 0V-4.4A5.6 5.6 0 0 1 5.6-4.4V0" fill="none" stroke="var(--stop)" stroke-width="3" />
      <rect x="-8" y="-.6" width="16" height="11.8" rx="2.4" fill="var(--stop)" />
      <path d="M0 2.6A2 2 0 0 1 1.1 6.2L1.5 8.6H-1.5L-1.1 6.2A2 2 0 0 1 0 2.6Z" fill="var(--panel)" />
    </g>
  );
}

/** The small light of a plain destination. */
export function GlowDot(): JSX.Element {
  return (
    <g class="glow-dot">
      <circle class="glow-halo" r="8" fill="var(--glow)" opacity=".42" />
      <circle r="4.2" fill="var(--glow)" stroke="var(--glow-line)" stroke-width="1.5" />
    </g>
  );
}

/** The badge of what is done this turn. */
export function DoneBadge(): JSX.Element {
  return (
    <g stroke-linecap="round" stroke-linejoin="round" fill="none">
      <circle r="6.6" fill="var(--key-in)" stroke="var(--key-out)" stroke-width="1.4" />
      <path d="M-3.2.2-1 2.6 3.4-2.4" stroke="var(--key-out)" stroke-width="2.2" />
    </g>
  );
}

const swarm: readonly (readonly [number, number, number])[] = [
  [-15, -9, 1.5], [13, -14, 1.2], [17, 6, 1.6], [-9, 13, 1.1], [3, -3, 1.3],
];

/** A few lights over a place; they wander only where motion is wanted. */
export function Fireflies(): JSX.Element {
  return (
    <g class="fireflies" fill="var(--glow)" aria-hidden="true">
      {swarm.map(([x, y, r], k) => (
        <g key={k} class={`firefly firefly-${k}`} transform={`translate(${x} ${y})`}>
          <circle r={r * 3} opacity=".3" />
          <circle r={r} stroke="var(--glow-line)" stroke-width=".6" />
        </g>
      ))}
    </g>
  );
}
