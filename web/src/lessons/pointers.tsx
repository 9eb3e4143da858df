/** Arrows over what a lesson speaks of, wherever it lies on the page. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** More would only confuse. */
const MOST = 4;
/** How often it is looked where things lie now, in milliseconds: boards are zoomed, columns scrolled. */
const EVERY = 120;

interface Spot {
  x: number;
  y: number;
}

export function Pointers(): JSX.Element {
  const [spots, setSpots] = useState<Spot[]>([]);
  useEffect(() => {
    let last = "";
    const look = (): void => {
      const found = spotsNow();
      const text = JSON.stringify(found);
      if (text !== last) setSpots(found);
      last = text;
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="lesson-pointers" aria-hidden="true">
      {spots.map(({ x, y }, n) => (
        <svg key={n} style={`left:${x}px;top:${y}px`} width="30" height="34" viewBox="0 0 30 34">
          <path d="M15 33 3 18h7V2h10v16h7z" />
        </svg>
      ))}
    </div>
  );
}

/** The middle of the upper edge of what is spoken of and in sight. */
function spotsNow(): Spot[] {
  const found = [...document.querySelectorAll("[data-taught]")]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 0 && isInSight(element, box));
  return found.slice(0, MOST).map(({ box }) => ({ x: Math.round(box.x + box.width / 2), y: Math.round(box.y) }));
}

/** Is the middle of a thing neither scrolled away nor covered by something that it is no part of? */
function isInSight(element: Element, { x, y, width, height }: DOMRect): boolean {
  const [left, top] = [x + width / 2, y + height / 2];
  if (left < 0 || top < 0 || left > innerWidth || top > innerHeight) return false;
  const there = document.elementFromPoint(left, top);
  const area = element.closest("[data-area], .rail, .tray");
  return there !== null && (area === null || area.contains(there));
}
