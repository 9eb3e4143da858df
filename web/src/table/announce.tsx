/** For those who listen: what is asked of me, what the others did, and what was refused. */

import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { spokenText } from "./deeds";
import { rivalOf } from "./end-tale";
import { titleOfEnd } from "./end-title";
import type { Session } from "./session";

/** How long a sentence stays in the region: long enough to be read, short enough not to be met again later. */
const STAYS = 12_000;

interface Spoken {
  id: number;
  text: string;
}

let count = 0;

export function Announcer({ session }: { session: Session }) {
  const [spoken, setSpoken] = useState<Spoken[]>([]);
  useEffect(() => {
    const speak = (text: string): void => {
      if (text === "") return;
      const one = { id: ++count, text };
      setSpoken((all) => [...all, one]);
      setTimeout(() => setSpoken((all) => all.filter((other) => other !== one)), STAYS);
    };
    let lastQuestion = "";
    // What the others did comes first, then the question.
    const ask = (): void => {
      if (session.telling.isBusy.value) return;
      const question = questionOf(session);
      if (question !== lastQuestion) speak(question);
      lastQuestion = question;
    };
    const stops = [
      session.telling.onTold((told) => speak(spokenText(told, session.message.value!))),
      effect(ask),
    ];
    return () => stops.forEach((stop) => stop());
  }, [session]);
  const problem = session.problem.value;
  return (
    <>
      <div class="hidden" role="status" aria-live="polite">{spoken.map((one) => <p key={one.id}>{one.text}</p>)}</div>
      <div class="hidden" role="alert" aria-live="assertive">{problem === null ? "" : problem.sentence}</div>
    </>
  );
}

function questionOf(session: Session): string {
  const message = session.message.value;
  if (message === null || session.curtain.value) return "";
  if (message.status !== "running") return titleOfEnd(message, session.mine.value, rivalOf(message, session.face));
  const trial = message.trial;
  if (trial === undefined) return "";
  if (trial.can_commit) return say("end-say-done");
  return say("end-say-turn", { text: say(trial.question[0], trial.question[1]) });
}
