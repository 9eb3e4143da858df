/** The table in words: what lies where, everything that may be chosen, and a line to type a move. */

import { useEffect, useRef, useState } from "preact/hooks";

import { language, say } from "../i18n/words";
import { sentenceOf } from "./place";
import type { Session } from "./session";
import { prompt } from "./bottom-rail";
import { mainButton } from "./winding-up";

export function TextView({ session, onClose }: { session: Session; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, []);
  const message = session.message.value!;
  return (
    <dialog class="text-view" ref={dialog} onClose={onClose} aria-labelledby="text-view-title" onClick={(event) => event.stopPropagation()}>
      <header>
        <h2 id="text-view-title">{say("table-text-view")}</h2>
        <button class="rail-button" onClick={() => dialog.current?.close()}>{say("table-close")}</button>
      </header>
      <p class="text-prompt" aria-live="polite">{prompt(session, message)}</p>
      {session.problem.value !== null && <p class="refusal" role="alert">{session.problem.value.sentence}</p>}
      <Typed session={session} />
      <Choices session={session} />
      <div class="text-groups">
        {session.face.text(message).map((group) => (
          <section key={group.heading}>
            <h3>{group.heading}</h3>
            <ul>{group.lines.map((line, n) => <li key={n}>{line.text}</li>)}</ul>
          </section>
        ))}
      </div>
    </dialog>
  );
}

/** A move in words, or in notation for those who know it; what does not fit is answered by the server. */
function Typed({ session }: { session: Session }) {
  const [text, setText] = useState("");
  const send = (event: Event): void => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === "") return;
    const said = session.options.value.find((option) => isSame(sentenceOf(option), wanted));
    session.choose(said === undefined ? wanted : said[0]);
    setText("");
  };
  return (
    <form class="typed" onSubmit={send}>
      <label>{say("table-notation")} <input value={text} list="moves" autocomplete="off" autocapitalize="off" spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)} /></label>
      <datalist id="moves">
        {session.options.value.map((option) => <option key={option[0]} value={sentenceOf(option)} />)}
      </datalist>
      <button class="rail-button" type="submit">{say("table-play-move")}</button>
    </form>
  );
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, language.value, { sensitivity: "base", ignorePunctuation: true }) === 0;
}

function Choices({ session }: { session: Session }) {
  if (!session.isMyTurn.value) return null;
  const main = mainButton(session);
  const trial = session.trial.value!;
  return (
    <section class="text-choices">
      <h3>{say("table-choices", { count: trial.options.length })}</h3>
      <ul>
        {trial.options.map((option) => (
          <li key={option[0]}>
            <button onClick={() => session.choose(option[0])} data-notation={option[1]}>{sentenceOf(option)}</button>
          </li>
        ))}
      </ul>
      <p>
        <button class="rail-button" disabled={!trial.can_undo} onClick={() => session.undo()}>{say("table-undo")}</button>{" "}
        {trial.can_commit && <button class="main-button" onClick={() => main?.run()}>{main?.label}</button>}
      </p>
    </section>
  );
}
