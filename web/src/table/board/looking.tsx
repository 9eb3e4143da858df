/** What of a board is looked at: the camera follows the questions, and buttons move it. */

import "./board.css";

import type { ComponentChildren, JSX } from "preact";
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { say } from "../../i18n/words";
import { SIDE } from "../../kit/hex";
import { Icon, type IconName } from "../../kit/icons";
import { taught, toldPlaces } from "../place";
import type { Bounds, Camera } from "./camera";
import { type Corner, useCorner } from "./corner";
import { listenToGestures } from "./gestures";

/** How much nearer one press brings the board. */
const STEP = 1.4;

/** The bounds of some spots; null when there are none. */
export function around(cells: readonly { x: number; y: number }[]): Bounds | null {
  if (cells.length === 0) return null;
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The part of the board to look at, and whether something is asked there. */
export interface Look {
  part: Bounds | null;
  isAsked: boolean;
}

interface Looking {
  holder: { current: HTMLDivElement | null };
  svg: { current: SVGSVGElement | null };
  look: () => Look;
  /** Changes with every question: the number of the last event, and the step of one's own turn, if it is. */
  moment: string;
}

export function useCamera(camera: Camera, { holder, svg, look, moment }: Looking): void {
  const looking = useRef(look);
  looking.current = look;
  useEffect(() => {
    const element = holder.current;
    if (element === null) return;
    camera.attach(svg.current);
    const measure = (): void => {
      const isFirst = camera.resize(element.clientWidth, element.clientHeight);
      if (isFirst) turnTo(camera, looking.current(), true);
      else stayAt(camera, element, looking.current());
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const stop = listenToGestures(element, camera);
    return () => {
      observer.disconnect();
      stop();
      camera.stop();
    };
  }, [camera]);
  const wasMine = useRef(false);
  useEffect(() => {
    if (wasMine.current) stayAt(camera, holder.current, look());
    else turnTo(camera, look(), false);
    wasMine.current = isMine(moment);
  }, [moment]);
  useEffect(() => effect(() => follow(camera, holder.current, toldPlaces.value)), [camera]);
  useEffect(() => effect(() => follow(camera, holder.current, [...taught.value])), [camera]);
}

/** Goes to where something is told to happen, or to what a lesson speaks of, when that is out of sight. */
function follow(camera: Camera, holder: Element | null, places: readonly string[]): void {
  if (holder === null || places.length === 0 || !camera.isZoomed) return;
  const frame = holder.getBoundingClientRect();
  const named = (place: string): Element | null => holder.querySelector(`[data-place="${CSS.escape(place)}"]`);
  const spots = places.flatMap((place) => named(place) ?? []).map((element) => {
    const box = element.getBoundingClientRect();
    return camera.toBoard(box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y);
  });
  const part = around(spots);
  if (part !== null && !camera.holds(part)) camera.show(part);
}

const isMine = (moment: string): boolean => !moment.endsWith("/");

/** Looks at what is asked when it is out of sight; where fingers choose, from near. */
function turnTo(camera: Camera, { part, isAsked }: Look, isFirst: boolean): void {
  if (part === null || !(isAsked || isFirst)) return;
  const isByFinger = matchMedia("(pointer: coarse)").matches || innerWidth < 720;
  const isTooFar = isByFinger && camera.scale < camera.near * 0.95;
  if (isTooFar) camera.show(part, camera.near, isFirst);
  else if (camera.isZoomed && !camera.holds(part)) camera.show(part);
}

const CONTROL_CORNERS: readonly Corner[] = ["bottom-left", "bottom-right", "top-right", "top-left"];

/** During a turn the board stays where it is; only on a phone it moves, no farther than to what is asked out of sight. */
function stayAt(camera: Camera, holder: Element | null, { part, isAsked }: Look): void {
  if (part === null || !isAsked || !camera.isZoomed || holder?.closest(".phone") == null) return;
  const { width, height } = camera.seen;
  const fits = part.width + 2 * SIDE <= width && part.height + 2 * SIDE <= height;
  if (fits ? !camera.holds(part) : !camera.meets(part)) camera.bringIn(part);
}

/** Buttons that move the eye; a game may add its own. */
export function Controls({ camera, children }: { camera: Camera; children?: ComponentChildren }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const corner = useCorner(camera, box, CONTROL_CORNERS);
  return (
    <div class="board-controls" role="group" aria-label={say("table-view")} ref={box} data-corner={corner ?? "none"}>
      <Control label={say("table-nearer")} icon="plus" onPress={() => camera.zoom(STEP)} />
      <Control label={say("table-farther")} icon="minus" onPress={() => camera.zoom(1 / STEP)} />
      {children}
    </div>
  );
}

/** A button that brings a part of the board into sight, from near. */
export function ShowPart({ camera, label, icon, part }: {
  camera: Camera; label: string; icon: IconName; part: () => Bounds | null;
}): JSX.Element {
  const show = (): void => {
    const wanted = part();
    if (wanted !== null) camera.show(wanted, Math.max(camera.scale, camera.near, camera.fit * 1.5));
  };
  return <Control label={label} icon={icon} size={20} onPress={show} />;
}

function Control({ label, icon, size = 16, onPress }: {
  label: string; icon: IconName; size?: number; onPress: () => void;
}): JSX.Element {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size={size} />
    </button>
  );
}
