/** What every part of a player's board reads. */

import type { Colour } from "../../kit/marks";
import type { SeatProps } from "../face";
import { colourOf } from "./look";
import type { TownScene } from "./town-scene";
import { type FeliniaData, type SeatView, type Standing, viewOf } from "./view";

export interface SeatScene extends TownScene {
  number: number;
  seat: SeatView;
  standing: Standing;
  colour: Colour;
  /** Does it belong to the person who looks? */
  isMine: boolean;
}

export function sceneOfSeat({ message, seat: number }: SeatProps, data: FeliniaData | null): SeatScene | null {
  const view = viewOf(message);
  const seat = view?.seats[number];
  const standing = view?.standing[number];
  if (data === null || view === null || seat === undefined || standing === undefined) return null;
  return {
    message, data, view, number, seat, standing, colour: colourOf(message, number), isMine: number === message.seat,
  };
}

/** Pieces of one's own board are places; those of others only have names. */
export function pieceName({ isMine, number }: SeatScene, thing: string): string {
  return isMine ? `mine:${thing}` : `seat:${number}:${thing}`;
}

/** Things of a kind lie together, in the order of the kinds. */
export function grouped<T>(things: T[], kindOf: (thing: T) => string): [kind: string, things: T[]][] {
  const found = new Map<string, T[]>();
  for (const thing of things) found.set(kindOf(thing), [...(found.get(kindOf(thing)) ?? []), thing]);
  return [...found];
}
