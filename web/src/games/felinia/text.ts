/** The table in words, for those who read rather than look. */

import { nameOf, say } from "../../i18n/words";
import { titleOf } from "../../table/end-tale";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { TextGroup } from "../face";
import { dataOf } from "./box";
import { mapOf } from "./island-map";
import { scenesOf, tokenName } from "./island-scene";
import { bagText, castleText, discardedText, stackText } from "./piles";
import { incomeWords } from "./seat-parts";
import { priceWords, shipWords } from "./ships";
import { deckOf, type FeliniaData, type FeliniaView, goodsIn, type Province, provincesOf, type SeatView, tokenFace, viewOf } from "./view";

type Lines = TextGroup["lines"];

const named = (id: string): string => nameOf("felinia", id);
const listed = (ids: readonly string[]): string => ids.map(named).join(", ");
const plain = (texts: readonly string[]): Lines => texts.filter((text) => text !== "").map((text) => ({ text }));

/** The heading of the round. */
export function roundTitleOf(view: FeliniaView): string {
  if (view.over) return say("felinia-question-game_over");
  return say("felinia-ui-round", { round: view.round, tiles: view.stack.tiles });
}

export function textOf(message: TableMessage): TextGroup[] {
  const view = viewOf(message);
  const data = dataOf(message);
  if (view === null || data === null) return [];
  return [
    { heading: roundTitleOf(view), lines: roundLines(message, view, data) },
    ...view.seats.map((_, seat) => seatGroup(message, view, data, seat)),
    { heading: say("felinia-text-stalls"), lines: [...stallLines(message, view, data), guildLine(message, view)] },
    { heading: say("felinia-text-ships"), lines: shipLines(message, view, data) },
    { heading: say("felinia-text-map"), lines: islandLines(message, view, data) },
    { heading: say("felinia-ui-piles"), lines: pileLines(view, data) },
    { heading: say("felinia-ui-text-numbers"), lines: [{ text: say("felinia-help-reconstructed") }] },
  ];
}

function roundLines(message: TableMessage, view: FeliniaView, data: FeliniaData): Lines {
  const { explorer } = view;
  return plain([
    say("felinia-text-round", { round: view.round, phase: view.phase }),
    view.ending === null ? "" : say(`felinia-ui-ending-${view.ending}`),
    say("felinia-words-first", { text: nameOfSeat(message, view.first) }),
    explorer === null ? "" : say("felinia-words-explorer", { pier: explorer.pier }),
    explorer === null ? "" : say("felinia-ui-steps", { steps: explorer.steps, free: data.exploring.steps }),
  ]);
}

/** The bag, the stack, what has left the game, and what is left of everything else. */
function pileLines(view: FeliniaView, data: FeliniaData): Lines {
  const { spice, gold, food } = view.supply;
  const isAdvanced = view.mode === "advanced";
  const next = deckOf(data, view.stack.top);
  const seen = view.bonus_pile.seen;
  return plain([
    stackText(data, view),
    next === null ? "" : say("felinia-ui-seat-price", { text: priceWords(next) }),
    discardedText(view),
    bagText(data, view),
    say("felinia-text-supply", { spice, gold, food: isAdvanced ? food : 0 }),
    seen[0] === undefined ? say("felinia-text-bonus_pile_empty")
      : say("felinia-text-bonus_pile", { count: view.bonus_pile.tiles, tile: seen[0] }),
    seen.length < 2 ? "" : say("felinia-words-bonus-seen", { text: listed(seen) }),
    isAdvanced ? castleText(data, view) : "",
    view.castle_pile.looked_at.length === 0 ? ""
      : say("felinia-words-castles-looked", { text: view.castle_pile.looked_at.map((card) => (card === null ? say("felinia-ui-castle-back") : named(card))).join(", ") }),
    view.removed.length === 0 ? "" : say("felinia-words-removed", { text: listed(view.removed) }),
  ]);
}

/** The discs of a pile, the one that acts first named first. */
function discWords(message: TableMessage, discs: number[] | undefined): string {
  if (discs === undefined || discs.length === 0) return say("felinia-ui-no-discs");
  return say("felinia-ui-discs", { text: [...discs].reverse().map((seat) => nameOfSeat(message, seat)).join(", ") });
}

