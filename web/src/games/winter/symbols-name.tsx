/** Names on small cards: long words shrink a little, and may break where syllables do. */

import type { JSX } from "preact";

import { broken, LONG, UNBROKEN } from "../../i18n/syllables";
import { language, nameOf } from "../../i18n/words";

const longest = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));

/** The name of a thing, as wide as its card allows. */
export function Name({ thing }: { thing: string }): JSX.Element {
  const name = nameOf("winter", thing);
  const width = language.value === UNBROKEN ? longest(name) : Math.min(longest(name), LONG);
  return <span class="winter-name" aria-hidden="true" style={{ "--longest": width }}><span>{broken(name)}</span></span>;
}
