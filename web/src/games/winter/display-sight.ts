/** Brings what is lit into sight, where a panel or a row is longer than its place on the page. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

import type { TableMessage } from "../../wire/messages";

/** A drawer opens only after it has seen where something is lit, and then takes a moment to stand still. */
const LOOKS = [80, 320, 700];

/** At each new question the first lit place of the box is scrolled to. */
export function useInSight(box: RefObject<HTMLElement>, message: TableMessage): void {
  const moment = `${message.number}/${message.trial?.step ?? ""}`;
  useEffect(() => {
    const look = (): void => {
      const lit = box.current?.querySelector(".slot.lit");
      if (!lit || lit.getClientRects().length === 0) return;
      (lit.closest("section") ?? lit).scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const timers = LOOKS.map((wait) => window.setTimeout(look, wait));
    return () => timers.forEach(clearTimeout);
  }, [moment]);
}
