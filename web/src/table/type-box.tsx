/** A box to type moves and questions into, with what may be meant under it, and the answer. */

import type { JSX } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import type { Answer } from "./answers";
import { RulesLink } from "./rules-door";
import type { Session } from "./session";
import { playLine, suggestionsFor } from "./typed";

interface Said {
  /** Counts up, so that the same answer given again is heard again. */
  count: number;
  answers: Answer[];
}

export function TypeBox({ session, onLeave }: { session: Session; onLeave: () => void }): JSX.Element {
  const [text, setText] = useState("");
  const [said, setSaid] = useState<Said>({ count: 0, answers: [] });
  const [isPlaying, setPlaying] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const list = useSuggestions(session, text);
  useLayoutEffect(() => box.current?.focus(), []);
  // What was not understood can be mended, or typed over.
  useLayoutEffect(() => { if (text !== "") box.current?.select(); }, [said]);
  const play = async (line: string): Promise<void> => {
    if (isPlaying) return;
    list.close();
    setPlaying(true);
    const { rest, answers } = await playLine(session, line);
    setPlaying(false);
    setText(rest);
    setSaid(({ count }) => ({ count: count + 1, answers }));
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      list.walk(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      if (list.isOpen) list.close();
      else onLeave();
    }
  };
  const send = (event: Event): void => {
    event.preventDefault();
    void play(list.chosen ?? text);
  };
  return (
    <div class="type-box">
      <form class="typed" onSubmit={send} aria-busy={isPlaying}>
        <label for={list.id}>{say("table-notation")}</label>
        <span class="typed-field">
          <input id={list.id} ref={box} value={text} role="combobox" aria-expanded={list.isOpen} aria-autocomplete="list"
            aria-controls={`${list.id}-list`} aria-activedescendant={list.active < 0 ? undefined : `${list.id}-${list.active}`}
            autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="go"
            placeholder={say("words-placeholder")} onKeyDown={keys} onBlur={list.close}
            onInput={(event) => { setText(event.currentTarget.value); list.open(); }} />
          <ul id={`${list.id}-list`} class="typed-list" role="listbox" aria-label={say("words-suggestions")} hidden={!list.isOpen}>
            {list.isOpen && list.lines.map((line, n) => (
              <li key={line} id={`${list.id}-${n}`} role="option" aria-selected={n === list.active}
                onPointerDown={(event) => { event.preventDefault(); void play(line); }}>{line}</li>
            ))}
          </ul>
        </span>
        <button class="rail-button" type="submit">{say("table-play-move")}</button>
      </form>
      <div class="typed-answers" role="status">
        <div key={said.count}>{said.answers.map((answer, n) => <Told key={n} answer={answer} game={session.face.name} />)}</div>
      </div>
    </div>
  );
}

function Told({ answer: { title, lines, isRefusal, rule = "" }, game }: { answer: Answer; game: string }): JSX.Element {
  return (
    <div class={isRefusal ? "typed-answer refusal" : "typed-answer"}>
      <p>{title}{rule !== "" && <> <RulesLink class="rule" game={game} rule={rule}>{say("shell-rule", { text: rule })}</RulesLink></>}</p>
      {lines.length > 0 && <ul>{lines.map((line, n) => <li key={n}>{line}</li>)}</ul>}
    </div>
  );
}

interface Suggestions {
  id: string;
  lines: string[];
  isOpen: boolean;
  /** The one that the arrow keys have reached; -1 for none. */
  active: number;
  /** The same as a line; null for none. */
  chosen: string | null;
  open(): void;
  close(): void;
  walk(step: number): void;
}

/** The list under the box: it opens while one types, and by the arrow keys. */
function useSuggestions(session: Session, text: string): Suggestions {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const lines = isWanted ? suggestionsFor(session, text) : [];
  const isOpen = lines.length > 0;
  const reached = Math.min(active, lines.length - 1);
  useEffect(() => { document.getElementById(`${id}-${reached}`)?.scrollIntoView({ block: "nearest" }); }, [reached]);
  return {
    id, lines, isOpen, active: reached, chosen: lines[reached] ?? null,
    open: () => { setWanted(true); setActive(-1); },
    close: () => { setWanted(false); setActive(-1); },
    walk: (step) => {
      const count = suggestionsFor(session, text).length;
      setWanted(true);
      setActive(count === 0 ? -1 : (Math.max(reached, step < 0 ? 0 : -1) + step + count) % count);
    },
  };
}
