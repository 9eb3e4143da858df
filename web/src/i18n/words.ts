/** Words for the reader: message keys and parameters in, sentences of the reader's language out. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

import { texts } from "bogwood:texts";

import { api } from "../wire/api";
import type { Arguments } from "../wire/messages";

/** The languages of the client, each by its own name: the one line that a language takes besides its texts. */
export const OWN_NAMES = { en: "English", ru: "Русский", es: "Español", cs: "Čeština" } as const;
export type Language = keyof typeof OWN_NAMES;
export const LANGUAGES = Object.keys(OWN_NAMES) as readonly Language[];

/** Parameters shown as they come: never the name of a thing. */
const RAW = new Set(["cell", "from", "to", "island", "text", "notation", "who", "deeds", "amounts"]);

type Loaders = (typeof texts)["pages"];
/**
 * Words that are wanted later: the coach's, for those who ask it, those round lessons, puzzles and overviews, and those of
 * the table in words; of each game those of its tables.
 */
const LATER: Readonly<Record<string, Loaders>> = {
  coach: texts.coach, lessons: texts.lessons, overview: texts.overview, puzzles: texts.puzzles, words: texts.words, ...texts.games,
};
/** Before the name of a game and a stroke: what its lessons say, and its overview. */
const FROM_SERVER: Readonly<Record<string, (game: string, tag: Language) => Promise<string>>> = {
  lessons: api.lessonWords, overview: api.overviewWords,
};

/** The words that go by a name: those that came with the client, or else those of a game, which its server has. */
async function wordsOf(name: string, tag: Language): Promise<string[]> {
  const [kind = "", game] = name.split("/");
  if (game !== undefined) return [await FROM_SERVER[kind]!(game, tag)];
  return LATER[name]?.[tag]() ?? [await api.words(name, tag)];
}

/** The language being read; sentences said through `say` follow it. */
export const language = signal<Language>("en");
const bundle = signal(new FluentBundle("en", { useIsolating: false }));
const english = new FluentBundle("en", { useIsolating: false });
/** The games whose rules are at hand in the language being read; pages that show rules wait for them. */
export const rulesRead = signal<ReadonlySet<string>>(new Set());
/** The messages of the rules that were read last, in their order, by game. */
const ruleKeys = new Map<string, string[]>();
/** What messages state of the data of a game, by their keys: that of the table which was read last. */
const numbers = signal<Readonly<Record<string, Arguments>>>({});
/** The games whose words are at hand. */
const gamesRead = new Set<string>();

export function isLanguage(tag: string): tag is Language {
  return tag in OWN_NAMES;
}

/** The first of the reader's languages that we speak. */
export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

/** Reads another language, with the words of all games read so far. */
export async function read(tag: Language): Promise<void> {
  const fresh = new FluentBundle(tag, { useIsolating: false });
  const all = [texts.pages[tag](), ...[...gamesRead].map((game) => wordsOf(game, tag))];
  for (const found of await Promise.all(all)) add(fresh, found);
  rulesRead.value = new Set();
  bundle.value = fresh;
  language.value = tag;
  document.documentElement.lang = tag;
}

/** The words of the coach. */
export function readCoach(): Promise<void> {
  return readGame("coach");
}

/** The words of guided games: those round them, and what the lessons of a game say. */
export async function readLessons(game: string): Promise<void> {
  await Promise.all([readGame("lessons"), readGame(`lessons/${game}`)]);
}

/** The words of puzzles. */
export function readPuzzles(): Promise<void> {
  return readGame("puzzles");
}

/** The words of the table in words, with the English ones, which are understood everywhere. */
export async function readWords(): Promise<void> {
  const [found] = await Promise.all([texts.words.en(), readGame("words")]);
  if (!english.hasMessage("words-then")) add(english, found);
}

/** The words of a game's overview, with those of the game. */
export async function readOverview(game: string): Promise<void> {
  await Promise.all([readGame(game), readGame("overview"), readGame(`overview/${game}`)]);
}

