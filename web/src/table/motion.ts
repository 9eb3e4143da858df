/**
 * Movement at the table.  The page always shows how things stand; copies of pieces only retrace how that came about.
 * Any click or key ends all of it at once, and nothing waits for it.
 */

import "./motion.css";

import type { Face } from "../games/face";
import { isStill } from "../person/self";
import type { Fact, TableMessage } from "../wire/messages";
import { isOthers, newFacts } from "./motion-facts";
import { type Moving, type Scene, scenesOf } from "./motion-scenes";
import { numbersOf, settleNumbers, tick } from "./motion-ticks";
import { fresh } from "./place";
import type { Change, Session } from "./session";

/** The longest time that movement may take. */
const LONGEST = 2500;
const FRESH = 4000;
/** Turns waiting to be shown; when more have come, those before are let go. */
const WAITING = 4;

export interface Act {
  facts: Fact[];
  /** How things stand after it. */
  message: TableMessage;
  /** Do the marks of what happened before stay beside its own? */
  keepsOthers: boolean;
  longest?: number;
}

const waiting: Act[] = [];
const moving = new Set<Moving>();
const timers = new Set<number>();
let isPlaying = false;

/** Ends all movement now; everything is where it belongs. */
export function finishMotion(): void {
  waiting.length = 0;
  timers.forEach((timer) => clearTimeout(timer));
  timers.clear();
  settleNumbers();
  for (const one of [...moving]) over(one);
  isPlaying = false;
}

function over(one: Moving): void {
  if (!moving.delete(one)) return;
  one.animation.cancel();
  one.end();
}

function start(scene: Scene): void {
  for (const one of scene.run()) {
    moving.add(one);
    one.animation.finished.then(() => over(one), () => undefined);
  }
}

function later(delay: number, work: () => void): void {
  const timer = window.setTimeout(() => { timers.delete(timer); work(); }, delay);
  timers.add(timer);
}

function next(root: HTMLElement, face: Face): void {
  const act = waiting.shift();
  isPlaying = act !== undefined;
  if (act === undefined) return;
  const scenes = scenesOf(act.facts, { root, face, message: act.message }, act.longest ?? LONGEST);
  let end = 0;
  for (const scene of scenes) {
    if (scene.delay === 0) start(scene);
    else later(scene.delay, () => start(scene));
    end = Math.max(end, scene.delay + scene.length);
  }
  later(end, () => next(root, face));
}

/** Retraces what the reader did: called before the page has been drawn anew.  What others did is told turn by turn. */
function play(change: Change, root: HTMLElement, face: Face): void {
  if (isOthers(change)) settleNumbers();
  else retrace({ facts: newFacts(change), message: change.after, keepsOthers: false }, root, face);
}

/** Marks the places of facts as just changed, without movement. */
export function mark(facts: Fact[], face: Face): void {
  freshen(facts, face, true);
}

/** Retraces facts that led to this moment: called before the page has been drawn anew. */
export function retrace(act: Act, root: HTMLElement, face: Face): void {
  const numbers = numbersOf(root);
  settleNumbers();
  if (document.hidden || act.facts.length === 0) return;
  freshen(act.facts, face, act.keepsOthers);
  if (isStill()) return;
  requestAnimationFrame(() => {
    tick(numbers);
    if (waiting.length >= WAITING) waiting.shift();
    waiting.push(act);
    // Measuring ways and making copies is work: the new table is painted first.
    if (!isPlaying) requestAnimationFrame(() => { if (!isPlaying) next(root, face); });
  });
}

const until = new Map<string, number>();
let freshTimer = 0;

/** Marks the places of these facts as just changed; one's own next step takes the marks of the steps before away. */
function freshen(facts: Fact[], face: Face, keepsOthers: boolean): void {
  if (!keepsOthers) until.clear();
  const end = performance.now() + FRESH;
  for (const place of facts.flatMap((fact) => face.placesOf(fact))) until.set(place, end);
  fresh.value = new Set(until.keys());
  clearTimeout(freshTimer);
  freshTimer = window.setTimeout(fade, FRESH);
}

function fade(): void {
  const now = performance.now();
  for (const [place, end] of until) if (end <= now + 50) until.delete(place);
  fresh.value = new Set(until.keys());
  const rest = Math.min(...until.values()) - now;
  if (until.size > 0) freshTimer = window.setTimeout(fade, rest);
}

function unmark(): void {
  clearTimeout(freshTimer);
  until.clear();
  if (fresh.peek().size > 0) fresh.value = new Set();
}

const HURRY = ["pointerdown", "keydown", "wheel", "resize"] as const;

/**
 * Whoever reaches for the board or a panel at their turn wants the present; who reads the strip or the log does not.
 * What is lit acts by itself, and must still be under the finger when it is lifted.
 */
function reachesForTheTable(session: Session, event: Event): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return session.isMyTurn.peek() && target?.closest(".centre, .column, .drawer") != null
    && target.closest('.telling, .talk, .log, .chat, button, a, [data-lit="true"]') === null;
}

/** Follows a table; returns what ends it. */
export function startMotion(session: Session, root: HTMLElement): () => void {
  // Behind a curtain the frame is taken down and built anew.
  const stop = session.onChange((change) => play(change, root.isConnected ? root : document.body, session.face));
  const calm = endOnInput();
  const hurry = (event: Event): void => { if (reachesForTheTable(session, event)) session.telling.skip(); };
  root.addEventListener("pointerdown", hurry, { passive: true });
  session.telling.root = root;
  return () => {
    root.removeEventListener("pointerdown", hurry);
    stop();
    calm();
    session.telling.root = null;
  };
}

/** From now on any click, key or turn of the wheel ends all movement; returns what stops listening. */
export function endOnInput(): () => void {
  const hurry = (): void => { if (isPlaying) finishMotion(); };
  for (const name of HURRY) addEventListener(name, hurry, { capture: true, passive: true });
  document.addEventListener("visibilitychange", hurry);
  return () => {
    for (const name of HURRY) removeEventListener(name, hurry, { capture: true });
    document.removeEventListener("visibilitychange", hurry);
    finishMotion();
    unmark();
  };
}
