/** The lessons of a game, offered once to whoever opens a first table of it. */

import "./lessons.css";

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { readLessons, say } from "../i18n/words";
import { Button } from "../kit/button";
import { Icon } from "../kit/icons";
import { loadGames, titleOf } from "../shell/games";
import { useErrand } from "../shell/load";
import type { Session } from "../table/session";
import { learn, nextLesson } from "./learn";

export function LessonOffer({ session }: { session: Session }): JSX.Element | null {
  const game = session.face.name;
  const [lesson, setLesson] = useState<string | null>(null);
  const { isBusy, problem, run } = useErrand();
  useEffect(() => {
    Promise.all([loadGames(), readLessons(game)]).then(([found]) => {
      const info = found.find(({ name }) => name === game);
      if (info !== undefined) setLesson(nextLesson(info));
    }, () => null);
  }, []);
  // Whoever plays has answered.
  const hasPlayed = session.trial.value?.can_undo ?? false;
  useEffect(() => { if (hasPlayed) setLesson(null); }, [hasPlayed]);
  if (lesson === null) return null;
  return (
    <section class="lesson offer" aria-label={say("lessons-offer-title")}>
      <Icon name="rule-book" size={22} />
      <p class="lesson-say">{problem || say("lessons-offer", { text: titleOf(game) })}</p>
      <div class="lesson-buttons">
        <Button onClick={() => setLesson(null)}>{say("lessons-offer-no")}</Button>
        <Button look="main" isBusy={isBusy} onClick={() => run(() => learn(game, lesson))}>{say("lessons-offer-yes")}</Button>
      </div>
    </section>
  );
}
