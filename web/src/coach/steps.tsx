/** The choices of a turn in words; those that are spoken of light up on the board. */

import { useEffect } from "preact/hooks";

import { say } from "../i18n/words";
import { spokenOf } from "../table/place";
import type { Option } from "../wire/messages";

interface StepsProps {
  steps: Option[];
  placeOf: (step: Option) => string;
  /** How many of them have been made. */
  done?: number;
}

/** The places of these choices. */
export function placesOf(steps: Option[], placeOf: (step: Option) => string): Set<string> {
  return new Set(steps.map(placeOf).filter((place) => place !== ""));
}

export function Steps({ steps, placeOf, done = -1 }: StepsProps) {
  const light = (step: Option): void => { spokenOf.value = placesOf([step], placeOf); };
  return (
    <ol class="coach-steps">
      {steps.map((step, n) => (
        <li key={n} class={n < done ? "done" : n === done ? "now" : ""} tabIndex={0} aria-current={n === done ? "step" : undefined}
          onPointerEnter={() => light(step)} onFocus={() => light(step)}>
          {say(step[2], step[3])}
        </li>
      ))}
    </ol>
  );
}

/** Lights places for as long as something speaks of them. */
export function useLight(places: ReadonlySet<string>, key: string): void {
  useEffect(() => {
    spokenOf.value = places;
    return () => { spokenOf.value = new Set(); };
  }, [key]);
}
