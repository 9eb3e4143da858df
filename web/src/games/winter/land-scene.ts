/** What stands where on the land, read from the view, with the words a reader hears for it. */

import { capital, nameOf, say } from "../../i18n/words";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import { courseSpot, type LandMap, type Spot } from "./land-map";
import { type Side, sideOf } from "./look";
import type { Effect, Scene, WinterData, WinterView } from "./view";

/** Camps of a tribe on one spot. */
export interface Camps {
  tribe: number;
  side: Side;
  number: number;
}

export interface Afloat {
  tribe: number;
  side: Side;
}

export interface SpotScene {
  spot: Spot;
  kind: "hex" | "headwaters" | "delta" | "base";
  /** The kind of land, such as `forest`, `river` or a landmark; `lake` for a river hex off the course. */
  land: string;
  /** The tile, by which its name is known. */
  tile: string;
  bonus: Effect[];
  isLandmark: boolean;
  camps: Camps[];
  rafts: Afloat[];
  /** Tribes that lead the hex. */
  leaders: Side[];
  /** Whose start base stands here; null for none. */
  owner: Afloat | null;
  /** The names to which it answers, the usual one first. */
  names: string[];
  label: string;
}

export interface VillageScene {
  spot: Spot;
  side: Side;
  tribe: number;
}

interface Tile {
  land: string;
  bonus: Effect[];
  isLandmark: boolean;
}

/** What a tile is: a kind of land, a landmark, the river, or a glacier printed beside it. */
function tileOf(data: WinterData, id: string | undefined, isOnCourse: boolean): Tile {
  if (id === undefined) return { land: "ground", bonus: [], isLandmark: false };
  if (id === "river") return { land: isOnCourse ? "river" : "lake", bonus: data.river.river_hex, isLandmark: false };
  if (id === "printed_glacier") return { land: "glacier", bonus: data.river.printed_glacier, isLandmark: false };
  const landmark = data.landmarks.items.find((item) => item.id === id);
  if (landmark !== undefined) return { land: id, bonus: landmark.effects, isLandmark: true };
  const land = data.terrain_tiles.items.find((item) => item.tiles.some((tile) => tile.id === id));
  const bonus = land?.tiles.find((tile) => tile.id === id)?.bonus ?? [];
  return { land: land?.id ?? "ground", bonus, isLandmark: false };
}

export function scenesOf({ message, view, data }: Scene, map: LandMap): SpotScene[] {
  const rafts = raftsBySpot(message, view, map);
  const own = message.seat < 0 ? undefined : view.tribes[message.seat];
  const hexes = map.hexes.map((spot): SpotScene => {
    const position = map.course.indexOf(spot.name) + 1;
    const tile = view.map.tiles[spot.name];
    const afloat = rafts.get(spot.name) ?? [];
    return {
      spot, kind: "hex", tile: tile ?? "base_tile", ...tileOf(data, tile, position > 0),
      camps: campsOn(message, view, spot.name), rafts: afloat, owner: null,
      leaders: (view.influence[spot.name]?.led_by ?? []).map((tribe) => sideOf(message, tribe)),
      names: [
        `hex:${spot.name}`, ...(position > 0 ? [`course:${position}`] : []),
        ...(spot.name === map.entry ? ["hex:base_tile"] : []), ...raftName(afloat, message),
      ],
      label: "",
    };
  });
  const ends = map.ends.map((spot, n): SpotScene => {
    const afloat = rafts.get(spot.name) ?? [];
    const position = n === 0 ? 0 : map.course.length + 1;
    return {
      ...bare(spot), kind: n === 0 ? "headwaters" : "delta", rafts: afloat,
      names: [`course:${position}`, ...(n === 0 ? [] : ["course:delta"]), ...raftName(afloat, message)],
    };
  });
  const bases = map.bases.map((spot) => baseScene(message, view, spot, own?.base === spot.name));
  return [...hexes, ...ends, ...bases].map((scene) => ({ ...scene, label: labelOf(scene, message) }));
}

const bare = (spot: Spot): Omit<SpotScene, "kind" | "names"> => ({
  spot, land: "", tile: "", bonus: [], isLandmark: false, camps: [], rafts: [], leaders: [], owner: null, label: "",
});

const raftName = (afloat: Afloat[], message: TableMessage): string[] =>
  (afloat.some(({ tribe }) => tribe === message.seat) ? ["raft"] : []);

function campsOn(message: TableMessage, view: WinterView, hex: string): Camps[] {
  return view.tribes.flatMap((one, tribe) => {
    const number = one.camps[hex] ?? 0;
    return number === 0 ? [] : [{ tribe, side: sideOf(message, tribe), number }];
  });
}

function raftsBySpot(message: TableMessage, view: WinterView, map: LandMap): Map<string, Afloat[]> {
  const found = new Map<string, Afloat[]>();
  view.tribes.forEach(({ raft }, tribe) => {
    const spot = raft === null ? undefined : courseSpot(map, raft);
    if (spot === undefined) return;
    found.set(spot.name, [...(found.get(spot.name) ?? []), { tribe, side: sideOf(message, tribe) }]);
  });
  return found;
}

function baseScene(message: TableMessage, view: WinterView, spot: Spot, isOwn: boolean): SpotScene {
  const tribe = view.tribes.findIndex(({ base }) => base === spot.name);
  const owner = tribe < 0 ? null : { tribe, side: sideOf(message, tribe) };
  const camps = tribe < 0 ? 0 : view.tribes[tribe]!.camps_at_base;
  const names = owner === null ? [] : isOwn ? ["home"] : [`base_of:${view.tribes[tribe]!.colour}`];
  return {
    ...bare(spot), kind: "base", owner, names: [...names, `base:${spot.name}`],
    camps: owner === null || camps === 0 ? [] : [{ ...owner, number: camps }],
  };
}

export function villagesOf({ message, view }: Scene, map: LandMap): VillageScene[] {
  return view.tribes.flatMap(({ villages }, tribe) => villages.flatMap((junction) => {
    const spot = map.spot(junction);
    return spot === undefined ? [] : [{ spot, tribe, side: sideOf(message, tribe) }];
  }));
}

/** The short name of a spot: its number and what it is. */
export function nameOfSpot({ kind, spot, tile, owner }: SpotScene, message: TableMessage): string {
  if (kind === "headwaters") return capital(nameOf("winter", "headwaters"));
  if (kind === "delta") return capital(nameOf("winter", "delta_tile"));
  if (kind === "base") {
    return owner === null ? say("winter-ui-base-free", { text: spot.name })
      : say("winter-ui-base-of", { text: nameOfSeat(message, owner.tribe) });
  }
  return `${capital(nameOf("winter", spot.name))}: ${nameOf("winter", tile)}`;
}

function labelOf(scene: SpotScene, message: TableMessage): string {
  const { camps, rafts, leaders } = scene;
  return [
    nameOfSpot(scene, message),
    ...camps.map(({ tribe, number }) => say("winter-ui-camps-of", { text: nameOfSeat(message, tribe), number })),
    ...rafts.map(({ tribe }) => say("winter-ui-raft-of", { text: nameOfSeat(message, tribe) })),
    ...(leaders.length === 0 ? [] : [
      say("winter-ui-led-by", { text: leaders.map((side) => nameOf("winter", side)).join(", ") }),
    ]),
  ].join(", ");
}
