/** A page of all pieces, marks and icons in both themes. */
import "./gallery.css";

import { covers } from "bogwood:covers";
import { type ComponentChildren, type JSX, render } from "preact";

import {
  AxolotlWorker, BlockToken, Boat, Coin, DoneBadge, Fireflies, Fish, FISH_KINDS, FocusRing, FreshRing, GlowDot, Hatch,
  LitPlace, Lock, NeutralFish, NeutralSettlement, PieceIcon, PriceTag, SeasonRing, Settlement, Shrine, ShrineSpace,
  Temple, TempleLabel, Totem, Worker, WorkerSpace,
} from "../src/games/feya/pieces";
import { centre, corners } from "../src/kit/hex";
import { addIcons, Icon, type IconName } from "../src/kit/icons";
import { icons as feliniaIcons } from "../src/games/felinia/icon-paths";
import { icons as feyaIcons } from "../src/games/feya/icon-paths";
import { iconPaths } from "../src/kit/icon-paths";
import { Avatar, ChartPoint, COLOURS, type Colour, FreeSeat, Patterns, patternOf, SeatMark } from "../src/kit/marks";
import { Scene } from "../src/shell/scene";

const emblems: Record<Colour, IconName> = { red: "frog", blue: "croc-jaws", green: "turtle", yellow: "gecko" };

interface CellProps {
  label: string;
  scale?: number;
  water?: boolean;
  children: ComponentChildren;
}

function Cell({ label, scale = 1.15, water = false, children }: CellProps): JSX.Element {
  return (
    <div class="cell">
      <svg width={66 * scale} height={60 * scale} viewBox="-33 -30 66 60">
        {water && <polygon points={corners(30)} fill="var(--water-1)" stroke="var(--cell-line)" />}
        {children}
      </svg>
      {label}
    </div>
  );
}

function States(): JSX.Element {
  return (
    <div class="row">
      <Cell label="rest" water>{null}</Cell>
      <Cell label="sail here" water><GlowDot /></Cell>
      <Cell label="build" water><LitPlace /><PriceTag colour="red" text={10} /></Cell>
      <Cell label="focus" water><LitPlace /><PriceTag colour="yellow" text={7} /><FocusRing /></Cell>
      <Cell label="chosen" water><LitPlace chosen /><Boat colour="red" /></Cell>
      <Cell label="closed" water><Hatch /><Lock /></Cell>
      <Cell label="changed" water><Settlement colour="red" fish={0} /><FreshRing /></Cell>
      <Cell label="season" water><SeasonRing /><Fish kind="orange" /></Cell>
      <Cell label="done" water><Boat colour="blue" /><g transform="translate(15 -12)"><DoneBadge /></g></Cell>
    </div>
  );
}

function Seat({ colour }: { colour: Colour }): JSX.Element {
  return (
    <div class="row panel">
      <Avatar colour={colour} icon={emblems[colour]} size={44} />
      <Avatar colour={colour} icon={emblems[colour]} size={24} />
      <SeatMark colour={colour} size={14} />
      <Cell label=""><Settlement colour={colour} fish={0} /></Cell>
      <Cell label=""><Settlement colour={colour} fish={3} /></Cell>
      <Cell label="" scale={0.87}><Settlement colour={colour} fish={2} /></Cell>
      <Cell label=""><NeutralSettlement colour={colour} /></Cell>
      <Cell label="">{<Boat colour={colour} />}</Cell>
      <PieceIcon size={38}><Worker colour={colour} /></PieceIcon>
      <PieceIcon size={20}><Worker colour={colour} /></PieceIcon>
      <PieceIcon size={20}><Boat colour={colour} /></PieceIcon>
      <svg width="60" height="14"><rect x=".5" y=".5" width="59" height="13" rx="2" fill={patternOf(colour)}
        stroke={`var(--${colour}-edge)`} /></svg>
      <svg width="20" height="20"><ChartPoint colour={colour} x={10} y={10} /></svg>
    </div>
  );
}

function Things(): JSX.Element {
  return (
    <div class="row">
      {FISH_KINDS.map((kind) => <Cell key={kind} label={kind} water><Fish kind={kind} /></Cell>)}
      {FISH_KINDS.map((kind) => <Cell key={kind} label="26 px" water scale={0.87}><Fish kind={kind} /></Cell>)}
      <Cell label="neutral" water><NeutralFish scale={2} /></Cell>
      <Cell label="shrine"><Shrine /></Cell>
      <Cell label="numbered"><Shrine number={7} /></Cell>
      <Cell label="space" water><ShrineSpace number={7} /></Cell>
      <Cell label="totem"><Shrine /><g transform="translate(14 4) scale(.8)"><Totem /></g></Cell>
      <Cell label="temple"><Temple><TempleLabel text="4 VP" /></Temple></Cell>
      <Cell label="temple"><Temple><TempleLabel text="3" icon="gem" fill="var(--mana)" /></Temple></Cell>
      <Cell label="totem"><Totem /></Cell>
      <Cell label="axolotl"><AxolotlWorker /></Cell>
      <PieceIcon size={20}><AxolotlWorker /></PieceIcon>
      <Cell label="away"><WorkerSpace /></Cell>
      <Cell label="block"><BlockToken /></Cell>
      <Cell label="coin"><Coin text={10} /></Cell>
      <Cell label="fireflies" water><Fireflies /></Cell>
      <FreeSeat size={18} />
    </div>
  );
}

