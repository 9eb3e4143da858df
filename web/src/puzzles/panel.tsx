/** At the table of a puzzle: what is asked, and what is said of the turn once it is played. */
import "../coach/coach.css";
import "./puzzles.css";

import { useEffect, useState } from "preact/hooks";

import { useLight } from "../coach/light";
import { choicesOf, followed, placesOf, PlanSteps, planText, stepsDone } from "../coach/plan";
import { Reasons } from "../coach/reasons";
import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Icon } from "../kit/icons";
import { go } from "../kit/router";
import { sentenceFor, useErrand } from "../shell/load";
import { spokenOf } from "../table/place";
import type { Session } from "../table/session";
import { useWidth } from "../table/width";
import { api } from "../wire/api";
import type { PuzzleAnswer } from "../wire/messages";
import { nextPuzzle, openPuzzle } from "./setting-up";

type Judged = { state: "open" } | { state: "wait" } | { state: "here"; answer: PuzzleAnswer } | { state: "failed"; text: string };

export function PuzzlePanel({ session }: { session: Session }) {
  // On a phone there is little room: who begins to play wants to see the table.
  const isPhone = useWidth() === "phone";
  const [isFolded, setFolded] = useState(isPhone);
  const [judged, giveUp] = useAnswer(session, () => setFolded(false));
  const side = session.face.talkSide === "seats" ? "right" : "";
  if (isFolded) {
    return (
      <button type="button" class={`puzzle-pill ${side}`} onClick={() => setFolded(false)} aria-expanded={false}>
        <Icon name="rune-stone" size={18} /> {say(judged.state === "open" ? "puzzle-task-plain" : "puzzle-one")}
      </button>
    );
  }
  return (
    <section class={`hint puzzle ${side} ${judged.state === "here" ? "answered" : ""}`} aria-label={say("puzzle-one")} aria-busy={judged.state === "wait"}>
      <Icon name="rune-stone" size={22} />
      <div class="hint-words" aria-live="polite">
        {judged.state === "open" && <Task session={session} onShow={giveUp} />}
        {judged.state === "wait" && <p class="hint-wait">{say("puzzle-checking")}</p>}
        {judged.state === "failed" && <p class="hint-failed" role="alert">{judged.text}</p>}
        {judged.state === "here" && <Said session={session} answer={judged.answer} />}
      </div>
      <button type="button" class="hint-close" aria-label={say("puzzle-fold")} onClick={() => setFolded(true)}>
        <Icon name="cross" size={16} />
      </button>
    </section>
  );
}

/** Asks about the turn as soon as something of it is played for good, until it is whole. */
function useAnswer(session: Session, onAnswer: () => void): [Judged, () => void] {
  const [judged, setJudged] = useState<Judged>({ state: "open" });
  const message = session.message.value!;
  const [first] = useState(message.trial === undefined ? -1 : message.number);
  const ask = (givesUp: boolean): void => {
    setJudged({ state: "wait" });
    api.solve(session.table, givesUp).then(
      (answer) => {
        setJudged(answer.finding === "unfinished" ? { state: "open" } : { state: "here", answer });
        if (answer.finding !== "unfinished") onAnswer();
      },
      (error: unknown) => setJudged({ state: "failed", text: sentenceFor(error) }),
    );
  };
  useEffect(() => { if (message.number !== first && judged.state !== "here") ask(false); }, [message.number]);
  return [judged, () => ask(true)];
}

function Task({ session, onShow }: { session: Session; onShow: () => void }) {
  const message = session.message.value!;
  const text = session.face.badge(message, message.seat).people;
  return (
    <>
      <p class="hint-finding">{text === "" ? say("puzzle-task-plain") : say("puzzle-task", { text })}</p>
      <p class="puzzle-help">{say("puzzle-task-help")}</p>
      <div class="row">
        <Button size="small" onClick={onShow}>{say("puzzle-show")}</Button>
        <Button size="small" look="quiet" to={`/puzzles/${message.game}`}>{say("puzzle-all")}</Button>
      </div>
    </>
  );
}

