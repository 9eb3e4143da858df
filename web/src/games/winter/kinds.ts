/** The kinds of facts of Endless Winter. */

import type { Kinds } from "../../table/motion-kinds";
import type { Fact } from "../../wire/messages";

const placeOf = (fact: Fact): string => String(fact[5]["place"] ?? "");
const startOf = (fact: Fact): string => String(fact[5]["start"] ?? "");

export const kinds: Kinds = {
  points: "vp",
  who: "colour",
  counts: {
    vp: { icon: "round-star", tone: "--ink", name: "vp" },
    food: { icon: "meat", tone: "--food", name: "food" },
    tools: { icon: "stone-axe", tone: "--tools", name: "tools" },
    labour: { icon: "hand", tone: "--labour", name: "labour" },
    honor: { icon: "totem-head", tone: "--honor", name: "honor" },
    sacrifice: { icon: "fire-bowl", tone: "--sacrifice", name: "sacrifice" },
    strength: { icon: "muscle-up", tone: "--ink-2", name: "strength" },
  },
  round: "round_begins",
  parts: new Set(["round_begins", "eclipse_begins", "era_changes", "game_over"]),
  minor: new Set(["labour_card", "drew", "terrain", "ability", "culture_paid"]),
  gifts: { fish_drawn: { parameter: "token", icon: "double-fish" } },
  over: "game_over",
  folded: new Set([
    "culture_laid", "animal_laid", "setup_card_laid", "chief_dealt", "animals_shuffled", "shuffled", "side_sealed",
  ]),
  echoes: new Set(["turn_ended", "drew_card"]),
  lone: new Set(),
  lines: {},
  travels: {},
  walks: {
    camp_moved: {
      pieceOf: (fact) => `[data-camp="${fact[1]}:${placeOf(fact)}"]`,
      before: (fact) => (startOf(fact) === "start_base" ? `camps:${fact[1]}` : `hex:${startOf(fact)}`),
    },
  },
  flights: {
    figure: { icon: "meeple", goesTo: "place" },
    camp_placed: { icon: "tipi", goesTo: "place" },
    village: { icon: "hut", goesTo: "place" },
    megalith: { icon: "menhir", goesTo: "place" },
    recruited: { icon: "card-pick", goesTo: "seat" },
  },
  laid: new Set(["base_set", "culture_laid", "animal_laid"]),
};