addIcons(feyaIcons);
addIcons(feliniaIcons);

const own: readonly IconName[] = ["gem", "tick", "cross", "plus", "minus", "menu", "chevron", "dot"];

function Icons({ size }: { size: number }): JSX.Element {
  const names = [...Object.keys({ ...iconPaths, ...feyaIcons, ...feliniaIcons }), ...own] as IconName[];
  return <div class="row panel">{names.map((name) => <Icon key={name} name={name} size={size} title={name} />)}</div>;
}

const board: readonly (readonly [number, number, JSX.Element | null])[] = [
  [0, 0, <Settlement colour="red" fish={1} />], [1, 0, <Settlement colour="green" fish={2} />], [2, -1, <Shrine />],
  [0, 1, <Shrine />], [1, -1, <Settlement colour="blue" />], [2, 0, <Settlement colour="yellow" fish={3} />],
  [-1, 0, <Boat colour="red" />], [-1, 1, <Fish kind="orange" />], [0, -1, <Fish kind="purple" />],
  [1, 1, <Boat colour="yellow" />], [3, -1, <Boat colour="blue" />], [3, -2, <Fish kind="green" />],
  [-2, 1, <Fish kind="blue" />], [-2, 2, <Fish kind="red" />], [3, 0, <Fish kind="yellow" />], [-1, 2, <GlowDot />],
  [2, 1, <><LitPlace /><PriceTag colour="red" text={7} /></>], [-2, 3, null], [2, -2, null], [0, 2, null],
  [4, -2, <Temple><TempleLabel text="2" icon="double-fish" fill="var(--fish)" /></Temple>], [4, -1, null],
  [-1, -1, null], [4, -3, <><Hatch /><Lock /></>], [-2, 0, <Boat colour="green" />], [1, -2, null],
];

const isLand = (piece: JSX.Element | null): boolean => piece?.type === Settlement || piece?.type === Shrine;

function Corner(): JSX.Element {
  const land = board.filter(([, , piece]) => isLand(piece));
  const hex = (side: number, colour: string) => ([q, r]: readonly [number, number, unknown]): JSX.Element =>
    <polygon points={corners(side, centre(q, r).x, centre(q, r).y)} fill={colour} stroke={colour} stroke-width="3" />;
  return (
    <svg width="700" height="440" viewBox="-150 -130 400 270">
      {board.map(([q, r]) => (
        <polygon key={`${q},${r}`} points={corners(30, centre(q, r).x, centre(q, r).y)}
          fill={`var(--water-${1 + Math.abs(q * 5 + r * 7) % 3})`} stroke="var(--cell-line)" />
      ))}
      {land.map(hex(32.5, "var(--foam)"))}
      {land.map(hex(29.5, "var(--sand)"))}
      {board.map(([q, r, piece]) => (
        <g key={`${q},${r}`} transform={`translate(${centre(q, r).x} ${centre(q, r).y})`}>{piece}</g>
      ))}
    </svg>
  );
}

function Theme({ name }: { name: string }): JSX.Element {
  return (
    <div class="theme" data-theme={name}>
      {name === "light" && <Patterns />}
      <h2>States</h2><States />
      <h2>Seats</h2>{COLOURS.map((colour) => <Seat key={colour} colour={colour} />)}
      <h2>Things</h2><Things />
      <h2>Board</h2><Corner />
      <h2>Icons</h2><Icons size={28} /><Icons size={16} />
    </div>
  );
}

/** Gradients are found by name in the whole page, so each theme's scenery has a page of its own. */
function Front({ name }: { name: string }): JSX.Element {
  return (
    <div class="theme" data-theme={name}>
      <div class="front"><Scene /></div>
      <div class="covers">
        {Object.entries(covers).map(([game, { Picture }]) => <div key={game}><Picture /></div>)}
      </div>
      <div class="narrow"><Scene /></div>
    </div>
  );
}

const front = new URLSearchParams(location.search).get("front");

const both = <div class="columns"><Theme name="light" /><Theme name="dark" /></div>;

render(front ? <Front name={front} /> : both, document.body);