function Said({ session, answer }: { session: Session; answer: PuzzleAnswer }) {
  const isOver = answer.finding === "solved" || answer.finding === "shown";
  const [isShown, setShown] = useState(isOver);
  const plan = answer.plan!;
  const placeOf = session.placeOf.bind(session);
  const isFollowed = answer.finding === "shown" && session.isMyTurn.value;
  const done = isFollowed ? stepsDone(plan, followed(session.trial.value!.chosen, 0, choicesOf(plan)), session.face.endings) : -1;
  useLight(placesOf(plan.steps[done]?.choices ?? [], placeOf), String(done));
  return (
    <>
      <p class={`hint-finding ${answer.finding}`}>{verdict(answer)}</p>
      {answer.finding !== "shown" && <RatingLine answer={answer} />}
      {isShown && (
        <>
          {answer.finding !== "shown" && <h3 class="puzzle-heading">{say("puzzle-best")}</h3>}
          <p class="hint-finding">{planText(session.face.name, plan)}</p>
          <PlanSteps plan={plan} placeOf={placeOf} done={done} />
          <Reasons game={session.face.name} reasons={answer.reasons} label={say(answer.short > 0 ? "puzzle-beyond" : "puzzle-beyond-next")} />
          {isForLater(answer) && <p class="puzzle-help">{say("puzzle-later")}</p>}
          <p class="hint-chance">{say("puzzle-margin", { points: answer.margin.toFixed(1), error: answer.error.toFixed(1) })}</p>
        </>
      )}
      <Onward game={session.face.name} puzzle={answer.puzzle} isShown={isShown}
        onShow={() => { setShown(true); spokenOf.value = placesOf(choicesOf(plan), placeOf); }} />
    </>
  );
}

/** Does what is seen at once explain less than half of how much better the turn is? */
function isForLater({ reasons, short, margin }: PuzzleAnswer): boolean {
  const seen = reasons.reduce((sum, [, , points]) => sum + points, 0);
  return seen < (short > 0 ? short : margin) / 2;
}

function verdict({ finding, short }: PuzzleAnswer): string {
  if (finding === "solved" && short > 0) return say("puzzle-solved-as-good");
  return say(`puzzle-${finding}`, { points: Math.max(1, Math.round(short)) });
}

function RatingLine({ answer: { before, now, rating } }: { answer: PuzzleAnswer }) {
  const isKept = before.points === now.points && before.deviation === now.deviation;
  return (
    <p class="puzzle-rating">
      {isKept ? say("puzzle-rating-kept", { rating: String(now.points) })
        : say("puzzle-rating-change", { before: String(before.points), rating: String(now.points), strength: String(rating) })}
    </p>
  );
}

function Onward({ game, puzzle, isShown, onShow }: { game: string; puzzle: string; isShown: boolean; onShow: () => void }) {
  const { isBusy, problem, run } = useErrand();
  const next = async (): Promise<void> => {
    const found = nextPuzzle(await api.puzzles(game), puzzle);
    if (found === undefined) go(`/puzzles/${game}`);
    else await openPuzzle(game, found.id);
  };
  return (
    <>
      <div class="row puzzle-onward">
        {!isShown && <Button size="small" onClick={onShow}>{say("puzzle-show")}</Button>}
        <Button size="small" isBusy={isBusy} onClick={() => run(() => openPuzzle(game, puzzle))}>{say("puzzle-try-again")}</Button>
        <Button size="small" look="dark" isBusy={isBusy} onClick={() => run(next)}>{say("puzzle-next")}</Button>
        <Button size="small" look="quiet" to={`/puzzles/${game}`}>{say("puzzle-all")}</Button>
      </div>
      {problem !== "" && <p class="field-problem" role="alert">{problem}</p>}
    </>
  );
}
