/** Where options lie, what steps are called, and what facts speak of: all by the words of the notation. */

import { nameOf, say } from "../../i18n/words";
import type { CatalogueEntry, Fact, Option } from "../../wire/messages";
import type { Sum } from "../face";
import { GOODS } from "./look";

type Said = Record<string, string | number>;

/** The places of options by the word before the colon; what is not listed is a button of the frame. */
const PLACES: Record<string, (args: Said) => string> = {
  clan: ({ clan }) => `clan:${clan}`,
  side: ({ side }) => `side:${side}`,
  draft: ({ guide }) => `guide:${guide}`,
  next: ({ guide }) => `guide:${guide}`,
  start: ({ track }) => `track:${track}`,
  track: ({ track }) => `track:${track}`,
  special: ({ tile }) => `special:${tile}`,
  take: ({ tile }) => `tile:${tile}`,
  use: ({ tile }) => `tile:${tile}`,
  play: ({ tile }) => `tile:${tile}`,
  worker: ({ worker }) => `worker:${worker}`,
  boat: ({ boat }) => `boat:${boat}`,
  celebrate: ({ cell }) => `island:${cell}`,
};

/** The first word of a notation and what follows it. */
function parts(notation: string): [word: string, rest: string] {
  const colon = notation.indexOf(":");
  return colon < 0 ? [notation, ""] : [notation.slice(0, colon), notation.slice(colon + 1)];
}

export function placeOf({ notation, arguments: args }: Pick<CatalogueEntry, "notation" | "arguments">): string {
  if (notation === "builder") return "space:builder";
  if (args["space"] !== undefined) return `space:${args["space"]}`;
  const [word, rest] = parts(notation);
  if (rest === "" || rest === "nothing") return "";
  const place = PLACES[word];
  if (place !== undefined) return place(args);
  return args["cell"] === undefined ? "" : `cell:${args["cell"]}`;
}

/** Words whose rest is the name of a thing, said as it is. */
const NAMED = new Set(["clan", "side", "draft", "next", "start", "track", "special", "take", "use", "play"]);
/** Words with a sentence of their own, in which the rest is the parameter `text`. */
const SPOKEN = new Set(["boat", "to", "build", "lay", "settle", "neutral", "shrine", "totem", "celebrate"]);
/** Notations that stand for themselves. */
const WHOLE = new Set(["pass", "stop", "finish", "end", "confirm", "builder"]);

export function stepOf(notation: string): string {
  const [word, rest] = parts(notation);
  if (word === "worker" || NAMED.has(word)) return nameOf("feya", rest);
  if (word === "reserve" && rest !== "nothing") return say("feya-ui-step-reserve", { text: nameOf("feya", rest) });
  if (word === "exchange" || rest === "nothing") return say(`feya-ui-step-${word}-${rest}`);
  if (SPOKEN.has(word) && rest !== "") return say(`feya-ui-step-${word}`, { text: rest });
  if (WHOLE.has(notation)) return say(`feya-ui-step-${notation}`);
  return say(`feya-ui-action-${notation.replace(/_\d+$/, "")}`);
}

/** The number that matters most on an option: what it costs or brings. */
export function priceOf([, notation, , args]: Option): number | null {
  const [word] = parts(notation);
  const amount = word === "build" || word === "lay" ? args["gold"] : word === "celebrate" ? args["vp"] : args["mana"];
  return typeof amount === "number" ? amount : null;
}

/** What is added up of a turn, in the order of a player's board. */
const SUMMED = ["gold", "mana", "fish", "axolotl", "vp"];

export function sumsOf(facts: Fact[], seat: number): Sum[] {
  const own = facts.filter((fact) => fact[1] === seat);
  const sums: Sum[] = SUMMED.map((kind) => ({
    amount: own.reduce((sum, fact) => (fact[0] === kind ? sum + fact[2] : sum), 0),
    icon: GOODS[kind]!.icon, label: nameOf("feya", kind === "fish" ? "fish_resource" : kind),
  }));
  const count = (kind: string): number => own.filter((fact) => fact[0] === kind).length;
  sums.push({ amount: count("settlement"), icon: "hut", label: nameOf("feya", "settlement") });
  sums.push({ amount: count("navigation"), icon: "compass", label: nameOf("feya", "navigation") });
  return sums.filter((sum) => sum.amount !== 0);
}

/** What a fact speaks of, by its parameters. */
const SPOKEN_OF: [parameter: string, place: (value: string | number, seat: number) => string][] = [
  ["cell", (cell) => `cell:${cell}`],
  ["from", (cell) => `cell:${cell}`],
  ["to", (cell) => `cell:${cell}`],
  ["island", (cell) => `island:${cell}`],
  ["space", (space) => `space:${space}`],
  ["guide", (guide) => `guide:${guide}`],
  ["tile", (tile) => `tile:${tile}`],
  ["card", (card) => `card:${card}`],
  ["temple", (temple) => `temple:${temple}`],
  ["track", (track, seat) => `seat:${seat}:track:${track}`],
];

export function placesOf([kind, seat, , , , args]: Fact): string[] {
  const found = SPOKEN_OF.flatMap(([parameter, place]) => {
    const value = args[parameter];
    return value === undefined ? [] : [place(value, seat)];
  });
  if (kind === "builder_used") found.push("space:builder");
  if (kind === "navigation") found.push(`seat:${seat}:navigation`);
  return found;
}
