/** Words for the reader: message keys and parameters in, sentences of the reader's language out. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

import type { Arguments } from "../wire/messages";

export const LANGUAGES = ["en", "ru", "es", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", ru: "Русский", es: "Español", cs: "Čeština" };

/** Parameters shown as they come: never the name of a thing. */
const RAW = new Set(["cell", "from", "to", "island", "text", "notation"]);

type Texts = { default: string[] };
const LOADERS: Record<Language, () => Promise<Texts>> = {
  en: () => import("./texts/en"),
  ru: () => import("./texts/ru"),
  es: () => import("./texts/es"),
  cs: () => import("./texts/cs"),
};
const RULE_LOADERS: Record<Language, () => Promise<Texts>> = {
  en: () => import("./rules/en"),
  ru: () => import("./rules/ru"),
  es: () => import("./rules/es"),
  cs: () => import("./rules/cs"),
};

/** The language being read; sentences said through `say` follow it. */
export const language = signal<Language>("en");
const bundle = signal(new FluentBundle("en", { useIsolating: false }));
/** The language whose rules are at hand; pages that show rules wait for it. */
export const rulesRead = signal<Language | "">("");

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

export async function read(tag: Language): Promise<void> {
  const fresh = new FluentBundle(tag, { useIsolating: false });
  for (const text of (await LOADERS[tag]()).default) fresh.addResource(new FluentResource(text));
  rulesRead.value = "";
  bundle.value = fresh;
  language.value = tag;
  document.documentElement.lang = tag;
}

/** The texts of the rules, which only few pages need. */
export async function readRules(): Promise<void> {
  const tag = language.value;
  if (rulesRead.value === tag) return;
  const texts = (await RULE_LOADERS[tag]()).default;
  if (tag !== language.value) return;
  for (const text of texts) bundle.value.addResource(new FluentResource(text));
  rulesRead.value = tag;
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
