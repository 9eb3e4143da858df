/**
 * A button whose meaning has just changed takes no click: whoever aimed at what it was must not do what it is now.  Keys
 * aim at nothing and are not held up, but a key held down does a thing once.
 */

import { useEffect, useReducer, useRef } from "preact/hooks";

/** How long it takes none, in milliseconds. */
const GUARDED = 400;

export interface Guard {
  /** Attributes of each button that stands there. */
  attrs: { "data-guarded": "true" | undefined; onKeyDown: (event: KeyboardEvent) => void };
  /** Does it, unless a pointer has hit what is new. */
  click(run: () => void): (event: MouseEvent) => void;
}

/** The guard of a place for buttons; `meaning` says all that they do now. */
export function useGuard(meaning: string): Guard {
  const [, drawAgain] = useReducer((count: number, _: void) => count + 1, 0);
  const last = useRef(meaning);
  const isNew = useRef(false);
  if (last.current !== meaning) {
    last.current = meaning;
    isNew.current = true;
  }
  useEffect(() => {
    if (!isNew.current) return undefined;
    const timer = setTimeout(() => {
      isNew.current = false;
      drawAgain();
    }, GUARDED);
    return () => clearTimeout(timer);
  }, [meaning]);
  return {
    attrs: {
      "data-guarded": isNew.current ? "true" : undefined,
      onKeyDown: (event) => { if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault(); },
    },
    click: (run) => (event) => { if (event.detail === 0 || !isNew.current) run(); },
  };
}
