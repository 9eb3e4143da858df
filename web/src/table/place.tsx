/**
 * Places of the table that can be chosen or asked about.  A place is lit when an option lies there; otherwise, on my
 * turn, it says why it is closed: on hover, on focus, or on a long press.
 */

import { createContext, type JSX } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";

import { say } from "../i18n/words";
import type { Option, Problem } from "../wire/messages";
import type { Session } from "./session";

export const TableContext = createContext<Session | null>(null);

export function useSession(): Session | null {
  return useContext(TableContext);
}

/** What a bubble speaks of: a closed place with its reason, or a place with several options. */
export type Asked =
  | { kind: "why"; place: string; anchor: DOMRect; problem: Problem }
  | { kind: "pick"; place: string; anchor: DOMRect; options: Option[] }
  | { kind: "tip"; place: string; anchor: DOMRect; text: string };

export const asked = signal<Asked | null>(null);

/** Places lit up because a line of the log, or another part of the page, speaks of them. */
export const spokenOf = signal<ReadonlySet<string>>(new Set());

/** Places whose pieces have just changed. */
export const fresh = signal<ReadonlySet<string>>(new Set());

const HOVER = 320;
const LONG_PRESS = 450;

export function letGo(): void {
  asked.value = null;
}

export function sentenceOf(option: Option): string {
  return say(option[2], option[3]);
}

export interface Place {
  /** The open options of this place; empty when it is not lit. */
  options: Option[];
  isLit: boolean;
  isAsked: boolean;
  isFresh: boolean;
  isSpokenOf: boolean;
  /** Attributes for the element of the place. */
  attrs: JSX.HTMLAttributes<HTMLElement> & JSX.SVGAttributes<SVGElement> & Record<`data-${string}`, string | undefined>;
}

/**
 * The place of this name.  `label` is what a screen reader says of it at rest; what can be done there is added.
 * `canAsk` is false for places that have nothing to tell when they are closed.  A place may answer to several names:
 * it bears the first that is lit or, when none is, the first that can be asked about.
 */
export function usePlace(names: string | readonly string[], label: string, canAsk = true): Place {
  const session = useSession();
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const all = typeof names === "string" ? [names] : names;
  const name = nameNow(session, all);
  const options = session?.isMyTurn.value ? all.flatMap((one) => session.lit.value.get(one) ?? []) : [];
  const isLit = options.length > 0;
  const closed = !isLit && canAsk && session !== null ? session.closedAt(name) : null;
  const spoken = isLit ? options.map(sentenceOf).join("; ") : "";

  const take = (element: Element): void => {
    clearTimeout(timer.current);
    if (session === null) return;
    if (options.length === 1) {
      letGo();
      session.choose(options[0]![0]);
    } else if (options.length > 1) {
      asked.value = { kind: "pick", place: name, anchor: element.getBoundingClientRect(), options };
    } else if (closed !== null) void tellWhy(session, name, closed, element);
  };
  const wonder = (element: Element, delay: number): void => {
    clearTimeout(timer.current);
    if (session === null || closed === null) return;
    timer.current = window.setTimeout(() => void tellWhy(session, name, closed, element), delay);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (asked.value?.place === name && asked.value.kind === "why") letGo();
  };

  const attrs: Place["attrs"] = {
    "data-place": name,
    "data-lit": isLit ? "true" : undefined,
    role: isLit || closed !== null ? "button" : "img",
    "aria-label": isLit ? `${label}: ${spoken}` : label,
    "aria-disabled": isLit ? undefined : closed !== null ? "true" : undefined,
    "aria-describedby": asked.value?.place === name ? "bubble" : undefined,
    tabIndex: isLit ? 0 : -1,
    onClick: (event: Event) => {
      event.stopPropagation();
      take(event.currentTarget as Element);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        take(event.currentTarget as Element);
      }
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") wonder(event.currentTarget as Element, HOVER);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") wonder(event.currentTarget as Element, LONG_PRESS);
    },
    onPointerLeave: leave,
    onFocus: (event: FocusEvent) => {
      const element = event.currentTarget as Element;
      if (element.matches(":focus-visible")) wonder(element, HOVER);
    },
    onBlur: leave,
  };
  return {
    options, isLit, attrs,
    isAsked: asked.value?.place === name && asked.value.kind === "why",
    isFresh: all.some((one) => fresh.value.has(one)),
    isSpokenOf: all.some((one) => spokenOf.value.has(one)),
  };
}

/** The name that a place of several names bears at present. */
export function nameNow(session: Session | null, names: readonly string[]): string {
  const first = names[0] ?? "";
  if (names.length === 1 || session === null || !session.isMyTurn.value) return first;
  return names.find((one) => session.lit.value.has(one)) ?? names.find((one) => session.closedAt(one) !== null) ?? first;
}

async function tellWhy(session: Session, place: string, notation: string, element: Element): Promise<void> {
  const problem = await session.why(notation);
  if (problem === null || !element.isConnected) return;
  asked.value = { kind: "why", place, anchor: element.getBoundingClientRect(), problem };
}
