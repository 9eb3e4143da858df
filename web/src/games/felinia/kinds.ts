/** The kinds of facts of Felinia. */

import type { Kinds } from "../../table/motion-kinds";
import type { Fact, TableMessage } from "../../wire/messages";
import { CASTLES, GOODS, KINGS, SPECIALS } from "./look";
import { viewOf } from "./view";

const provinceOf = (fact: Fact): string => String(fact[5]["province"] ?? "");

/** While a merchant explores, what it has visited tells where it came from. */
function before(fact: Fact, message: TableMessage): string | null {
  const explorer = viewOf(message)?.explorer;
  if (!explorer || explorer.at !== provinceOf(fact)) return null;
  const facts = message.trial?.facts ?? [];
  const steps = facts.filter((one) => one[0] === "enters" && one[1] === fact[1]).map(provinceOf);
  const last = steps.at(-2) ?? explorer.visited.find((name) => name !== explorer.at && !steps.includes(name));
  return last === undefined ? null : `province:${last}`;
}

const walk = { pieceOf: (fact: Fact): string => `[data-merchant="${fact[1]}:${provinceOf(fact)}"]`, before };

export const kinds: Kinds = {
  points: "vp",
  who: "colour",
  counts: {
    vp: { icon: "round-star", tone: "--ink", name: "vp" },
    coins: { icon: "two-coins", tone: "--silver-icon", name: "coin" },
    spice: { icon: "cool-spices", tone: "--spice", name: "spice" },
    gold: { icon: "gold-bar", tone: "--gold-bar", name: "gold" },
    food: { icon: "meat", tone: "--food", name: "food" },
    goods: {
      icon: "wooden-crate", tone: "--ink", name: "goods", varieties: { parameter: "good", icons: GOODS },
    },
  },
  round: "round_begins",
  parts: new Set(["round_begins", "phase_begins", "stack_too_small", "game_over"]),
  minor: new Set(["enters", "castle_looked", "castle_kept"]),
  gifts: {
    goods: {
      parameter: "good", icon: "wooden-crate", icons: GOODS, sources: new Set(["symbol", "token", "guild"]),
    },
    bonus_taken_own: { parameter: "tile", icon: "card-pick" },
    castle_kept_own: { parameter: "picture", icon: "castle", icons: CASTLES },
    token_turned: { parameter: "token", icon: "paw-print", icons: { ...KINGS, ...SPECIALS } },
  },
  over: "game_over",
  folded: new Set(["goods_laid", "deck_laid", "bonus_top", "stack_top", "first_player", "tile_discarded"]),
  echoes: new Set(),
  lone: new Set(),
  lines: {},
  travels: {},
  walks: { enters: walk },
  flights: {
    bid: { icon: "disc", goesTo: "place" },
    taken_back: { icon: "disc", goesTo: "seat" },
    boarded: { icon: "meeple", goesTo: "place" },
    goes_home: { icon: "meeple", goesTo: "seat" },
    token_taken: { icon: "paw-print", goesTo: "seat" },
    bonus_taken: { icon: "card-pick", goesTo: "seat" },
    castle_kept: { icon: "castle", goesTo: "seat" },
  },
  laid: new Set(["token_turned", "goods_laid", "deck_laid"]),
};
