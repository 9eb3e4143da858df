/** The strip in which a lesson speaks, above the table: it covers nothing of it. */

import "./lessons.css";

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { readLessons, say } from "../i18n/words";
import { Button } from "../kit/button";
import { isCovered } from "../kit/dialog";
import { Icon } from "../kit/icons";
import { useErrand } from "../shell/load";
import type { Session } from "../table/session";
import { api } from "../wire/api";
import type { LessonAnswer } from "../wire/messages";
import { BEFORE, Guide } from "./guide";
import { Pointers } from "./pointers";
import { learnAnew } from "./learn";
import { Beginning, Ending } from "./pages";
import { isLeft, leave } from "./progress";

interface LessonProps {
  session: Session;
  id: string;
}

export function LessonPanel({ session, id }: LessonProps): JSX.Element | null {
  const [lesson, setLesson] = useState<LessonAnswer | null>(null);
  const [isGone, setGone] = useState(isLeft(session.table));
  const game = session.face.name;
  useEffect(() => {
    if (!isGone) Promise.all([api.lesson(game, id), readLessons(game)]).then(([found]) => setLesson(found), () => null);
  }, []);
  const go = (): void => {
    leave(session.table);
    setGone(true);
  };
  return lesson === null || isGone ? null : <Guided session={session} lesson={lesson} onLeave={go} />;
}

interface GuidedProps {
  session: Session;
  lesson: LessonAnswer;
  onLeave: () => void;
}

function Guided({ session, lesson, onLeave }: GuidedProps): JSX.Element | null {
  const guide = useMemo(() => new Guide(session, lesson), [session, lesson]);
  useEffect(() => () => guide.close(), [guide]);
  if (!guide.isKnown.value) return null;
  if (guide.at.value === BEFORE) return <Beginning guide={guide} onLeave={onLeave} />;
  if (guide.isOver.value) return guide.isAtRest.value ? <Ending guide={guide} onLeave={onLeave} /> : null;
  return <Strip guide={guide} onLeave={onLeave} />;
}

function Strip({ guide, onLeave }: { guide: Guide; onLeave: () => void }): JSX.Element {
  const { session, lesson } = guide;
  const step = guide.step.value!;
  const at = guide.at.value;
  const isAstray = guide.isAstray.value;
  const wrong = guide.wrong.value;
  const text = isAstray ? say("lessons-astray") : wrong || guide.say(step.say);
  const next = useRef<HTMLDivElement>(null);
  const { isBusy, run } = useErrand();
  useEffect(() => {
    session.voice.speak(guide.say(step.say));
  }, [at]);
  const canGoOn = guide.canGoOn;
  // Where nothing is asked for, the next key press or tap goes on.
  useEffect(() => {
    if ((canGoOn || wrong !== "") && !isCovered()) next.current?.querySelector<HTMLElement>(".main")?.focus();
  }, [at, canGoOn, wrong]);
  return (
    <>
    <section class={`lesson ${step.kind} ${wrong === "" && !isAstray ? "" : "wrong"}`} aria-label={guide.say("title")} data-step={at} data-kind={step.kind}>
      <div class="lesson-count">
        <Icon name={wrong === "" && !isAstray ? "rule-book" : "light-bulb"} size={20} />
        <span>{say("lessons-count", { step: at + 1, count: lesson.steps.length })}</span>
        <progress max={lesson.steps.length} value={at + 1} aria-hidden="true" />
      </div>
      <p class="lesson-say" id="lesson-say">{text}</p>
      <div class="lesson-buttons" ref={next}>
        <Button look="quiet" size="small" onClick={onLeave}>{say("lessons-leave")}</Button>
        <Button size="small" isDisabled={!guide.canGoBack} onClick={() => guide.goBack()}>{say("lessons-back")}</Button>
        {isAstray && <Button look="main" size="small" isBusy={isBusy} onClick={() => run(() => learnAnew(lesson.game, lesson.id))}>{say("lessons-anew")}</Button>}
        {!isAstray && wrong !== "" && <Button look="main" size="small" onClick={() => { guide.wrong.value = ""; }}>{say("lessons-again")}</Button>}
        {!isAstray && wrong === "" && (step.kind === "tell" || step.kind === "watch") && (
          <Button look="main" size="small" isDisabled={!canGoOn} label={`${say("lessons-next")}: ${text}`} onClick={() => guide.goOn()}>
            {say("lessons-next")}<Icon name="chevron" size="0.8em" />
          </Button>
        )}
        {!isAstray && wrong === "" && (step.kind === "do" || step.kind === "end") && (
          <span class="lesson-yours">{say(guide.isAtRest.value ? "lessons-yours" : "lessons-wait")}</span>
        )}
      </div>
    </section>
    <Pointers />
    </>
  );
}
