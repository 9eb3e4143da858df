/** Camps and rafts on a spot of the land, so many that they can be told apart. */

import type { JSX } from "preact";

import type { Camps, SpotScene } from "./land-scene";
import { Camp, Raft, SideMark } from "./pieces";

/** Pieces in a row round 0, nearer to each other the more there are. */
function spread(count: number, n: number, widest: number): number {
  const step = Math.min(widest, 44 / Math.max(count, 1));
  return (n - (count - 1) / 2) * step;
}

function CampPile({ camps: { tribe, side, number }, spot, x, y }: {
  camps: Camps; spot: string; x: number; y: number;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse class="winter-shadow" cx=".6" cy="8" rx="9" ry="2.6" />
      <g data-camp={`${tribe}:${spot}`} transform="scale(.58)"><Camp side={side} /></g>
      {number > 1 && (
        <g class="winter-number" transform="translate(0 -9.4)"><circle r="4.9" /><text y="2.7">{number}</text></g>
      )}
    </g>
  );
}

/** What stands on a hex. */
export function Standing({ scene: { camps, rafts, spot, kind } }: { scene: SpotScene }): JSX.Element {
  const isBase = kind === "base";
  const low = isBase ? 0 : rafts.length > 0 ? 6 : 2;
  return (
    <>
      {rafts.map(({ tribe, side }, n) => {
        const [x, y] = raftSpot(rafts.length, n, kind === "hex" && camps.length > 0);
        return (
          <g key={tribe} transform={`translate(${x} ${y})`}>
            <g data-raft={tribe} transform="scale(.6)"><Raft side={side} /></g>
          </g>
        );
      })}
      {camps.map((one, n) => (
        <CampPile key={one.tribe} camps={one} spot={spot.name} x={isBase ? 13 : spread(camps.length, n, 17)} y={low} />
      ))}
    </>
  );
}

/** Rafts on one spot: side by side, from the third on in two rows. */
function raftSpot(count: number, n: number, hasCamps: boolean): [number, number] {
  if (count <= 2) return [spread(count, n, 22), hasCamps ? -10 : -2];
  const [row, place] = [Math.floor(n / 2), n % 2];
  const inRow = row === 0 ? 2 : count - 2;
  return [spread(inRow, place, 22), -11 + row * 17];
}

/** The marks of those who lead a hex, at its upper corner. */
export function Leaders({ scene: { leaders } }: { scene: SpotScene }): JSX.Element | null {
  if (leaders.length === 0) return null;
  return (
    <g class="winter-leaders" transform="translate(0 -22.6)">
      <rect x={-leaders.length * 4.4 - 1} y="-4.8" width={leaders.length * 8.8 + 2} height="9.6" rx="4.8" />
      {leaders.map((side, n) => (
        <g key={side} transform={`translate(${(n - (leaders.length - 1) / 2) * 8.8} 0)`}>
          <SideMark side={side} size={6.4} />
        </g>
      ))}
    </g>
  );
}
