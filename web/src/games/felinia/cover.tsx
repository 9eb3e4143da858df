/** Felinia on its card: a harbour of cats. */
import "./cover.css";

import type { JSX } from "preact";

import { Cut } from "../../kit/cut";
import { Glyph } from "../../kit/icons";
import { type Cover, CoverFrame, placed, type Spot } from "../cover";

const hull = "M-52 26C-38 32-22 33-6 32 16 31 36 28 54 18 52 34 46 48 30 52H-24C-40 50-48 40-52 26Z";
const aftSail = "M-8-62C-32-52-46-26-46 18-32 12-20 12-8 18Z";
const midSail = "M2-60C16-50 30-36 32-8L26 12C18 8 10 8 2 12Z";
const foreSail = "M36-42C54-34 60-12 58 16 50 12 42 12 36 16Z";

/** A merchant ship with a cat on its sail, about 110 units long. */
function Ship(): JSX.Element {
  return (
    <Cut d={hull + aftSail + midSail + foreSail + "M-6-68H0V30H-6ZM32-48H37V24H32Z"} keyIn={2.4} keyOut={0}>
      <path d="M-6-70H0V32H-6ZM32-50H36.5V28H32Z" fill="var(--timber)" />
      <path d={aftSail + foreSail} fill="var(--canvas)" />
      <path d="M-8-62C-16-40-18-10-12 16.4L-8 18ZM36-42C41-26 41-2 38.6 15.4L36 16Z"
        fill="var(--canvas-dark)" opacity=".6" />
      <path d={midSail} fill="var(--cat-sail)" />
      <path d="M0-70 14-66 0-62Z" fill="var(--cat-sail)" />
      <Glyph name="cat" size={24} x={16} y={-14} fill="var(--sail-mark)" />
      <path d={hull} fill="var(--hull)" />
      <path d="M-46 40C-28 46 22 45 47 36 44 46 38 51 30 52H-24C-34 51-42 47-46 40Z" fill="var(--hull-dark)" />
      <path d="M-50 31C-30 39 22 38 52 25" fill="none" stroke="var(--trim)" stroke-width="3.4" />
    </Cut>
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

function Picture(): JSX.Element {
  return (
    <CoverFrame>
      <rect width="400" height="126" fill="var(--sky-day)" />
      <path d="M250 24C252 16 264 14 268 20 274 14 286 18 286 26H250ZM8 22C10 14 22 12 26 18 34 12 44 16 44 24H8Z"
        fill="var(--cloud)" />
      <path d="M318 20C320 15 328 14 331 18 336 14 343 17 343 22H318Z" fill="var(--cloud)" />
      <rect y="52" width="400" height="74" fill="var(--sea)" />
      <g fill="none" stroke="var(--sea-wave)" stroke-width="1.8" stroke-linecap="round">
        {waves.map((spot) => <path key={spot.join()} d="M-14 0C-9-5-5-5 0 0S9 5 14 0" transform={placed(spot)} />)}
      </g>
      {houses.map((house) => <TownHouse key={house.x} house={house} />)}
      <Awning x={97} /><Awning x={208} />
      <path d={`M-2 ${QUAY}H282V128H-2Z`} fill="var(--quay)" />
      <path d={`M-2 ${QUAY + 7}H282M-2 ${QUAY + 14}H282M40 ${QUAY}V126M110 ${QUAY}V126M180 ${QUAY}V126M246 ${QUAY}V126`}
        stroke="var(--quay-dark)" stroke-width="1.4" />
      <path d={`M270 ${QUAY - 7}H277V128H270Z`} fill="var(--quay-dark)" />
      <Glyph name="cat" size={30} x={258} y={QUAY - 12} fill="var(--cat)" />
      <g transform="translate(340 70) scale(.74)"><Ship /></g>
    </CoverFrame>
  );
}

export const cover: Cover = {
  icon: "cat",
  Picture,
  craft: { Boat: Ship, at: [838, 276, 1.04], shadow: [838, 330, 60], isLate: true },
};
