/** Where on the page the answers to the question lie: what is hidden opens by itself. */

import { useEffect } from "preact/hooks";

import { taught } from "./place";
import type { Session } from "./session";

const FIRST_WAIT = 60;
const LONGEST_WAIT = 1000;

/** Tells with every question the area that holds what is lit, the board before all others; nothing when none does. */
export function useLitArea(session: Session, box: { current: HTMLElement | null }, tell: (area: string) => void): void {
  const moment = `${session.message.value?.number}/${session.trial.value?.step ?? ""}/${[...taught.value].join()}`;
  useEffect(() => {
    let timer = 0;
    const look = (wait: number): void => {
      const areas = areasLit(session, box.current);
      // What is lit may still be on its way to the page.
      if (wait < LONGEST_WAIT && (areas.length === 0 || areas.includes(undefined))) {
        timer = window.setTimeout(() => look(wait * 2), wait);
        return;
      }
      const area = areas.find((one) => one === "board") ?? areas.find((one) => one !== undefined);
      if (area !== undefined) tell(area);
    };
    look(FIRST_WAIT);
    return () => clearTimeout(timer);
  }, [moment]);
}

/** Scrolls to the first lit thing of an area, where it is out of sight. */
export function bringLit(box: HTMLElement | null, area: string): void {
  const within = box?.closest(".frame")?.querySelector(`[data-area="${CSS.escape(area)}"]`);
  const lit = within?.querySelector("[data-taught]") ?? within?.querySelector('[data-lit="true"]');
  lit?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * The areas that hold what a lesson speaks of, or else the answers, in their order; undefined for answers that are not on the
 * page.  A lesson also speaks of options by their notation, which are no places.
 */
function areasLit(session: Session, box: HTMLElement | null): (string | undefined)[] {
  const spoken = [...taught.value].filter((name) => name.includes(":"));
  if ((!session.isMyTurn.value && spoken.length === 0) || box === null) return [];
  const root = box.closest(".frame") ?? box;
  const areaOf = (place: string): string | undefined =>
    root.querySelector(`[data-place="${CSS.escape(place)}"], [data-named="${CSS.escape(place)}"]`)?.closest<HTMLElement>("[data-area]")?.dataset["area"];
  return spoken.length > 0 ? spoken.map(areaOf).filter((area) => area !== undefined) : session.placesAsked().map(areaOf);
}
