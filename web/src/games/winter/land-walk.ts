/** Walking over the land by keys, and following the focus with the eye. */

import type { JSX } from "preact";

import { SIDE } from "../../kit/hex";
import type { Camera } from "../../table/board/camera";
import { walk, walkLit } from "../../table/board/keys";
import type { LandMap, Spot } from "./land-map";

interface Walking {
  map: LandMap;
  camera: Camera;
  svg: { current: SVGSVGElement | null };
  /** The lit spots in reading order. */
  lit: readonly string[];
  setCurrent(name: string): void;
  /** Told when the focus came by a key; empty when it is gone. */
  setFocused(name: string): void;
}

type Handlers = Pick<JSX.SVGAttributes<SVGSVGElement>, "onKeyDown" | "onFocusIn" | "onFocusOut">;

export function useWalking({ map, camera, svg, lit, setCurrent, setFocused }: Walking): Handlers {
  const spotOf = (target: EventTarget | null): Spot | undefined =>
    map.spot((target as Element | null)?.getAttribute("data-cell") ?? "");
  const shown = (name: string): SVGElement | null =>
    svg.current?.querySelector<SVGElement>(`[data-cell="${name}"]`) ?? null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = spotOf(event.target);
    const spots = [...map.hexes, ...map.ends, ...map.bases, ...map.junctions];
    // A browser may give the focus to the land itself: from there one walks to what is lit.
    const to = from === undefined ? walkLit(event, lit)
      : walk(spots.filter(({ name }) => shown(name) !== null), from, event, lit);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    setCurrent(to);
    shown(to)?.focus();
  };
  const onFocusIn = (event: FocusEvent): void => {
    const spot = spotOf(event.target);
    if (spot === undefined) return;
    const isByKey = (event.target as Element).matches(":focus-visible");
    setCurrent(spot.name);
    setFocused(isByKey ? spot.name : "");
    const part = { x: spot.x - SIDE, y: spot.y - SIDE, width: 2 * SIDE, height: 2 * SIDE };
    if (isByKey && !camera.holds(part)) camera.show(part);
  };
  return { onKeyDown, onFocusIn, onFocusOut: () => setFocused("") };
}
