/** Where long words may break: browsers know it only where somebody installed a dictionary. */

import { language } from "./words";

const SOFT = "\u00ad";
const VOWELS = "аеёиоуыэюяaeiouyáéíóúýěůü";
/** Letters that never begin a syllable. */
const TIED = "ьъй";
/** English is not broken by such a simple rule. */
export const UNBROKEN = "en";
/** Shorter words fit everywhere whole. */
export const LONG = 9;
const LEAST_HEAD = 3;
const LEAST_TAIL = 3;

const isVowel = (letter: string): boolean => VOWELS.includes(letter.toLowerCase());

/** Where a word may break: in the middle of the consonants between two vowels, the larger half going on. */
function breaks(word: string): number[] {
  const found: number[] = [];
  let last = -1;
  for (let at = 0; at < word.length; at++) {
    if (!isVowel(word[at]!)) continue;
    if (last >= 0 && at > last + 1) found.push(last + 1 + Math.floor((at - last - 1) / 2));
    last = at;
  }
  return found
    .map((at) => (TIED.includes(word[at]!.toLowerCase()) ? at + 1 : at))
    .filter((at) => at >= LEAST_HEAD && at <= word.length - LEAST_TAIL);
}

function softened(word: string): string {
  if (word.length < LONG) return word;
  const at = new Set(breaks(word));
  return [...word].map((letter, n) => (at.has(n) ? SOFT + letter : letter)).join("");
}

/** Words that may break where syllables do, with a hyphen that only shows there. */
export function broken(name: string): string {
  return language.value === UNBROKEN ? name : name.split(" ").map(softened).join(" ");
}
