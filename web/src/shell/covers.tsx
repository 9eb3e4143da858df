/** The pictures on the cards of the three games, four hundred units wide. Decoration, hidden from readers. */
import "./scene.css";

import type { ComponentChildren, JSX } from "preact";

import { Boat, Fish, Settlement, Shrine } from "../games/feya/pieces";
import { centre, corners } from "../kit/hex";
import { Glyph } from "../kit/icons";
import { Raft, Ship } from "./craft";

export type GameName = "feya" | "felinia" | "winter";

type Spot = readonly [x: number, y: number, scale: number];
type Placed = readonly [q: number, r: number, piece: JSX.Element];

const at = ([x, y, scale]: Spot): string => `translate(${x} ${y}) scale(${scale})`;

function Frame({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <svg class="cover" viewBox="0 0 400 126" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const land: readonly Placed[] = [
  [-3, 1, <Settlement colour="blue" />], [-4, 2, <Shrine />], [-4, 1, <Settlement colour="yellow" fish={2} />],
  [-1, 1, <Settlement colour="green" />], [0, 0, <Shrine />], [1, -1, <Settlement colour="yellow" />],
  [1, 0, <Settlement colour="red" />], [0, 1, <Settlement colour="blue" />], [4, -2, <Shrine />],
  [4, -3, <Settlement colour="red" />],
];
const afloat: readonly Placed[] = [
  [-2, 0, <Boat colour="yellow" />], [2, -1, <Boat colour="red" />], [-2, 1, <Fish kind="purple" />],
  [-2, 2, <Fish kind="red" />], [3, -2, <Fish kind="blue" />], [2, 0, <Fish kind="orange" />],
  [-3, 2, <Fish kind="green" />], [3, -1, <Boat colour="green" />], [-1, 0, <Fish kind="yellow" />],
];
const COLUMNS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
const ROWS = [-2, -1, 0, 1, 2];

function hexes(side: number, fill: string): JSX.Element[] {
  return land.map(([q, r]) => {
    const { x, y } = centre(q, r);
    return <polygon key={`${q},${r}`} points={corners(side, x, y)} fill={fill} stroke={fill} stroke-width="2"
      stroke-linejoin="round" />;
  });
}

function Cells(): JSX.Element {
  return (
    <g stroke="var(--cell-line)" stroke-width="1">
      {COLUMNS.flatMap((q) => ROWS.map((row) => {
        const r = row - Math.floor(q / 2);
        const { x, y } = centre(q, r);
        return <polygon key={`${q},${r}`} points={corners(30, x, y)}
          fill={`var(--water-${1 + Math.abs(q * 5 + r * 7) % 3})`} />;
      }))}
    </g>
  );
}

function FeyaCover(): JSX.Element {
  return (
    <Frame>
      <g transform="translate(196 58)">
        <Cells />
        {hexes(32, "var(--foam)")}
        {hexes(29.6, "var(--sand)")}
        {[...land, ...afloat].map(([q, r, piece]) => {
          const { x, y } = centre(q, r);
          return <g key={`${q},${r}`} transform={`translate(${x} ${y})`}>{piece}</g>;
        })}
      </g>
    </Frame>
  );
}

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: number;
}

const QUAY = 106;
const houses: readonly House[] = [
  { x: 6, width: 34, height: 46, wall: 1 }, { x: 42, width: 36, height: 66, wall: 3 },
  { x: 80, width: 34, height: 42, wall: 2 }, { x: 116, width: 36, height: 78, wall: 5 },
  { x: 154, width: 34, height: 52, wall: 4 }, { x: 190, width: 36, height: 62, wall: 3 },
  { x: 228, width: 34, height: 38, wall: 2 },
];

/** Two windows a floor, as many floors as fit. */
function windows({ x, width, height }: House): string {
  const panes: string[] = [];
  for (let y = QUAY - height + 8; y < QUAY - 20; y += 15) {
    for (const left of [x + width * 0.2, x + width * 0.58]) {
      panes.push(`M${left} ${y + 8.4}V${y + 2.4}A3.6 3.6 0 0 1 ${left + 7.2} ${y + 2.4}V${y + 8.4}Z`);
    }
  }
  return panes.join("");
}

function TownHouse({ house }: { house: House }): JSX.Element {
  const { x, width, height, wall } = house;
  const top = QUAY - height;
  const middle = x + width / 2;
  return (
    <g stroke-linejoin="round">
      <rect x={x} y={top} width={width} height={height} fill={`var(--wall-${wall})`} stroke="var(--tile-dark)"
        stroke-width="1.2" />
      <path d={`M${x + width * 0.72} ${top - 16}H${x + width * 0.86}V${top - 4}H${x + width * 0.72}Z`}
        fill="var(--tile-dark)" />
      <path d={`M${x - 3} ${top + 1}L${middle} ${top - 18} ${x + width + 3} ${top + 1}Z`} fill="var(--tile)"
        stroke="var(--tile-dark)" stroke-width="1.4" />
      <path d={windows(house)} fill="var(--pane)" />
      <path d={`M${middle - 4.5} ${QUAY}V${QUAY - 10}A4.5 4.5 0 0 1 ${middle + 4.5} ${QUAY - 10}V${QUAY}Z`}
        fill="var(--hull-dark)" />
    </g>
  );
}

/** A striped awning over the stall of a merchant. */
function Awning({ x }: { x: number }): JSX.Element {
  const stripes = [0, 1, 2, 3, 4].map((k) => (
    <path key={k} d={`M${k * 6 - 15} 0H${k * 6 - 9}L${k * 7.2 - 10.8} 9A3.6 3.6 0 0 1 ${k * 7.2 - 18} 9Z`}
      fill={k % 2 ? "var(--awning-2)" : "var(--awning)"} />
  ));
  return (
    <g transform={`translate(${x} ${QUAY - 22})`}>
      <path d="M-15 8V22M15 8V22" stroke="var(--hull-dark)" stroke-width="1.6" />
      <rect x="-15" y="15" width="30" height="7" fill="var(--hull)" />
      {stripes}
    </g>
  );
}

const waves: readonly Spot[] = [
  [290, 66, 1], [372, 58, 0.9], [282, 92, 0.9], [384, 88, 1], [300, 114, 1], [392, 114, 0.9], [340, 118, 1],
];

function FeliniaCover(): JSX.Element {
  return (
    <Frame>
      <rect width="400" height="126" fill="var(--sky-day)" />
      <path d="M250 24C252 16 264 14 268 20 274 14 286 18 286 26H250ZM8 22C10 14 22 12 26 18 34 12 44 16 44 24H8Z"
        fill="var(--cloud)" />
      <path d="M318 20C320 15 328 14 331 18 336 14 343 17 343 22H318Z" fill="var(--cloud)" />
      <rect y="52" width="400" height="74" fill="var(--sea)" />
      <g fill="none" stroke="var(--sea-wave)" stroke-width="1.8" stroke-linecap="round">
        {waves.map((spot) => <path key={spot.join()} d="M-14 0C-9-5-5-5 0 0S9 5 14 0" transform={at(spot)} />)}
      </g>
      {houses.map((house) => <TownHouse key={house.x} house={house} />)}
      <Awning x={97} /><Awning x={208} />
      <path d={`M-2 ${QUAY}H282V128H-2Z`} fill="var(--quay)" />
      <path d={`M-2 ${QUAY + 7}H282M-2 ${QUAY + 14}H282M40 ${QUAY}V126M110 ${QUAY}V126M180 ${QUAY}V126M246 ${QUAY}V126`}
        stroke="var(--quay-dark)" stroke-width="1.4" />
      <path d={`M270 ${QUAY - 7}H277V128H270Z`} fill="var(--quay-dark)" />
      <Glyph name="cat" size={30} x={258} y={QUAY - 12} fill="var(--cat)" />
      <g transform="translate(340 70) scale(.74)"><Ship /></g>
    </Frame>
  );
}

const pines: readonly Spot[] = [
  [282, 82, 1], [298, 76, 0.8], [312, 82, 1.1], [344, 78, 0.8], [374, 84, 1.2], [390, 80, 0.9], [8, 78, 0.9],
  [22, 72, 0.7],
];
const pine = "M0-34 6-24H3.4L9-14H5.6L12-2H1.6V4H-1.6V-2H-12L-5.6-14H-9L-3.4-24H-6Z";

function Tipi({ spot }: { spot: Spot }): JSX.Element {
  return (
    <g transform={at(spot)} stroke-linejoin="round" stroke-linecap="round">
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

function WinterCover(): JSX.Element {
  return (
    <Frame>
      <rect width="400" height="126" fill="var(--ice-sky)" />
      <circle cx="316" cy="32" r="16" fill="var(--cold-sun)" />
      <path d="M-10 90 34 40 62 66 108 16 146 62 176 38 236 88 300 44 350 76 380 58 420 90Z" fill="var(--peak-2)" />
      <path d="M-10 96 20 66 52 28 88 70 142 12 196 74 222 58 262 38 310 80 352 62 420 96Z" fill="var(--peak)" />
      <path d={summits} fill="var(--snow)" />
      <path d="M-10 82C40 68 90 72 140 78 200 84 260 74 320 78 360 80 390 76 420 78V130H-10Z" fill="var(--snow)" />
      <path d="M-10 96C60 90 110 98 170 96 120 104 50 108-10 106Z" fill="var(--snow-2)" />
      <g stroke-linejoin="round">
        {pines.map((spot, k) => (
          <path key={spot.join()} d={pine} transform={at(spot)} fill={k % 2 ? "var(--pine-2)" : "var(--pine)"} />
        ))}
      </g>
      <path d="M60 130C120 112 190 116 240 104 300 90 350 92 420 88V130Z" fill="var(--river)" />
      <path d={currents} fill="none" stroke="var(--river-hi)" stroke-width="2" stroke-linecap="round" />
      <Tipi spot={[36, 98, 0.96]} /><Tipi spot={[72, 88, 0.74]} /><Campfire />
      <Glyph name="mammoth" size={50} x={178} y={68} fill="var(--beast)" />
      <g transform="translate(304 92) scale(.5)"><Raft /></g>
    </Frame>
  );
}

const covers: Record<GameName, () => JSX.Element> = { feya: FeyaCover, felinia: FeliniaCover, winter: WinterCover };

/** The picture of a game; it fills its box. */
export function Cover({ game }: { game: GameName }): JSX.Element {
  const Picture = covers[game];
  return <Picture />;
}
