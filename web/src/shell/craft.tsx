/** The ship of Felinia and the raft of Endless Winter, as they appear on the front page. */
import type { JSX } from "preact";

import { Cut } from "../kit/cut";
import { Glyph } from "../kit/icons";
import { fillOf } from "../kit/marks";

const hull = "M-52 26C-38 32-22 33-6 32 16 31 36 28 54 18 52 34 46 48 30 52H-24C-40 50-48 40-52 26Z";
const aftSail = "M-8-62C-32-52-46-26-46 18-32 12-20 12-8 18Z";
const midSail = "M2-60C16-50 30-36 32-8L26 12C18 8 10 8 2 12Z";
const foreSail = "M36-42C54-34 60-12 58 16 50 12 42 12 36 16Z";

/** A merchant ship with a cat on its sail, about 110 units long. */
export function Ship(): JSX.Element {
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

const logs = "M-44 20H44C48 20 48 29 44 29H-44C-48 29-48 20-44 20ZM-38 29H38C42 29 42 38 38 38H-38C-42 38-42 29-38 29Z";
const tent = "M-14-36 10 20H-38Z";
const paddler = "M22 20C24 14 26 11 27 9 22 9 18 8 18 5 18 1 24 1 27.4-1 25-5 27-10 31-10S37-5 34.6-1C38 1 44 1 44 5"
  + " 44 8 40 9 35 9 36 11 38 14 40 20Z";

/** A raft with a tent and somebody who paddles, about 90 units long. */
export function Raft(): JSX.Element {
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