function stallLines(message: TableMessage, view: FeliniaView, data: FeliniaData): Lines {
  const open = Object.entries(view.stalls).map(([stall, goods]) => {
    const wares = goods.length === 0 ? say("felinia-ui-no-goods") : listed(goods);
    return { text: `${named(stall)}: ${wares}; ${discWords(message, view.discs[stall])}`, place: `town:${stall}` };
  });
  const closed = Array.from({ length: data.stalls.count - view.open_stalls }, (_, n) => (
    say("felinia-ui-stall-closed", { number: view.open_stalls + n + 1 })
  ));
  return [...open, ...plain(closed)];
}

function guildLine(message: TableMessage, view: FeliniaView): Lines[number] {
  return { text: `${named("guild")}: ${discWords(message, view.discs["guild"])}`, place: "town:guild" };
}

function shipLines(message: TableMessage, view: FeliniaView, data: FeliniaData): Lines {
  return Object.keys(view.ships)
    .map((pier) => ({ text: shipWords(pier, { message, view, data }), place: `pier:${pier}` }));
}

/** Every province with what lies there, and the ways that lead on. */
function islandLines(message: TableMessage, view: FeliniaView, data: FeliniaData): Lines {
  const provinces = new Map<string, Province>(provincesOf(data, view.mode).map((one) => [one.id, one]));
  const called = (id: string): string => `${provinces.get(id)?.label ?? ""} ${named(id)}`;
  return scenesOf(message, view, data, mapOf(data, view.mode)).map(({ spot: { name, province }, label }) => ({
    text: `${province.label}: ${label}. ${say("felinia-words-ways", { text: province.borders.map(called).join(", ") })}`,
    place: `province:${name}`,
  }));
}

/** What a seat holds in secret, as far as it is told; otherwise how much of it. */
function heldWords(seat: SeatView, data: FeliniaData): string[] {
  const { tokens, bonus_tiles: tiles, castles, counts } = seat;
  return [
    tokens === undefined ? say("felinia-count-tokens", { tokens: counts.tokens })
      : `${say("felinia-text-tokens")}: ${tokens.map((id) => tokenName(tokenFace(data, id))).join(", ") || "—"}`,
    tiles === undefined ? say("felinia-count-bonus_tiles", { tiles: counts.bonus_tiles })
      : `${say("felinia-text-bonus_tiles")}: ${listed(tiles) || "—"}`,
    counts.castles === 0 ? ""
      : castles === undefined ? say("felinia-count-castles", { castles: counts.castles })
      : `${say("felinia-text-castles")}: ${listed(castles)}`,
  ];
}

function seatGroup(message: TableMessage, view: FeliniaView, data: FeliniaData, number: number): TextGroup {
  const seat = view.seats[number]!;
  const standing = view.standing[number]!;
  const first = view.first === number ? ` (${say("felinia-ui-first")})` : "";
  return {
    heading: `${nameOfSeat(message, number)}, ${named(seat.colour)}${first}`, seat: number,
    lines: plain([
      say(standing.complete ? "felinia-ui-points" : "felinia-ui-points-open", { points: standing.points }),
      [
        say("felinia-count-coins", { coins: seat.coins }), say("felinia-count-spice", { spice: seat.spice }),
        say("felinia-count-gold", { gold: seat.gold }),
        ...(view.mode === "advanced" ? [say("felinia-count-food", { food: seat.food })] : []),
      ].join(", "),
      `${named("goods")}: ${listed(goodsIn(data, seat.goods)) || "—"}`,
      say("felinia-count-discs", { discs: seat.discs }),
      say("felinia-count-merchants", { merchants: seat.stock }),
      seat.settled.length === 0 ? "" : say("felinia-words-settled", { text: listed(seat.settled) }),
      incomeWords(data, message, seat.income),
      ...heldWords(seat, data),
      sourceWords(standing.lines),
    ]),
  };
}

/** Points by their sources. */
function sourceWords(lines: Record<string, number>): string {
  const parts = Object.entries(lines).filter(([, points]) => points !== 0)
    .map(([source, points]) => `${titleOf("felinia", source)} ${points}`);
  return parts.length === 0 ? "" : say("felinia-words-points-from", { text: parts.join(", ") });
}
