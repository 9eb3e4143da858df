/**
 * The focus never falls to the page.  Where what had it goes, it returns to what had opened that, or goes on to the next
 * sensible place: on one's turn the nearest answer or the main button, otherwise the question.
 */

import { isCovered } from "../kit/dialog";
import { litThings } from "./lit-walk";
import type { Session } from "./session";

/** What lies over the table and is left again; the bubble's choices lead on by themselves. */
const LAYERS = "dialog, .menu, .since-panel, .rules-panel, .hint-panel";

interface Spot {
  area: string;
  x: number;
  y: number;
}

export function keepFocus(session: Session, root: HTMLElement): () => void {
  let isByKey = true;
  let last: Spot | null = null;
  let opener: HTMLElement | null = null;
  let layer: Element | null = null;
  /** The lit place that was taken by a key. */
  let taken: HTMLElement | null = null;
  let before: HTMLElement | null = null;
  let timer = 0;

  const look = (): void => {
    timer = 0;
    if (!isByKey || session.isWaiting.peek() || isCovered()) return;
    const here = document.activeElement;
    const isLost = isNowhere(here);
    const isDone = here !== null && here === taken && taken.dataset["lit"] === undefined;
    if (!isLost && !isDone) return;
    taken = null;
    if (isLost && opener?.isConnected && !layer?.isConnected) opener.focus();
    opener = null;
    if (isDone || isNowhere(document.activeElement)) goOn();
  };
  const goOn = (): void => {
    const next = session.isMyTurn.peek() ? nearest(session, root, last) : null;
    (next ?? root.querySelector<HTMLElement>(".prompt"))?.focus();
  };
  const later = (): void => { timer ||= window.setTimeout(look); };
  const onKey = (event: KeyboardEvent): void => {
    isByKey = true;
    const here = document.activeElement as HTMLElement | null;
    if ((event.key === "Enter" || event.key === " ") && here?.dataset["lit"] === "true") taken = here;
  };
  const onPointer = (): void => { isByKey = false; };
  const onFocus = (event: FocusEvent): void => {
    const now = event.target as HTMLElement;
    const over = now.closest(LAYERS);
    if (over !== null && over !== layer) opener = before;
    if (over !== null) layer = over;
    else last = spotOf(now);
    before = now;
  };
  const watch = new MutationObserver(later);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden", "data-lit", "data-busy"] });
  addEventListener("keydown", onKey, true);
  addEventListener("pointerdown", onPointer, true);
  root.addEventListener("focusin", onFocus);
  // Whoever arrives hears the question first.
  if (isNowhere(document.activeElement)) root.querySelector<HTMLElement>(".prompt")?.focus();
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    removeEventListener("keydown", onKey, true);
    removeEventListener("pointerdown", onPointer, true);
    root.removeEventListener("focusin", onFocus);
  };
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || !element.isConnected || element.matches(":disabled");
}

function spotOf(element: HTMLElement): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { area: areaOf(element), x: x + width / 2, y: y + height / 2 };
}

function areaOf(element: Element): string {
  return element.closest<HTMLElement>("[data-area]")?.dataset["area"] ?? "";
}

/**
 * The answer that lies nearest to where the focus was, in the same part of the table; else the first; else the main
 * button rather than what is offered beside the question; null without any.
 */
function nearest(session: Session, root: HTMLElement, from: Spot | null): HTMLElement | null {
  const asked = new Set(session.placesAsked());
  const things = litThings(session, root);
  const answers = things.filter(({ name }) => asked.has(name));
  const beside = from === null ? [] : answers.filter(({ element }) => areaOf(element) === from.area);
  const far = ({ element }: { element: HTMLElement }): number => {
    const spot = spotOf(element);
    return Math.hypot(spot.x - from!.x, spot.y - from!.y);
  };
  const [best] = beside.sort((one, other) => far(one) - far(other));
  return (best ?? answers[0] ?? things.findLast(({ kind }) => kind === "main") ?? things[0])?.element ?? null;
}
