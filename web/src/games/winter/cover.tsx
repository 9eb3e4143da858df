/** Endless Winter on its card: a camp by the river, under the ice. */
import "./cover.css";

import type { JSX } from "preact";

import { Cut } from "../../kit/cut";
import { Glyph } from "../../kit/icons";
import { fillOf } from "../../kit/marks";
import { type Cover, CoverFrame, placed, type Spot } from "../cover";

const logs = "M-44 20H44C48 20 48 29 44 29H-44C-48 29-48 20-44 20ZM-38 29H38C42 29 42 38 38 38H-38C-42 38-42 29-38 29Z";
const tent = "M-14-36 10 20H-38Z";
const paddler = "M22 20C24 14 26 11 27 9 22 9 18 8 18 5 18 1 24 1 27.4-1 25-5 27-10 31-10S37-5 34.6-1C38 1 44 1 44 5"
  + " 44 8 40 9 35 9 36 11 38 14 40 20Z";

/** A raft with a tent and somebody who paddles, about 90 units long. */
function Raft(): JSX.Element {
  return (
    <Cut d={logs + tent + paddler} keyIn={2.2} keyOut={0}>
      <path d="M-20-45-12-30M-8-45-16-30" stroke="var(--timber)" stroke-width="3" />
      <path d="M40-24 20 36" stroke="var(--timber)" stroke-width="3.4" />
      <path d={tent} fill="var(--canvas)" />
      <path d="M-14-36 10 20H-2Z" fill="var(--canvas-dark)" />
      <path d="M-15-2-8 20H-23Z" fill="var(--timber)" />
      <path d={paddler} fill={fillOf("blue")} />
      <path d={logs} fill="var(--timber-hi)" />
      <path d="M-40 24.5H42M-34 33.5H34" stroke="var(--timber)" stroke-width="1.6" />
      <path d="M17 34 23 36 20 46 14 44Z" fill="var(--timber)" />
    </Cut>
  );
}

const pines: readonly Spot[] = [
  [282, 82, 1], [298, 76, 0.8], [312, 82, 1.1], [344, 78, 0.8], [374, 84, 1.2], [390, 80, 0.9], [8, 78, 0.9],
  [22, 72, 0.7],
];
const pine = "M0-34 6-24H3.4L9-14H5.6L12-2H1.6V4H-1.6V-2H-12L-5.6-14H-9L-3.4-24H-6Z";

function Tipi({ spot }: { spot: Spot }): JSX.Element {
  return (
    <g transform={placed(spot)} stroke-linejoin="round" stroke-linecap="round">
      <path d="M-4-40 3-28M4-40-3-28" stroke="var(--hide-dark)" stroke-width="2" />
      <path d="M0-34 16 4H-16Z" fill="var(--hide)" stroke="var(--hide-dark)" stroke-width="1.6" />
      <path d="M-6.4-16-4-12.6-1.4-16 1.4-12.6 4-16 6.4-12.6" fill="none" stroke="var(--snow)" stroke-width="1.8" />
      <path d="M0-10 5.6 4H-5.6Z" fill="var(--hide-dark)" />
    </g>
  );
}

function Campfire(): JSX.Element {
  return (
    <g transform="translate(104 92)">
      <g fill="none" stroke="var(--smoke)" stroke-width="2.6" stroke-linecap="round" opacity=".8">
        <path d="M0-18C-5-24 5-28 0-35S4-46 1-50" />
      </g>
      <path d="M0-16C7-10 10-6 8 0 6 5-6 5-8 0-9-4-6-6-5-9-3-7-2-7-1-8-3-11-1-14 0-16Z" fill="var(--flame)" />
      <path d="M0-7C4-3 4 2 0 2.4-4 2-4-2 0-7Z" fill="var(--flame-2)" />
      <path d="M-10 5 10 1M-10 1 10 5" stroke="var(--hide-dark)" stroke-width="3" stroke-linecap="round" />
    </g>
  );
}

const summits = "M52 28 36 47.4 44 44 50 50 57 44 66 47ZM142 12 121 35 132 32 140 40 149 32 162 35Z"
  + "M262 38 242 48.4 252 48 258 54 266 48 276 50Z";
const currents = "M150 122C200 117 240 116 280 105M330 101C356 97 380 96 404 96M262 122C300 118 340 116 376 117";

function Picture(): JSX.Element {
  return (
    <CoverFrame>
      <rect width="400" height="126" fill="var(--ice-sky)" />
      <circle cx="316" cy="32" r="16" fill="var(--cold-sun)" />
      <path d="M-10 90 34 40 62 66 108 16 146 62 176 38 236 88 300 44 350 76 380 58 420 90Z" fill="var(--peak-2)" />
      <path d="M-10 96 20 66 52 28 88 70 142 12 196 74 222 58 262 38 310 80 352 62 420 96Z" fill="var(--peak)" />
      <path d={summits} fill="var(--snow)" />
      <path d="M-10 82C40 68 90 72 140 78 200 84 260 74 320 78 360 80 390 76 420 78V130H-10Z" fill="var(--snow)" />
      <path d="M-10 96C60 90 110 98 170 96 120 104 50 108-10 106Z" fill="var(--snow-2)" />
      <g stroke-linejoin="round">
        {pines.map((spot, k) => (
          <path key={spot.join()} d={pine} transform={placed(spot)} fill={k % 2 ? "var(--pine-2)" : "var(--pine)"} />
        ))}
      </g>
      <path d="M60 130C120 112 190 116 240 104 300 90 350 92 420 88V130Z" fill="var(--river)" />
      <path d={currents} fill="none" stroke="var(--river-hi)" stroke-width="2" stroke-linecap="round" />
      <Tipi spot={[36, 98, 0.96]} /><Tipi spot={[72, 88, 0.74]} /><Campfire />
      <Glyph name="mammoth" size={50} x={178} y={68} fill="var(--beast)" />
      <g transform="translate(304 92) scale(.5)"><Raft /></g>
    </CoverFrame>
  );
}

export const cover: Cover = {
  icon: "mammoth",
  Picture,
  craft: { Boat: Raft, at: [1048, 304, 0.92], shadow: [1048, 338, 46] },
};
