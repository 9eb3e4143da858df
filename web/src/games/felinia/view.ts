/** The table of Felinia as the server tells it, and the game's data as far as they are drawn. */

import type { TableMessage } from "../../wire/messages";
import type { SeatFields, TableFields } from "./fields";

export type Good = string;
export type Country = string;

export interface SeatView extends SeatFields {
  colour: string;
  goods: Record<Good, number>;
  counts: { tokens: number; bonus_tiles: number; castles: number };
  /** Told to their owner; at the end to everybody. */
  tokens?: string[];
  bonus_tiles?: string[];
  castles?: string[];
}

export interface ShipView {
  deck: string | null;
  /** Who sits where, the left seat first; null for a free seat. */
  aboard: (number | null)[];
}

export interface Explorer {
  pier: string;
  at: string | null;
  steps: number;
  visited: string[];
}

export interface Standing {
  complete: boolean;
  points: number;
  lines: Record<string, number>;
}

export interface Decision {
  seat: number;
  point: string;
}

export interface FeliniaView extends TableFields {
  ending: string | null;
  mode: "basic" | "advanced";
  open_stalls: number;
  phase: string;
  decision: Decision | null;
  /** Goods by stall, tile by tile. */
  stalls: Record<string, Good[]>;
  /** Owners of the discs by stall or guild, from the bottom to the top. */
  discs: Record<string, number[]>;
  ships: Record<string, ShipView>;
  explorer: Explorer | null;
  /** Open tokens by province. */
  tokens: Record<string, string>;
  stack: { tiles: number; back: "grey" | "blue" | null; top: string | null };
  discarded: string[];
  removed: string[];
  bag: { tiles: number; goods: Record<Good, number> };
  supply: { spice: number; gold: number; food: number };
  bonus_pile: { tiles: number; seen: string[] };
  castle_pile: { cards: number; looked_at: (string | null)[]; under: (string | null)[] };
  seats: SeatView[];
  standing: Standing[];
}

export interface DeckTile {
  id: string;
  country: Country;
  back: string;
  seats: number;
  goods: Record<Good, number>;
  coins: number;
  departs: string;
}

export interface Province {
  id: string;
  label: string;
  region: string;
  kind: "port" | "crossroads" | "post";
  symbol: string;
  x: number;
  y: number;
  borders: string[];
}

/** Every part of the data says where its numbers come from. */
type Marked<T> = T & { mark: string };

export interface FeliniaData {
  money: { start: number; most: number };
  pieces: { merchants: number; discs: number };
  income: Marked<{ places: number[] }>;
  stalls: { count: number; capacity: number };
  sale: Record<string, number>;
  store: { free: number; extra: number; extra_price: number };
  exploring: { steps: number; turned: number };
  countries: { items: { id: Country; good: Good }[] };
  goods: { items: { id: Good; tiles: number }[] };
  deck_tiles: Marked<{ items: DeckTile[] }>;
  token_kinds: { items: { id: string; ladder: number }[] };
  trade_tokens: { items: { id: string; back: Country; kind: string }[] };
  special_tokens: { items: { id: string; type: string }[] };
  bonus_tiles: Marked<{ items: { id: string; kind: string; points: number }[] }>;
  castle_cards: { pictures: string[]; limit: number; items: { id: string; picture: string; good: string }[] };
  canvas: { width: number; height: number; radius: number };
  maps: Record<string, Marked<{ provinces: Province[] }>>;
}

/** The view of a message; null before a table has begun. */
export function viewOf(message: TableMessage): FeliniaView | null {
  return (message.view as FeliniaView | undefined) ?? null;
}

/** The decision this seat has to make now; empty when it is not asked. */
export function myPoint(message: TableMessage): string {
  const decision = viewOf(message)?.decision;
  return message.trial !== undefined && decision?.seat === message.seat ? decision.point : "";
}

/** The stall or guild that the question asked now speaks of; empty when it speaks of none. */
export function placeAsked(message: TableMessage): string {
  const place = message.trial?.question[1]["place"];
  return typeof place === "string" ? place : "";
}

export interface TokenFace {
  id: string;
  /** The king it shows; empty for a special token. */
  kind: string;
  /** The country of its back; empty for a special token. */
  back: string;
  /** The end of its ladder of points; 0 for a special token. */
  ladder: number;
}

/** What a trade token or special token shows. */
export function tokenFace(data: FeliniaData, id: string): TokenFace {
  const token = data.trade_tokens.items.find((item) => item.id === id);
  if (token === undefined) return { id, kind: "", back: "", ladder: 0 };
  const ladder = data.token_kinds.items.find((item) => item.id === token.kind)?.ladder ?? 0;
  return { id, kind: token.kind, back: token.back, ladder };
}

export function deckOf(data: FeliniaData, id: string | null): DeckTile | null {
  return data.deck_tiles.items.find((item) => item.id === id) ?? null;
}

/** The country whose colour a good shares. */
export function countryOf(data: FeliniaData, good: Good): Country {
  return data.countries.items.find((item) => item.good === good)?.id ?? "";
}

/** The provinces of the map in play, in reading order. */
export function provincesOf(data: FeliniaData, mode: string): Province[] {
  return [...(data.maps[mode]?.provinces ?? [])].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Goods tiles one by one, in the order of the data. */
export function goodsIn(data: FeliniaData, goods: Record<Good, number>): Good[] {
  return data.goods.items.flatMap(({ id }) => Array.from({ length: goods[id] ?? 0 }, () => id));
}

/** How much a draft has changed a count of a seat so far. */
export function drafted(message: TableMessage, kind: string, seat: number): number {
  let sum = 0;
  for (const fact of message.trial?.facts ?? []) if (fact[0] === kind && fact[1] === seat) sum += fact[2];
  return sum;
}
