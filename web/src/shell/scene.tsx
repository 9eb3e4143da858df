/** The front page's evening on the water: trees, a rising moon, boats of the games, reeds and fireflies. */
import "./scene.css";

import type { JSX } from "preact";

import { covers } from "bogwood:covers";

import { type Craft, placed, type Spot } from "../games/cover";

const WIDTH = 1440;
const HEIGHT = 430;
const SHORE = 236;

const Stop = ({ at, colour, opacity }: { at: string; colour: string; opacity?: number }): JSX.Element =>
  <stop offset={at} stop-color={`var(--${colour})`} stop-opacity={opacity} />;

function Lights(): JSX.Element {
  return (
    <defs>
      <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
        <Stop at="0" colour="sky-1" /><Stop at=".6" colour="sky-2" /><Stop at="1" colour="sky-3" />
      </linearGradient>
      <linearGradient id="scene-lake" x1="0" y1="0" x2="0" y2="1">
        <Stop at="0" colour="lake-1" /><Stop at=".42" colour="lake-2" /><Stop at="1" colour="lake-3" />
      </linearGradient>
      <radialGradient id="scene-halo">
        <Stop at="0" colour="moon" opacity={0.5} /><Stop at=".35" colour="moon" opacity={0.24} />
        <Stop at="1" colour="moon" opacity={0} />
      </radialGradient>
      <radialGradient id="scene-firefly">
        <Stop at="0" colour="firefly" opacity={0.95} /><Stop at=".3" colour="firefly" opacity={0.5} />
        <Stop at="1" colour="firefly" opacity={0} />
      </radialGradient>
    </defs>
  );
}

const stars: readonly Spot[] = [
  [702, 44, 1.3], [768, 86, 0.9], [842, 30, 1.1], [908, 72, 1.4], [1010, 34, 1], [1082, 78, 1.2], [1164, 40, 1.4],
  [1236, 84, 0.9], [1302, 36, 1.2], [1384, 66, 1], [88, 28, 1.1], [236, 22, 0.9], [470, 26, 1.2], [612, 24, 1],
];

function Sky(): JSX.Element {
  return (
    <g>
      <rect x="-600" width={WIDTH + 1200} height={SHORE + 4} fill="url(#scene-sky)" />
      {stars.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} fill="var(--star)" opacity=".7" />)}
      <circle cx="846" cy="196" r="190" fill="url(#scene-halo)" />
      <circle cx="846" cy="196" r="62" fill="var(--moon)" />
      <g fill="var(--sky-3)" opacity=".35"><circle cx="826" cy="176" r="11" /><circle
        cx="866" cy="164" r="7" /><circle cx="854" cy="192" r="5" /></g>
    </g>
  );
}

const crowns = [
  "M0-96C-20-96-34-86-38-72-52-68-58-54-54-42-60-30-50-18-36-20-24-12-8-14 0-20 10-12 26-14 34-20 50-18 60-28 54-42"
    + " 58-56 50-68 38-72 34-88 18-96 0-96Z",
  "M-4-104C-26-100-36-84-34-68-50-60-52-40-42-30-30-18-14-20-4-26 8-18 30-18 38-32 50-44 46-62 34-68 36-88"
    + " 20-106-4-104Z",
];
const trunk = "M-5-34C-4-16-6-6-10 2H10C6-6 4-16 5-34L2-34 12-50 9-52-1-40-10-54-13-52Z";

function Tree({ at: [x, y, scale], tone, kind }: { at: Spot; tone: string; kind: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={tone}>
      <path d={trunk} /><path d={crowns[kind % crowns.length]} />
    </g>
  );
}

const farTrees: readonly Spot[] = [
  [318, 230, 0.56], [372, 232, 0.44], [498, 228, 0.5], [616, 224, 0.64], [656, 228, 0.46], [700, 230, 0.34],
  [806, 218, 0.5], [882, 220, 0.4], [1006, 224, 0.6], [1046, 228, 0.44], [1196, 224, 0.52], [1262, 220, 0.66],
  [1296, 226, 0.4], [1396, 224, 0.62], [1436, 226, 0.5],
];
const nearTrees: readonly Spot[] = [
  [46, 242, 1.02], [-70, 242, 1.2], [132, 240, 0.5], [562, 240, 0.78], [678, 240, 0.58], [966, 240, 0.66],
  [1104, 242, 1.06], [1410, 240, 0.74], [1520, 242, 1.1],
];

const farHill = "M-600 240V200C-420 178-200 210 0 192 180 176 360 204 560 194 740 184 860 206 1000 198 1160 188 1320"
  + " 204 1500 188 1680 176 1860 200 2040 190V240Z";
const nearHill = "M-600 240V222C-300 210 0 228 240 220 480 212 700 226 960 222 1200 216 1400 226 1640 216 1800 212"
  + " 1920 222 2040 218V240Z";
