/** What the large board of a seat and its small card have in common. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import type { Colour } from "../../kit/marks";
import type { SeatProps } from "../face";
import type { Box } from "./box";
import { GOODS, seatLook } from "./look";
import { Tile, tileOf } from "./tiles";
import { goodName } from "./symbols";
import { PointsButton } from "../../table/points";
import { levelOf, nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import { drafted, myPoint, type SeatView, type Standing, viewOf } from "./view";

/** Everything a part of a seat's board reads; as long as it is the same, the board is. */
export interface SeatScene {
  number: number;
  /** What the player is called. */
  name: string;
  /** How well a bot plays; empty for people. */
  level: string;
  isOver: boolean;
  /** Is a Salamander tile to be chosen here? */
  choosesTile: boolean;
  /** What a draft has changed so far. */
  drafts: Drafts;
  box: Box;
  seat: SeatView;
  standing: Standing;
  colour: Colour;
  /** Does it belong to the person who looks? */
  isMine: boolean;
}

type Drafts = Readonly<Record<string, number>>;
const DRAFTED = ["gold", "mana", "fish", "vp"];

export function draftsOf(message: TableMessage, seat: number): Drafts {
  return Object.fromEntries(DRAFTED.map((good) => [good, drafted(message, good, seat)]));
}

export function sceneOfSeat({ message, seat: number }: SeatProps, box: Box | null, drafts: Drafts): SeatScene | null {
  const view = viewOf(message);
  const seat = view?.seats[number];
  const standing = view?.standing[number];
  if (box === null || view === null || seat === undefined || standing === undefined) return null;
  const { colour } = seatLook(message, number);
  const isMine = number === message.seat;
  return {
    number, box, seat, standing, colour, drafts, isMine, isOver: view.over,
    name: nameOfSeat(message, number), level: levelOf(message, number),
    choosesTile: isMine && myPoint(message) === "salamander_tile",
  };
}

/** A count with its icon; while a draft changes it, the old value stands struck out beside it. */
export function Count({ scene, good, value }: { scene: SeatScene; good: string; value: number }): JSX.Element {
  const { icon, tone } = GOODS[good]!;
  const change = scene.drafts[good] ?? 0;
  return (
    <span class="feya-count" title={goodName(good)}>
      <span class="feya-sign-icon" style={{ color: tone }}><Icon name={icon} size={20} title={goodName(good)} /></span>
      <b data-count={`${good}:${scene.number}`}>{value}</b>
      {change !== 0 && <del>{value - change}</del>}
    </span>
  );
}

export function Points({ scene }: { scene: SeatScene }): JSX.Element {
  const { standing, number, drafts, isOver } = scene;
  const change = drafts["vp"] ?? 0;
  const isAhead = !isOver && standing.points_at_the_end !== standing.points;
  return (
    <PointsButton seat={number} class="feya-points" text={pointsText(scene)}>
      {change !== 0 && <del>{standing.points - change}</del>}
      <b data-count={`vp:${number}`}>{standing.points}</b> <small>{nameOf("feya", "vp")}</small>
      {isAhead && (
        <span class="feya-points-end"><span aria-hidden="true">→ </span>{standing.points_at_the_end}</span>
      )}
    </PointsButton>
  );
}

/** The points in words, with what they would be if the game ended now. */
function pointsText({ standing, isOver, name }: SeatScene): string {
  const end = isOver ? "" : `, ${say("feya-text-head_end")} ${standing.points_at_the_end}`;
  return `${name}: ${standing.points} ${nameOf("feya", "vp")}${end}`;
}

export function plusOf({ box, seat }: SeatScene): number {
  return box.data.navigation_track.steps[seat.navigation]?.plus ?? 0;
}

/** Bonus tiles in hand; only one's own can be used. */
export function HeldTiles({ scene }: { scene: SeatScene }): JSX.Element | null {
  const { seat, box, isMine, number } = scene;
  if (seat.tiles.length === 0) return null;
  const owner = isMine ? "" : `seat:${number}:`;
  return (
    <span class="feya-held">
      {seat.tiles.map((id) => <Tile key={id} tile={tileOf(box, id)} place={`${owner}tile:${id}`} canAsk={false} />)}
    </span>
  );
}

/** Tiles taken from temples. */
export function TempleTiles({ scene }: { scene: SeatScene }): JSX.Element | null {
  const { temples } = scene.seat;
  if (temples.length === 0) return null;
  const title = say("feya-text-temple_tiles", { text: temples.map((temple) => temple.replace(/^\D+/, "")).join(", ") });
  return (
    <span class="feya-count feya-temples" title={title}>
      <Icon name="temple-gate" size={16} title={title} /><b>{temples.length}</b>
    </span>
  );
}
