/** A board: a drawing under a camera, with one place at a time in reach of the tabulator and keys to walk to others. */

import "./board.css";

import type { ComponentChildren, JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";

import { type Point, SIDE } from "../../kit/hex";
import { type Bounds, Camera } from "./camera";
import { type Look, useCamera } from "./looking";

/** What a drawing has to know: the place in reach of the tabulator, and the one with the keyboard's focus. */
export interface Walked {
  reached: string;
  focused: string;
}

export interface BoardViewProps {
  /** A class of the game. */
  class: string;
  label: string;
  /** The part of the plane that holds the whole board; the same object as long as it does not change. */
  bounds: Bounds;
  /** Where a place lies; its element has its name as `data-cell`. */
  find(name: string): Point | undefined;
  /** The place a key leads to; null when it means nothing here. */
  walk(from: string, event: KeyboardEvent): string | null;
  look(): Look;
  /** Changes with every question. */
  moment: string;
  /** The place the tabulator reaches before any walking. */
  first: string;
  draw(walked: Walked): ComponentChildren;
  /** What lies over the drawing. */
  beside(camera: Camera): ComponentChildren;
}

export function BoardView(props: BoardViewProps): JSX.Element {
  const { bounds, find, walk, look, moment } = props;
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState("");
  const [focused, setFocused] = useState("");
  const camera = useMemo(() => new Camera(bounds), [bounds]);
  useCamera(camera, { holder, svg, look, moment });

  const onKeyDown = (event: KeyboardEvent): void => {
    const from = nameOf(event);
    if (find(from) === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = walk(from, event);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    setCurrent(to);
    svg.current?.querySelector<SVGElement>(`[data-cell="${to}"]`)?.focus();
  };
  const onFocusIn = (event: FocusEvent): void => {
    const name = nameOf(event);
    const at = find(name);
    if (at === undefined) return;
    const isByKey = (event.target as Element).matches(":focus-visible");
    setCurrent(name);
    setFocused(isByKey ? name : "");
    const part = { x: at.x - SIDE, y: at.y - SIDE, width: 2 * SIDE, height: 2 * SIDE };
    if (isByKey && !camera.holds(part)) camera.show(part);
  };
  const reached = find(current) === undefined ? props.first : current;
  return (
    <div class={`board-view ${props.class}`} ref={holder}>
      <svg ref={svg} class="board-drawing" role="group" aria-label={props.label} focusable="false"
        onKeyDown={onKeyDown} onFocusIn={onFocusIn} onFocusOut={() => setFocused("")}>
        {props.draw({ reached, focused })}
      </svg>
      {props.beside(camera)}
    </div>
  );
}

function nameOf(event: Event): string {
  return (event.target as Element).getAttribute("data-cell") ?? "";
}
