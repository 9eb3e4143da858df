/**
 * What the coach says of the turn that is being tried out: what is wasted, the plan in a sentence, its steps, and why.
 * A step, or all of them, can be done as a draft, which is undone like any other.
 */

import "./coach.css";

import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Icon } from "../kit/icons";
import { change } from "../person/self";
import { sentenceFor } from "../shell/load";
import { degreeOf } from "../table/hint-button";
import type { Session } from "../table/session";
import { api } from "../wire/api";
import type { Choice, HintAnswer, HintDegree, TurnPlan } from "../wire/messages";
import { useLight } from "./light";
import { choicesOf, followed, placesOf, planText, PlanSteps, stepsDone } from "./plan";
import { percent, Reasons } from "./reasons";

type Asked = { state: "wait" } | { state: "here"; hint: HintAnswer; before: number } | { state: "failed"; text: string };

const KEYS = { early: "coach-early", fine: "coach-fine", waste: "coach-waste", play: "coach-strong", instead: "coach-instead" };

/** It lies over the log and the talk, where nothing is asked for. */
export function HintPanel({ session, onClose }: { session: Session; onClose: () => void }) {
  const isHigh = !areOnBoard(session.placesAsked());
  const side = session.face.talkSide === "seats" ? "right" : "";
  const degree = degreeOf(session);
  const asked = useHint(session, degree);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => { if (event.key === "Escape") onClose(); };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);
  const number = session.message.value?.number;
  useEffect(() => { if (asked.state === "here" && asked.hint.moment[0] !== number) onClose(); }, [number]);
  return (
    <section class={`hint ${isHigh ? "high" : ""} ${side}`} role="dialog" aria-label={say("table-hint")} aria-busy={asked.state === "wait"}>
      <Icon name="light-bulb" size={22} />
      <div class="hint-words" aria-live="polite">
        {asked.state === "wait" && <p class="hint-wait">{say("coach-thinking")}</p>}
        {asked.state === "failed" && <p class="hint-failed">{asked.text}</p>}
        {asked.state === "here" && <Told session={session} hint={asked.hint} before={asked.before} />}
        <Degrees session={session} degree={degree} />
      </div>
      <button type="button" class="hint-close" aria-label={say("shell-close")} onClick={onClose}>
        <Icon name="cross" size={16} />
      </button>
    </section>
  );
}

/** Do the answers to the question lie on the board?  Where there is little room the panel keeps away from them. */
function areOnBoard(places: string[]): boolean {
  return places.some((place) => document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.closest(".board-holder"));
}

/** Asks once, and again when another degree is wished for. */
function useHint(session: Session, degree: HintDegree): Asked {
  const [asked, setAsked] = useState<Asked>({ state: "wait" });
  useEffect(() => {
    let isGone = false;
    setAsked({ state: "wait" });
    const before = session.trial.value?.chosen.length ?? 0;
    api.hint(session.table, session.seat, degree).then(
      (hint) => { if (!isGone) setAsked({ state: "here", hint, before }); },
      (error: unknown) => { if (!isGone) setAsked({ state: "failed", text: sentenceFor(error) }); },
    );
    return () => { isGone = true; };
  }, [degree]);
  return asked;
}

function Told({ session, hint, before }: { session: Session; hint: HintAnswer; before: number }) {
  const game = session.face.name;
  const [chosen, setChosen] = useState(0);
  const plan = hint.plans[chosen];
  const vp = Math.max(1, Math.round(hint.points));
  const error = Math.max(1, Math.round(hint.points_error));
  const isUnsure = hint.plans.length > 1;
  return (
    <>
      {hint.wasted.map((lost, n) => (
        <p key={n} class="hint-wasted"><Icon name="hourglass" size={15} /> {say("coach-wasted", { text: say(...lost) })}</p>
      ))}
      <p class={plan === undefined ? "hint-finding" : "hint-lead"}>{say(isUnsure ? "coach-unsure" : KEYS[hint.finding], { vp, error })}</p>
      {hint.plans.map((one, n) => (
        isUnsure
          ? (
            <button key={n} type="button" class="hint-plan" aria-pressed={n === chosen} onClick={() => setChosen(n)}>
              {planText(game, one)}
            </button>
          )
          : <p key={n} class="hint-finding">{planText(game, one)}</p>
      ))}
      {plan !== undefined && <Doing key={chosen} {...{ session, hint, plan, before }} />}
      {chosen === 0 && <Reasons game={game} reasons={hint.reasons} label={say(hint.finding === "waste" ? "coach-missed" : "coach-because")} />}
      <p class="hint-chance">
        {hint.finding === "play" && !isUnsure && hint.points > 0 && `${say("coach-ahead", { vp, error })} `}
        {say("coach-chance", { percent: percent(hint.chance), error: percent(hint.error) })}
      </p>
    </>
  );
}

interface DoingProps {
  session: Session;
  hint: HintAnswer;
  plan: TurnPlan;
  /** How many choices had been made when the hint was asked for. */
  before: number;
}

/** The steps of a plan, the next of them lit on the board, and what does them. */
function Doing({ session, hint, plan, before }: DoingProps) {
  const all = choicesOf(plan);
  const reached = followed(session.trial.value?.chosen ?? [], hint.finding === "play" ? before : 0, all);
  const done = stepsDone(plan, reached, session.face.endings);
  const next = plan.steps[done];
  useLight(placesOf(next?.choices ?? [], (choice) => session.placeOf(choice)), `${hint.moment} ${done}`);
  // A turn that is complete has to be taken back before another is played.
  const canDo = hint.finding === "play" && next !== undefined;
  const end = plan.steps.slice(0, done + 1).reduce((sum, step) => sum + step.choices.length, 0);
  const play = (choices: Choice[]): void => session.finish(choices.map(([, notation]) => notation), false);
  return (
    <>
      <PlanSteps plan={plan} placeOf={(choice) => session.placeOf(choice)} done={done} />
      {canDo && (
        <div class="hint-doing">
          {plan.steps.length > 1 && (
            <Button size="small" onClick={() => play(all.slice(reached, end))}>{say("coach-do-step")}</Button>
          )}
          <Button size="small" look="dark" onClick={() => play(all.slice(reached))}>{say("coach-do-all")}</Button>
          <small>{say("coach-draft")}</small>
        </div>
      )}
    </>
  );
}

function Degrees({ session, degree }: { session: Session; degree: HintDegree }) {
  if (session.message.value?.hints !== "strong") return null;
  return (
    <div class="hint-degrees" role="group" aria-label={say("coach-degree")}>
      {(["waste", "strong"] as const).map((one) => (
        <button key={one} type="button" aria-pressed={degree === one} onClick={() => void change({ hints: one })}>
          {say(`coach-degree-${one}`)}
        </button>
      ))}
    </div>
  );
}
