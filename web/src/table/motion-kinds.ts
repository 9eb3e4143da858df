/**
 * The kinds of facts by which pages that know no game find their way in a game's log: what is counted, what travels,
 * what opens a round.  A game without an entry is told in full sentences and moves without flights.
 */

import type { IconName } from "../kit/icons";

/** Something counted: how it is drawn, and which count on the table it changes. */
export interface Count {
  icon: IconName;
  /** The custom property of its colour. */
  tone: string;
  /** The thing of the game whose name it bears. */
  name: string;
}

/** A piece on its way: its parameters `from` and `to` are cells. */
export interface Travel {
  icon: IconName;
  /** The attribute by which its element is found; its value is the seat, a colon, and this parameter. */
  attribute: string;
  parameter: string;
  /** The member of the view that lists the cells it may cross; empty for a straight line. */
  waters: string;
}

export interface Kinds {
  /** The facts that carry points. */
  points: string;
  counts: Readonly<Record<string, Count>>;
  /** The fact that opens a round; its parameter `round` is the number. */
  round: string;
  /** The fact after which only the final scoring follows. */
  over: string;
  /** Facts of dealing and ordering, folded in the log. */
  folded: ReadonlySet<string>;
  /** Facts that say again what the facts beside them say; left to the full log, their places kept. */
  echoes: ReadonlySet<string>;
  /** Sources that belong to another line of the score sheet. */
  lines: Readonly<Record<string, string>>;
  /** Facts of a piece that goes from one cell to another. */
  travels: Readonly<Record<string, Travel>>;
  /** Facts of a piece put down. */
  laid: ReadonlySet<string>;
}

const NONE: Kinds = {
  points: "vp", counts: {}, round: "", over: "", folded: new Set(), echoes: new Set(), lines: {}, travels: {},
  laid: new Set(),
};

const KINDS: Readonly<Record<string, Kinds>> = {
  feya: {
    points: "vp",
    counts: {
      vp: { icon: "round-star", tone: "--ink", name: "vp" },
      gold: { icon: "two-coins", tone: "--gold", name: "gold" },
      mana: { icon: "gem", tone: "--mana", name: "mana" },
      fish: { icon: "double-fish", tone: "--fish", name: "fish_resource" },
      axolotl: { icon: "axolotl", tone: "--axolotl", name: "axolotl" },
    },
    round: "round_begins",
    over: "game_over",
    folded: new Set([
      "deal_guide", "deal_race", "deal_season", "deal_shrine", "deal_tile", "deal_trophy", "first_drafter",
      "guide_fish", "turn_order",
    ]),
    echoes: new Set(["fish_laid", "totem"]),
    lines: { celebrate_gift: "celebrate" },
    travels: { boat_moves: { icon: "sailboat", attribute: "data-boat", parameter: "boat", waters: "open_water" } },
    laid: new Set([
      "settlement", "shrine", "worker_placed", "builder_used", "boat_launched", "neutral", "totem", "special_tile",
    ]),
  },
};

export function kindsOf(game: string): Kinds {
  return KINDS[game] ?? NONE;
}
