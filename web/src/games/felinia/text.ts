/** The table in words, for those who read rather than look. */

import { nameOf, say } from "../../i18n/words";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { TextGroup } from "../face";
import { dataOf } from "./box";
import { mapOf } from "./island-map";
import { scenesOf, tokenName } from "./island-scene";
import { shipWords } from "./ships";
import { type FeliniaData, type FeliniaView, goodsIn, type SeatView, tokenFace, viewOf } from "./view";

type Lines = TextGroup["lines"];

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
    { heading: roundTitleOf(view), lines: roundLines(view) },
    { heading: say("felinia-text-stalls"), lines: [...stallLines(message, view), guildLine(message, view)] },
    { heading: say("felinia-text-ships"), lines: shipLines(message, view, data) },
    { heading: say("felinia-text-map"), lines: islandLines(message, view, data) },
    ...view.seats.map((_, seat) => seatGroup(message, view, data, seat)),
    { heading: say("felinia-ui-text-numbers"), lines: [{ text: say("felinia-help-reconstructed") }] },
  ];
}

function roundLines(view: FeliniaView): Lines {
  const { spice, gold, food } = view.supply;
  const stack = view.stack.back === null ? say("felinia-ui-stack-empty")
    : say("felinia-text-stack", { count: view.stack.tiles, back: view.stack.back });
  const [top] = view.bonus_pile.seen;
  return [
    say("felinia-text-round", { round: view.round, phase: view.phase }),
    ...(view.ending === null ? [] : [say(`felinia-ui-ending-${view.ending}`)]),
    stack,
    ...openStack(view),
    say("felinia-text-bag", { count: view.bag.tiles }),
    say("felinia-text-supply", { spice, gold, food: view.mode === "advanced" ? food : 0 }),
    top === undefined ? say("felinia-text-bonus_pile_empty")
      : say("felinia-text-bonus_pile", { count: view.bonus_pile.tiles, tile: top }),
    ...(view.mode === "advanced" ? [say("felinia-text-castle_pile", { count: view.castle_pile.cards })] : []),
  ].map((text) => ({ text }));
}

/** The next deck tile, where the stack lies open. */
function openStack({ stack: { tiles: count, top: deck } }: FeliniaView): string[] {
  return deck === null ? [] : [say("felinia-text-stack_open", { count, deck })];
}

/** The discs of a pile, the one that acts first named first. */
function discWords(message: TableMessage, discs: number[] | undefined): string {
  if (discs === undefined || discs.length === 0) return say("felinia-ui-no-discs");
  return say("felinia-ui-discs", { text: [...discs].reverse().map((seat) => nameOfSeat(message, seat)).join(", ") });
}

function stallLines(message: TableMessage, view: FeliniaView): Lines {
  return Object.entries(view.stalls).map(([stall, goods]) => {
    const wares = goods.length === 0 ? say("felinia-ui-no-goods")
      : goods.map((good) => nameOf("felinia", good)).join(", ");
    const text = `${nameOf("felinia", stall)}: ${wares}; ${discWords(message, view.discs[stall])}`;
    return { text, place: `town:${stall}` };
  });
}

function guildLine(message: TableMessage, view: FeliniaView): Lines[number] {
  return { text: `${nameOf("felinia", "guild")}: ${discWords(message, view.discs["guild"])}`, place: "town:guild" };
}

function shipLines(message: TableMessage, view: FeliniaView, data: FeliniaData): Lines {
  return Object.keys(view.ships)
    .map((pier) => ({ text: shipWords(pier, { message, view, data }), place: `pier:${pier}` }));
}

function islandLines(message: TableMessage, view: FeliniaView, data: FeliniaData): Lines {
  const scenes = scenesOf(message, view, data, mapOf(data, view.mode));
  return scenes.map(({ spot: { name, province }, label }) => ({
    text: `${province.label}: ${label}`, place: `province:${name}`,
  }));
}

/** What a seat holds in secret, as far as it is told; otherwise how much of it. */
function heldWords(seat: SeatView, data: FeliniaData): string[] {
  const { tokens, bonus_tiles: tiles, castles, counts } = seat;
  const named = (ids: string[]): string => ids.map((id) => nameOf("felinia", id)).join(", ");
  return [
    tokens === undefined ? say("felinia-count-tokens", { tokens: counts.tokens })
      : `${say("felinia-text-tokens")}: ${tokens.map((id) => tokenName(tokenFace(data, id))).join(", ") || "—"}`,
    tiles === undefined ? say("felinia-count-bonus_tiles", { tiles: counts.bonus_tiles })
      : `${say("felinia-text-bonus_tiles")}: ${named(tiles) || "—"}`,
    ...(counts.castles === 0 ? [] : [
      castles === undefined ? say("felinia-count-castles", { castles: counts.castles })
        : `${say("felinia-text-castles")}: ${named(castles)}`,
    ]),
  ];
}

function seatGroup(message: TableMessage, view: FeliniaView, data: FeliniaData, number: number): TextGroup {
  const seat = view.seats[number]!;
  const standing = view.standing[number]!;
  const goods = goodsIn(data, seat.goods).map((good) => nameOf("felinia", good)).join(", ");
  const lines = [
    say(standing.complete ? "felinia-ui-points" : "felinia-ui-points-open", { points: standing.points }),
    [
      say("felinia-count-coins", { coins: seat.coins }), say("felinia-count-spice", { spice: seat.spice }),
      say("felinia-count-gold", { gold: seat.gold }),
      ...(view.mode === "advanced" ? [say("felinia-count-food", { food: seat.food })] : []),
    ].join(", "),
    `${nameOf("felinia", "goods")}: ${goods || "—"}`,
    say("felinia-count-discs", { discs: seat.discs }),
    say("felinia-count-merchants", { merchants: seat.stock }),
    ...heldWords(seat, data),
  ];
  const first = view.first === number ? ` (${say("felinia-ui-first")})` : "";
  return {
    heading: `${nameOfSeat(message, number)}, ${nameOf("felinia", seat.colour)}${first}`,
    lines: lines.map((text) => ({ text })),
  };
}
