/**
 * The table in words, a place to play from: what is asked, a box to type into, everything that may be chosen, what has
 * happened, and what lies where.  It stands in for the drawn table until it is left; who listens goes on hearing.
 */

import "./text-view.css";

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { effect } from "@preact/signals";

import type { TextGroup } from "../games/face";
import { capital, language, say } from "../i18n/words";
import { isCovered } from "../kit/dialog";
import type { Option } from "../wire/messages";
import { meansOfAll } from "./answers";
import { prompt } from "./bottom-rail";
import { LogPanel } from "./log";
import { sentenceOf } from "./place";
import { pointsAnswer } from "./queries";
import type { Session } from "./session";
import { TypeBox } from "./type-box";
import { mainButton } from "./winding-up";
import type { WordsProps } from "./words-door";


export function TextView({ session, onClose }: WordsProps): JSX.Element {
  const page = useRef<HTMLElement>(null);
  const message = session.message.value!;
  useToldAtOnce(session);
  useFocusKept(page, `${message.number}/${message.trial?.step ?? ""}`);
  useLeaving(page, onClose);
  return (
    <main class="text-view" ref={page} aria-labelledby="text-view-title" lang={language.value}>
      <header class="text-head">
        <h1 id="text-view-title">{say("table-text-view")}</h1>
        <button class="rail-button" onClick={onClose}>{say("words-leave")}</button>
      </header>
      <div class="text-doing">
        <section class="text-ask" aria-labelledby="text-question">
          <h2 id="text-question" class="text-prompt" tabIndex={-1}>{prompt(session, message)}</h2>
          {session.problem.value !== null && <p class="refusal">{session.problem.value.sentence}</p>}
          <Doubtful session={session} />
          <TypeBox session={session} onLeave={onClose} />
        </section>
        <Choices session={session} />
        {message.scores !== undefined && <Standing session={session} />}
        <section class="text-log" aria-labelledby="text-log">
          <h2 id="text-log">{say("words-log")}</h2>
          <LogPanel session={session} />
        </section>
      </div>
      <div class="text-groups">
        {ownFirst(session.face.text(message), session.seat).map(({ heading, lines }) => (
          <Part key={heading} heading={heading} lines={lines.map(({ text }) => text)} />
        ))}
      </div>
    </main>
  );
}

/** Escape leads back, unless something that lies over the page takes it. */
function useLeaving(page: { current: HTMLElement | null }, onClose: () => void): void {
  useLayoutEffect(() => {
    const leave = ({ key, target }: KeyboardEvent): void => {
      const isHere = target === document.body || page.current?.contains(target as Node);
      if (key === "Escape" && isHere && !isCovered()) onClose();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);
}

/** Turns of others are spoken one after the other without waiting: there is no picture that has to follow. */
function useToldAtOnce({ telling }: Session): void {
  useEffect(() => effect(() => { if (telling.isBusy.value) queueMicrotask(() => telling.skip()); }), [telling]);
}

/** Where the focus was has gone with the moment: it goes on to what may be chosen now, or to what is asked. */
function useFocusKept(page: { current: HTMLElement | null }, moment: string): void {
  useEffect(() => {
    if (isCovered() || page.current?.contains(document.activeElement)) return;
    page.current?.querySelector<HTMLElement>(".text-choices h2, .text-prompt")?.focus();
  }, [moment]);
}

/** The groups with that of one's own things before all others. */
function ownFirst(groups: TextGroup[], seat: number): TextGroup[] {
  return [...groups.filter((group) => group.seat === seat), ...groups.filter((group) => group.seat !== seat)];
}

/** A line begins with a capital, unless it begins with a cell. */
const asLine = (text: string): string => (/^\p{L}\p{N}/u.test(text) ? text : capital(text));

function Part({ heading, lines }: { heading: string; lines: string[] }): JSX.Element {
  return (
    <section class="text-part" aria-label={heading}>
      <h2>{capital(heading)}</h2>
      <ul>{lines.map((line, n) => <li key={n}>{asLine(line)}</li>)}</ul>
    </section>
  );
}

/** Everybody's points, and what they have. */
function Standing({ session }: { session: Session }): JSX.Element {
  return <Part heading={say("table-players")} lines={[pointsAnswer(session), ...meansOfAll(session)]} />;
}

/** A question asked once more before something is chosen; "yes" and "no" may be typed, too. */
function Doubtful({ session }: { session: Session }): JSX.Element | null {
  const doubt = session.doubt.value;
  if (doubt === null) return null;
  const leave = (): void => { session.doubt.value = null; };
  return (
    <div class="text-doubt" role="alert">
      <p>{doubt.text} {say("table-doubt")}</p>
      <button class="rail-button" data-doubt="yes" onClick={() => { leave(); doubt.run(); }}>{say("table-doubt-yes")}</button>
      <button class="rail-button" data-doubt="no" onClick={leave}>{say("table-doubt-no")}</button>
    </div>
  );
}

function Choices({ session }: { session: Session }): JSX.Element | null {
  if (!session.isMyTurn.value) return null;
  const main = mainButton(session);
  const trial = session.trial.value!;
  const rest = trial.options.filter(([, notation]) => notation !== main?.notation);
  const answers = rest.filter((option) => !session.isAside(option));
  const asides = rest.filter((option) => session.isAside(option));
  return (
    <section class="text-choices" aria-labelledby="text-choices">
      <h2 id="text-choices" tabIndex={-1}>{say("table-choices", { count: answers.length })}</h2>
      <Options session={session} options={answers} />
      {asides.length > 0 && <h3>{say("words-asides")}</h3>}
      <Options session={session} options={asides} />
      <p class="text-on">
        {main !== null && <button class="main-button" onClick={() => main.run()}>{main.label}</button>}
        <button class="rail-button" disabled={!trial.can_undo} onClick={() => session.undo()}>{say("table-undo")}</button>
        <button class="rail-button" disabled={!trial.can_redo} onClick={() => session.redo()}>{say("table-redo")}</button>
      </p>
    </section>
  );
}

function Options({ session, options }: { session: Session; options: Option[] }): JSX.Element | null {
  if (options.length === 0) return null;
  return (
    <ul>
      {options.map((option) => (
        <li key={option[0]}>
          <button onClick={() => session.choose(option[0])} data-notation={option[1]}>{sentenceOf(option)}</button>
        </li>
      ))}
    </ul>
  );
}
