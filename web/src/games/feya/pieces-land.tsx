/** Land and stone: settlements, shrines, temples and the totem. */
import type { ComponentChildren, JSX } from "preact";

import { corners } from "../../kit/hex";
import { Glyph, type IconName } from "../../kit/icons";
import { type Colour, edgeOf, fillOf, tintOf } from "../../kit/marks";
import { NeutralFish } from "./pieces-fish";
import { Roof } from "./pieces-roof";

interface TileProps {
  ground: string;
  ring: string;
  edge: string;
}

/** The ground of a tile: edge, ring, thin inner edge, ground. */
function Tile({ ground, ring, edge }: TileProps): JSX.Element {
  return (
    <g stroke-linejoin="round">
      <polygon points={corners(28)} fill={ring} stroke={edge} stroke-width="1.6" />
      <polygon points={corners(23.4)} fill={ground} stroke={edge} stroke-width=".9" />
    </g>
  );
}

/** Places of one to three fish along the lower edge. */
const shoals: readonly (readonly number[])[] = [[], [0], [-6.4, 6.4], [-11.6, 0, 11.6]];
const MOST_FISH = shoals.length - 1;

function Shoal({ fish }: { fish: number }): JSX.Element {
  const places = shoals[Math.min(Math.max(fish, 0), MOST_FISH)] ?? [];
  return <>{places.map((x) => <NeutralFish key={x} x={x} y={16.6} scale={0.84} />)}</>;
}

export interface SettlementProps {
  colour: Colour;
  /** Fish lying on it, 0 to 3. */
  fish?: number;
}

/** A clan's tile: its tint, its ring, its roof. */
export function Settlement({ colour, fish = 0 }: SettlementProps): JSX.Element {
  return (
    <g>
      <Tile ground={tintOf(colour)} ring={fillOf(colour)} edge={edgeOf(colour)} />
      <g transform={`translate(0 ${fish > 0 ? -3 : 0.6}) scale(${fish > 0 ? 0.86 : 0.96})`}><Roof colour={colour} /></g>
      <Shoal fish={fish} />
    </g>
  );
}

/** A settlement of a clan nobody plays: the roof without the ring of its colour. */
export function NeutralSettlement({ colour }: { colour: Colour }): JSX.Element {
  return (
    <g>
      <Tile ground="var(--well)" ring="var(--line)" edge="var(--line-2)" />
      <polygon points={corners(25.7)} fill="none" stroke="var(--line-2)" stroke-width="1.6"
        stroke-dasharray="2.4 2.6" />
      <g transform="translate(0 .6) scale(.84)"><Roof colour={colour} /></g>
    </g>
  );
}

const stone = "M-9 13.6V-4C-9-11.6-5-15.8 0-15.8S9-11.6 9-4V13.6Z";
const spiral = "M-.2-2.2A1.5 1.5 0 0 1 2.8-2.2 3 3 0 0 1-3.2-2.2 4.5 4.5 0 0 1 4.4-4.4";
const tufts = "M-15 14.6C-14.6 11-13.4 9-12 7.6-12 9.6-11.4 10.8-10.4 11.6-10 10.4-9.4 9.6-8.4 9-8.6 11.4-8 13-7 14.6Z"
  + "M15 14.6C14.6 11.4 13.4 9.8 12 8.8 12 10.4 11.4 11.2 10.6 11.8 10.2 10.8 9.6 10.2 8.8 9.8 8.8 11.8 8.4 13.2 7.4"
  + " 14.6Z";

function Stone(): JSX.Element {
  return (
    <g>
      <path d={stone} fill="var(--temple-plate)" stroke="var(--shrine-edge)" stroke-width="2" stroke-linejoin="round" />
      <path d="M3.4-14.4C6.4-12.6 8-9 8-4V12.6H4.6V-4C4.6-8.4 4.4-12 3.4-14.4Z"
        fill="var(--shrine-edge)" opacity=".28" />
      <path d={spiral} fill="none" stroke="var(--shrine-edge)" stroke-width="1.9" stroke-linecap="round" />
      <path d={tufts} fill="var(--shrine-edge)" />
    </g>
  );
}

