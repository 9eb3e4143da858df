// Finds the games and the languages of the client, and makes modules of them: whoever adds a folder is built in.
//
//   bogwood:covers    what pages show of each game, at once
//   bogwood:faces     how each game is drawn, loaded when a table of it is opened
//   bogwood:rules     the list of each game's rules, loaded with the page of its rules
//   bogwood:texts     the words, loaded by language: of every page, of each game and its rules, of the coach, of lessons, overviews and puzzles, of the table in words
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const FACES = join(ROOT, "web", "src", "games");
const LOCALE = join(ROOT, "web", "src", "i18n", "locale");
const ENGINES = join(ROOT, "src", "bogwood");

/** What lies with the engine of a game, and is read here. */
const wordsOf = (game, language) => join(ENGINES, "games", game, "locale", `${language}.ftl`);
const rulesOf = (game) => join(ENGINES, "games", game, "paragraphs", "rules.json");
const paragraphsOf = (game, language) => join(ENGINES, "games", game, "paragraphs", `${language}.ftl`);
const coachOf = (language) => join(ENGINES, "coach", "locale", `${language}.ftl`);
const puzzlesOf = (language) => join(ENGINES, "puzzles", "locale", `${language}.ftl`);

const foldersIn = (place) => readdirSync(place, { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);
/** A folder with a cover is a game. */
export const games = foldersIn(FACES).filter((name) => existsSync(join(FACES, name, "cover.tsx")));
export const languages = foldersIn(LOCALE);

/** The pictures beside shared links, by the names under which they are served. */
export const cards = Object.fromEntries(games.map((game) => [`card-${game}.png`, join(FACES, game, "card.png")]));

const own = (language, name) => join(LOCALE, language, `${name}.ftl`);
const ofGame = (game, language, name) => join(FACES, game, "locale", language, `${name}.ftl`);
const ofGames = (language, name) => games.map((game) => ofGame(game, language, name));

/** The files of each text by the name of its chunk. */
function texts() {
  const found = new Map();
  for (const language of languages) {
    found.set(language, [...["shell", "table", "end", "door"].map((name) => own(language, name)), ...ofGames(language, "cover")]);
    found.set(`${language}-coach`, [coachOf(language), ...games.map((game) => wordsOf(game, language) + FOR_COACH)]);
    found.set(`${language}-lessons`, [own(language, "lessons")]);
    found.set(`${language}-overview`, [own(language, "overview")]);
    found.set(`${language}-puzzles`, [puzzlesOf(language)]);
    found.set(`${language}-words`, [own(language, "words"), ...ofGames(language, "words")]);
    for (const game of games) {
      found.set(`${language}-${game}`, [ofGame(game, language, "face"), wordsOf(game, language)]);
      found.set(`paragraphs-${language}-${game}`, [paragraphsOf(game, language)]);
    }
  }
  return found;
}

/** Behind the name of a game's words: only what the coach says of it, which is wanted later than the rest. */
const FOR_COACH = "?coach";
const isForCoach = (message) => message.startsWith("coach-");

const quoted = (text) => JSON.stringify(text);
const table = (names, valueOf) => `{ ${names.map((name) => `${quoted(name)}: ${valueOf(name)}`).join(", ")} }`;
const loader = (path, member) => `async () => (await import(${quoted(path)})).${member}`;
const byLanguage = (nameIn) => table(languages, (language) => loader(`bogwood:text/${nameIn(language)}`, "default"));

const MODULES = {
  covers: () => [
    ...games.map((game, at) => `import { cover as cover${at} } from ${quoted(join(FACES, game, "cover"))};`),
    `export const covers = ${table(games, (game) => `cover${games.indexOf(game)}`)};`,
  ].join("\n"),
  faces: () => `export const faces = ${table(games, (game) => loader(join(FACES, game, "face"), "face"))};`,
  rules: () => `export const rules = ${table(games, (game) => loader(rulesOf(game), "default"))};`,
  texts: () => `export const texts = {
    pages: ${byLanguage((language) => language)},
    coach: ${byLanguage((language) => `${language}-coach`)},
    lessons: ${byLanguage((language) => `${language}-lessons`)},
    overview: ${byLanguage((language) => `${language}-overview`)},
    puzzles: ${byLanguage((language) => `${language}-puzzles`)},
    words: ${byLanguage((language) => `${language}-words`)},
    games: ${table(games, (game) => byLanguage((language) => `${language}-${game}`))},
    rules: ${table(games, (game) => byLanguage((language) => `paragraphs-${language}-${game}`))},
  };`,
};

/** Messages as readers need them: what is written for translators, and the room between messages, stays here. */
function wordsIn(file) {
  const [path, part] = file.split("?");
  const text = readFileSync(path, "utf8").replace(/^#.*\n/gm, "").replace(/\n+(?=\S)/g, "\n").trimStart();
  if (!path.startsWith(join(ENGINES, "games"))) return text;
  return text.split(/\n(?=\S)/).filter((message) => isForCoach(message) === (part !== undefined)).join("\n");
}

function loadText({ path }) {
  const files = texts().get(path);
  const watchFiles = files.map((file) => file.split("?")[0]);
  return { contents: `export default ${JSON.stringify(files.map(wordsIn))};`, loader: "js", watchFiles };
}

/** The plug-in of esbuild by which those modules are found. */
export const homes = {
  name: "homes",
  setup(work) {
    // What is bundled for anything but the folder is no folder.
    work.initialOptions.define = { BOGWOOD_SITE: "false", ...work.initialOptions.define };
    work.onResolve({ filter: /^bogwood:text\// }, ({ path }) => ({ path: path.slice("bogwood:text/".length), namespace: "text" }));
    work.onLoad({ filter: /.*/, namespace: "text" }, loadText);
    work.onResolve({ filter: /^bogwood:\w+$/ }, ({ path }) => ({ path: path.slice("bogwood:".length), namespace: "bogwood" }));
    work.onLoad({ filter: /.*/, namespace: "bogwood" }, ({ path }) => ({ contents: MODULES[path](), loader: "js", resolveDir: ROOT }));
  },
};
