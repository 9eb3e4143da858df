/** Short help on things: shown over them on hover, focus, press or long press, beside whatever a place itself has to say. */

import "./tip.css";

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { asked, askedOf, letGo, whenHovered } from "./asking";
import { LONG_PRESS, type Place, usePlace, useSession } from "./place";
import { openOverview } from "./worth";

const DELAY = 350;

interface Help {
  /** Tells at once. */
  tell: (element: Element) => void;
  /** Has the finger that lies on the thing been there so long that it asked for help? */
  isHeld: () => boolean;
  handlers: Pick<JSX.HTMLAttributes<HTMLElement>,
    "onPointerEnter" | "onPointerMove" | "onPointerDown" | "onPointerLeave" | "onFocus" | "onBlur">;
}

function useHelp(name: string, text: string): Help {
  const session = useSession();
  const game = session?.face.name;
  const timer = useRef(0);
  const isHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What is known of choices may come before the help is shown, or while it is read.
  const known = useRef(text);
  known.current = text;
  useEffect(() => {
    const now = asked.peek();
    if (now?.kind === "tip" && now.place === name) asked.value = { ...now, text };
  }, [text]);
  const tell = (element: Element): void => {
    if (game !== undefined) void openOverview(game).catch(() => null);
    if (known.current === "" || !element.isConnected) return;
    asked.value = { kind: "tip", place: name, anchor: element.getBoundingClientRect(), text: known.current };
  };
  const later = (element: Element, delay: number, isByFinger = false): void => {
    clearTimeout(timer.current);
    if (game !== undefined) void openOverview(game).catch(() => null);
    if (text === "") return;
    const isStillAsked = session === null ? () => true : askedOf(session);
    timer.current = window.setTimeout(() => {
      // Help never takes the place of options that are being chosen from.
      if (!isStillAsked() || asked.peek()?.kind === "pick") return;
      isHeld.current = isByFinger;
      tell(element);
    }, delay);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (asked.peek()?.place === name && asked.peek()?.kind === "tip") letGo();
  };
  return {
    tell,
    isHeld: () => isHeld.current,
    handlers: {
      ...whenHovered(name, (element) => later(element, DELAY)),
      onPointerDown: (event) => {
        isHeld.current = false;
        if (event.pointerType !== "mouse") later(event.currentTarget, LONG_PRESS, true);
      },
      // A finger that is lifted has not left: what it asked for stays until it taps elsewhere.
      onPointerLeave: (event) => { if (event.pointerType === "mouse") leave(); else clearTimeout(timer.current); },
      onFocus: (event) => event.currentTarget.matches(":focus-visible") && later(event.currentTarget, DELAY),
      onBlur: leave,
    },
  };
}

/** A word with help behind it. */
export function Tip({ name, text, class: className = "", children }: {
  name: string; text: string; class?: string; children: ComponentChildren;
}): JSX.Element {
  const help = useHelp(name, text);
  return (
    <button type="button" class={`help-tip ${className}`} {...help.handlers}
      onClick={(event) => { event.stopPropagation(); help.tell(event.currentTarget); }}>
      {children}
    </button>
  );
}

/**
 * A place with help behind it.  While it is closed to the question asked it says why; otherwise, lit or at rest, it
 * helps: on hover, on focus, or on a long press, which chooses nothing.  Pressing it at rest helps too.
 */
export function useHelpedPlace(
  names: string | readonly string[], label: string, text: string, canAsk = true,
): Place {
  const place = usePlace(names, label, canAsk);
  const help = useHelp(place.name, text);
  if (place.isClosed) return place;
  const handlers = help.handlers as Place["attrs"];
  const attrs: Place["attrs"] = place.isLit
    ? { ...place.attrs, ...handlers, onClick: unlessHeld(help, place.attrs.onClick as (event: Event) => void) }
    : { ...place.attrs, ...handlers, role: "button", tabIndex: 0, onClick: helpOn(help) };
  return { ...place, attrs };
}

/** A finger that has asked for help chooses nothing when it is lifted; whoever presses without a pointer has not asked. */
function unlessHeld(help: Help, choose: (event: Event) => void): (event: UIEvent) => void {
  return (event) => {
    if (help.isHeld() && event.detail > 0) event.stopPropagation();
    else choose(event);
  };
}

function helpOn(help: Help): (event: Event) => void {
  return (event) => {
    event.stopPropagation();
    help.tell(event.currentTarget as Element);
  };
}

/** The classes of a place by its state. */
export function stateOf({ isLit, isAsked, isFresh, isSpokenOf }: Place): string {
  return `${isLit ? "lit" : ""} ${isAsked ? "asked" : ""} ${isFresh ? "fresh" : ""} ${isSpokenOf ? "spoken" : ""}`;
}

/** The attributes of a place for an element of a page. */
export function onBlock({ attrs }: Place): JSX.HTMLAttributes<HTMLDivElement> {
  return attrs as JSX.HTMLAttributes<HTMLDivElement>;
}

/** The attributes of a place for a shape of a drawing, where the order of focus is the caller's business. */
export function onShape({ attrs }: Pick<Place, "attrs">): JSX.SVGAttributes<SVGPolygonElement> {
  const { tabIndex: _, ...rest } = attrs;
  return rest as JSX.SVGAttributes<SVGPolygonElement>;
}