/** A shrine: a standing stone in the grass. */
export function Shrine({ number }: { number?: number }): JSX.Element {
  return (
    <g>
      <polygon points={corners(28)} fill="var(--shrine)" stroke="var(--shrine-edge)" stroke-width="1.6"
        stroke-linejoin="round" />
      <Stone />
      {number !== undefined && <Plate y={18.4} width={14}><PlateText>{number}</PlateText></Plate>}
    </g>
  );
}

/** Water where the shrine tile of this number would be laid. */
export function ShrineSpace({ number }: { number: number }): JSX.Element {
  return (
    <g class="shrine-space" opacity=".6">
      <path d={stone} fill="none" stroke="var(--ink-2)" stroke-width="1.6" stroke-dasharray="3 2.6" />
      <PlateText fill="var(--ink-2)" y={1}>{number}</PlateText>
    </g>
  );
}

interface PlateProps {
  y: number;
  width: number;
  children: ComponentChildren;
}

/** A pale plate for a few words on a dark tile. */
function Plate({ y, width, children }: PlateProps): JSX.Element {
  return (
    <g class="pale-plate" transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y="-6" width={width} height="12" rx="6" fill="var(--temple-plate)" />
      {children}
    </g>
  );
}

interface PlateTextProps {
  children: ComponentChildren;
  fill?: string;
  x?: number;
  y?: number;
}

function PlateText({ children, fill = "var(--coin-ink)", x = 0, y = 0 }: PlateTextProps): JSX.Element {
  return (
    <text x={x} y={y + 3.9} fill={fill} font-family="var(--sans)" font-size="11" font-weight="800" text-anchor="middle">
      {children}
    </text>
  );
}

const gate = "M0-21.6C3.6-17.6 8.6-14.4 16-13.6 15.8-10.6 14.2-8.4 11.6-8.4H-11.6"
  + "C-14.2-8.4-15.8-10.6-16-13.6-8.6-14.4-3.6-17.6 0-21.6ZM-11.6-7H-7.4V4.4H-11.6ZM7.4-7H11.6V4.4H7.4ZM-13.4 4.4H13.4"
  + "V7.4H-13.4ZM-6-5.6H-.7V4.4H-6ZM.7-5.6H6V4.4H.7Z";
const carvings = "M0-15.2A2.1 2.1 0 1 1-.01-15.2ZM-2.2-1.8A.9.9 0 1 1-2.21-1.8ZM2.2-1.8A.9.9 0 1 1 2.19-1.8Z";

/** A temple: the gate, and on the plate below what its top tile gives. */
export function Temple({ children }: { children?: ComponentChildren }): JSX.Element {
  return (
    <g>
      <polygon points={corners(28)} fill="var(--temple)" stroke="var(--key-out)" stroke-width="1.6"
        stroke-linejoin="round" />
      <polygon points={corners(24.6)} fill="none" stroke="var(--temple-plate)" stroke-width="1" opacity=".35" />
      <path d={gate} fill="var(--temple-plate)" />
      <path d={carvings} fill="var(--temple)" />
      {children !== undefined && <Plate y={15} width={32}>{children}</Plate>}
    </g>
  );
}

export interface TempleLabelProps {
  text: string;
  icon?: IconName;
  fill?: string;
}

/** A number with the symbol of what is gained, centred on the plate of a temple. */
export function TempleLabel({ text, icon, fill = "var(--coin-ink)" }: TempleLabelProps): JSX.Element {
  if (!icon) return <PlateText>{text}</PlateText>;
  return <><PlateText x={-5.5}>{text}</PlateText><Glyph name={icon} size={10.5} x={6} fill={fill} /></>;
}
