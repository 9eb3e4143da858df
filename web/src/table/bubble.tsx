/** The one bubble of the page: why a place is closed, or which of several things to do there. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { asked, type Asked, letGo, letGoSoon, watchBubble } from "./asking";
import { hush, useSession } from "./place";
import { RulesLink } from "./rules-door";

const MARGIN = 8;
/** Between a thing and its bubble. */
const GAP = 10;
/** Room for the lower rail. */
const FOOT = 80;
/** From this width on a thing has its bubble beside it. */
const WIDE = 200;

export function Bubble() {
  const now = asked.value;
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Spot | null>(null);
  useEffect(() => (session === null ? undefined : watchBubble(session)), [session]);
  useLayoutEffect(() => {
    if (now === null || box.current === null) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    setAt(spotFor(now, width, height));
  }, [now]);
  // What has no place yet is not seen, and takes no focus.
  useLayoutEffect(() => {
    const isInside = box.current?.contains(document.activeElement);
    if (now?.kind === "pick" && at !== null && !isInside) box.current?.querySelector("button")?.focus();
  }, [now, at]);
  const isOpen = now !== null;
  useEffect(() => {
    if (!isOpen) return;
    const tab = (event: KeyboardEvent): void => walkThrough(event, box.current);
    document.addEventListener("focusin", letGoOfTheCovered);
    document.addEventListener("keydown", tab, true);
    return () => {
      document.removeEventListener("focusin", letGoOfTheCovered);
      document.removeEventListener("keydown", tab, true);
    };
  }, [isOpen]);
  if (now === null) return null;
  const style = at === null ? "visibility:hidden" : `left:${at.left}px;top:${at.top}px;--tip:${at.tip}px`;
  const leave = (): void => { if (now.kind === "why") letGoSoon(); };
  return (
    <div id="bubble" ref={box} class={`bubble ${at?.side ?? "above"} ${now.kind}`} style={style}
      role={now.kind === "pick" ? "menu" : "tooltip"} onPointerLeave={leave} onFocusOut={leave}
      aria-label={now.kind === "pick" ? now.from.getAttribute("aria-label") ?? undefined : undefined}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          hush();
        } else if (now.kind === "pick") walkChoices(event, box.current!);
      }}>
      <Content />
    </div>
  );
}

/** Arrow keys go round the choices, Home and End to their ends. */
function walkChoices(event: KeyboardEvent, box: HTMLElement): void {
  const choices = [...box.querySelectorAll<HTMLElement>("button")];
  const here = choices.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  choices.at(to % choices.length)?.focus();
}

/** The tabulator leads from a place into what the bubble says of it, and from there on as if it had never been there. */
function walkThrough(event: KeyboardEvent, box: HTMLElement | null): void {
  const now = asked.peek();
  const link = box?.querySelector<HTMLElement>("a");
  if (event.key !== "Tab" || now?.kind !== "why" || !link) return;
  const from = now.from as HTMLElement;
  if (document.activeElement === from && !event.shiftKey) {
    event.preventDefault();
    link.focus();
  } else if (box?.contains(document.activeElement)) {
    if (event.shiftKey) event.preventDefault();
    from.focus();
  }
}

/** A dialog takes the focus and lies over everything: the bubble would only look out from under it. */
function letGoOfTheCovered(event: FocusEvent): void {
  if (event.target instanceof Element && event.target.closest("dialog") !== null) letGo();
}

function Content() {
  const now = asked.value;
  const session = useSession();
  if (now === null) return null;
  if (now.kind === "tip") return <p>{now.text}</p>;
  if (now.kind === "pick") {
    return (
      <>
        {now.options.map((option) => (
          <button key={session?.pathOf(option)} role="menuitem" class="pick" data-options={session?.pathOf(option)}
            onClick={() => { letGo(); session?.pick(option); }}>
            {session?.sentenceOf(option)}
          </button>
        ))}
      </>
    );
  }
  const rule = now.problem.rule;
  return (
    <>
      <p>{now.problem.sentence}</p>
      {rule !== "" && (
        <RulesLink class="rule" game={session?.face.name ?? ""} rule={rule}>{say("shell-rule", { text: rule })}</RulesLink>
      )}
    </>
  );
}

/** Where the bubble lies, on which side of its thing, and how far along that side its tip points. */
interface Spot {
  left: number;
  top: number;
  side: "above" | "below" | "right";
  tip: number;
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where the bubble covers least of what can be chosen; a wide thing has its help beside it, its neighbours in sight. */
function spotFor(now: Asked, width: number, height: number): Spot {
  const { anchor } = now;
  if (now.kind === "tip" && anchor.width >= WIDE) {
    const aside = placedAside(anchor, width, height);
    if (aside !== null) return aside;
  }
  const spots = [placedBelow(anchor, width, height), placedAbove(anchor, width, height), placedAside(anchor, width, height)]
    .filter((spot) => spot !== null);
  const lit = [...document.querySelectorAll('[data-lit="true"]')].map((place) => place.getBoundingClientRect());
  const covered = (spot: Spot): number => lit.filter((place) => covers(spot, width, height, place)).length;
  const counts = spots.map(covered);
  return spots[counts.indexOf(Math.min(...counts))] ?? placedAbove(anchor, width, height);
}

/** Would the middle of a place lie under the bubble? */
function covers({ left, top }: Spot, width: number, height: number, place: DOMRect): boolean {
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  return x > left && x < left + width && y > top && y < top + height;
}

function along(anchor: DOMRect, width: number): { left: number; tip: number } {
  const middle = anchor.left + anchor.width / 2;
  const left = between(MARGIN, middle - width / 2, innerWidth - width - MARGIN);
  return { left, tip: between(16, middle - left, width - 16) };
}

function placedBelow(anchor: DOMRect, width: number, height: number): Spot | null {
  if (anchor.bottom + height + 14 >= innerHeight - FOOT) return null;
  return { ...along(anchor, width), top: anchor.bottom + GAP, side: "below" };
}

function placedAbove(anchor: DOMRect, width: number, height: number): Spot {
  return { ...along(anchor, width), top: Math.max(MARGIN, anchor.top - height - GAP), side: "above" };
}

/** Beside a thing; null where there is no room. */
function placedAside(anchor: DOMRect, width: number, height: number): Spot | null {
  const left = anchor.right + GAP;
  if (left + width + MARGIN > innerWidth) return null;
  const middle = anchor.top + anchor.height / 2;
  const top = between(MARGIN, middle - height / 2, innerHeight - height - MARGIN);
  return { left, top, side: "right", tip: between(16, middle - top, height - 16) };
}
