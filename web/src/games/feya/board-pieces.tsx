/** The pieces of one cell, and what is said about it while it can be chosen. */

import type { JSX } from "preact";

import { corners, round } from "../../kit/hex";
import { Glyph } from "../../kit/icons";
import type { Colour } from "../../kit/marks";
import { memo } from "../../kit/stable";
import type { Option } from "../../wire/messages";
import { GOODS } from "./look";
import {
  Boat, Coin, DoneBadge, Fish, GlowDot, LitPlace, NeutralFish, NeutralSettlement, PriceTag, RoofOutline, SeasonRing,
  Settlement, Shrine, Temple, Totem,
} from "./pieces";
import { type BoatScene, type CellScene, colourOf } from "./scene";
import type { TempleTile } from "./view";

/** What a tile of a temple gives, as symbols on its plate. */
function TempleGain({ tile }: { tile: TempleTile }): JSX.Element {
  const parts = (["vp", "mana", "fish"] as const).filter((good) => tile[good] > 0);
  const widths = parts.map((good) => (tile[good] > 1 ? 17 : 10));
  let x = -widths.reduce((sum, width) => sum + width, 0) / 2;
  return (
    <>
      {parts.map((good, n) => {
        const left = x;
        x += widths[n]!;
        const icon = GOODS[good]!;
        return (
          <g key={good}>
            {tile[good] > 1 && <text class="feya-plate" x={left + 3.6} y="3.9">{tile[good]}</text>}
            <Glyph name={icon.icon} size={9.5} x={left + widths[n]! - 5} fill={`var(--plate-${good})`} />
          </g>
        );
      })}
    </>
  );
}

function Swimmer({ scene, isAside }: PiecesProps): JSX.Element | null {
  if (scene.swimmer === null) return null;
  const isUnderBoat = isAside || scene.boats.length > 0;
  return (
    <g class={`feya-swimmer ${scene.season}`} transform={isUnderBoat ? "translate(15 14) scale(.42)" : undefined}>
      {scene.season === "now" && !isUnderBoat && <SeasonRing />}
      <Fish kind={scene.swimmer} />
    </g>
  );
}

interface PiecesProps {
  scene: CellScene;
  /** Does something else need the middle of the cell? */
  isAside: boolean;
}

/** What lies in the cell under the boats. */
export function Pieces({ scene, isAside }: PiecesProps): JSX.Element | null {
  switch (scene.kind) {
    case "settlement": return <Settlement colour={colourOf(scene.clan)} fish={scene.fish} />;
    case "neutral": return <Neutral scene={scene} />;
    case "shrine": return <ShrineHere hasTotem={scene.hasTotem} />;
    case "temple": return <Temple>{scene.tile === null ? undefined : <TempleGain tile={scene.tile} />}</Temple>;
    default: return <Swimmer scene={scene} isAside={isAside} />;
  }
}

function Neutral({ scene }: { scene: CellScene }): JSX.Element {
  const places = Array.from({ length: scene.fish }, (_, n) => 13 * n - (13 * (scene.fish - 1)) / 2);
  return (
    <g>
      <NeutralSettlement colour={colourOf(scene.clan)} />
      {places.map((x) => <NeutralFish key={x} x={x} y={17.6} />)}
    </g>
  );
}

function ShrineHere({ hasTotem }: { hasTotem: boolean }): JSX.Element {
  if (!hasTotem) return <Shrine />;
  return (
    <g>
      <Shrine />
      <g transform="translate(11 2) scale(.92)"><Totem /></g>
    </g>
  );
}

/** The word before the colon of an option's notation. */
const wordOf = (option: Option): string => option[1].split(":", 1)[0]!;

/** Words of options whose mark fills the middle of the cell. */
const FILLING = new Set(["build", "settle", "neutral", "shrine", "totem"]);

export const fillsCell = (option: Option | undefined): boolean => option !== undefined && FILLING.has(wordOf(option));

/** The ground of a cell that can be chosen, under its pieces. */
export function LitGround({ option, hasTile }: { option: Option; hasTile: boolean }): JSX.Element | null {
  // A tile would cover it: there the light lies round the tile.
  if (hasTile) return null;
  if (wordOf(option) === "to") return <polygon class="feya-reach" points={corners(29.2)} />;
  return <LitPlace />;
}

interface LitMarkProps {
  option: Option;
  scene: CellScene;
  colour: Colour;
}

/** What a choice costs or brings, over the pieces of its cell. */
export function LitMark({ option, scene, colour }: LitMarkProps): JSX.Element | null {
  const args = option[3];
  switch (wordOf(option)) {
    case "build": return <PriceTag colour={colour} text={String(args["gold"] ?? "")} />;
    case "settle": return <g transform="scale(.9)"><RoofOutline colour={colour} /></g>;
    case "neutral": return <g transform="scale(.9)"><RoofOutline colour={colourOf(String(args["clan"] ?? ""))} /></g>;
    case "shrine":
    case "totem": return <Glyph name="rune-stone" size={34} fill="var(--glow-line)" />;
    case "lay": return <Laid gold={args["gold"]} />;
    case "to": return <Destination scene={scene} />;
    case "boat": return scene.kind === "water" ? null : <LitEdge />;
    default: return null;
  }
}

