/** The choices of a turn in words; those that are spoken of light up on the board. */

import { useEffect } from "preact/hooks";

import type { Face } from "../games/face";
import { say } from "../i18n/words";
import { spokenOf } from "../table/place";
import type { Option } from "../wire/messages";

interface StepsProps {
  steps: Option[];
  placeOf: (step: Option) => string;
  /** How many of them have been made. */
  done?: number;
  /** The options that another turn has, too. */
  shared?: ReadonlySet<number>;
}

/** The choices without those that only end things; all of them where there are no others. */
export function withoutEndings(steps: Option[], face: Face): Option[] {
  const real = steps.filter(([, notation]) => !face.endings.includes(notation));
  return real.length > 0 ? real : steps;
}

/** The places of these choices. */
export function placesOf(steps: Option[], placeOf: (step: Option) => string): Set<string> {
  return new Set(steps.map(placeOf).filter((place) => place !== ""));
}

/** How many of the steps have been made by these choices; what is forced comes in between. */
export function followed(chosen: string[], steps: Option[]): number {
  let done = 0;
  for (const notation of chosen) if (notation === steps[done]?.[1]) done += 1;
  return done;
}

export function Steps({ steps, placeOf, done = -1, shared }: StepsProps) {
  const look = (step: Option, n: number): string => {
    if (n < done || shared?.has(step[0])) return n < done ? "done" : "same";
    return n === done ? "now" : "";
  };
  const light = (step: Option): void => { spokenOf.value = placesOf([step], placeOf); };
  return (
    <ol class="coach-steps">
      {steps.map((step, n) => (
        <li key={n} class={look(step, n)} tabIndex={0} aria-current={n === done ? "step" : undefined}
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
