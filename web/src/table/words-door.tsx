/** The ways to the table in words and to the box to type into; both are loaded, with their words, when first wanted. */

import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";

import { readWords, say } from "../i18n/words";
import { Later } from "../shell/later";
import { shortcut } from "./key-places";
import type { Session } from "./session";

export interface WordsProps {
  session: Session;
  onClose: () => void;
}

type Part = "TextView" | "TypeBar";

async function load(part: Part): Promise<ComponentType<WordsProps>> {
  const [found] = await Promise.all([import("../in-words"), readWords()]);
  return found[part];
}

export function InWords(props: WordsProps): JSX.Element {
  return <Later load={() => load("TextView")} with={props} isPage />;
}

/** Is the box at the table open? */
const isTyping = signal(false);

export function openTypeBar(): void {
  isTyping.value = true;
}

export function TypeHolder({ session }: { session: Session }): JSX.Element | null {
  const close = (): void => { isTyping.value = false; };
  useEffect(() => close, []);
  if (!isTyping.value) return null;
  return <Later load={() => load("TypeBar")} with={{ session, onClose: close }} />;
}

/** The key that opens the box, shown as it stands on a keyboard. */
export function TypeButton(): JSX.Element {
  const label = say("table-key-type");
  return (
    <button class="rail-button type-button" aria-expanded={isTyping.value} aria-label={label} title={label}
      aria-keyshortcuts={shortcut("type")} onClick={() => { isTyping.value = !isTyping.value; }}>
      <kbd>/</kbd>
    </button>
  );
}
