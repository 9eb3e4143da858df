/** What lies in each cell of the swamp, read from the view, with the words a reader hears for it. */

import { language, nameOf, say } from "../../i18n/words";
import type { Colour } from "../../kit/marks";
import type { TableMessage } from "../../wire/messages";
import type { Box, Cell } from "./box";
import { clanLook, seatLook } from "./look";
import { FISH_KINDS, type FishKind } from "./pieces";
import { seasonColours, type SwampView, templeStack, type TempleTile } from "./view";

export type Season = "now" | "later" | "over";

export interface BoatScene {
  seat: number;
  /** The number of the boat among its owner's, from 1. */
  boat: number;
  colour: Colour;
}

export interface CellScene {
  cell: Cell;
  kind: "water" | "shrine" | "settlement" | "neutral" | "temple";
  clan: string;
  fish: number;
  hasTotem: boolean;
  swimmer: FishKind | null;
  season: Season;
  temple: string;
  tile: TempleTile | null;
  boats: BoatScene[];
  /** The island it belongs to, by its naming shrine. */
  island: string;
  label: string;
  /** Equal when nothing about the cell has changed. */
  signature: string;
}

export const isLand = (scene: CellScene): boolean => scene.kind !== "water" && scene.kind !== "temple";

interface Sources {
  message: TableMessage;
  view: SwampView;
  box: Box;
  fish: Map<string, FishKind>;
  seasons: Map<FishKind, Season>;
  temples: Map<string, string>;
  shrines: Set<string>;
  settlers: Map<string, { clan: string; isNeutral: boolean }>;
  islands: Map<string, string>;
  boats: Map<string, BoatScene[]>;
}

/** Scenes of every cell; those that have not changed since the last reading are the same objects. */
export function scenesOf(message: TableMessage, view: SwampView, box: Box, last: ReadonlyMap<string, CellScene>):
  Map<string, CellScene> {
  const sources = gather(message, view, box);
  const found = new Map<string, CellScene>();
  for (const cell of box.cells) {
    const now = sceneOf(cell, sources);
    const known = last.get(cell.name);
    if (known?.signature === now.signature) found.set(cell.name, known);
    else found.set(cell.name, { ...now, label: labelOf(now, sources) });
  }
  return found;
}

function gather(message: TableMessage, view: SwampView, box: Box): Sources {
  const board = box.data.boards[view.board];
  const named = (q: number, r: number): string => box.at(q, r)?.name ?? "";
  const fish = new Map<string, FishKind>();
  for (const kind of FISH_KINDS) {
    for (const [q, r] of board?.fish_cells.cells[kind] ?? []) fish.set(named(q, r), kind);
  }
  const temples = Object.entries(board?.temples.cells ?? {}).map(([id, [q, r]]) => [named(q, r), id] as const);
  return {
    message, view, box, fish, seasons: seasonsOf(view, box), temples: new Map(temples),
    shrines: new Set(view.swamp.shrines),
    settlers: settlersOf(view), islands: islandsOf(view), boats: boatsOf(message, view),
  };
}

function seasonsOf(view: SwampView, box: Box): Map<FishKind, Season> {
  const now = seasonColours(view, box.data, Math.max(1, view.round));
  const later = view.deal.seasons.flatMap((_, n) => (n + 1 > view.round ? seasonColours(view, box.data, n + 1) : []));
  const season = (kind: FishKind): Season => (now.includes(kind) ? "now" : later.includes(kind) ? "later" : "over");
  return new Map(FISH_KINDS.map((kind) => [kind, season(kind)]));
}

function settlersOf(view: SwampView): Sources["settlers"] {
  const found: Sources["settlers"] = new Map();
  for (const { clan, settlements } of view.seats) {
    for (const cell of settlements) found.set(cell, { clan: clan ?? "", isNeutral: false });
  }
  for (const [clan, cells] of Object.entries(view.swamp.neutrals)) {
    for (const cell of cells) found.set(cell, { clan, isNeutral: true });
  }
  return found;
}

function islandsOf(view: SwampView): Map<string, string> {
  return new Map(view.islands.flatMap((island) => island.cells.map((cell) => [cell, island.name] as const)));
}

function boatsOf(message: TableMessage, view: SwampView): Map<string, BoatScene[]> {
  const found = new Map<string, BoatScene[]>();
  view.seats.forEach((seat, n) => seat.boats.forEach((cell, k) => {
    const here = found.get(cell) ?? [];
    here.push({ seat: n, boat: k + 1, colour: seatLook(message, n).colour });
    found.set(cell, here);
  }));
  return found;
}

function sceneOf(cell: Cell, sources: Sources): CellScene {
  const { view, box, fish, seasons, temples, settlers } = sources;
  const settler = settlers.get(cell.name);
  const temple = temples.get(cell.name) ?? "";
  const kind = temple !== "" ? "temple" : sources.shrines.has(cell.name) ? "shrine"
    : settler === undefined ? "water" : settler.isNeutral ? "neutral" : "settlement";
  const swimmer = kind === "water" ? fish.get(cell.name) ?? null : null;
  const scene: CellScene = {
    cell, kind, temple, swimmer,
    clan: settler?.clan ?? "",
    fish: view.swamp.fish[cell.name] ?? 0,
    hasTotem: view.swamp.totem === cell.name,
    season: swimmer === null ? "over" : seasons.get(swimmer) ?? "over",
    tile: temple === "" ? null : templeStack(view, box.data, temple).left[0] ?? null,
    boats: sources.boats.get(cell.name) ?? [],
    island: sources.islands.get(cell.name) ?? "",
    label: "", signature: "",
  };
  scene.signature = [
    language.value, kind, scene.clan, scene.fish, scene.hasTotem, swimmer, scene.season, scene.tile?.id, scene.island,
    ...scene.boats.map((boat) => `${boat.seat}.${boat.boat}.${boat.colour}`),
  ].join();
  return scene;
}

/** A tile of a temple in words. */
export function gainsOf(tile: TempleTile): string {
  const gains = (["vp", "mana", "fish"] as const).filter((good) => tile[good] > 0);
  return gains.map((good) => say(`feya-short-${good}`, { amount: tile[good] })).join(", ");
}

function landWords(scene: CellScene): string {
  const args = { clan: scene.clan, fish: scene.fish, island: scene.island };
  if (scene.kind === "settlement") return say("feya-ui-cell-settlement", args);
  if (scene.kind === "neutral") return say("feya-ui-cell-neutral", args);
  if (scene.kind === "shrine") return say(scene.hasTotem ? "feya-ui-cell-totem" : "feya-ui-cell-shrine", args);
  if (scene.kind === "temple") {
    const tile = scene.tile === null ? say("feya-ui-cell-no-tile") : gainsOf(scene.tile);
    return say("feya-ui-cell-temple", { temple: scene.temple, text: tile });
  }
  if (scene.swimmer === null) return say("feya-ui-cell-water");
  return say(scene.season === "now" ? "feya-ui-cell-fish-now" : "feya-ui-cell-fish", { colour: scene.swimmer });
}

function labelOf(scene: CellScene, { view }: Sources): string {
  const boats = scene.boats.map(({ seat, boat }) => say("feya-ui-boat", { clan: view.seats[seat]?.clan ?? "", boat }));
  return [scene.cell.name, landWords(scene), ...boats].join(", ");
}

/** The colour of a clan's pieces. */
export const colourOf = (clan: string): Colour => clanLook(clan).colour;

/** An island in words, by the cell of its naming shrine. */
export const islandName = (island: string): string => say("feya-ui-island", { island });

export const colourName = (colour: string): string => nameOf("feya", colour);