const bank = "M-600 242V236C-340 230-60 238 180 234 430 230 640 238 900 236 1140 234 1380 230 1640 236 1800 238 1920"
  + " 234 2040 236V242Z";

function Land(): JSX.Element {
  return (
    <g>
      <path d={farHill} fill="var(--hill-1)" />
      {farTrees.map((at, k) => <Tree key={at[0]} at={at} tone="var(--wood-1)" kind={k} />)}
      <path d={nearHill} fill="var(--hill-2)" />
      <ellipse cx="520" cy="222" rx="420" ry="10" fill="var(--mist)" opacity=".16" />
      <ellipse cx="1220" cy="216" rx="360" ry="9" fill="var(--mist)" opacity=".2" />
      {nearTrees.map((at, k) => <Tree key={at[0]} at={at} tone="var(--wood-2)" kind={k} />)}
      <path d={bank} fill="var(--shore)" />
    </g>
  );
}

/** Bars of moonlight: middle, height, half length. */
const glitter: readonly Spot[] = [
  [846, 246, 62], [832, 254, 40], [862, 262, 84], [826, 271, 58], [864, 281, 36], [838, 292, 74], [868, 304, 48],
  [824, 317, 34], [854, 331, 60], [840, 346, 26],
];
const ripples: readonly Spot[] = [
  [188, 356, 1.1], [336, 336, 0.8], [300, 376, 0.9], [60, 344, 0.8], [508, 298, 0.7], [540, 352, 1], [716, 318, 0.8],
  [724, 372, 1], [858, 352, 0.9], [1090, 356, 0.9], [1136, 300, 0.7], [1190, 372, 1], [1300, 300, 0.8],
  [1338, 348, 0.9], [440, 390, 1.1], [640, 402, 1.2], [930, 396, 1.2], [1080, 410, 1.1], [1290, 400, 1.2],
  [120, 404, 1.2],
];

const ripple = "M-20 0C-13-4-9-4-4 0S6 3.6 11 0 17-2.4 22-1.4";

