/** Little faces that say something at a table; whoever does not see them is told their names. */

import type { JSX } from "preact";

/** How the phrases that are reactions look. */
const FACES: Record<string, string> = {
  "thumbs-up": "👍", applause: "👏", laughter: "😄", surprise: "😮", party: "🎉", puzzled: "🤔",
};

export function isReaction(phrase: string): boolean {
  return phrase in FACES;
}

/** `name` says it in the reader's language. */
export function Reaction({ phrase, name }: { phrase: string; name: string }): JSX.Element {
  return <span class="chat-reaction" role="img" aria-label={name} title={name}>{FACES[phrase]}</span>;
}
