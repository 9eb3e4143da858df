/**
 * Writes the outlines in use, taken from the set game-icons: those of every page into src/kit/icon-paths.ts, those of
 * one game alone beside that game, where they are loaded with it.
 * Run with `node tools/icons.mjs` after adding a name to a list below.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { rounded } from "./outline.mjs";

const COMMON = [
  "anticlockwise-rotation", "card-draw", "card-pick", "chat-bubble", "clockwise-rotation", "cog", "hourglass",
  "ladybug", "light-bulb", "padlock", "robot-golem", "round-star", "rule-book", "save-arrow",
  "sound-on",
];

const FEYA = [
  "axolotl", "celebration-fire", "claw-hammer", "coins-pile", "compass", "croc-jaws", "crown", "cycle", "double-fish",
  "family-house", "fish-bucket", "fishing-hook", "fishing-pole", "flag-objective", "frog", "gecko", "hut",
  "huts-village", "island", "large-paint-brush", "lotus", "meeple", "meeple-group", "owl", "palm-tree",
  "prayer", "rune-stone", "sailboat", "scales", "ship-wheel", "spears", "temple-gate", "tied-scroll", "totem-head",
  "trade", "turtle", "two-coins", "village", "world",
];

const FELINIA = [
  "anchor", "barrel", "basket", "book-pile", "castle", "cat", "cooking-pot", "cool-spices", "crown", "cycle",
  "feline", "fluffy-cloud", "gold-bar", "gold-mine", "hooded-figure", "knapsack", "lion", "lynx-head", "meat",
  "meeple", "meeple-group", "mirror-mirror", "moon", "owl", "paw-print", "pocket-watch", "present", "receive-money",
  "rolled-cloth", "rose", "saber-toothed-cat-head", "tiger-head", "two-coins", "wine-glass", "wooden-crate",
];

const WINTER = [
  "animal-hide", "arch-bridge", "armadillo", "barbed-spear", "basket", "beard", "muscle-up", "bison", "bone-knife",
  "convergence-target", "small-fire", "cooking-pot", "campfire", "camping-tent", "celebration-fire",
  "covered-jar", "crossed-bones", "cycle", "deer-track", "desert", "dolmen", "double-fish",
  "djembe", "eclipse", "feather", "fire-bowl", "fire-ring", "meat-hook", "flatfish", "flint-spark", "flute",
  "footprint", "grass", "tombstone", "ham-shank", "hand", "hasty-grave", "three-leaves", "high-grass",
  "hills", "hut", "icebergs", "journey", "juggling-seal", "lightning-storm", "mammoth", "meat", "meeple",
  "meeple-group", "menhir", "moon", "palm", "paw-print", "peaks", "pine-tree", "primitive-torch",
  "public-speaker", "pyre", "raft", "rhinoceros-horn", "rock", "knot", "rune-stone",
  "saber-toothed-cat-head", "sewing-needle", "shaking-hands", "sloth", "smoking-volcano", "spear-feather",
  "spears", "stars-stack", "steak", "stone-axe", "stone-bust", "stone-crafting", "stone-pile", "stone-spear",
  "stone-tablet", "sun-priest", "sun-spear", "thrown-spear", "tipi", "torch", "totem",
  "totem-head", "totem-mask", "trade", "tribal-mask", "viking-longhouse", "walk", "walking-boot", "willow-tree",
  "wolf-howl", "mantrap", "wooden-sign",
];

/** What the pages outside of any game show: covers, lists, help. */
const SHELL = ["cat", "compass", "flag-objective", "lotus", "mammoth", "meeple", "sailboat", "tied-scroll"];

const SIZE = 512;
const WIDTH = 116;

const set = JSON.parse(readFileSync(fileURLToPath(
  import.meta.resolve("@iconify-json/game-icons/icons.json")), "utf8"));

/** The one outline of an icon; anything else in the file would be drawn wrongly, so it is refused. */
function outline(name) {
  const found = set.icons[name];
  const match = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(found?.body ?? "");
  if (!match || (found.width ?? set.width) !== SIZE) throw new Error(`${name} is not one outline of ${SIZE} units`);
  return rounded(match[1]);
}

/** Path data broken between commands, where a line break means nothing. */
function wrapped(data) {
  const lines = [""];
  for (const command of data.split(/(?=[a-zA-Z])/)) {
    for (const part of command.split(/(?<= )/)) {
      if (lines.at(-1).length + part.length > WIDTH) lines.push("");
      lines[lines.length - 1] += part;
    }
  }
  return lines.map((line) => line.trimEnd()).join("\n");
}

const GAMES = { feya: FEYA, felinia: FELINIA, winter: WINTER };
const ofGames = Object.values(GAMES).flat();
const common = new Set([...COMMON, ...SHELL, ...ofGames.filter((name, at) => ofGames.indexOf(name) !== at)]);
const CREDIT = "/* Icons from game-icons.net and its authors, CC BY 3.0. Written by tools/icons.mjs. */";

const sorted = (names) => [...new Set(names)].sort();

/** The names as a type, several to a line. */
function union(names) {
  const lines = [""];
  for (const name of names) {
    const part = ` | "${name}"`;
    if (lines.at(-1).length + part.length > WIDTH) lines.push("");
    lines[lines.length - 1] += part;
  }
  return lines.map((line) => ` ${line}`).join("\n");
}

function write(file, constant, names, more = []) {
  const text = [
    CREDIT,
    "",
    `/** Outlines in a square of ${SIZE} units. */`,
    `export const ${constant} = {`,
    ...names.map((name) => `  "${name}": \`\n${wrapped(outline(name))}\`,`),
    "} as const;",
    ...more,
    "",
  ].join("\n");
  writeFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), text);
}

const own = (names) => sorted(names.filter((name) => !common.has(name)));
const gameNames = own(ofGames);
write("kit/icon-paths.ts", "iconPaths", sorted(common), [
  "", "/** Icons that come with a game. */", `export type GameIconName =\n${union(gameNames)};`,
]);
for (const [game, names] of Object.entries(GAMES)) write(`games/${game}/icon-paths.ts`, `${game}Icons`, own(names));
