/** A report of something wrong: a file with the position, for whoever mends it. */

import "./bug.css";

import { useId, useState } from "preact/hooks";

import { language, say } from "../i18n/words";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { settings } from "../person/self";
import { api, Refused } from "../wire/api";
import { download } from "./end-download";
import type { Session } from "./session";

export function BugButton({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="ladybug" onClick={() => setOpen(true)}>{say("end-menu-bug")}</Button>
      {isOpen && <BugDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}

const LONGEST = 4000;

/** What of this browser may matter; nothing about the person. */
function client(session: Session): Record<string, unknown> {
  const message = session.message.value;
  return {
    agent: navigator.userAgent, language: language.value, width: innerWidth, height: innerHeight,
    pixels: devicePixelRatio,
    theme: settings.value.theme ?? "auto", still: settings.value.reduced_motion ?? null, line: session.line.value,
    number: message?.number ?? 0, step: message?.trial?.step ?? 0, digest: message?.digest ?? "",
    problem: session.problem.value?.code ?? "",
  };
}

export function BugDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [text, setText] = useState("");
  const [state, setState] = useState<"write" | "busy" | "done">("write");
  const [problem, setProblem] = useState("");
  const id = useId();
  const save = (): void => {
    setState("busy");
    setProblem("");
    api.bug(session.table, session.seat, text, client(session)).then(
      (file) => {
        download(file, `bogwood-${session.table}-${session.message.value?.number ?? 0}.json`);
        setState("done");
      },
      (error: unknown) => {
        const sentence = error instanceof Refused ? error.problem.sentence : "";
        setProblem(sentence || say("end-failed"));
        setState("write");
      },
    );
  };
  const foot = state === "done" ? <Button look="main" onClick={onClose}>{say("end-bug-close")}</Button>
    : <Button look="main" icon="save-arrow" isBusy={state === "busy"} onClick={save}>{say("end-bug-save")}</Button>;
  return (
    <Dialog title={say("end-bug-title")} onClose={onClose} foot={foot}>
      <div class="bug">
        <label for={id}>{say("end-bug-label")}</label>
        <textarea id={id} rows={5} maxLength={LONGEST} value={text}
          onInput={(event) => setText(event.currentTarget.value)} />
        <p class="bug-about">{say("end-bug-about")}</p>
        <p role="status">{state === "done" ? say("end-bug-done") : ""}</p>
        <p role="alert" class="bug-problem">{problem}</p>
      </div>
    </Dialog>
  );
}
