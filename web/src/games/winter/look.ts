/** How the things of Endless Winter look: icons and the custom properties of their colours. */

import type { IconName } from "../../kit/icons";
import { type Colour, COLOURS } from "../../kit/marks";
import type { TableMessage } from "../../wire/messages";
import { viewOf } from "./view";

export const COLUMNS: Record<string, IconName> = {
  initiate: "totem-mask", develop: "stone-crafting", hunt: "spears", explore: "footprint", rest: "campfire",
};

/** Things that are counted: icon and the name of the colour. */
export const THINGS: Record<string, { icon: IconName; tone: string }> = {
  food: { icon: "meat", tone: "food" },
  tools: { icon: "stone-axe", tone: "tools" },
  labour: { icon: "hand", tone: "labour" },
  draw: { icon: "card-draw", tone: "draw" },
  vp: { icon: "round-star", tone: "ink" },
  honor: { icon: "totem-head", tone: "honor" },
  sacrifice: { icon: "fire-bowl", tone: "sacrifice" },
  megalith: { icon: "menhir", tone: "megalith" },
  move: { icon: "footprint", tone: "move" },
  camp: { icon: "tipi", tone: "camp" },
  village: { icon: "hut", tone: "camp" },
  bury: { icon: "hasty-grave", tone: "bury" },
  tip: { icon: "cycle", tone: "tools" },
  fish: { icon: "double-fish", tone: "fish" },
  strength: { icon: "muscle-up", tone: "ink-2" },
  stone: { icon: "rune-stone", tone: "megalith" },
};

/** What stands on the ground of a kind of land: landmarks are lands of their own. */
export const LANDS: Record<string, IconName> = {
  forest: "pine-tree", plains: "high-grass", hills: "hills", mountains: "peaks", tundra: "grass", glacier: "icebergs",
  volcano: "smoking-volcano", mesa: "desert", arch: "arch-bridge", monolith: "stone-pile", tree: "willow-tree",
  ground: "campfire",
};

export const groundOf = (land: string): string => `var(--land-${land}, var(--land-ground))`;
export const groundInk = (land: string): string => `var(--land-${land}-ink, var(--land-ground-ink))`;

/** A colour of a seat, or the grey of the Rival. */
export type Side = Colour | "rival";

const isColour = (name: string | undefined): name is Colour => COLOURS.some((colour) => colour === name);

/** A seat's colour: the one the server gives, or, before the table has begun, that of its place. */
export function colourOf(message: TableMessage, seat: number): Colour {
  const given = viewOf(message)?.tribes[seat]?.colour;
  return isColour(given) ? given : COLOURS[Math.max(seat, 0) % COLOURS.length]!;
}

/** The colour of a tribe, the Rival's included. */
export function sideOf(message: TableMessage, tribe: number): Side {
  return viewOf(message)?.tribes[tribe]?.colour === "rival" ? "rival" : colourOf(message, tribe);
}

/** The lines of the score sheet, those of the score track first. */
export const SOURCES: { id: string; icon: IconName; atEnd: boolean }[] = [
  { id: "villages", icon: "hut", atEnd: false },
  { id: "megaliths", icon: "menhir", atEnd: false },
  { id: "idols", icon: "totem-head", atEnd: false },
  { id: "terrain", icon: "peaks", atEnd: false },
  { id: "landmarks", icon: "smoking-volcano", atEnd: false },
  { id: "fish", icon: "double-fish", atEnd: false },
  { id: "delta", icon: "raft", atEnd: false },
  { id: "stones", icon: "rune-stone", atEnd: false },
  { id: "income", icon: "tipi", atEnd: false },
  { id: "culture", icon: "stone-crafting", atEnd: false },
  { id: "other", icon: "round-star", atEnd: false },
  { id: "animals", icon: "mammoth", atEnd: true },
  { id: "tribe_cards", icon: "meeple", atEnd: true },
  { id: "culture_cards", icon: "card-pick", atEnd: true },
  { id: "honor", icon: "hasty-grave", atEnd: true },
  { id: "sacrifice", icon: "fire-bowl", atEnd: true },
  { id: "megaliths_end", icon: "menhir", atEnd: true },
  { id: "level", icon: "round-star", atEnd: true },
];
