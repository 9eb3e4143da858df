/** What a lesson begins and ends with: the aim and a picture; things to try, and the ways on. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { GameCover } from "../shell/game-cover";
import { loadGames, playAgainstBots } from "../shell/games";
import { useErrand } from "../shell/load";
import type { GameInfo } from "../wire/messages";
import type { Guide } from "./guide";
import { learnAnew, nameOfLesson } from "./learn";
import { isDone, keepDone } from "./progress";

interface PageProps {
  guide: Guide;
  onLeave: () => void;
}

export function Beginning({ guide, onLeave }: PageProps): JSX.Element {
  const { lesson } = guide;
  const foot = (
    <>
      <Button onClick={onLeave}>{say("lessons-leave")}</Button>
      <Button look="main" onClick={() => guide.goOn()}>{say("lessons-begin")}</Button>
    </>
  );
  return (
    <Dialog title={guide.say("title")} onClose={() => guide.goOn()} foot={foot}>
      <div class="lesson-cover" aria-hidden="true"><GameCover game={lesson.game} /></div>
      <p class="lesson-aim">{guide.say("aim")}</p>
      <p class="lesson-note">{say("lessons-note", { minutes: lesson.minutes })}</p>
    </Dialog>
  );
}

export function Ending({ guide, onLeave }: PageProps): JSX.Element {
  const { lesson } = guide;
  const { isBusy, problem, run } = useErrand();
  const [game, setGame] = useState<GameInfo | null>(null);
  useEffect(() => {
    keepDone(nameOfLesson(lesson.game, lesson.id));
    loadGames().then((found) => setGame(found.find(({ name }) => name === lesson.game) ?? null), () => null);
  }, []);
  const further = game?.lessons.find(({ id }) => !isDone(nameOfLesson(lesson.game, id)));
  const foot = (
    <>
      {game !== null && <Button isBusy={isBusy} onClick={() => run(() => playAgainstBots(game))}>{say("lessons-new-game")}</Button>}
      <Button look={further === undefined ? "main" : "plain"} onClick={onLeave}>{say("lessons-play-on")}</Button>
      {further !== undefined && (
        <Button look="main" isBusy={isBusy} onClick={() => run(() => learnAnew(lesson.game, further.id))}>{say("lessons-further")}</Button>
      )}
    </>
  );
  return (
    <Dialog title={say("lessons-done")} onClose={onLeave} foot={foot}>
      <p>{say("lessons-done-lead")}</p>
      <h3 class="lesson-tries-title">{say("lessons-tries")}</h3>
      <ol class="lesson-tries">
        {Array.from({ length: lesson.tries }, (_, n) => <li key={n}>{guide.say(`try-${n + 1}`)}</li>)}
      </ol>
      {problem !== "" && <p class="field-problem" role="alert">{problem}</p>}
    </Dialog>
  );
}
