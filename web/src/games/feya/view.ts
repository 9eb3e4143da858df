/** The table of Feya's Swamp as the server tells it, and the game's data as far as they are drawn. */

import type { TableMessage } from "../../wire/messages";
import type { SeatFields, TableFields } from "./fields";

export type WorkerKind = "clan" | "axolotl";
export type TrackName = "upper_left" | "upper_right" | "lower_left" | "lower_right";

export interface SeatView extends SeatFields {
  /** How many settlements have left each track. */
  tracks: Record<TrackName, number>;
  boats: string[];
  races: string[];
  /** Salamander tiles by the space they lie on, such as `upper_left:5`. */
  special_tiles: Record<string, string>;
  points: Record<string, number>;
}

export interface Island {
  name: string;
  cells: string[];
  shrines: number;
  totem: boolean;
  settlements: number[];
  fish: number[];
  led_by: number[];
  celebration: number | null;
}

export interface Standing {
  points: number;
  points_at_the_end: number;
  range: number | null;
  range_navigating: number | null;
  catch: number;
  built: number;
}

export type ActionView = TableFields["action"] & { ready: number[]; acted: number[]; boat: number | null };

export interface SwampView extends TableFields {
  deal: { seasons: string[]; trophies: string[]; races: string[]; guides: string[]; tiles: string[] };
  order: number[];
  swamp: TableFields["swamp"] & {
    shrines: string[]; neutrals: Record<string, string[]>; fish: Record<string, number>;
  };
  spaces: Record<string, { seat: number; worker: WorkerKind }>;
  builder_card: WorkerKind | null;
  display: Record<string, number>;
  seats: SeatView[];
  action: ActionView;
  board: string;
  decision: { seat: number; point: string } | null;
  islands: Island[];
  standing: Standing[];
}

type Axial = [q: number, r: number];

export interface ActionSpace {
  id: string;
  action: string;
  pay_mana: number;
  gain: Record<string, number>;
}

export interface Bonus {
  bonus: string;
  amount?: number;
  start?: boolean;
}

export interface Guide {
  id: string;
  initiative: number;
  build_value: number;
  range: number;
}

export interface TempleTile {
  id: string;
  min_players: number;
  vp: number;
  mana: number;
  fish: number;
}

export interface BonusTile {
  id: string;
  range?: number;
  catch?: number;
  discount?: number;
  action?: string;
  pay?: Record<string, number>;
  gain?: Record<string, number>;
  vp?: number;
}

export interface BoardData {
  players: number[];
  geometry: { radius: number };
  printed_shrines: { cells: Axial[] };
  temples: { cells: Record<string, Axial> };
  fish_cells: { cells: Record<string, Axial[]> };
  action_spaces: { items: ActionSpace[] };
}

export interface SwampData {
  boards: Record<string, BoardData>;
  clans: { items: { id: string; colour: string; workers: number; workers_lotus: number }[] };
  actions: { items: { id: string; kind: string }[] };
  guides: { items: Guide[] };
  navigation_track: { steps: { index: number; plus: number; vp: number }[] };
  clan_boards: { order: TrackName[]; boards: Record<string, Record<TrackName, Bonus[]>> };
  salamander_tiles: { items: { id: string; bonus: string; amount: number }[] };
  temple_tiles: { stacks: Record<string, TempleTile[]> };
  season_cards: { items: { id: string; colours: string[] }[] };
  race_card_values: { vp: number[] };
  trophy_cards: { items: { id: string; vp: number }[] };
  bonus_tiles: Record<string, { items: BonusTile[] }>;
}

/** The view of a message; null before a table has begun. */
export function viewOf(message: TableMessage): SwampView | null {
  return (message.view as SwampView | undefined) ?? null;
}

/** The decision this seat has to make now; empty when it is not asked. */
export function myPoint(message: TableMessage): string {
  const decision = viewOf(message)?.decision;
  return message.trial !== undefined && decision?.seat === message.seat ? decision.point : "";
}

/** The seat that holds a guide; -1 when nobody does. */
export function holderOf(view: SwampView, guide: string): number {
  return view.seats.findIndex((seat) => seat.guide === guide);
}

/** The colours that can be fished in this round. */
export function seasonColours(
  view: Pick<SwampView, "round" | "deal">, data: SwampData, round = view.round,
): string[] {
  const card = view.deal.seasons[round - 1];
  return data.season_cards.items.find((item) => item.id === card)?.colours ?? [];
}

/** The tiles of a temple that are used by so many players, the top one first, and how many of them are gone. */
export function templeStack(view: SwampView, data: SwampData, temple: string): { left: TempleTile[]; taken: number } {
  const stack = (data.temple_tiles.stacks[temple] ?? []).filter((tile) => tile.min_players <= view.seats.length);
  const taken = view.seats.filter((seat) => seat.temples.includes(temple)).length;
  return { left: stack.slice(taken), taken };
}

/** The bonus spaces of a seat's clan board. */
export function clanBoard(data: SwampData, clan: string, side: string): Record<TrackName, Bonus[]> | undefined {
  return data.clan_boards.boards[side === "lotus" ? `${clan}_lotus` : "normal"];
}

/** How much a draft has changed a count of a seat so far. */
export function drafted(message: TableMessage, kind: string, seat: number): number {
  let sum = 0;
  for (const fact of message.trial?.facts ?? []) if (fact[0] === kind && fact[1] === seat) sum += fact[2];
  return sum;
}
