/** Where somebody is in a lesson.  It follows from what they have chosen at the table; nothing here knows a page. */

import type { LessonStep } from "../wire/messages";

/** Does a choice look like one of these?  A star stands for anything. */
export function fits(notation: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern.split("*").map(escaped).join(".*")}$`).test(notation));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The steps that may be shown: from behind the last that is done, to the first that waits for something to be done. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * How far these choices lead; the first `committed` of them cannot be taken back.  What no step asks for went without
 * saying.
 */
export function stretchOf(steps: readonly LessonStep[], chosen: readonly string[], committed: number): Stretch {
  let at = 0;
  let from = 0;
  for (const [to, step] of steps.entries()) {
    if (step.kind === "tell" || step.kind === "watch") continue;
    if (step.ask.length > 0) {
      const found = chosen.findIndex((notation, n) => n >= at && fits(notation, step.ask));
      if (found < 0) return { from, to };
      at = found + 1;
    }
    if (step.kind === "end" && (at === 0 || at > committed)) return { from, to };
    from = to + 1;
  }
  return { from, to: steps.length };
}
