// Which room of the client may import which.  `make.py check` runs it; another folder may be given to look into.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const sources = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), "..", "src");

/** What every part of a table stands on. */
const STONES = ["i18n", "kit", "person", "wire"];

/**
 * The rooms, each with those it may import besides itself.  `games` is what all games share, `generic` the face of those
 * that have none, `games/*` one game, which nothing imports but the modules that the build makes of what it finds (homes.mjs).  `.` is the first file of the
 * client, and what is loaded later as a whole.
 */
const MAY = {
  wire: [],
  door: ["i18n", "kit", "wire"],
  i18n: ["wire", "bogwood:texts"],
  kit: ["i18n"],
  person: ["i18n", "wire"],
  games: [...STONES, "generic", "table", "bogwood:faces"],
  "games/*": [...STONES, "games", "table"],
  generic: [...STONES, "games", "table"],
  table: [...STONES, "games", "shell", "coach", "lessons", "."],
  coach: [...STONES, "games", "shell", "table"],
  lessons: [...STONES, "games", "shell", "table"],
  puzzles: [...STONES, "coach", "games", "shell", "table"],
  shell: [...STONES, "games", "lessons", "puzzles", "table", "bogwood:covers", "bogwood:rules"],
  ".": ["coach", "door", "i18n", "kit", "lessons", "person", "puzzles", "shell", "table"],
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts")) yield path;
  }
}

/** The room that a path of the sources lies in: `table`, `games/feya`, or `.`. */
function roomOf(path) {
  const [first, second, third] = relative(sources, path).split(sep);
  if (second === undefined) return ".";
  return first === "games" && third !== undefined ? `games/${second}` : first;
}

/** The room that an import leads to; null for what is no part of the client. */
function goalOf(file, name) {
  if (name.startsWith("bogwood:")) return name;
  return name.startsWith(".") ? roomOf(join(dirname(file), name)) : null;
}

const kindOf = (room) => (room.startsWith("games/") ? "games/*" : room);

/** Imports that point the wrong way, a sentence for each. */
function wrong(file) {
  const room = roomOf(file);
  const may = MAY[kindOf(room)];
  if (may === undefined) return [`${relative(sources, file)}: the room ${room} is not in the list of tools/imports.mjs`];
  const names = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, name]) => name);
  return names.flatMap((name) => {
    const goal = goalOf(file, name);
    if (goal === null || goal === room || may.includes(goal)) return [];
    return [`${relative(sources, file)} imports ${name}: ${room} may import ${may.join(", ") || "nothing"}, not ${goal}`];
  });
}

if (!existsSync(sources)) throw new Error(`there is no folder ${sources}`);
const found = [...filesIn(sources)].sort().flatMap(wrong);
for (const sentence of found) console.error(sentence);
process.exitCode = found.length > 0 ? 1 : 0;