/** All names of a thing that can be typed, parted by bars in its message: the reader's and the English ones. */
export function namesToType(key: string): string[] {
  const inEnglish = english.getMessage(key)?.value ?? "";
  const both = [say(key), english.formatPattern(inEnglish, {}, [])];
  return [...new Set(both.flatMap((names) => names.split("|").map((name) => name.trim())))];
}

function add(to: FluentBundle, found: string[]): void {
  for (const text of found) to.addResource(new FluentResource(text));
}

/** The words of a game, which its tables and pages need. */
export async function readGame(game: string): Promise<void> {
  const tag = language.value;
  if (gamesRead.has(game)) return;
  const found = await wordsOf(game, tag);
  if (tag !== language.value) return readGame(game);
  add(bundle.value, found);
  gamesRead.add(game);
}

/** Says the numbers of a game as the edition of a table has them. */
export function layNumbers(found: Readonly<Record<string, Arguments>>): void {
  numbers.value = found;
}

/** The words of a game with those of its rules. */
export async function readRules(game: string): Promise<void> {
  await readGame(game);
  const tag = language.value;
  if (rulesRead.value.has(game)) return;
  const found = await (texts.rules[game]?.[tag]() ?? api.rules(game, tag).then((text) => [text]));
  if (tag !== language.value) return;
  add(bundle.value, found);
  ruleKeys.set(game, keysIn(found, `${game}-rule-`));
  rulesRead.value = new Set([...rulesRead.value, game]);
}

/** The messages of a game's rules, once they are read. */
export function ruleKeysOf(game: string): readonly string[] {
  return ruleKeys.get(game) ?? [];
}

function keysIn(found: string[], start: string): string[] {
  return found.flatMap((text) => new FluentResource(text).body.map(({ id }) => id)).filter((id) => id.startsWith(start));
}

export function has(key: string): boolean {
  return bundle.value.hasMessage(key);
}

/**
 * The message in words.  A parameter that is an id of the game is named in the reader's language; the message may still
 * choose its wording by the id, which it finds under the parameter's name with `_id` added.
 */
export function say(key: string, args: Arguments = {}, game = key.split("-", 1)[0]!): string {
  return format(key, named(game, args));
}

/** The message in words, or one of its attributes where it is named, such as the same said to the reader. */
export function said(key: string, args: Arguments, attributeName = ""): string {
  const message = bundle.value.getMessage(key);
  const pattern = message?.attributes[attributeName] ?? message?.value;
  return pattern ? bundle.value.formatPattern(pattern, { ...numbers.value[key], ...named(key.split("-", 1)[0]!, args) }, []) : `[${key}]`;
}

/** What a thing of a game is called; an id without a name is its own name. */
export function nameOf(game: string, thing: string): string {
  const key = `${game}-name-${thing}`;
  return has(key) ? format(key, {}) : thing;
}

/** An attribute of a message, such as the title of a rule. */
export function attribute(key: string, name: string): string {
  const message = bundle.value.getMessage(key);
  const pattern = message?.attributes[name];
  return pattern ? bundle.value.formatPattern(pattern, {}, []) : "";
}

function named(game: string, args: Arguments): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {};
  for (const [parameter, value] of Object.entries(args)) {
    given[parameter] = value;
    if (typeof value === "string" && !RAW.has(parameter)) {
      given[parameter] = nameOf(game, value);
      given[`${parameter}_id`] = value;
    }
  }
  return given;
}

function format(key: string, args: Record<string, FluentVariable>): string {
  const message = bundle.value.getMessage(key);
  if (!message?.value) return `[${key}]`;
  return bundle.value.formatPattern(message.value, { ...numbers.value[key], ...args }, []);
}

/** Phrases as one: "a, b and c". */
export function joined(phrases: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(phrases);
}

/** The same words as the beginning of a line. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language.value) + text.slice(1);
}

/** A number with its sign, the minus as typographers draw it. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A moment, in the reader's habit. */
export function when(at: number): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = isToday ? { timeStyle: "short" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(language.value, style).format(time);
}
