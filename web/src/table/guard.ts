/**
 * A button whose meaning has just changed takes no click: whoever aimed at what it was must not do what it is now.  Keys
 * aim at nothing and are not held up, but a key held down does a thing once.
 */

import { useEffect, useReducer, useRef } from "preact/hooks";

export interface Guard {
  isGuarded: boolean;
  /** Attributes of each button that stands there. */
  attrs: { "data-guarded": "true" | undefined; onKeyDown: (event: KeyboardEvent) => void };
  /** Does it, unless a pointer has hit what is new. */
  click(run: () => void): (event: MouseEvent) => void;
}

/** The guard of a place for buttons; `meaning` says all that they do now. */
export function useGuard(meaning: string): Guard {
  const [, drawAgain] = useReducer((count: number, _: void) => count + 1, 0);
  const last = useRef(meaning);
  const until = useRef(0);
  if (last.current !== meaning) {
    last.current = meaning;
    until.current = performance.now() + guardTime();
  }
  useEffect(() => {
    const timer = setTimeout(drawAgain, Math.max(0, until.current - performance.now()));
    return () => clearTimeout(timer);
  }, [meaning]);
  const isNew = (): boolean => performance.now() < until.current;
  const isGuarded = isNew();
  return {
    isGuarded,
    attrs: {
      "data-guarded": isGuarded ? "true" : undefined,
      onKeyDown: (event) => { if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault(); },
    },
    click: (run) => (event) => { if (event.detail === 0 || !isNew()) run(); },
  };
}

/** How long, in milliseconds: the style sheet says it. */
function guardTime(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--guard")) || 0;
}
