/** Words for the reader: message keys and parameters in, sentences of the reader's language out. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

import type { Arguments } from "../wire/messages";

export const LANGUAGES = ["en", "ru", "es", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", ru: "Русский", es: "Español", cs: "Čeština" };

/** Parameters shown as they come: never the name of a thing. */
const RAW = new Set(["cell", "from", "to", "island", "text", "notation", "who", "deeds", "amounts"]);

type Texts = { default: string[] };
type Loaders = Record<Language, () => Promise<Texts>>;
const LOADERS: Loaders = {
  en: () => import("./texts/en"),
  ru: () => import("./texts/ru"),
  es: () => import("./texts/es"),
  cs: () => import("./texts/cs"),
};
/** The words of each game, and those of its rules, which only few pages need. */
const GAME_LOADERS: Readonly<Record<string, Loaders>> = {
  feya: {
    en: () => import("./texts/en-feya"),
    ru: () => import("./texts/ru-feya"),
    es: () => import("./texts/es-feya"),
    cs: () => import("./texts/cs-feya"),
  },
  felinia: {
    en: () => import("./texts/en-felinia"),
    ru: () => import("./texts/ru-felinia"),
    es: () => import("./texts/es-felinia"),
    cs: () => import("./texts/cs-felinia"),
  },
  winter: {
    en: () => import("./texts/en-winter"),
    ru: () => import("./texts/ru-winter"),
    es: () => import("./texts/es-winter"),
    cs: () => import("./texts/cs-winter"),
  },
};
/** The words of the coach, for those who ask it. */
const COACH = "coach";
const COACH_LOADERS: Loaders = {
  en: () => import("./texts/en-coach"),
  ru: () => import("./texts/ru-coach"),
  es: () => import("./texts/es-coach"),
  cs: () => import("./texts/cs-coach"),
};
const RULE_LOADERS: Readonly<Record<string, Loaders>> = {
  feya: {
    en: () => import("./rules/paragraphs-en-feya"),
    ru: () => import("./rules/paragraphs-ru-feya"),
    es: () => import("./rules/paragraphs-es-feya"),
    cs: () => import("./rules/paragraphs-cs-feya"),
  },
  felinia: {
    en: () => import("./rules/paragraphs-en-felinia"),
    ru: () => import("./rules/paragraphs-ru-felinia"),
    es: () => import("./rules/paragraphs-es-felinia"),
    cs: () => import("./rules/paragraphs-cs-felinia"),
  },
  winter: {
    en: () => import("./rules/paragraphs-en-winter"),
    ru: () => import("./rules/paragraphs-ru-winter"),
    es: () => import("./rules/paragraphs-es-winter"),
    cs: () => import("./rules/paragraphs-cs-winter"),
  },
};

/** The language being read; sentences said through `say` follow it. */
export const language = signal<Language>("en");
const bundle = signal(new FluentBundle("en", { useIsolating: false }));
/** The games whose rules are at hand in the language being read; pages that show rules wait for them. */
export const rulesRead = signal<ReadonlySet<string>>(new Set());
/** The games whose words are at hand. */
const gamesRead = new Set<string>();

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
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
  const loaders = [LOADERS, ...[...gamesRead].flatMap((game) => loadersOf(game) ?? [])];
  for (const texts of await Promise.all(loaders.map((one) => one[tag]()))) add(fresh, texts);
  rulesRead.value = new Set();
  bundle.value = fresh;
  language.value = tag;
  document.documentElement.lang = tag;
}

function loadersOf(name: string): Loaders | undefined {
  return name === COACH ? COACH_LOADERS : GAME_LOADERS[name];
}

/** The words of the coach. */
export function readCoach(): Promise<void> {
  return readGame(COACH);
}

function add(to: FluentBundle, texts: Texts): void {
  for (const text of texts.default) to.addResource(new FluentResource(text));
}

/** The words of a game, which its tables and pages need. */
export async function readGame(game: string): Promise<void> {
  const tag = language.value;
  const load = loadersOf(game)?.[tag];
  if (gamesRead.has(game) || load === undefined) return;
  const texts = await load();
  if (tag !== language.value) return readGame(game);
  add(bundle.value, texts);
  gamesRead.add(game);
}

/** The words of a game with those of its rules. */
export async function readRules(game: string): Promise<void> {
  await readGame(game);
  const tag = language.value;
  const load = RULE_LOADERS[game]?.[tag];
  if (rulesRead.value.has(game) || load === undefined) return;
  const texts = await load();
  if (tag !== language.value) return;
  add(bundle.value, texts);
  rulesRead.value = new Set([...rulesRead.value, game]);
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
  return pattern ? bundle.value.formatPattern(pattern, named(key.split("-", 1)[0]!, args), []) : `[${key}]`;
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
  return bundle.value.formatPattern(message.value, args, []);
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
