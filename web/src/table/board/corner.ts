/** What floats over a board keeps away from what is lit there: it takes the first corner that is free, or leaves. */

import { useEffect, useState } from "preact/hooks";

import type { Camera } from "./camera";

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** Pixels between what floats and what is lit. */
const APART = 8;
/** Milliseconds after which the eye rests. */
const REST = 80;

/** The corner for an element among those it may take, the best first; null where each would hide something lit. */
export function useCorner(
  camera: Camera, element: { current: HTMLElement | null }, corners: readonly Corner[],
): Corner | null {
  const [corner, setCorner] = useState<Corner | null>(corners[0]!);
  useEffect(() => {
    let timer = 0;
    const look = (): void => setCorner(freeCorner(element.current, corners));
    const later = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(look, REST);
    };
    later();
    const stop = camera.onChange(later);
    const lighting = new MutationObserver(later);
    const view = element.current?.parentElement;
    if (view) lighting.observe(view, { subtree: true, attributeFilter: ["data-lit"] });
    return () => {
      clearTimeout(timer);
      stop();
      lighting.disconnect();
    };
  }, [camera, corners]);
  return corner;
}

function freeCorner(element: HTMLElement | null, corners: readonly Corner[]): Corner | null {
  const view = element?.parentElement;
  if (element === null || !view) return corners[0]!;
  const lit = [...view.querySelectorAll('[data-lit="true"]')].map((one) => one.getBoundingClientRect());
  const others = [...view.querySelectorAll<HTMLElement>("[data-corner]")]
    .filter((one) => one !== element && one.dataset["corner"] !== "none").map((one) => one.getBoundingClientRect());
  const trays = [...(view.closest(".frame")?.querySelectorAll(".tray-option") ?? [])].map((one) => one.getBoundingClientRect());
  return corners.find((corner) => {
    const box = boxAt(element, corner);
    return ![...lit, ...others, ...trays].some((one) => isNear(box, one));
  }) ?? null;
}

/** Where the element would lie in a corner. */
function boxAt(element: HTMLElement, corner: Corner): DOMRect {
  const now = element.dataset["corner"]!;
  element.dataset["corner"] = corner;
  const box = element.getBoundingClientRect();
  element.dataset["corner"] = now;
  return box;
}

function isNear(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right + APART && b.left < a.right + APART && a.top < b.bottom + APART && b.top < a.bottom + APART;
}
