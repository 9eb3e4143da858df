/** What every part of a player's board reads. */

import type { SeatProps } from "../face";
import { type Side, sideOf } from "./look";
import type { Scene, TribeView } from "./view";

export interface SeatScene extends Scene {
  number: number;
  tribe: TribeView;
  side: Side;
  /** Does it belong to the person who looks? */
  isMine: boolean;
}

export function sceneOfSeat({ message, seat: number }: SeatProps, scene: Scene | null): SeatScene | null {
  const tribe = scene?.view.tribes[number];
  if (scene === null || tribe === undefined) return null;
  return { ...scene, number, tribe, side: sideOf(message, number), isMine: number === message.seat };
}

/** Megaliths built, coloured and neutral ones. */
export function megalithsBuilt({ level_1, level_2, neutral_1, neutral_2 }: TribeView): number {
  return level_1.length + level_2.length + neutral_1.length + neutral_2.length;
}

/** What the end would add, in all. */
export function standingOf({ standing }: TribeView): number {
  return Object.values(standing).reduce((sum, points) => sum + points, 0);
}
