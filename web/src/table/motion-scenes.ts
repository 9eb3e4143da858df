/** Facts as small scenes: what moves, from where to where, and when. */

import type { Face } from "../games/face";
import { kindsOf } from "../games/faces";
import type { Fact, TableMessage } from "../wire/messages";
import { copyOf, tokenOf } from "./motion-ghosts";
import { type Count, counted, type Flight, type Travel, type Walk } from "./motion-kinds";
import { countOf, elementOf, middle, type Spot, wayOf } from "./motion-way";

const PER_CELL = 90;
const LONGEST_WAY = 700;
const FLIGHT = 320;
const APART = 40;
const LAYING = 260;
/** Tokens of one fact; more than a handful is only noise. */
const TOKENS = 5;
/** After this much of a scene the next may begin. */
const OVERLAP = 0.55;

/** One movement, ready to run: it makes what it needs when its time comes. */
export interface Scene {
  delay: number;
  length: number;
  run(): Moving[];
}

/** Something under way; `end` puts everything where it belongs. */
export interface Moving {
  animation: Animation;
  end(): void;
}

export interface Stage {
  root: HTMLElement;
  face: Face;
  message: TableMessage;
}

/** The scenes of these facts one after another, in at most this time. */
export function scenesOf(facts: Fact[], stage: Stage, longest: number): Scene[] {
  const kinds = kindsOf(stage.message.game);
  const scenes: Scene[] = [];
  let at = 0;
  let place: Element | null = null;
  facts.forEach((fact, n) => {
    place = placeOf(fact, stage) ?? place;
    const scene = sceneOf(facts, n, place, stage);
    if (scene === null) return;
    scenes.push({ ...scene, delay: at });
    const isOnItsWay = kinds.travels[fact[0]] !== undefined || kinds.walks[fact[0]] !== undefined;
    at += scene.length * (isOnItsWay ? 1 : OVERLAP);
  });
  const whole = Math.max(0, ...scenes.map((scene) => scene.delay + scene.length));
  return whole > longest ? scenes.map((scene) => squeezed(scene, longest / whole)) : scenes;
}

/** How a fact looks; `place` is what it or the facts before it spoke of. */
function sceneOf(facts: Fact[], n: number, place: Element | null, stage: Stage): Part | null {
  const fact = facts[n]!;
  const kinds = kindsOf(stage.message.game);
  const [travel, walk, flight] = [kinds.travels[fact[0]], kinds.walks[fact[0]], kinds.flights[fact[0]]];
  if (travel !== undefined) return travelScene(fact, travel, stage);
  if (walk !== undefined) return walkScene(facts, n, walk, stage);
  if (flight !== undefined) return givingScene(fact, flight, place, stage);
  const counts = counted(kinds, fact);
  if (counts !== null) return flightScene(fact, counts.count, place, stage);
  return kinds.laid.has(fact[0]) && place !== null ? layingScene(place) : null;
}

function squeezed(scene: Scene, by: number): Scene {
  const run = (): Moving[] => scene.run().map((moving) => {
    moving.animation.updatePlaybackRate(1 / by);
    return moving;
  });
  return { delay: scene.delay * by, length: scene.length * by, run };
}

function placeOf(fact: Fact, { root, face }: Stage): Element | null {
  for (const place of face.placesOf(fact).reverse()) {
    const element = elementOf(root, place);
    if (element !== null) return element;
  }
  return null;
}

type Part = Omit<Scene, "delay">;

/** A piece goes its way; the real one, already there, is hidden until its copy arrives. */
function travelScene(fact: Fact, travel: Travel, { root, message }: Stage): Part | null {
  const { from, to } = fact[5];
  if (from === to || typeof from !== "string" || typeof to !== "string") return null;
  const id = `${fact[1]}:${fact[5][travel.parameter]}`;
  const waters = (message.view as Record<string, unknown> | undefined)?.[travel.waters];
  const way = wayOf(root, from, to, Array.isArray(waters) ? (waters as string[]) : []);
  if (way.length < 2) return null;
  const length = Math.min(LONGEST_WAY, PER_CELL * (way.length - 1));
  const selector = `[${travel.attribute}="${CSS.escape(id)}"]`;
  return { length, run: () => goAlong(root, selector, way, length) };
}

/** A copy of the piece goes along the way while the piece itself, already at its end, is hidden. */
function goAlong(root: ParentNode, selector: string, way: Spot[], length: number): Moving[] {
  const piece = root.querySelector<SVGGraphicsElement>(selector);
  if (piece === null) return [];
  const ghost = copyOf(piece);
  piece.style.opacity = "0";
  const animation = ghost.animate(stepsOf(way, way.at(-1)!), { duration: length, easing: "ease-in-out" });
  return [{ animation, end: () => { ghost.remove(); piece.style.opacity = ""; } }];
}

