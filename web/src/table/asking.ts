/**
 * The one bubble of the page: what it speaks of, when it comes, and how long it stays.  It waits for a pointer or the
 * focus that is on its way into it, and it never outlives the moment of the table that it was asked about.
 */

import { signal } from "@preact/signals";

import type { Option, Problem } from "../wire/messages";
import type { Session } from "./session";

/** What a bubble speaks of: a closed place with its reason, or a place with several options, or help on a thing. */
export type Asked =
  | { kind: "why"; place: string; anchor: DOMRect; from: Element; problem: Problem }
  | { kind: "pick"; place: string; anchor: DOMRect; from: Element; options: Option[] }
  | { kind: "tip"; place: string; anchor: DOMRect; text: string };

export const asked = signal<Asked | null>(null);

/** How long a bubble waits for whoever left its place and may be on the way into it. */
const GRACE = 400;
/** How far a pointer has to move after a change of the table before it asks again, in pixels. */
const STIR = 6;

let leaving = 0;

export function letGo(): void {
  clearTimeout(leaving);
  asked.value = null;
}

/** The bubble goes, unless the pointer or the focus is in it by then. */
export function letGoSoon(): void {
  clearTimeout(leaving);
  leaving = window.setTimeout(() => { if (!isInBubble()) letGo(); }, GRACE);
}

/** Whoever left is back at the place that the bubble speaks of. */
export function keepBubble(): void {
  clearTimeout(leaving);
}

function isInBubble(): boolean {
  const box = document.getElementById("bubble");
  return box !== null && (box.matches(":hover") || box.contains(document.activeElement));
}

/** The moment of the table for whoever looks at it: what was asked at one is not told at another. */
export function momentOf(session: Session): string {
  const message = session.message.peek();
  return `${message?.seat}/${message?.number}/${message?.trial?.step ?? ""}`;
}

/** How often a finger that lay on a thing has gone on to draw the board. */
let drawn = 0;

/** The board is drawn: whoever does so asks about nothing. */
export function drawAway(): void {
  drawn += 1;
  letGo();
}

/** Says later whether what is asked now is still asked: at the same moment, and by nobody who has since drawn the board. */
export function askedOf(session: Session): () => boolean {
  const [moment, before] = [momentOf(session), drawn];
  return () => moment === momentOf(session) && before === drawn;
}

// Pointers at rest

interface Spot {
  x: number;
  y: number;
}

let pointer: Spot = { x: -1, y: -1 };
/** Where the pointer was when the table changed under it; null once it has moved on. */
let rest: Spot | null = null;
/** The place whose turn it is to be asked about when the pointer stirs. */
let under = "";

/** Does the pointer only lie where something new has come to lie? */
function isAtRest(event: PointerEvent): boolean {
  if (rest !== null && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > STIR) rest = null;
  return rest !== null;
}

interface Hovering {
  onPointerEnter(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
}

/** Asks when a mouse comes to a thing; after a change of the table only once the mouse moves. */
export function whenHovered(name: string, ask: (element: Element) => void): Hovering {
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    under = isAtRest(event) ? name : "";
    if (under === "") ask(event.currentTarget as Element);
  };
  const move = (event: PointerEvent): void => {
    if (under !== name || isAtRest(event)) return;
    under = "";
    ask(event.currentTarget as Element);
  };
  return { onPointerEnter: enter, onPointerMove: move };
}

/** Follows the pointer and the table: what was asked about an earlier moment goes; returns what ends it. */
export function watchBubble(session: Session): () => void {
  let moment = momentOf(session);
  const follow = (event: PointerEvent): void => { pointer = { x: event.clientX, y: event.clientY }; };
  const stop = session.onChange(() => {
    const now = momentOf(session);
    if (now === moment) return;
    moment = now;
    rest = pointer;
    const thing = document.elementFromPoint(pointer.x, pointer.y)?.closest<HTMLElement>("[data-place]");
    under = thing?.dataset["place"] ?? "";
    if (!isStillOffered(session, asked.peek())) letGo();
  });
  document.addEventListener("pointermove", follow, { passive: true });
  document.addEventListener("pointerdown", follow, { passive: true });
  return () => {
    stop();
    document.removeEventListener("pointermove", follow);
    document.removeEventListener("pointerdown", follow);
    letGo();
  };
}

/** Options that somebody is choosing from stay as long as they are the same. */
function isStillOffered(session: Session, now: Asked | null): boolean {
  return now?.kind === "pick" && JSON.stringify(session.lit.peek().get(now.place)) === JSON.stringify(now.options);
}
