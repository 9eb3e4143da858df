/** Sentences in which the names of cells are marked as what they are: they are spelled, whatever the language round them. */

import type { ComponentChildren } from "preact";

const CELL = /(?<![\p{L}\p{N}])([a-n]\d{1,2})(?![\p{L}\p{N}])/u;

export function notated(text: string): ComponentChildren {
  const parts = text.split(CELL);
  return parts.length === 1 ? text : parts.map((part, n) => (n % 2 === 0 ? part : <span key={n} lang="en">{part}</span>));
}
