/** Wheel, drag and pinch over a board.  A press that moves pans; one that does not remains a click. */

import { drawAway } from "../asking";
import type { Camera } from "./camera";
import { nearestLit } from "./near";

/** How far a pointer may stray before a press becomes a drag, in pixels. */
const SLACK = { mouse: 5, touch: 10, pen: 8 } as Record<string, number>;

/** How far from a lit place a tap still means it, in pixels. */
const REACH = 24;
/** The same for a tap on a place that has something to say itself. */
const SLIP = 8;

interface Finger {
  x: number;
  y: number;
}

export function listenToGestures(holder: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, Finger>();
  let start: Finger = { x: 0, y: 0 };
  let isDragging = false;
  let isClickDue = true;
  let byFinger = false;

  const local = (event: MouseEvent): Finger => {
    const { left, top } = holder.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if ((event.target as Element).closest("button") !== null) return;
    if (fingers.size === 0) {
      isDragging = false;
      isClickDue = true;
    }
    byFinger = event.pointerType !== "mouse";
    start = local(event);
    fingers.set(event.pointerId, start);
    if (fingers.size > 1) drag(event);
  };
  const drag = (event: PointerEvent): void => {
    isDragging = true;
    isClickDue = false;
    drawAway();
    for (const id of fingers.keys()) if (!holder.hasPointerCapture(id)) holder.setPointerCapture(id);
    event.preventDefault();
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (from === undefined) return;
    const to = local(event);
    if (!isDragging) {
      const far = Math.hypot(to.x - start.x, to.y - start.y) > (SLACK[event.pointerType] ?? SLACK["touch"]!);
      if (!far || !camera.isZoomed) return;
      drag(event);
    }
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    fingers.set(event.pointerId, to);
    if (other === undefined) camera.panBy(to.x - from.x, to.y - from.y);
    else pinch(camera, other, from, to);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) isDragging = false;
  };
  const click = (event: MouseEvent): void => {
    if ((event.target as Element).closest("button") !== null) return;
    const isTap = byFinger && event.detail > 0;
    const isTooCoarse = isTap && camera.isCoarse;
    if (isClickDue && !isTooCoarse) {
      if (isTap) aim(holder, event);
      return;
    }
    event.stopPropagation();
    event.preventDefault();
    const { x, y } = local(event);
    if (isClickDue) camera.approach(x, y);
    isClickDue = true;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = local(event);
    camera.stop();
    camera.zoomAt(x, y, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
  };
  const twice = (event: MouseEvent): void => {
    if ((event.target as Element).closest('[data-lit="true"], button') !== null) return;
    const { x, y } = local(event);
    camera.zoomAt(x, y, camera.scale > camera.near * 1.4 ? 0.01 : 1.7);
  };

  const frame = holder.closest(".frame");
  const spare = (event: Event): void => spareTheTray(holder, event as MouseEvent);

  frame?.addEventListener("click", spare, true);
  holder.addEventListener("pointerdown", down);
  holder.addEventListener("pointermove", move);
  holder.addEventListener("pointerup", up);
  holder.addEventListener("pointercancel", up);
  holder.addEventListener("click", click, true);
  holder.addEventListener("wheel", wheel, { passive: false });
  holder.addEventListener("dblclick", twice);
  return () => {
    frame?.removeEventListener("click", spare, true);
    holder.removeEventListener("pointerdown", down);
    holder.removeEventListener("pointermove", move);
    holder.removeEventListener("pointerup", up);
    holder.removeEventListener("pointercancel", up);
    holder.removeEventListener("click", click, true);
    holder.removeEventListener("wheel", wheel);
    holder.removeEventListener("dblclick", twice);
  };
}

/** A tap that hits nothing lit goes to the lit place beside it. */
function aim(holder: Element, event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('[data-lit="true"]') !== null) return;
  const reach = target.closest('[aria-disabled="true"]') === null ? REACH : SLIP;
  const place = nearestLit(holder, event.clientX, event.clientY, reach);
  if (place === null) return;
  event.stopPropagation();
  event.preventDefault();
  place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** A finger that slips from a lit place of the board onto a button beside it has chosen nothing. */
function spareTheTray(holder: Element, event: MouseEvent): void {
  const isTap = event.detail > 0 && (event as PointerEvent).pointerType === "touch";
  if (!isTap || (event.target as Element).closest(".tray-option") === null) return;
  if (nearestLit(holder, event.clientX, event.clientY, REACH) !== null) event.stopPropagation();
}

/** One finger moves, the other rests: the board grows with their distance and follows their middle. */
function pinch(camera: Camera, rest: Finger, from: Finger, to: Finger): void {
  const before = Math.hypot(from.x - rest.x, from.y - rest.y);
  const after = Math.hypot(to.x - rest.x, to.y - rest.y);
  camera.panBy((to.x - from.x) / 2, (to.y - from.y) / 2);
  if (before > 0) camera.zoomAt((to.x + rest.x) / 2, (to.y + rest.y) / 2, after / before);
}
