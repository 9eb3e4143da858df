/**
 * Writes src/kit/icon-paths.ts: the outlines in use, taken from the set game-icons.
 * Run with `node tools/icons.mjs` after adding a name to the list below.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const COMMON = [
  "anticlockwise-rotation", "card-draw", "card-pick", "chat-bubble", "clockwise-rotation", "cog", "hourglass",
  "ladybug", "light-bulb", "magnifying-glass", "padlock", "robot-golem", "round-star", "rule-book", "save-arrow",
  "sound-on",
];

const FEYA = [
  "axolotl", "celebration-fire", "claw-hammer", "coins-pile", "compass", "croc-jaws", "crown", "cycle", "double-fish",
  "family-house", "fish-bucket", "fishing-hook", "fishing-pole", "flag-objective", "frog", "gecko", "hut",
  "huts-village", "island", "large-paint-brush", "lotus", "meeple", "meeple-group", "night-sleep", "owl", "palm-tree",
  "prayer", "rune-stone", "sailboat", "scales", "ship-wheel", "spears", "temple-gate", "tied-scroll", "totem-head",
  "trade", "turtle", "two-coins", "village", "world",
];

/** Pictures on the covers of the other two games. */
const COVERS = ["cat", "mammoth"];

const SIZE = 512;
const WIDTH = 116;

const set = JSON.parse(readFileSync(fileURLToPath(
  import.meta.resolve("@iconify-json/game-icons/icons.json")), "utf8"));

/** The one outline of an icon; anything else in the file would be drawn wrongly, so it is refused. */
function outline(name) {
  const found = set.icons[name];
  const match = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(found?.body ?? "");
  if (!match || (found.width ?? set.width) !== SIZE) throw new Error(`${name} is not one outline of ${SIZE} units`);
  return match[1];
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

const names = [...new Set([...COMMON, ...FEYA, ...COVERS])].sort();
const entries = names.map((name) => `  "${name}": \`\n${wrapped(outline(name))}\`,`);
const text = [
  "/* Icons from game-icons.net and its authors, CC BY 3.0. Written by tools/icons.mjs. */",
  "",
  `/** Outlines in a square of ${SIZE} units. */`,
  "export const iconPaths = {",
  ...entries,
  "} as const;",
  "",
].join("\n");
writeFileSync(fileURLToPath(new URL("../src/kit/icon-paths.ts", import.meta.url)), text);
