/** For those who listen: what is asked of me, what the others did, and what was refused. */

import { useEffect, useState } from "preact/hooks";

import { nameOf, say, signed } from "../i18n/words";
import { rivalOf } from "./end-tale";
import { titleOfEnd } from "./end-title";
import { turnLines } from "./log-lines";
import { isOthers, newFacts } from "./motion-facts";
import type { Change, Session } from "./session";
import { nameOfSeat } from "./who";

/** How long a sentence stays in the region: long enough to be read, short enough not to be met again later. */
const STAYS = 12_000;
/** Lines of somebody's turn that are read out; the log has the rest. */
const READ_OUT = 4;

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
      setSpoken((all) => [...all.slice(-5), one]);
      setTimeout(() => setSpoken((all) => all.filter((other) => other !== one)), STAYS);
    };
    let lastQuestion = "";
    const ask = (): void => {
      const question = questionOf(session);
      if (question !== lastQuestion) speak(question);
      lastQuestion = question;
    };
    ask();
    return session.onChange((change) => {
      speak(deedOf(session, change));
      ask();
    });
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

/** What somebody else did, in a few words. */
export function deedOf(session: Session, change: Change): string {
  if (!isOthers(change)) return "";
  const facts = newFacts(change);
  const seat = facts.find((fact) => fact[1] >= 0)?.[1];
  if (seat === undefined) return "";
  const { after } = change;
  const [head, ...lines] = turnLines(after.number, seat, facts, { face: session.face, message: after });
  const gains = (head?.amounts ?? [])
    .map((one) => `${signed(one.amount)} ${nameOf(after.game, one.count.name)}`).join(", ");
  const text = [...lines.slice(0, READ_OUT).map((line) => line.text), gains].filter((words) => words !== "").join("; ");
  return say("end-say-deed", { who: nameOfSeat(after, seat), text });
}
