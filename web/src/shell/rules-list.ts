/** The rules of each game by number: which there are, in which section; their words are in the reader's language. */

import { rules } from "bogwood:rules";

import type { RuleFile } from "../games/rule-file";
import { attribute, has, ruleKeysOf, say } from "../i18n/words";

export interface Rule {
  id: string;
  title: string;
  text: string;
  /** Are the numbers it states a reconstruction? */
  isReconstructed: boolean;
}

export interface Section {
  number: string;
  title: string;
  rules: Rule[];
}

export async function ruleIds(game: string): Promise<RuleFile["rules"]> {
  return (await rules[game]?.())?.rules ?? ruleKeysOf(game).map((key) => ({ id: idOf(game, key), title: "" }));
}

/** The mark of numbers that are a reconstruction. */
export const RECONSTRUCTED = "R";

/** The rule FS-5.6 is the message `<game>-rule-fs-5-6`, in section `FS-5`. */
function keyOf(game: string, id: string): string {
  return `${game}-rule-${id.toLowerCase().replace(".", "-")}`;
}

/** The other way round, for a game whose list did not come with the client. */
function idOf(game: string, key: string): string {
  return key.slice(`${game}-rule-`.length).toUpperCase().replace(/-(?=[^-]*$)/, ".");
}

function sectionOf(id: string): string {
  return id.split(".", 1)[0]!;
}

/** The rules with their words, by section, in the order of the list. */
export function sectionsOf(game: string, ids: RuleFile["rules"]): Section[] {
  const found = new Map<string, Section>();
  for (const { id, title, mark } of ids) {
    const number = sectionOf(id);
    const key = keyOf(game, id);
    const section = found.get(number) ?? { number, title: titleOf(game, number), rules: [] };
    section.rules.push({
      id, title: (has(key) && attribute(key, "title")) || title, text: has(key) ? say(key) : "",
      isReconstructed: mark === RECONSTRUCTED,
    });
    found.set(number, section);
  }
  return [...found.values()];
}

function titleOf(game: string, number: string): string {
  const key = `${game}-rules-section-${number.toLowerCase()}`;
  return has(key) ? say(key) : number;
}

/** Only the rules that hold every word sought; sections without any go. */
export function sought(sections: Section[], text: string): Section[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return sections;
  const fits = (rule: Rule, section: Section): boolean => {
    const all = `${rule.id} ${rule.title} ${rule.text} ${section.title}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  };
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(rule, section)) }))
    .filter((section) => section.rules.length > 0);
}