function Lake(): JSX.Element {
  return (
    <g>
      <rect x="-600" y={SHORE + 2} width={WIDTH + 1200} height={HEIGHT - SHORE} fill="url(#scene-lake)" />
      <rect x="-600" y={SHORE + 2} width={WIDTH + 1200} height="7" fill="var(--shore)" opacity=".28" />
      {glitter.map(([x, y, half], k) => (
        <rect key={y} x={x - half} y={y} width={2 * half} height="3" rx="1.5" fill="var(--moon)"
          opacity={0.85 - k * 0.06} />
      ))}
      <g fill="none" stroke="var(--ripple)" stroke-width="2" stroke-linecap="round" opacity=".42">
        {ripples.map(([x, y, scale]) => (
          <path key={`${x}-${y}`} d={ripple} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
    </g>
  );
}

const leaf = "M0-10C20-10 36-5 36 1S20 12 0 12-36 7-36 1-20-10 0-10C6-10 12-9.6 18-8.4L4 .4 30-4.6C34-3 36-1 36 1";
const petals = "M0 2C-10 2-15-4-15-10-10-9-7-7-5-4-5-10-3-14 0-17 3-14 5-10 5-4 7-7 10-9 15-10 15-4 10 2 0 2Z";
const lilies: readonly Spot[] = [
  [512, 308, 0.56], [556, 340, 0.76], [690, 376, 1.02], [1236, 350, 0.94], [1318, 312, 0.66], [412, 330, 0.5],
  [930, 346, 0.72], [1096, 388, 0.8],
];
const inFlower = new Set([556, 1236]);

function Lily({ at: [x, y, scale] }: { at: Spot }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={leaf} fill="var(--lily)" stroke="var(--lily-edge)" stroke-width="2" stroke-linejoin="round" />
      {inFlower.has(x) && <path d={petals} transform="translate(-10 -2)" fill="var(--lily-flower)" stroke="var(--lily)"
        stroke-width="1.2" stroke-linejoin="round" />}
    </g>
  );
}

/** A landing stage with a lantern, where the boats put in. */
function Jetty(): JSX.Element {
  return (
    <g>
      <path d="M1228 326H1520V338H1228Z" fill="var(--lake-3)" opacity=".35" />
      <path d="M1246 296H1253V330H1246ZM1304 296H1311V332H1304ZM1362 296H1369V334H1362ZM1226 300H1232V326H1226Z"
        fill="var(--timber)" />
      <path d="M1220 292H1520V301H1220Z" fill="var(--timber-hi)" />
      <path d="M1220 299H1520V303H1220Z" fill="var(--timber)" />
      <path d="M1250 292V299M1280 292V299M1310 292V299M1340 292V299M1370 292V299M1400 292V299" stroke="var(--timber)"
        stroke-width="1.6" />
      <path d="M1237 240H1241V292H1237ZM1238 240H1256V243.4H1238Z" fill="var(--timber)" />
      <circle cx="1254" cy="255" r="30" fill="url(#scene-firefly)" opacity=".7" />
      <path d="M1253 243H1255V248H1253ZM1248 248H1260L1258 263H1250Z" fill="var(--timber)" />
      <path d="M1250.6 250H1257.4L1256.2 261H1251.8Z" fill="var(--lantern)" />
    </g>
  );
}

function Shadow({ at: [x, y, half] }: { at: Spot }): JSX.Element {
  return <ellipse cx={x} cy={y} rx={half} ry={half / 7} fill="var(--lake-3)" opacity=".45" />;
}

function Afloat({ craft: { Boat, at, shadow, isLate } }: { craft: Craft }): JSX.Element {
  return (
    <>
      <Shadow at={shadow} />
      <g transform={placed(at)}><g class={isLate ? "afloat afloat-late" : "afloat"}><Boat /></g></g>
    </>
  );
}

function Fleet(): JSX.Element {
  return <g>{Object.values(covers).map(({ craft }, at) => craft && <Afloat key={at} craft={craft} />)}</g>;
}

interface Stem {
  readonly x: number;
  readonly height: number;
  readonly lean: number;
}

const stems: readonly Stem[] = [
  { x: 8, height: 150, lean: 12 }, { x: 34, height: 214, lean: 8 }, { x: 56, height: 172, lean: -4 },
  { x: 84, height: 120, lean: 26 }, { x: 104, height: 86, lean: 14 },
];
const blades: readonly Stem[] = [
  { x: -10, height: 170, lean: 26 }, { x: 4, height: 120, lean: -22 }, { x: 22, height: 190, lean: -16 },
  { x: 30, height: 140, lean: 34 }, { x: 46, height: 110, lean: -26 }, { x: 62, height: 150, lean: 30 },
  { x: 78, height: 96, lean: -14 }, { x: 92, height: 120, lean: 42 }, { x: 112, height: 70, lean: 24 },
];

function blade({ x, height, lean }: Stem): string {
  return `M${x - 5} 0C${x - 3} ${-height * 0.5} ${x + lean * 0.4} ${-height * 0.8} ${x + lean} ${-height}`
    + `C${x + lean * 0.6} ${-height * 0.7} ${x + 5} ${-height * 0.4} ${x + 6} 0Z`;
}

function Cattail({ x, height, lean }: Stem): JSX.Element {
  const top = `translate(${x + lean} ${-height}) rotate(${lean * 0.5})`;
  return (
    <g>
      <path d={`M${x} 0Q${x} ${-height * 0.6} ${x + lean} ${-height}`} fill="none" stroke="var(--reed-2)"
        stroke-width="4" />
      <g transform={top} fill="var(--reed-1)">
        <rect x="-5.5" y="-26" width="11" height="40" rx="5.5" /><rect x="-1" y="-38" width="2" height="16" rx="1" />
      </g>
    </g>
  );
}

/** Reeds of one bank, growing to the right of 0, 0. */
function Reeds(): JSX.Element {
  return (
    <g>
      {stems.map((stem) => <Cattail key={stem.x} {...stem} />)}
      <path d={blades.map(blade).join("")} fill="var(--reed-1)" />
    </g>
  );
}

const lights: readonly Spot[] = [
  [588, 196, 12], [640, 226, 7], [728, 182, 13], [700, 246, 10], [748, 226, 12], [930, 160, 6], [752, 284, 12],
  [930, 262, 9], [520, 318, 13], [760, 342, 12], [1104, 250, 9], [962, 380, 10], [992, 360, 11], [1284, 180, 7],
  [1192, 222, 6], [1334, 282, 11], [466, 372, 9], [572, 268, 7], [900, 392, 9], [1010, 196, 10], [1160, 176, 8],
  [150, 300, 8], [1180, 330, 12], [986, 268, 7],
];

function Swarm(): JSX.Element {
  return (
    <g>
      {lights.map(([x, y, r]) => (
        <g key={`${x}-${y}`} class="firefly-light">
          <circle cx={x} cy={y} r={r * 1.5} fill="url(#scene-firefly)" />
          <circle cx={x} cy={y} r={r * 0.24} fill="var(--star)" />
        </g>
      ))}
    </g>
  );
}

/** Fills its box; the middle of the picture stays in view on narrow screens. Decoration, hidden from readers. */
export function Scene(): JSX.Element {
  return (
    <svg class="scene" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true"
      focusable="false">
      <Lights /><Sky /><Land /><Lake />
      {lilies.map((at) => <Lily key={at[0]} at={at} />)}
      <Jetty /><Fleet />
      <g transform={`translate(-6 ${HEIGHT + 4})`}><Reeds /></g>
      <g transform={`translate(${WIDTH + 6} ${HEIGHT + 4}) scale(-1.05 1.05)`}><Reeds /></g>
      <Swarm />
    </svg>
  );
}
