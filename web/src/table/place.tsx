/**
 * Places of the table that can be chosen or asked about.  A place is lit when an option lies there; otherwise, on my
 * turn, it says why it is closed: on hover, on focus, or on a long press.
 */

import { createContext, type JSX } from "preact";
import { useContext, useEffect, useMemo, useRef } from "preact/hooks";
import { computed, type ReadonlySignal, signal } from "@preact/signals";

import { say } from "../i18n/words";
import { isCovered } from "../kit/dialog";
import type { Option } from "../wire/messages";
import { asked, type Asked, askedOf, keepBubble, letGo, letGoSoon, whenHovered } from "./asking";
import type { Session } from "./session";

export const TableContext = createContext<Session | null>(null);

export function useSession(): Session | null {
  return useContext(TableContext);
}

/** Places lit up because a line of the log, or another part of the page, speaks of them. */
export const spokenOf = signal<ReadonlySet<string>>(new Set());

/** Places, and options without a place, that a lesson speaks of; they stay so until it goes on. */
export const taught = signal<ReadonlySet<string>>(new Set());

/** Among what a lesson speaks of: the end of the turn. */
export const END = "end-of-turn";

/** Places whose pieces have just changed. */
export const fresh = signal<ReadonlySet<string>>(new Set());

/** Places of the turn that is being told. */
export const toldPlaces = signal<readonly string[]>([]);

const HOVER = 320;
/** How long a finger lies on a thing before it asks about it, in milliseconds. */
export const LONG_PRESS = 450;

export function sentenceOf(option: Option): string {
  return say(option[2], option[3]);
}

export interface Place {
  /** The name that it bears at present. */
  name: string;
  /** The open options of this place; empty when it is not lit. */
  options: Option[];
  isLit: boolean;
  /** Can it say why it is not lit? */
  isClosed: boolean;
  /** Is it said why it is closed?  What has just changed there is not covered by that. */
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
  const state = useMemo(() => stateOf(session, all, canAsk), [session, all.join(), canAsk]);
  const { name, options, closed, bubble, isFresh, isSpokenOf, isTaught } = state.value;
  const isLit = options.length > 0;
  const spoken = isLit ? options.map((option) => session?.sentenceOf(option)).join("; ") : "";

  const take = (element: Element): void => {
    clearTimeout(timer.current);
    if (session === null) return;
    if (options.length === 1) {
      letGo();
      session.pick(options[0]!);
    } else if (options.length > 1) {
      asked.value = { kind: "pick", place: name, anchor: element.getBoundingClientRect(), from: element, options };
    } else if (closed !== null) void tellWhy(session, name, closed, element);
  };
  const wonder = (element: Element, delay: number): void => {
    clearTimeout(timer.current);
    if (asked.peek()?.place === name) keepBubble();
    if (session === null || closed === null || silenced === name) return;
    const isStillAsked = askedOf(session);
    timer.current = window.setTimeout(() => {
      if (isStillAsked()) void tellWhy(session, name, closed, element);
    }, delay);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    silenced = "";
    if (asked.peek()?.place === name && asked.peek()?.kind === "why") letGoSoon();
  };

  const attrs: Place["attrs"] = {
    "data-place": name,
    "data-lit": isLit ? "true" : undefined,
    "data-taught": isTaught ? "true" : undefined,
    "data-options": isLit ? options.map((option) => session?.pathOf(option)).join(" ") : undefined,
    role: isLit || closed !== null ? "button" : "img",
    "aria-label": isLit ? labelled(label, spoken) : label,
    "aria-disabled": isLit ? undefined : closed !== null ? "true" : undefined,
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
    ...whenHovered(name, (element) => wonder(element, HOVER)),
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") wonder(event.currentTarget as Element, LONG_PRESS);
    },
    // A finger that is lifted has not left: what it asked for stays until it taps elsewhere.
    onPointerLeave: (event: PointerEvent) => { if (event.pointerType === "mouse") leave(); else clearTimeout(timer.current); },
    onFocus: (event: FocusEvent) => {
      const element = event.currentTarget as Element;
      if (element.matches(":focus-visible")) wonder(element, HOVER);
    },
    onBlur: leave,
  };
  return { name, options, isLit, attrs, isFresh, isSpokenOf, isClosed: closed !== null, isAsked: bubble === "why" && !isFresh };
}

