/**
 * Writes the outlines in use, taken from the set game-icons: those of every page into src/kit/icon-paths.ts, those of
 * one game alone beside that game, where they are loaded with it.
 * Run with `node tools/icons.mjs` after adding a name to a list: those below, or `icon-names.json` of a game.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { games } from "./homes.mjs";
import { rounded } from "./outline.mjs";

const COMMON = [
  "anticlockwise-rotation", "card-draw", "card-pick", "chat-bubble", "clockwise-rotation", "cog", "hourglass",
  "ladybug", "light-bulb", "padlock", "robot-golem", "round-star", "rule-book", "save-arrow",
  "sound-on",
];

/** What the pages outside of any game show: lists, help. */
const SHELL = ["compass", "flag-objective", "meeple", "sailboat", "tied-scroll"];

const at = (file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
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

const lists = Object.fromEntries(games.map((game) => [game, JSON.parse(readFileSync(at(`games/${game}/icon-names.json`), "utf8"))]));
const ofGames = Object.values(lists).flatMap(({ table }) => table);
const onCovers = Object.values(lists).flatMap(({ cover }) => cover);
const common = new Set([...COMMON, ...SHELL, ...onCovers, ...ofGames.filter((name, at) => ofGames.indexOf(name) !== at)]);
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
  writeFileSync(at(file), text);
}

const own = (names) => sorted(names.filter((name) => !common.has(name)));
const gameNames = own(ofGames);
write("kit/icon-paths.ts", "iconPaths", sorted(common), [
  "", "/** Icons that come with a game. */", `export type GameIconName =\n${union(gameNames)};`,
]);
for (const [game, { table }] of Object.entries(lists)) write(`games/${game}/icon-paths.ts`, "icons", own(table));
