/** How the things on cards and boards of Endless Winter look: icons and the custom properties of their colours. */

import type { IconName } from "../../kit/icons";
import { LANDS, THINGS } from "./look";

export const NO_PICTURE: IconName = "dot";

export interface Sign {
  icon: IconName;
  tone: string;
}

const sign = (icon: IconName, tone: string): Sign => ({ icon, tone: `var(--${tone})` });

/** The verbs of bonuses that are no things of their own. */
const VERBS: Readonly<Record<string, Sign>> = {
  hunt_deck: sign("deer-track", "bury"),
  hunt_open: sign("paw-print", "bury"),
  culture: sign("stone-tablet", "draw"),
  swap: sign("trade", "tools"),
  warrior_move: sign("stone-spear", "move"),
  recruit: sign("meeple", "labour"),
  to_hand_free: sign("card-pick", "draw"),
  reshuffle_fish: sign("cycle", "fish"),
};

/** What a verb, or something counted or paid, looks like. */
export function signOf(verb: string): Sign {
  const thing = THINGS[verb];
  return VERBS[verb] ?? (thing === undefined ? sign(NO_PICTURE, "ink-2") : sign(thing.icon, thing.tone));
}

/** What sacred stones and landmarks count. */
export const COUNTERS: Readonly<Record<string, Sign>> = {
  village: signOf("village"), village_touching: signOf("village"), camp_on_map: signOf("camp"),
  camp_on_board: signOf("camp"), camp_on_hex: signOf("camp"), central_hex_with_camp: signOf("camp"),
  edge_hex_with_camp: signOf("camp"), species: sign("paw-print", "bury"), buried_card: signOf("bury"),
  megalith: signOf("megalith"), culture_card: sign("stone-tablet", "draw"), tribe_card: sign("meeple-group", "labour"),
  honor_step: signOf("honor"), sacrifice_step: signOf("sacrifice"), central_hex_led: sign("convergence-target", "move"),
  edge_hex_present: sign("fire-ring", "move"), resource: sign("basket", "food"),
};

/** What a village may touch. */
export function touchedIcon(argument: string): IconName {
  return argument === "river" ? "double-fish" : argument === "landmark" ? "arch-bridge" : LANDS[argument] ?? NO_PICTURE;
}

export const ANIMALS: Readonly<Record<string, IconName>> = {
  mammoth: "mammoth", ground_sloth: "sloth", woolly_rhino: "rhinoceros-horn", sabre_tooth: "saber-toothed-cat-head",
  glyptodon: "armadillo", sea_cow: "juggling-seal",
};

/** Starting, tribe and culture cards. */
export const CARDS: Readonly<Record<string, IconName>> = {
  forager: "basket", firekeeper: "campfire", daredevil: "walking-boot",
  elder: "beard", crafter: "stone-axe", hunter: "spear-feather", explorer: "walk", shaman: "feather",
  warrior: "stone-spear",
  ember_pouch: "small-fire", bone_needles: "sewing-needle", spear_thrower: "thrown-spear",
  flint_cores: "flint-spark", dried_meat: "steak", hide_tents: "camping-tent", trail_signs: "wooden-sign",
  forebear_tales: "stone-bust", offering_fire: "celebration-fire", standing_stones: "menhir",
  herb_lore: "three-leaves", drum_circle: "djembe", snares: "mantrap", barter: "trade", burial_rite: "crossed-bones",
  shared_feast: "cooking-pot", ochre_marks: "palm", torch_march: "primitive-torch", council_fire: "fire-ring",
  knotted_cords: "knot",
  great_feast: "ham-shank", obsidian_blades: "bone-knife", spear_band: "barbed-spear", long_houses: "viking-longhouse",
  star_paths: "stars-stack", cairns: "stone-pile", stone_circle: "dolmen", cult_of_forebears: "totem-head",
  sun_offering: "sun-priest", spoken_law: "public-speaker", seasonal_stores: "covered-jar", herd_drive: "bison",
  smokehouse: "meat-hook", trade_gathering: "shaking-hands", great_burial: "pyre", totem_carving: "totem",
  painted_hides: "animal-hide", war_paint: "tribal-mask", healing_songs: "flute", tamed_wolves: "wolf-howl",
};

export const CHIEFS: Readonly<Record<string, IconName>> = {
  ash_lance: "sun-spear", storm_voice: "lightning-storm", grey_chisel: "stone-crafting", quiet_moon: "moon",
  far_strider: "journey",
};

export const SETUPS: Readonly<Record<string, IconName>> = {
  full_baskets: "basket", sharp_edges: "bone-knife", fresh_tracks: "deer-track", long_walk: "journey",
  old_grief: "tombstone", carried_fire: "torch", first_stone: "rock", large_family: "meeple-group",
};
