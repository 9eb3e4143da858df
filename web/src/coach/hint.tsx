/** What the coach says of the turn that is being tried out: a sentence, the choices it thinks of, and why. */

import "./coach.css";

import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { change } from "../person/self";
import { sentenceFor } from "../shell/load";
import { degreeOf } from "../table/hint-button";
import { spokenOf } from "../table/place";
import type { Session } from "../table/session";
import { api } from "../wire/api";
import type { HintAnswer, HintDegree } from "../wire/messages";
import { percent, Reasons } from "./reasons";
import { followed, placesOf, Steps, useLight, withoutEndings } from "./steps";

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
  const steps = withoutEndings(hint.steps, session.face);
  const done = followed((session.trial.value?.chosen ?? []).slice(hint.finding === "play" ? before : 0), steps);
  const next = steps[done];
  useLight(placesOf(next === undefined ? [] : [next], (step) => session.placeOf(step)), `${hint.moment} ${done}`);
  useEffect(() => () => { spokenOf.value = new Set(); }, []);
  const label = say(hint.finding === "waste" ? "coach-missed" : "coach-because");
  return (
    <>
      <p class="hint-finding">{say(KEYS[hint.finding], { vp: Math.max(1, Math.round(hint.points)) })}</p>
      {steps.length > 0 && <Steps steps={steps} placeOf={(step) => session.placeOf(step)} done={done} />}
      <Reasons game={game} reasons={hint.reasons} label={label} />
      <p class="hint-chance">{say("coach-chance", { percent: percent(hint.chance), error: percent(hint.error) })}</p>
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
