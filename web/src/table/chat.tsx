/** Talk at the table, quick phrases, and a note nobody else reads. */

import "./chat.css";

import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Signal, signal } from "@preact/signals";

import { language, say, when } from "../i18n/words";
import { Icon } from "../kit/icons";
import { SeatMark } from "../kit/marks";
import { api } from "../wire/api";
import type { ChatMessage } from "../wire/messages";
import { NotePanel } from "./chat-note";
import { isReaction, Reaction } from "./reactions";
import type { Session } from "./session";
import { calledSeat } from "./who";

const LONGEST = 500;

/** The last line of each table's chat that has been seen. */
const seen = new WeakMap<Session, Signal<number>>();

function seenOf(session: Session): Signal<number> {
  let known = seen.get(session);
  if (known === undefined) seen.set(session, (known = signal(-1)));
  return known;
}

/** How many lines of others have come since the chat was last open. */
export function unreadOf(session: Session): number {
  const last = seenOf(session).value;
  return session.chat.value.filter((line) => line.number > last && line.seat !== session.seat).length;
}

/** The mark on the tab of the chat. */
export function UnreadMark({ session }: { session: Session }) {
  const count = unreadOf(session);
  return count === 0 ? null : <span class="chat-unread" aria-label={say("end-chat-unread", { count })}>{count}</span>;
}

const phrases = signal<{ tag: string; texts: Record<string, string> }>({ tag: "", texts: {} });

async function fetchPhrases(): Promise<void> {
  const tag = language.value;
  if (phrases.peek().tag === tag) return;
  phrases.value = { tag, texts: await api.phrases().catch(() => ({})) };
}

/** What was said before this page was opened. */
async function fetchPast(session: Session): Promise<void> {
  const past = await api.chat(session.table, session.door).catch(() => []);
  const known = new Set(session.chat.peek().map((line) => line.number));
  const missed = past.filter((line) => !known.has(line.number)).map((line): ChatMessage => ({ ...line, type: "chat" }));
  if (missed.length > 0) session.chat.value = [...missed, ...session.chat.peek()].sort((a, b) => a.number - b.number);
}

export function ChatPanel({ session }: { session: Session }) {
  const [tab, setTab] = useState<"talk" | "note">("talk");
  const canNote = session.mine.value.length > 0;
  useEffect(() => {
    void fetchPhrases();
    void fetchPast(session);
  }, [session]);
  return (
    <div class="chat">
      {canNote && (
        <div class="chat-tabs" role="group" aria-label={say("end-chat-which")}>
          {(["talk", "note"] as const).map((name) => (
            <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
              {say(`end-chat-${name}`)}
            </button>
          ))}
        </div>
      )}
      {tab === "talk" ? <Talk session={session} /> : <NotePanel session={session} />}
    </div>
  );
}

function Talk({ session }: { session: Session }) {
  const list = useRef<HTMLDivElement>(null);
  const lines = session.chat.value;
  const canSpeak = session.message.value!.seat >= 0;
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    const last = lines.at(-1);
    if (last !== undefined) seenOf(session).value = Math.max(seenOf(session).peek(), last.number);
  }, [lines]);
  return (
    <>
      <div class="chat-lines" ref={list} tabIndex={0} role="log" aria-label={say("end-chat-talk")}>
        {lines.map((line) => <Said key={line.number} line={line} session={session} />)}
        {lines.length === 0 && <p class="chat-none">{say("end-chat-none")}</p>}
      </div>
      {canSpeak && <Speak session={session} />}
    </>
  );
}

function Said({ line, session }: { line: ChatMessage; session: Session }) {
  const message = session.message.value!;
  const isSeated = line.seat >= 0 && line.seat < message.players;
  const name = isSeated ? calledSeat(message, line.seat) : line.name;
  const text = line.phrase === "" ? line.text : (phrases.value.texts[line.phrase] ?? line.text);
  return (
    <div class="chat-line">
      {isSeated && <SeatMark colour={session.face.badge(message, line.seat).colour} size="0.85em" />}
      <p>
        <b>{name}</b>{" "}
        <span class="chat-text">{isReaction(line.phrase) ? <Reaction phrase={line.phrase} name={text} /> : text}</span>{" "}
        <time dateTime={new Date(line.at).toISOString()}>{when(line.at)}</time>
      </p>
    </div>
  );
}

/** What can be said by one press: little faces first. */
function quickOnes(): [phrase: string, words: string][] {
  const all = Object.entries(phrases.value.texts);
  return [...all.filter(([phrase]) => isReaction(phrase)), ...all.filter(([phrase]) => !isReaction(phrase))];
}

function Speak({ session }: { session: Session }) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isBusy = session.isWaiting.value;
  const send = (): void => {
    const trimmed = text.trim();
    if (trimmed === "" || isBusy) return;
    session.act({ do: "say", text: trimmed });
    setText("");
  };
  const quick = (phrase: string): void => {
    session.act({ do: "say", phrase });
    setOpen(false);
  };
  return (
    <div class="chat-speak">
      {isOpen && (
        <div class="chat-phrases" role="group" aria-label={say("end-chat-phrases")}>
          {quickOnes().map(([phrase, words]) => (
            <button key={phrase} type="button" disabled={isBusy} onClick={() => quick(phrase)}>
              {isReaction(phrase) ? <Reaction phrase={phrase} name={words} /> : words}
            </button>
          ))}
        </div>
      )}
      <form onSubmit={(event) => { event.preventDefault(); send(); }}>
        <button type="button" class="chat-quick" aria-expanded={isOpen} aria-label={say("end-chat-phrases")}
          onClick={() => setOpen(!isOpen)}>
          <Icon name="chat-bubble" size={18} />
        </button>
        <label class="hidden" for={id}>{say("end-chat-write")}</label>
        <input id={id} value={text} maxLength={LONGEST} autoComplete="off" placeholder={say("end-chat-write")}
          onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" class="chat-send" disabled={text.trim() === "" || isBusy}
          aria-label={say("end-chat-send")}>
          <Icon name="chevron" size={18} />
        </button>
      </form>
    </div>
  );
}
