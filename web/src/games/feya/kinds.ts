/** The kinds of facts of Feya's Swamp. */

import type { Kinds } from "../../table/motion-kinds";

export const kinds: Kinds = {
  points: "vp",
  who: "clan",
  counts: {
    vp: { icon: "round-star", tone: "--ink", name: "vp" },
    gold: { icon: "two-coins", tone: "--gold", name: "gold" },
    mana: { icon: "gem", tone: "--mana", name: "mana" },
    fish: { icon: "double-fish", tone: "--fish", name: "fish_resource" },
    axolotl: { icon: "axolotl", tone: "--axolotl", name: "axolotl" },
  },
  round: "round_begins",
  parts: new Set(["round_begins", "round_ends", "game_over"]),
  minor: new Set(["worker_placed", "boat_moves", "guide_returned"]),
  gifts: {},
  over: "game_over",
  folded: new Set([
    "deal_guide", "deal_race", "deal_season", "deal_shrine", "deal_tile", "deal_trophy", "first_drafter",
    "guide_fish", "turn_order",
  ]),
  echoes: new Set(["fish_laid", "totem"]),
  lone: new Set(["fish_laid"]),
  lines: { celebrate_gift: "celebrate" },
  travels: { boat_moves: { icon: "sailboat", attribute: "data-boat", parameter: "boat", waters: "open_water" } },
  walks: {},
  flights: {},
  laid: new Set([
    "settlement", "shrine", "worker_placed", "builder_used", "boat_launched", "neutral", "totem", "special_tile",
  ]),
};
