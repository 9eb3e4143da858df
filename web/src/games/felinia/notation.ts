/**
 * Where options lie, what steps are called, and what facts speak of: all by the words of the notation.
 *
 * Places of the table:
 *   town:stall_3, town:guild   a stall or the guild as a whole: bids; facts about goods and discs there
 *   town:income                the next income place on one's own board: bids
 *   buy:wine                   a kind of goods on the stall asked about now (`placeAsked` in view.ts)
 *   guild:spice, guild:food, guild:bonus_tile   the exchanges of the guild
 *   bonus:bonus_lion           a tile of the bonus pile while one is chosen
 *   mine:wine, mine:gold, mine:spice            pieces on one's own board: to sell, give away or discard
 *   castle:1, castle:2         the castle cards looked at now
 *   pier:pier_2                a ship at its pier
 *   province:lion_post_2       a province of the island
 *   seat:0                     a player's board; facts about what it gains
 */

import { capital, nameOf, say } from "../../i18n/words";
import type { CatalogueEntry, Fact, Option } from "../../wire/messages";
import type { Sum } from "../face";
import { GOODS, THINGS } from "./look";

/** The first word of a notation and what follows it. */
function parts(notation: string): [word: string, rest: string] {
  const colon = notation.indexOf(":");
  return colon < 0 ? [notation, ""] : [notation.slice(0, colon), notation.slice(colon + 1)];
}

/** The kind of place by the word of the notation; what is not listed is a button of the frame. */
const PLACES: Record<string, string> = {
  sell: "mine", give: "mine", discard: "mine", bid: "town", buy: "buy", swap: "guild", take: "bonus", board: "pier",
  land: "province", to: "province", turn: "province", castle: "castle",
};

export function placeOf({ notation }: Pick<CatalogueEntry, "notation">): string {
  const [word, rest] = parts(notation);
  const place = PLACES[word];
  return place === undefined || rest === "" || rest === "nothing" ? "" : `${place}:${rest}`;
}

/** A sale is drawn quietly, with what it brings. */
export function isSale(notation: string): boolean {
  return notation.startsWith("sell:");
}

/** Words whose rest is the name of a thing, said as it is. */
const NAMED = new Set(["bid", "board", "land", "to", "take"]);

export function stepOf(notation: string): string {
  const [word, rest] = parts(notation);
  if (NAMED.has(word)) return capital(nameOf("felinia", rest));
  if (rest === "" || rest === "nothing" || word === "swap" || word === "store" || word === "castle") {
    return say(`felinia-ui-step-${[word, rest].filter((part) => part !== "").join("-")}`);
  }
  return say(`felinia-ui-step-${word}`, { thing: rest });
}

/** The number that matters most on an option: what it costs, or, in a sale or for income, what it brings. */
export function priceOf([, notation, , args]: Option): number | null {
  const [word] = parts(notation);
  const isGain = word === "sell" || notation === "bid:income";
  const amount = isGain ? args["coins"] : args["price"] ?? args["food"];
  return typeof amount === "number" ? amount : null;
}

/** What is added up of a turn, in the order of a player's board. */
const SUMMED = ["coins", "spice", "gold", "food"];

export function sumsOf(facts: Fact[], seat: number): Sum[] {
  const own = facts.filter((fact) => fact[1] === seat);
  const sums: Sum[] = SUMMED.map((kind) => ({
    amount: own.reduce((sum, fact) => (fact[0] === kind ? sum + fact[2] : sum), 0),
    icon: THINGS[kind]!.icon, label: nameOf("felinia", kind === "coins" ? "coin" : kind),
  }));
  for (const [good, icon] of Object.entries(GOODS)) {
    const moved = own.filter((fact) => fact[0] === "goods" && fact[5]["good"] === good);
    sums.push({ amount: moved.reduce((sum, fact) => sum + fact[2], 0), icon, label: nameOf("felinia", good) });
  }
  return sums.filter((sum) => sum.amount !== 0);
}

/** What a fact speaks of, by its parameters. */
const SPOKEN_OF: [parameter: string, place: string][] = [
  ["province", "province"], ["place", "town"], ["pier", "pier"],
];
/** Facts that change a player's board. */
const ON_BOARDS = new Set(["coins", "spice", "gold", "food", "goods", "bonus_taken", "castle_kept", "stored"]);

export function placesOf([kind, seat, , , , args]: Fact): string[] {
  const found = SPOKEN_OF.flatMap(([parameter, place]) => {
    const value = args[parameter];
    return value === undefined ? [] : [`${place}:${value}`];
  });
  if (seat >= 0 && ON_BOARDS.has(kind)) found.push(`seat:${seat}`);
  return found;
}
