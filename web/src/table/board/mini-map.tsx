/** The whole board in small, with a frame round what is seen; pressing it shows the whole. */

import "./board.css";

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { say } from "../../i18n/words";
import type { Camera } from "./camera";
import { type Corner, useCorner } from "./corner";

const CORNERS: readonly Corner[] = ["top-left", "top-right", "bottom-left", "bottom-right"];

/** `children` draw the board in its own units. */
export function MiniMap({ camera, children }: { camera: Camera; children: ComponentChildren }): JSX.Element | null {
  const frame = useRef<SVGRectElement>(null);
  const [isShown, setShown] = useState(camera.isZoomed);
  useEffect(() => {
    const follow = (): void => {
      setShown(camera.isZoomed);
      const { x, y, width, height } = camera.seen;
      const rect = frame.current;
      if (rect === null) return;
      for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, value.toFixed(1));
    };
    follow();
    return camera.onChange(follow);
  }, [camera, isShown]);
  return isShown ? <Small camera={camera} frame={frame}>{children}</Small> : null;
}

interface SmallProps {
  camera: Camera;
  frame: { current: SVGRectElement | null };
  children: ComponentChildren;
}

function Small({ camera, frame, children }: SmallProps): JSX.Element {
  const box = useRef<HTMLButtonElement>(null);
  const corner = useCorner(camera, box, CORNERS);
  const { x, y, width, height } = camera.bounds;
  const label = say("table-whole-board");
  return (
    <button type="button" class="board-map" ref={box} data-corner={corner ?? "none"} data-overview aria-label={label} title={label}
      onClick={(event) => { event.stopPropagation(); camera.whole(); }}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
        {children}
        <rect ref={frame} class="board-map-frame" rx="10" />
      </svg>
    </button>
  );
}
