/** What is drawn from the same things need not be drawn again. */

import { type FunctionComponent, h } from "preact";
import { useMemo, useRef } from "preact/hooks";

/** A component that is drawn again only when one of its properties, or a signal that it reads, has changed. */
export function memo<P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> {
  return (props) => {
    const stable = useStable(props);
    return useMemo(() => h(Part, stable), [stable]);
  };
}

/** The object given before, as long as the new one has the same members. */
export function useStable<T extends object | null>(now: T): T {
  const last = useRef(now);
  if (!isSame(last.current, now)) last.current = now;
  return last.current;
}

function isSame(one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  const members = Object.entries(one);
  if (members.length !== Object.keys(other).length) return false;
  return members.every(([name, value]) => (other as Record<string, unknown>)[name] === value);
}
