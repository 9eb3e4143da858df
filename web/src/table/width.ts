/** How much room there is, in pixels of the normal text size: the shapes the table is laid out for. */

import { useEffect, useState } from "preact/hooks";

export type Width = "phone" | "tablet" | "desktop";

/**
 * Upright phone: the board over a drawer, which on a short one holds more.  Lying phone: the board, and what was in the drawer beside it; also where large
 * text leaves little height.  Tiny, as a window is that is seen at four times its size: all under one another, and the
 * table scrolls.  Tall tablet: the common things below the board.  Tablet and desktop: columns on both sides.
 */
export type Shape = "phone upright" | "phone upright short" | "phone upright short tiny" | "phone lying" | "tablet tall" | "tablet" | "desktop";

/** Below this on both sides nothing fits beside anything else. */
const TINY = 480;

function now(): Shape {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const [width, height] = [innerWidth / Math.max(1, rem), innerHeight / Math.max(1, rem)];
  const isLying = width > height;
  if (width < TINY && height < TINY) return "phone upright short tiny";
  if (isLying && (height < 480 || width < 960 || (width < 1200 && height < 740))) return "phone lying";
  if (width < 720) return height < 800 ? "phone upright short" : "phone upright";
  if (width < 1200) return isLying ? "tablet" : "tablet tall";
  return "desktop";
}

export function useShape(): Shape {
  const [shape, setShape] = useState(now);
  useEffect(() => {
    const measure = (): void => setShape(now());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return shape;
}

export function widthOf(shape: Shape): Width {
  return shape.split(" ")[0] as Width;
}

export function useWidth(): Width {
  return widthOf(useShape());
}
