/** Names on small cards: long words shrink a little, and may break where syllables do. */

import type { JSX } from "preact";

import { language, nameOf } from "../../i18n/words";

const SOFT = "\u00ad";
const VOWELS = "аеёиоуыэюяaeiouyáéíóúýěůü";
/** Letters that never begin a syllable. */
const TIED = "ьъй";
/** English is not broken by such a simple rule. */
const UNBROKEN = "en";
/** Shorter words fit a card whole. */
const LONG = 9;
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

const longest = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));

/** A name that may break where syllables do. */
export function broken(name: string): string {
  return language.value === UNBROKEN ? name : name.split(" ").map(softened).join(" ");
}

/** The name of a thing, as wide as its card allows. */
export function Name({ thing }: { thing: string }): JSX.Element {
  const name = nameOf("winter", thing);
  const width = language.value === UNBROKEN ? longest(name) : Math.min(longest(name), LONG);
  return <span class="winter-name" aria-hidden="true" style={{ "--longest": width }}><span>{broken(name)}</span></span>;
}
