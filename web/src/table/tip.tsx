/** Short help on things: shown over them on hover, focus or press, beside whatever a place itself has to say. */

import "./tip.css";

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { asked, letGo, whenHovered } from "./asking";
import { type Place, usePlace, useSession } from "./place";
import { openOverview } from "./worth";

const DELAY = 350;

function tell(name: string, text: string, element: Element): void {
  if (element.isConnected) asked.value = { kind: "tip", place: name, anchor: element.getBoundingClientRect(), text };
}

type Handlers = Pick<JSX.HTMLAttributes<HTMLElement>, "onPointerEnter" | "onPointerMove" | "onPointerLeave" | "onFocus" | "onBlur">;

function useTip(name: string, text: string): Handlers {
  const game = useSession()?.face.name;
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What is known of choices may come while the help is read.
  useEffect(() => {
    const now = asked.peek();
    if (now?.kind === "tip" && now.place === name) asked.value = { ...now, text };
  }, [text]);
  const later = (element: Element): void => {
    clearTimeout(timer.current);
    if (game !== undefined) void openOverview(game).catch(() => null);
    // Help never takes the place of options that are being chosen from.
    const help = (): void => { if (asked.value?.kind !== "pick") tell(name, text, element); };
    if (text !== "") timer.current = window.setTimeout(help, DELAY);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (asked.value?.place === name && asked.value.kind === "tip") letGo();
  };
  return {
    ...whenHovered(name, later),
    onPointerLeave: leave,
    onFocus: (event) => event.currentTarget.matches(":focus-visible") && later(event.currentTarget),
    onBlur: leave,
  };
}

/** A word with help behind it. */
export function Tip({ name, text, class: className = "", children }: {
  name: string; text: string; class?: string; children: ComponentChildren;
}): JSX.Element {
  const handlers = useTip(name, text);
  return (
    <button type="button" class={`help-tip ${className}`} {...handlers}
      onClick={(event) => { event.stopPropagation(); tell(name, text, event.currentTarget); }}>
      {children}
    </button>
  );
}

/**
 * A place with help behind it.  While it is closed to the question asked it says why; otherwise, lit or at rest, it
 * helps.  Pressing it at rest helps too.
 */
export function useHelpedPlace(
  names: string | readonly string[], label: string, text: string, canAsk = true,
): Place {
  const place = usePlace(names, label, canAsk);
  const { name } = place;
  const tip = useTip(name, text);
  if (place.isClosed) return place;
  const isRest = !place.isLit;
  const attrs: Place["attrs"] = {
    ...place.attrs, ...tip as Place["attrs"],
    ...(isRest ? { role: "button", tabIndex: 0, onClick: helpOn(name, text) } : {}),
  };
  return { ...place, attrs };
}

function helpOn(name: string, text: string): (event: Event) => void {
  return (event) => {
    event.stopPropagation();
    if (text !== "") tell(name, text, event.currentTarget as Element);
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
