/** A private note at a table: saved by itself a moment after the last key. */

import { useEffect, useId, useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { api } from "../wire/api";
import type { Session } from "./session";

const PAUSE = 800;
const LONGEST = 10_000;

type State = "reading" | "saved" | "writing" | "failed";

export function NotePanel({ session }: { session: Session }) {
  const [text, setText] = useState("");
  const [state, setState] = useState<State>("reading");
  const unsaved = useRef<string | null>(null);
  const timer = useRef(0);
  const id = useId();
  const save = (): void => {
    clearTimeout(timer.current);
    const given = unsaved.current;
    if (given === null) return;
    unsaved.current = null;
    api.saveNote(session.table, given).then(
      () => setState((now) => (now === "writing" && unsaved.current === null ? "saved" : now)),
      () => { unsaved.current ??= given; setState("failed"); },
    );
  };
  useEffect(() => {
    api.note(session.table).then(
      (found) => { if (unsaved.current === null) { setText(found.text); setState("saved"); } },
      () => setState("failed"),
    );
    return save;
  }, [session]);
  const write = (given: string): void => {
    setText(given);
    setState("writing");
    unsaved.current = given;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(save, PAUSE);
  };
  return (
    <div class="chat-note">
      <label for={id}>{say("end-note-label")}</label>
      <textarea id={id} value={text} maxLength={LONGEST} disabled={state === "reading"} onBlur={save}
        onInput={(event) => write(event.currentTarget.value)} />
      <p role="status">{say(`end-note-${state}`)}</p>
    </div>
  );
}
