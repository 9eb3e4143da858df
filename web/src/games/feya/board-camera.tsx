/** What of the swamp is looked at. */

import type { Bounds } from "../../table/board/camera";
import { around, type Look } from "../../table/board/looking";
import type { CellScene } from "./scene";

type Scenes = ReadonlyMap<string, CellScene>;

export function boatBounds(scenes: Scenes, seat: number): Bounds | null {
  const mine = [...scenes.values()].filter((scene) => scene.boats.some((boat) => boat.seat === seat));
  return around(mine.map(({ cell }) => cell));
}

/** The part of the board to look at: what can be chosen, otherwise one's boats. */
export function wanted(lit: readonly string[], scenes: Scenes, seat: number): Look {
  const asked = around(lit.flatMap((name) => scenes.get(name)?.cell ?? []));
  return { part: asked ?? boatBounds(scenes, seat), isAsked: asked !== null };
}
