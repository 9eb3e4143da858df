/** How much room there is: the three widths the table is laid out for. */

import { useEffect, useState } from "preact/hooks";

export type Width = "phone" | "tablet" | "desktop";

function now(): Width {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const room = innerWidth / Math.max(1, rem);
  return room < 720 ? "phone" : room < 1200 ? "tablet" : "desktop";
}

export function useWidth(): Width {
  const [width, setWidth] = useState(now);
  useEffect(() => {
    const measure = (): void => setWidth(now());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return width;
}
