/** What stands in each province, read from the view, with the words a reader hears for it. */

import { nameOf, say } from "../../i18n/words";
import type { Colour } from "../../kit/marks";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { IslandMap, Spot } from "./island-map";
import { colourOf } from "./look";
import { type FeliniaData, type FeliniaView, type TokenFace, tokenFace } from "./view";

/** A merchant on the island. */
export interface Stander {
  seat: number;
  colour: Colour;
}

export interface ProvinceScene {
  spot: Spot;
  token: TokenFace | null;
  isFaceDown: boolean;
  /** A merchant that has settled here. */
  settled: Stander | null;
  /** The merchant that explores now, when it is here. */
  explorer: Stander | null;
  isVisited: boolean;
  label: string;
}

/** The seat whose merchant explores now; -1 when none does. */
export function explorerSeat(view: FeliniaView): number {
  return view.explorer?.at && view.decision !== null ? view.decision.seat : -1;
}

export function scenesOf(message: TableMessage, view: FeliniaView, data: FeliniaData, map: IslandMap): ProvinceScene[] {
  const settlers = new Map<string, number>();
  view.seats.forEach((seat, n) => seat.settled.forEach((name) => settlers.set(name, n)));
  const faceDown = new Set(view.face_down);
  const visited = new Set(view.explorer?.visited ?? []);
  const explorer = explorerSeat(view);
  const standing = (seat: number | undefined): Stander | null =>
    seat === undefined || seat < 0 ? null : { seat, colour: colourOf(message, seat) };
  return map.spots.map((spot) => {
    const token = view.tokens[spot.name];
    const scene: ProvinceScene = {
      spot,
      token: token === undefined ? null : tokenFace(data, token),
      isFaceDown: faceDown.has(spot.name),
      settled: standing(settlers.get(spot.name)),
      explorer: view.explorer?.at === spot.name ? standing(explorer) : null,
      isVisited: visited.has(spot.name),
      label: "",
    };
    return { ...scene, label: labelOf(scene, message) };
  });
}

/** A token in words. */
export function tokenName({ id, kind }: TokenFace): string {
  return kind === "" ? nameOf("felinia", id) : say("felinia-ui-token", { kind });
}

function labelOf(scene: ProvinceScene, message: TableMessage): string {
  const { spot: { province }, token, settled, explorer } = scene;
  return [
    nameOf("felinia", province.id),
    ...(province.symbol === "none" ? [] : [say("felinia-ui-symbol", { symbol: province.symbol })]),
    ...(scene.isFaceDown ? [say("felinia-ui-face-down")] : []),
    ...(token === null ? [] : [tokenName(token)]),
    ...(settled === null ? [] : [say("felinia-ui-merchant-of", { text: nameOfSeat(message, settled.seat) })]),
    ...(explorer === null ? [] : [say("felinia-ui-explorer-of", { text: nameOfSeat(message, explorer.seat) })]),
    ...(scene.isVisited && explorer === null ? [say("felinia-ui-visited")] : []),
  ].join(", ");
}
