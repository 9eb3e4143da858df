/**
 * Reads tables from its input and writes them in words, by the client's own functions: what is said of each in every
 * language, what of a view never reaches the words, and what typed lines mean.  The tests run it.
 */
import { build } from "esbuild";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { homes } from "./homes.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const asked = JSON.parse(readFileSync(0, "utf8"));

const ENTRY = `
  export { faceOf } from "../src/games/faces";
  export { read, readGame, readWords, nameOf, say } from "../src/i18n/words";
  export { openCatalogue } from "../src/table/catalogue";
  export { readStep } from "../src/table/typing";
  export { speech } from "../src/table/typed";
`;

const folder = mkdtempSync(join(tmpdir(), "bogwood-words-"));
await build({
  stdin: { contents: ENTRY, resolveDir: here }, outdir: folder, bundle: true, format: "esm",
  platform: "node", jsx: "automatic", jsxImportSource: "preact", logLevel: "error",
  entryNames: "client", outExtension: { ".js": ".mjs" },
  loader: { ".css": "empty", ".svg": "text", ".woff2": "empty" }, plugins: [homes],
});

// What the client finds in a browser: a page of which nothing is asked here, and the catalogues.
const page = new Proxy(function () {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => "" : name === "matches" ? false : page),
  set: () => true, apply: () => page, construct: () => page,
});
const browser = { document: page, window: globalThis, location: new URL("http://localhost/"), localStorage: page, matchMedia: page, addEventListener: page };
for (const [name, thing] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value: thing, configurable: true });
globalThis.fetch = async (address) => {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const found = asked.catalogues.find(({ game, players, written }) => pathname.includes(`/${game}/`)
    && searchParams.get("players") === String(players) && (searchParams.get("options") ?? "") === written);
  return { ok: true, json: async () => found.catalogue };
};
const client = await import(pathToFileURL(join(folder, "client.mjs")).href);
rmSync(folder, { recursive: true });

/** The words of a table, by its catalogue. */
async function written(message) {
  const [face] = await Promise.all([client.faceOf(message.game), client.openCatalogue(message)]);
  return face.text(message);
}

const flat = (groups) => groups.map(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)].join("\n")).join("\n");

async function inAllLanguages() {
  const found = {};
  for (const language of asked.languages) {
    await client.read(language);
    for (const game of new Set(asked.tables.map((table) => table.game))) await client.readGame(game);
    await client.readWords();
    found[language] = [];
    for (const table of asked.tables) {
      found[language].push((await written(table)).map(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)]));
    }
  }
  return found;
}

// What never reaches the words

/** The paths of everything plain in a value; places in lists count as one. */
function* leaves(value, path = []) {
  if (value === null || typeof value !== "object") yield path;
  else for (const key of Object.keys(value)) yield* leaves(value[key], [...path, key]);
}

const named = (view, path) => path.map((key, n) => (Array.isArray(at(view, path.slice(0, n))) ? "*" : key)).join(".");
const at = (value, path) => path.reduce((inner, key) => inner[key], value);

function others(value, said) {
  if (typeof value === "number") return [value + 1, value - 1, value + 7, 0].filter((one) => one !== value && one >= 0);
  if (typeof value === "boolean") return [!value];
  return typeof value === "string" ? [`${value}x`, ...said, null] : [];
}

/** Strings that are found under each name at any of the tables. */
function stringsByName() {
  const found = {};
  for (const { view } of asked.tables) {
    for (const path of leaves(view)) {
      const value = at(view, path);
      if (typeof value === "string") (found[path.at(-1)] ??= new Set()).add(value);
    }
  }
  return found;
}

/** The same view with another value somewhere. */
function changed(view, [key, ...rest], value) {
  const copy = Array.isArray(view) ? [...view] : { ...view };
  copy[key] = rest.length === 0 ? value : changed(view[key], rest, value);
  return copy;
}

async function unsaid() {
  await client.read("en");
  const strings = stringsByName();
  const reached = new Set();
  const missed = new Set();
  for (const table of asked.tables) {
    await client.readGame(table.game);
    await client.readWords();
    const before = flat(await written(table));
    const face = await client.faceOf(table.game);
    for (const path of leaves(table.view)) {
      const name = `${table.game}.${named(table.view, path)}`;
      const value = at(table.view, path);
      if (reached.has(name) || value === null || asked.known.some((known) => name.startsWith(known))) continue;
      const isSaid = others(value, [...strings[path.at(-1)] ?? []].slice(0, 3)).some((other) => {
        try {
          return flat(face.text({ ...table, view: changed(table.view, path, other) })) !== before;
        } catch {
          return false;
        }
      });
      (isSaid ? reached : missed).add(name);
    }
  }
  return [...missed].filter((name) => !reached.has(name)).sort();
}

const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** What lines mean at a table, by the options that are open there. */
async function meanings() {
  const found = [];
  for (const { table, lines, language } of asked.typed) {
    await client.read(language);
    await client.readGame(table.game);
    await client.readWords();
    await client.openCatalogue(table);
    const choices = table.trial.options.map(([id, notation, key, args]) => ({
      thing: id, notation,
      names: [client.say(key, args), ...Object.values(args).flatMap((one) => (typeof one === "string" ? [client.nameOf(table.game, one)] : []))],
    }));
    const said = lines ?? choices.flatMap(({ notation, names: [name] }) => [notation, name.toUpperCase(), bare(name)]);
    found.push(said.map((line) => ({ line, ...client.readStep(line, [choices], client.speech()) })));
  }
  return found;
}

const done = { written: inAllLanguages, unsaid, typed: meanings };
const answer = JSON.stringify(await done[asked.ask]());
process.stdout.write(answer, () => process.exit(0));
