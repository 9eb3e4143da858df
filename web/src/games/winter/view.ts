/** The table of Endless Winter as the server tells it, and the game's data as far as they are drawn. */

import type { TableMessage } from "../../wire/messages";
import type { TableFields, TribeFields } from "./fields";

/** Cards, animals or tokens by name, with their number. */
export type Pack = Record<string, number>;

export interface TribeView extends TribeFields {
  /** A seat's colour, or `rival`. */
  colour: string;
  score: number;
  /** Where the figures placed in this round stand. */
  figures: { members: Pack; chief: string | null };
  /** The side of the chief, null while it is secret. */
  side: string | null;
  stones: string[];
  /** Camps by hex. */
  camps: Pack;
  /** Position on the river course, null where there is no river. */
  raft: number | null;
  points: Record<string, number>;
  discard: Pack;
  played: Pack;
  grave: Pack;
  /** What the others know of the hand. */
  known: Pack;
  hand_size: number;
  deck_size: number;
  /** All cards that belong to the tribe, wherever they are. */
  cards: Pack;
  /** The Eclipse pile; empty for others until it is revealed. */
  pile: Pack;
  /** Told to their owner; at the end to everybody. */
  hand?: Pack;
  deck?: Pack;
  /** What the end of the game would add now. */
  standing: Record<string, number>;
}

export interface Decision {
  seats: number[];
  /** Told only to those who are asked, or when all choose at once. */
  point?: string;
}

export interface WinterView extends TableFields {
  rounds: number;
  players: number;
  era: number;
  phase: "setup" | "action" | "eclipse" | "over";
  order: number[];
  decision: Decision | null;
  map: { tiles: Record<string, string>; headwaters: "none" | "west" | "east" };
  culture: (string | null)[];
  culture_deck: number;
  /** Stones of Era I and of Era II by place. */
  stones: [(string | null)[], (string | null)[]];
  animals: (string | null)[];
  animal_deck: number;
  fish: number;
  player_turn: TableFields["player_turn"] & { column_labour: Pack };
  /** In the order of the seats, then the Rival. */
  tribes: TribeView[];
  influence: Record<string, { influence: number[]; led_by: number[] }>;
}

/** One record of a bonus. */
export interface Effect {
  verb: string;
  amount: number;
  condition?: { column: string };
  from?: string[];
  only?: string;
  resource?: string;
  then?: Effect[];
  options?: Effect[][];
  counter?: string;
  argument?: string;
  divisor?: number;
  max?: number;
}

export interface BasicCard {
  id: string;
  count: number;
  labour: number;
  labour_in: Record<string, number>;
  column_effects: Record<string, Effect[]>;
  eclipse: Effect[];
  vp: number;
  replaces?: string;
}

export interface CultureCard {
  id: string;
  era: number;
  labour: number;
  tools: number;
  vp: number;
  effects: Effect[];
}

/** The first box of a column: what it costs; the second: its price by era, or its effects. */
export interface BoxAction {
  id: string;
  labour?: number;
  food?: number;
  tools?: number;
  to_hand?: number;
  tools_by_era?: number[];
  effects?: Effect[];
}

export interface Column {
  id: string;
  box1: BoxAction[];
  box2: BoxAction;
  box3: Effect[];
}

export interface Track {
  bonuses: Record<string, Effect[]>;
  rates: { from: number; rate: number }[];
}

type Marked<T> = T & { mark: string; note?: string };

export interface WinterData {
  edition: string;
  notice: string;
  limits: Marked<{ rounds: number; members: number; camps: number; villages: number; food: number; tools: number }>;
  starting_cards: Marked<{ items: BasicCard[] }>;
  tribe_cards: Marked<{ items: BasicCard[] }>;
  culture_cards: Marked<{ rows: number; columns: number; items: CultureCard[] }>;
  chiefs: Marked<{ items: { id: string; sides: Record<string, { column: string; effects: Effect[] }[]> }[] }>;
  columns: Marked<{ items: Column[] }>;
  rest: Marked<{ effects: Effect[] }>;
  idol_tracks: Marked<{ max: number; overflow: Effect[]; honor: Track; sacrifice: Track }>;
  megalith_site: Marked<{
    tile_columns: number; tile_rows: number; tiles: { id: string; spaces: Effect[][] }[];
    layouts: Record<string, Record<string, [number, number]>>;
  }>;
  player_board: Marked<{
    camp_income: Effect[][]; village_bonus: Effect[][]; recess_size: number; recess_bonus: Effect[][];
    neutral_recess: number;
  }>;
  setup_cards: Marked<{ items: { id: string; effects: Effect[] }[] }>;
  map: Marked<{
    hexes: { hex: number; at: [number, number]; central: boolean }[]; base_tile: number; junctions: number[][];
  }>;
  terrain_tiles: Marked<{ items: { id: string; tiles: { id: string; bonus: Effect[] }[] }[] }>;
  animals: Marked<{ open: number; set_vp: number[]; items: { id: string; count: number; tipped: Effect[] }[] }>;
  sacred_stones: Marked<{ items: { id: string; era: number; effects: Effect[] }[] }>;
  river: Marked<{
    course: number[]; ends: [number, number][]; printed_glacier: Effect[]; river_hex: Effect[];
    start_bases: { id: string; at: [number, number]; touches: number[] }[];
  }>;
  landmarks: Marked<{ items: { id: string; effects: Effect[] }[] }>;
  fish: Marked<{ items: { id: string; count: number; effects: Effect[] }[] }>;
}

/** The view of a message; null before a table has begun. */
export function viewOf(message: TableMessage): WinterView | null {
  return (message.view as WinterView | undefined) ?? null;
}

/** What is drawn, and from what. */
export interface Scene {
  message: TableMessage;
  view: WinterView;
  data: WinterData;
}

/** Is a turn tried out to its end?  Then the view already shows what comes after it. */
export function isTurnDone({ trial }: TableMessage): boolean {
  return trial?.can_commit ?? false;
}

/** The decision this seat has to make now; empty when it is not asked. */
export function myPoint(message: TableMessage): string {
  const decision = viewOf(message)?.decision;
  const isAsked = message.trial !== undefined && !isTurnDone(message) && decision?.seats.includes(message.seat);
  return isAsked ? decision?.point ?? "" : "";
}

/** A parameter of the question asked now; null when there is none. */
export function askedAbout(message: TableMessage, parameter: string): string | number | null {
  return message.trial?.question[1][parameter] ?? null;
}

/** The box of the present column that is open to this seat; null when it is not asked about boxes. */
export function openBox(message: TableMessage): { column: string; number: number } | null {
  if (myPoint(message) !== "box") return null;
  const [column, number] = [askedAbout(message, "column"), askedAbout(message, "number")];
  return typeof column === "string" && typeof number === "number" ? { column, number } : null;
}

/** How much a draft has changed a count of a seat so far. */
export function drafted(message: TableMessage, kind: string, seat: number): number {
  let sum = 0;
  for (const fact of message.trial?.facts ?? []) if (fact[0] === kind && fact[1] === seat) sum += fact[2];
  return sum;
}