/** The light round a tile that can be chosen, or on which what was chosen stands. */
export function LitEdge({ chosen = false }: { chosen?: boolean }): JSX.Element {
  return (
    <g class="feya-lit-edge">
      <polygon points={corners(29.2)} stroke={chosen ? "var(--key-out)" : "var(--glow-line)"} stroke-width="6.4" />
      <polygon points={corners(chosen ? 28.2 : 29.2)} stroke="var(--glow)" stroke-width="4" />
    </g>
  );
}

/** Where fish can be laid: a light round the tile and what it pays; on one's own it pays nothing but lies well. */
function Laid({ gold }: { gold: string | number | undefined }): JSX.Element {
  return (
    <g>
      <LitEdge />
      <g transform="translate(14 -13)">
        {gold === undefined ? <OwnCoin /> : <Coin text={gold} />}
      </g>
    </g>
  );
}

function OwnCoin(): JSX.Element {
  return (
    <g>
      <circle r="10" fill="var(--glow-soft)" stroke="var(--glow-line)" stroke-width="1.5" />
      <Glyph name="double-fish" size={14} fill="var(--fish)" />
    </g>
  );
}

function Destination({ scene }: { scene: CellScene }): JSX.Element {
  if (scene.kind === "temple") {
    return (
      <g>
        <LitEdge />
        <g transform="translate(17 -12)"><GlowDot /></g>
      </g>
    );
  }
  const isOccupied = scene.swimmer !== null || scene.boats.length > 0;
  return <g transform={isOccupied ? "translate(0 19.5)" : undefined}><GlowDot /></g>;
}

/** The points of a celebration, on the naming shrine of its island. */
export function FeastMark({ points }: { points: number }): JSX.Element {
  return (
    <g class="feya-feast">
      <rect x="-17" y="-10" width="34" height="20" rx="10" />
      <text x="-5" y="5">{points}</text>
      <Glyph name="round-star" size={13} x={8} fill="var(--glow-ink)" />
    </g>
  );
}

/** Where boats stand in a cell: alone in the middle, otherwise beside each other; on a tile a size smaller. */
function berth(n: number, of: number, isOnTile: boolean): string {
  if (of === 1) return isOnTile ? "translate(0 -6) scale(.82)" : "";
  if (of === 2) return `translate(${n === 0 ? -12 : 12} ${n === 0 ? -7 : 5}) scale(.66)`;
  const angle = (2 * Math.PI * n) / of - Math.PI / 2;
  return `translate(${round(13 * Math.cos(angle))} ${round(10 * Math.sin(angle))}) scale(.54)`;
}

export interface BoatsProps {
  scene: CellScene;
  /** The boat that acts now, and those that have acted, of this seat. */
  seat: number;
  chosen: number | null;
  acted: readonly number[];
  /** Those of this seat that can be chosen now. */
  lit: readonly number[];
}

/** The light under a boat on a tile, as wide as the boat: on water the whole cell is lit instead. */
function BoatGlow({ chosen }: { chosen: boolean }): JSX.Element {
  return (
    <ellipse cy="1" rx="21" ry="18" fill={chosen ? "var(--glow)" : "var(--glow-soft)"}
      stroke={chosen ? "var(--key-out)" : "var(--glow-line)"} stroke-width="2" />
  );
}

/** The boats of a cell, over everything else that lies there. */
export const Boats = memo(({ scene, seat, chosen, acted, lit }: BoatsProps): JSX.Element => {
  const isOnTile = scene.kind !== "water";
  const isMine = (boat: BoatScene): boolean => boat.seat === seat;
  const isDone = (boat: BoatScene): boolean => isMine(boat) && boat.boat !== chosen && acted.includes(boat.boat);
  return (
    <g transform={`translate(${scene.cell.x} ${scene.cell.y})`}>
      {scene.boats.map((boat, n) => {
        const isChosen = isMine(boat) && boat.boat === chosen;
        const glows = isChosen || (isMine(boat) && lit.includes(boat.boat));
        return (
          <g key={`${boat.seat}:${boat.boat}`} transform={berth(n, scene.boats.length, isOnTile)}
            data-boat={`${boat.seat}:${boat.boat}`}>
            {isOnTile && glows && <BoatGlow chosen={isChosen} />}
            <g transform={isChosen ? "scale(1.14)" : undefined}><Boat colour={boat.colour} /></g>
            {isDone(boat) && <g transform="translate(15 -15)"><DoneBadge /></g>}
          </g>
        );
      })}
    </g>
  );
});
