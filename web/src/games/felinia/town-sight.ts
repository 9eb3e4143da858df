/** Brings what is asked about into sight, where the town is longer than its place on the page. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const WAIT = 140;
/** A drawer opens only after it has seen where something is lit, and then takes a moment to stand still. */
const LOOKS = 10;
const SETTLED = 2;

/** At each new moment the part of the town that is asked about is scrolled to, as soon as it can be seen. */
export function useInSight(town: RefObject<HTMLElement>, moment: string): void {
  useEffect(() => {
    let timer = 0;
    const look = (left: number): void => {
      const asked = town.current?.querySelector(".acting");
      if (left === 0 || asked === null || asked === undefined) return;
      const isSeen = asked.getClientRects().length > 0;
      if (isSeen) asked.scrollIntoView({ block: "nearest" });
      timer = window.setTimeout(() => look(isSeen ? Math.min(left, SETTLED + 1) - 1 : left - 1), WAIT);
    };
    look(LOOKS);
    return () => clearTimeout(timer);
  }, [moment]);
}
