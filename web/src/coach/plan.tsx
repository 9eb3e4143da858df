/** A plan in words: one sentence, and at most three steps, which light up on the board. */

import "./coach.css";

import { capital, joined, say, signed } from "../i18n/words";
import { spokenOf } from "../table/place";
import type { Choice, Option, PlanStep, TurnPlan } from "../wire/messages";

/** What a plan is called: "Navigate: 2 boats to temples". */
export function planName({ head, deeds }: TurnPlan): string {
  const text = capital(say(...head));
  return deeds.length === 0 ? text : say("coach-plan", { text, deeds: joined(deeds.map((deed) => say(...deed))) });
}

/** The plan in one sentence, with what it brings at once. */
export function planText(game: string, plan: TurnPlan): string {
  const text = planName(plan);
  const gains = plan.gains.map(([item, amount]) => (
    say("coach-reason-count", { change: signed(amount), text: say(`coach-item-${game}-${item}`, { amount }) })
  ));
  return gains.length === 0 ? text : say("coach-plan-gains", { text, amounts: joined(gains) });
}

export function stepText({ words }: PlanStep): string {
  return capital(words.map((one) => say(...one)).join(" · "));
}

/** All choices of a plan. */
export function choicesOf({ steps }: TurnPlan): Choice[] {
  return steps.flatMap((step) => step.choices);
}

/** The places of these choices. */
export function placesOf(choices: Choice[], placeOf: (choice: Option) => string): Set<string> {
  return new Set(choices.map((choice) => placeOf(choice)).filter((place) => place !== ""));
}

/** How many of the choices have been made since the hint was asked for; what is forced may be left out. */
export function followed(chosen: string[], before: number, choices: Choice[]): number {
  let reached = 0;
  for (const notation of chosen.slice(before)) {
    const found = choices.findIndex(([, one], n) => n >= reached && one === notation);
    if (found >= 0) reached = found + 1;
  }
  return reached;
}

/** How many steps are done after so many choices; what only winds a step up need not be. */
export function stepsDone({ steps }: TurnPlan, reached: number, endings: readonly string[]): number {
  let first = 0;
  for (const [n, { choices }] of steps.entries()) {
    const last = choices.findLastIndex(([, notation]) => !endings.includes(notation));
    if (reached < first + Math.max(last + 1, 1)) return n;
    first += choices.length;
  }
  return steps.length;
}

interface StepsProps {
  plan: TurnPlan;
  placeOf: (choice: Option) => string;
  /** How many steps are done; the next one is the present one.  Without it none is. */
  done?: number;
}

export function PlanSteps({ plan, placeOf, done = -1 }: StepsProps) {
  const look = (n: number): string => (n < done ? "done" : n === done ? "now" : "");
  const light = (step: PlanStep): void => { spokenOf.value = placesOf(step.choices, placeOf); };
  return (
    <ol class="coach-steps">
      {plan.steps.map((step, n) => (
        <li key={n} class={look(n)} tabIndex={0} aria-current={n === done ? "step" : undefined}
          onPointerEnter={() => light(step)} onFocus={() => light(step)}>
          <span>{stepText(step)}</span>
        </li>
      ))}
    </ol>
  );
}
