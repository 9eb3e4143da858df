/** The voice of a table: sentences for those who listen, in the order in which they are spoken. */

import { signal } from "@preact/signals";

import { settings } from "../person/self";
import type { SpeechDegree } from "../wire/messages";

/** How long a sentence stays on the page: long enough to be read, short enough not to be met again later. */
const STAYS = 12_000;

export interface Spoken {
  id: number;
  text: string;
}

export class Voice {
  readonly lines = signal<readonly Spoken[]>([]);
  private count = 0;

  speak(text: string): void {
    if (text === "") return;
    const one = { id: ++this.count, text };
    this.lines.value = [...this.lines.peek(), one];
    setTimeout(() => { this.lines.value = this.lines.peek().filter((other) => other !== one); }, STAYS);
  }

  /** Nothing of what was said stays on the page. */
  hush(): void {
    this.lines.value = [];
  }
}

/** How much the listener wants to be told. */
export function degreeNow(): SpeechDegree {
  return settings.value.speech ?? "usual";
}