/** A place with what can be done there; what both begin with is said once. */
function labelled(label: string, spoken: string): string {
  const [first = ""] = spoken.split(/[:,;] /, 1);
  if (label.startsWith(spoken)) return label;
  return first !== "" && label.startsWith(first) && spoken.startsWith(first) && !spoken.includes("; ")
    ? `${label}: ${spoken.slice(first.length + 2)}` : `${label}: ${spoken}`;
}

/** All that the table has to say about a place. */
interface PlaceState {
  name: string;
  options: Option[];
  /** The option that is closed here; null when none is. */
  closed: string | null;
  /** What the bubble shows, if it speaks of this place. */
  bubble: Asked["kind"] | null;
  isFresh: boolean;
  isSpokenOf: boolean;
  isTaught: boolean;
}

/** Stays the same object as long as nothing changes here: whatever happens elsewhere, this place is not drawn again. */
function stateOf(session: Session | null, all: readonly string[], canAsk: boolean): ReadonlySignal<PlaceState> {
  let last: PlaceState | null = null;
  return computed(() => {
    const name = nameNow(session, all);
    const options = session?.isMyTurn.value ? all.flatMap((one) => session.lit.value.get(one) ?? []) : [];
    const state: PlaceState = {
      name, options,
      closed: options.length === 0 && canAsk && session !== null ? session.closedAt(name) : null,
      bubble: asked.value?.place === name ? asked.value.kind : null,
      isFresh: all.some((one) => fresh.value.has(one)),
      isSpokenOf: all.some((one) => spokenOf.value.has(one)),
      isTaught: all.some((one) => taught.value.has(one)),
    };
    last = last !== null && isSame(last, state) ? last : state;
    return last;
  });
}

function isSame(one: PlaceState, other: PlaceState): boolean {
  return one.name === other.name && one.closed === other.closed && one.bubble === other.bubble
    && one.isFresh === other.isFresh && one.isSpokenOf === other.isSpokenOf && one.isTaught === other.isTaught
    && one.options.length === other.options.length
    && (one.options.length === 0 || JSON.stringify(one.options) === JSON.stringify(other.options));
}

/** Has this place just changed, or does something speak of it? */
export function useNamed(place: string): boolean {
  return useMemo(() => computed(() => fresh.value.has(place) || spokenOf.value.has(place)), [place]).value;
}

/** The name that a place of several names bears at present. */
export function nameNow(session: Session | null, names: readonly string[]): string {
  const first = names[0] ?? "";
  if (names.length === 1 || session === null || !session.isMyTurn.value) return first;
  return names.find((one) => session.lit.value.has(one)) ?? names.find((one) => session.closedAt(one) !== null) ?? first;
}

/** The place that says nothing as long as the focus stays there: its bubble was sent away. */
let silenced = "";

/** Sends the bubble away; a focus that was in it is where it came from, and nothing is said there until it has left. */
export function hush(): void {
  const now = asked.peek();
  const wasInside = document.getElementById("bubble")?.contains(document.activeElement) ?? false;
  letGo();
  if (now === null || now.kind === "tip") return;
  silenced = now.place;
  if (wasInside && now.from.isConnected) (now.from as HTMLElement).focus();
}

async function tellWhy(session: Session, place: string, notation: string, element: Element): Promise<void> {
  const isStillAsked = askedOf(session);
  const problem = await session.why(notation);
  // A reason that comes late never takes the place of options that are being chosen from.
  const isLate = !isStillAsked() || asked.peek()?.kind === "pick";
  if (problem === null || isLate || !element.isConnected || isCovered()) return;
  asked.value = { kind: "why", place, anchor: element.getBoundingClientRect(), from: element, problem };
}
