/**
 * Where options lie, what steps are called, and what facts speak of: all by the words of the notation.
 *
 * Places of the table:
 *   column:hunt                a column or Rest: member or chief goes there
 *   deed:recruit, deed:first   an action of a box; `deed:first` is box 3 of the present column
 *   hex:h5                     a hex of the land: camps to move, where they go, hexes led in the Eclipse, camps pushed
 *   hex:base_tile              the hex on which camps enter where there is no river
 *   course:3                   a position on the river course, 0 the headwaters; its hex answers to both names
 *   raft                       the own raft: to move it, to set down a camp beside it
 *   home                       the own start base: to place or move a camp there
 *   base_of:red                another's start base
 *   base:b3                    a place on the rim where a start base may be put
 *   junction:1-2-5             where three hexes meet
 *   space:a3, space:square_a3  a space of the megalith site, or a square of four for the second level
 *   stack:elder, culture:3, stone:2, animal:4, animal:deck   the displays
 *   hand:hunter                a card in the own hand, whatever it is asked for
 *   played:hunter, discard:hunter, starting_deck:hunter      cards to bury elsewhere than from the hand
 *   pile:hunter                a card of the own Eclipse pile, for its ability
 *   mine:mammoth               untipped animals of the own, to tip
 *   side:a, setup:long_walk    choices of the setup
 *   seat:0                     a player's board; facts about what it gains
 */

import { capital, has, nameOf, say } from "../../i18n/words";
import type { CatalogueEntry, Fact, Option } from "../../wire/messages";
import type { Sum } from "../face";
import { THINGS } from "./look";

/** The first word of a notation and what follows it. */
export function parts(notation: string): [word: string, rest: string] {
  const colon = notation.indexOf(":");
  return colon < 0 ? [notation, ""] : [notation.slice(0, colon), notation.slice(colon + 1)];
}

/** The kind of place by the word of the notation, where the rest names the thing. */
const PLACES: Record<string, string> = {
  member: "column", chief: "column", box: "deed", labour: "hand", pile: "hand", culture: "hand", discard: "hand",
  ability: "pile", stack: "stack", buy: "culture", stone: "stone", animal: "animal", tip: "mine", space: "space",
  setup: "setup", side: "side", base: "base", village: "junction", terrain: "hex",
};

/** Endings that look like the name of a thing. */
const ENDINGS = new Set(["pile:done", "ability:done", "terrain:rest"]);

/** Words whose places follow rules of their own. */
const ODD: Record<string, (rest: string, position: string | number | undefined) => string> = {
  raft: () => "raft",
  bury: (rest) => rest,
  camp: (rest) => (rest === "start_base" ? "home" : `hex:${rest}`),
  enter: (rest) => (rest === "start_base" ? "home" : rest === "raft" ? "raft" : `hex:${rest}`),
  push: (rest) => {
    const [owner, at] = parts(rest);
    return at === "start_base" ? `base_of:${owner}` : `hex:${at}`;
  },
  to: (rest, position) => {
    if (position !== undefined) return `course:${position}`;
    return rest === "hand" || rest === "discard" ? "" : `hex:${rest}`;
  },
};

export function placeOf({ notation, arguments: args }: Pick<CatalogueEntry, "notation" | "arguments">): string {
  if (ENDINGS.has(notation)) return "";
  const [word, rest] = parts(notation);
  const odd = ODD[word];
  if (odd !== undefined) return odd(rest, args["position"]);
  const place = PLACES[word];
  return place === undefined || rest === "" ? "" : `${place}:${rest}`;
}

/** The words by which places answer at points that the catalogue lists under another name. */
const ASKED: Record<string, Record<string, string>> = {
  warrior_own: { hex: "camp", home: "camp" },
  warrior_target: { hex: "to" },
  setup_recruit: { stack: "stack" },
  box: { hand: "labour" },
  figure: { hand: "culture" },
};

export function notationAt(point: string, place: string): string {
  const [kind, rest] = parts(place);
  const word = ASKED[point]?.[kind];
  return word === undefined ? "" : `${word}:${kind === "home" ? "start_base" : rest}`;
}

/** Words whose rest is the name of a thing, said as it is. */
const NAMED = new Set([
  "labour", "culture", "discard", "pile", "ability", "stack", "tip", "setup", "camp", "terrain", "enter",
]);

export function stepOf(notation: string): string {
  const [word, rest] = parts(notation);
  const own = `winter-ui-step-${notation.replaceAll(":", "-")}`;
  if (has(own)) return say(own);
  if (NAMED.has(word)) return capital(nameOf("winter", rest));
  if (word === "member" || word === "chief") return capital(nameOf("winter", rest));
  if (word === "to") return capital(nameOf("winter", rest === "delta" ? "delta_tile" : rest));
  if (word === "box") return capital(nameOf("winter", rest));
  if (word === "bury") return say("winter-ui-step-bury", { card: rest.slice(rest.indexOf(":") + 1) });
  const general = `winter-ui-step-${word}`;
  return has(general) ? say(general, { text: rest }) : "";
}

/** The number that matters most on an option: what it costs. */
export function priceOf([, , , args]: Option): number | null {
  const amount = args["cost"] ?? args["price"];
  return typeof amount === "number" ? amount : null;
}

/** What is added up of a turn, in the order of a player's board. */
const SUMMED = ["vp", "labour", "food", "tools", "honor", "sacrifice", "strength"];

export function sumsOf(facts: Fact[], seat: number): Sum[] {
  const own = facts.filter((fact) => fact[1] === seat);
  return SUMMED.map((kind) => ({
    amount: own.reduce((sum, fact) => (fact[0] === kind ? sum + fact[2] : sum), 0),
    icon: THINGS[kind]!.icon, label: nameOf("winter", kind),
  })).filter((sum) => sum.amount !== 0);
}

/** Places of the land by the names that facts give them. */
function landPlace(name: string | number | undefined, seat: number): string[] {
  if (name === undefined) return [];
  if (name === "headwaters") return ["course:0"];
  if (name === "delta_tile") return ["course:delta"];
  return name === "start_base" ? [`camps:${seat}`] : [`hex:${name}`];
}

/** What facts with one parameter speak of. */
const SPOKEN_OF: Record<string, [parameter: string, place: string]> = {
  figure: ["column", "column"], rival_card: ["column", "column"], village: ["junction", "junction"],
  megalith: ["space", "space"], base_set: ["place", "base"], culture_laid: ["place", "culture"],
  animal_laid: ["place", "animal"], recruited: ["card", "stack"],
};
const ON_LAND = new Set(["camp_placed", "camp_moved", "raft_moved", "terrain"]);
/** Facts that change a player's board. */
const ON_BOARDS = new Set([
  "food", "tools", "vp", "honor", "sacrifice", "strength", "drew", "animal", "tipped", "buried", "stone_taken",
  "recruited", "culture_bought", "fish_drawn",
]);

export function placesOf([kind, seat, , , , args]: Fact): string[] {
  const found: string[] = [];
  const spoken = SPOKEN_OF[kind];
  const value = spoken === undefined ? undefined : args[spoken[0]];
  if (spoken !== undefined && value !== undefined) found.push(`${spoken[1]}:${value}`);
  if (ON_LAND.has(kind)) found.push(...landPlace(args["place"], seat));
  if (seat >= 0 && ON_BOARDS.has(kind)) found.push(`seat:${seat}`);
  return found;
}