/** All steps of a piece at once, when the last of them is told. */
function walkScene(facts: Fact[], n: number, walk: Walk, { root, face, message }: Stage): Part | null {
  const fact = facts[n]!;
  const isStep = (one: Fact): boolean => one[0] === fact[0] && one[1] === fact[1];
  if (facts.slice(n + 1).some(isStep)) return null;
  const steps = facts.slice(0, n + 1).filter(isStep);
  const start = walk.before(steps[0]!, message);
  const places = [...(start === null ? [] : [start]), ...steps.flatMap((one) => face.placesOf(one).slice(0, 1))];
  const way = places.flatMap((place) => elementOf(root, place) ?? []).map((one) => middle(one.getBoundingClientRect()));
  if (way.length < 2) return null;
  const length = Math.min(LONGEST_WAY, 2 * PER_CELL * (way.length - 1));
  return { length, run: () => goAlong(root, walk.pieceOf(fact), way, length) };
}

/** A piece in the colour of its owner flies between the owner's board and the place of the fact. */
function givingScene(fact: Fact, { icon, goesTo }: Flight, place: Element | null, stage: Stage): Part | null {
  const board = elementOf(stage.root, `seat:${fact[1]}`);
  if (board === null || place === null || board === place) return null;
  const tone = `--${stage.face.badge(stage.message, fact[1]).colour}`;
  const run = (): Moving[] => {
    const ends = [middle(board.getBoundingClientRect()), middle(place.getBoundingClientRect())] as const;
    const [from, to] = goesTo === "place" ? ends : [ends[1], ends[0]];
    return [flight({ icon, tone, name: "" }, from, to, 0)];
  };
  return { length: FLIGHT, run };
}

/** The copy stands at the end of its way; seen from there, these are its stations. */
function stepsOf(way: Spot[], end: Spot): Keyframe[] {
  return way.map((spot) => ({ transform: `translate(${spot.x - end.x}px, ${spot.y - end.y}px)` }));
}

/** Coins, fish and the like fly between a place and a seat's count, with a small arc. */
function flightScene(fact: Fact, count: Count, place: Element | null, { root }: Stage): Part | null {
  const seat = countOf(root, fact[0], fact[1]);
  if (seat === null || place === null || fact[2] === 0 || seat === place) return null;
  const tokens = Math.min(TOKENS, Math.abs(fact[2]));
  const isGain = fact[2] > 0;
  const run = (): Moving[] => {
    const ends = [middle(place.getBoundingClientRect()), middle(seat.getBoundingClientRect())] as const;
    const [from, to] = isGain ? ends : [ends[1], ends[0]];
    return Array.from({ length: tokens }, (_, n) => flight(count, from, to, n * APART));
  };
  return { length: FLIGHT + APART * (tokens - 1), run };
}

function flight(count: Count, from: Spot, to: Spot, delay: number): Moving {
  const ghost = tokenOf(count.icon, count.tone, from);
  const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5);
  const half = `translate(${(to.x - from.x) / 2}px, ${(to.y - from.y) / 2 - rise}px)`;
  const frames: Keyframe[] = [
    { transform: "translate(0, 0) scale(.6)", opacity: 0 }, { opacity: 1, offset: 0.15 },
    { transform: `${half} scale(1.1)` },
    { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.8)`, opacity: 0.9 },
  ];
  const easing = "cubic-bezier(.3,.7,.3,1)";
  const animation = ghost.animate(frames, { duration: FLIGHT, delay, fill: "backwards", easing });
  return { animation, end: () => ghost.remove() };
}

/** A piece put down comes from a little above. */
function layingScene(place: Element): Part {
  const run = (): Moving[] => {
    const timing = { duration: LAYING, easing: "cubic-bezier(.2,.9,.3,1.2)" };
    if (!(place instanceof SVGGraphicsElement)) {
      const animation = place.animate([{ transform: "scale(1.25)" }, { transform: "none" }], timing);
      return [{ animation, end: () => undefined }];
    }
    // A transform of its own would tear a part of a drawing from its place, so a copy moves.
    const ghost = copyOf(place);
    place.style.opacity = "0";
    const above = { transform: "translateY(-14px) scale(1.3)", opacity: 0.2 };
    const animation = ghost.animate([above, { transform: "none", opacity: 1 }], timing);
    return [{ animation, end: () => { ghost.remove(); place.style.opacity = ""; } }];
  };
  return { length: LAYING, run };
}
