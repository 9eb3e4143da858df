/** What can be done when a game is over: another one, the record, the proof of the shuffle, the replay. */

import { useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { go } from "../kit/router";
import { keepCodes } from "../person/codes";
import { api, Refused } from "../wire/api";
import { download } from "./end-download";
import { CheckDialog } from "./end-check";
import type { Session } from "./session";

export interface EndActionsProps {
  session: Session;
  /** On a phone the rail holds only the main ones; the others stand at the foot of the page. */
  part: "all" | "main" | "more";
  onSeeTable: () => void;
}

export function EndActions({ session, part, onSeeTable }: EndActionsProps) {
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState("");
  const [isChecking, setChecking] = useState(false);
  const message = session.message.value!;
  const look = part === "more" ? "plain" : "rail";
  const run = (name: string, errand: () => Promise<void>): void => {
    setBusy(name);
    setProblem("");
    errand().catch((error: unknown) => setProblem(wordsOf(error))).finally(() => setBusy(""));
  };
  const isOver = message.status === "over";
  const canPlayAgain = session.mine.value.length > 0 && message.status !== "aside";
  const hasNext = message.next_table !== "";
  return (
    <div class={`end-actions ${part}`}>
      <p class="end-problem" role="alert">{problem}</p>
      {part !== "more" && message.view !== undefined && (
        <Button look={look} onClick={onSeeTable}>{say("end-see-table")}</Button>
      )}
      {part !== "main" && isOver && (
        <>
          <Button look={look} icon="light-bulb" to={`/t/${session.table}/review${location.search}`}>
            {say("end-review")}
          </Button>
          <Button look={look} to={`/t/${session.table}/replay${location.search}`}>{say("end-replay")}</Button>
          <Button look={look} onClick={() => setChecking(true)}>{say("end-check")}</Button>
          <Button look={look} icon="save-arrow" isBusy={busy === "record"}
            onClick={() => run("record", () => saveRecord(session))}>
            {say("end-export")}
          </Button>
        </>
      )}
      {part !== "main" && canPlayAgain && !hasNext && (
        <Button look={look} isBusy={busy === "swapped"} onClick={() => run("swapped", () => again(session, true))}>
          {say("end-swapped")}
        </Button>
      )}
      {part !== "more" && <Next session={session} isBusy={busy === "again"} canPlayAgain={canPlayAgain}
        onAgain={() => run("again", () => again(session, false))} />}
      {isChecking && <CheckDialog session={session} onClose={() => setChecking(false)} />}
    </div>
  );
}

interface NextProps {
  session: Session;
  isBusy: boolean;
  canPlayAgain: boolean;
  onAgain: () => void;
}

/** The main button: another game, the one already set up, or the way home. */
function Next({ session, isBusy, canPlayAgain, onAgain }: NextProps) {
  const next = session.message.value!.next_table;
  if (next !== "") return <Button look="main" to={`/t/${next}`}>{say("end-next-table")}</Button>;
  if (canPlayAgain) return <Button look="main" isBusy={isBusy} onClick={onAgain}>{say("end-rematch")}</Button>;
  return <Button look="main" to="/">{say("end-home")}</Button>;
}

function wordsOf(error: unknown): string {
  return error instanceof Refused && error.problem.sentence !== "" ? error.problem.sentence : say("end-failed");
}

async function again(session: Session, isSameDeal: boolean): Promise<void> {
  const made = await api.rematch(session.table, isSameDeal, isSameDeal);
  keepCodes(made.table, made.codes);
  go(`/t/${made.table}`);
}

async function saveRecord(session: Session): Promise<void> {
  download(await api.record(session.table, session.door), `${session.table}.jsonl`);
}
