/** What has happened at the table: the last lines in a panel, everything in a window. */

import "./log.css";

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import type { Face } from "../games/face";
import { notated } from "../i18n/notated";
import { language, say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { type AnyColour, SeatMark } from "../kit/marks";
import { memo } from "../kit/stable";
import type { TableMessage } from "../wire/messages";
import { sharing } from "../wire/sharing";
import { Dialog } from "../kit/dialog";
import { draftLines, type LogLine, linesOf } from "./log-lines";
import { spokenOf } from "./place";
import { Since } from "./since";
import { Amounts } from "./told";
import type { Session } from "./session";

/** Lines in the panel; the window holds them all. */
const SHOWN = 60;
/** Events looked at for the panel: each gives at least one line. */
const RECENT = 60;

export function LogPanel({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false);
  const message = session.message.value!;
  const lines = useShortLines(session, message);
  return (
    <div class="log">
      <div class="log-head">
        <button type="button" class="log-all" onClick={() => setOpen(true)}>
          {say("end-log-all")}<Icon name="chevron" size="0.8em" />
        </button>
      </div>
      <Since session={session} />
      <LogLines lines={lines} face={session.face} message={message} label={say("end-log-title")} />
      {isOpen && <FullLog session={session} message={message} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The marks of the seats depend on what they lead, which changes only while clans are chosen. */
export function peopleOf(face: Face, message: TableMessage): string {
  return message.chairs.map((chair, seat) => `${chair.name}/${face.badge(message, seat).people}`).join();
}

function useShortLines(session: Session, message: TableMessage): LogLine[] {
  const entries = session.log.value;
  const draft = session.trial.value?.facts;
  const { face } = session;
  const people = peopleOf(face, message);
  const telling = { face, message, isShort: true };
  const past = useMemo(() => linesOf(entries.slice(-RECENT), telling).slice(-SHOWN), [entries, people, language.value]);
  const tried = useMemo(() => draftLines(draft ?? [], telling), [draft, people, language.value]);
  return useMemo(() => [...past, ...tried].slice(-SHOWN), [past, tried]);
}

/** The lines with those of the last time that say the same, by their keys. */
function useKnown(lines: LogLine[]): LogLine[] {
  const last = useRef(new Map<string, LogLine>());
  return useMemo(() => {
    const known = lines.map((line) => sharing(last.current.get(line.key), line));
    last.current = new Map(known.map((line) => [line.key, line]));
    return known;
  }, [lines]);
}

function FullLog({ session, message, onClose }: { session: Session; message: TableMessage; onClose: () => void }) {
  const { face } = session;
  const entries = session.log.value;
  const lines = useMemo(() => linesOf(entries, { face, message, isShort: false }), [entries, language.value]);
  return (
    <Dialog title={say("end-log-all-title")} onClose={onClose}>
      <LogLines lines={lines} face={face} message={message} label={say("end-log-all-title")} />
    </Dialog>
  );
}

interface LinesProps {
  lines: LogLine[];
  face: Face;
  message: TableMessage;
  label: string;
}

/**
 * A list that stays at its end while the reader is there, and holds still while they read further up: its holder counts
 * from below, so the browser does it without being told.
 */
export function LogLines({ lines, face, message, label }: LinesProps) {
  useEffect(() => () => { spokenOf.value = new Set(); }, []);
  const people = peopleOf(face, message);
  const known = useKnown(lines);
  const rows = useMemo(() => known.map((line) => (
    <Row key={line.key} line={line} face={face} game={message.game}
      colour={line.seat < 0 ? null : face.badge(message, line.seat).colour} />
  )), [known, people]);
  return (
    <div class="log-holder" tabIndex={0} role="group" aria-label={label} onKeyDown={walk}>
      <ol class="log-lines">
        {rows}
        {lines.length === 0 && <li class="log-empty">{say("end-log-empty")}</li>}
      </ol>
    </div>
  );
}

/** Arrow keys go from line to line. */
function walk(event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const lines = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(":scope > ol > li")];
  const now = lines.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? lines.length - 1 : Math.max(0, Math.min(lines.length - 1, now + step));
  lines[next]?.focus();
}

interface RowProps {
  line: LogLine;
  face: Face;
  game: string;
  /** The colour of whose mark stands before it; null for nobody's. */
  colour: AnyColour | null;
}

const Row = memo(({ line, face, game, colour }: RowProps) => {
  const speak = (): void => { spokenOf.value = new Set(line.facts.flatMap((fact) => face.placesOf(fact))); };
  const hush = (): void => { if (spokenOf.value.size > 0) spokenOf.value = new Set(); };
  const size = line.look === "turn" ? "1em" : "0.75em";
  const state = `${line.isDraft ? " draft" : ""}${line.isUndone ? " undone" : ""}`;
  return (
    <li class={`log-line ${line.look}${state}`} tabIndex={-1} onPointerEnter={speak} onPointerLeave={hush}
      onFocus={speak} onBlur={hush}>
      <span class="log-mark">
        {colour !== null && <SeatMark colour={colour} size={size} />}
      </span>
      <Words line={line} />
      <Amounts amounts={line.amounts} game={game} />
    </li>
  );
});

function Words({ line }: { line: LogLine }) {
  if (line.look === "folded") {
    return (
      <details class="log-text">
        <summary>{line.text} <span class="log-more">{line.folded.length}</span></summary>
        <ul>{line.folded.map((text, n) => <li key={n}>{text}</li>)}</ul>
      </details>
    );
  }
  if (line.isUndone) return <span class="log-text"><s>{line.text}</s></span>;
  const draft = line.isDraft && line.look === "turn" ? ` ${say("end-log-draft")}` : "";
  return <span class="log-text">{notated(line.text)}{draft}</span>;
}
