/** The turns of a game as a list to jump by, under their rounds. */

import { useEffect, useMemo, useRef } from "preact/hooks";

import type { Face } from "../games/face";
import { language, say } from "../i18n/words";
import { type AnyColour, SeatMark } from "../kit/marks";
import type { TableMessage } from "../wire/messages";
import type { PastMoment } from "./end-tale";
import { peopleOf } from "./log";
import { toldOf } from "./deeds";
import type { Turn } from "./replay-course";
import type { Replay } from "./replay-state";
import { nameOfSeat } from "./who";

interface Row {
  turn: Turn;
  /** Before the first turn of a round. */
  heading: string;
  name: string;
  colour: AnyColour | null;
  text: string;
}

function rowsOf(turns: Turn[], face: Face, message: TableMessage): Row[] {
  let last = -1;
  return turns.map((turn, n) => {
    // A turn belongs to the round in which it began.
    const round = n === 0 ? turn.moment.round : turns[n - 1]!.moment.round;
    const heading = round === last ? "" : round < 1 ? say("end-replay-setup") : say("end-round", { round });
    last = round;
    const { seat } = turn.moment;
    const name = seat === null ? "" : nameOfSeat(message, seat);
    const colour = seat === null ? null : face.badge(message, seat).colour;
    return { turn, heading, name, colour, text: textOf(turn.moment, face, message) };
  });
}

/** What a turn was about: its sentence. */
function textOf(moment: PastMoment, face: Face, message: TableMessage): string {
  if (moment.kind !== "turn") return say("end-replay-start");
  return toldOf(moment, { face, message })[0]?.text ?? "";
}

export function TurnList({ replay, message }: { replay: Replay; message: TableMessage }) {
  const list = useRef<HTMLOListElement>(null);
  const { turns } = replay.course;
  const now = replay.stop.value.turn;
  const people = peopleOf(replay.face, message);
  const rows = useMemo(() => rowsOf(turns, replay.face, message), [turns, people, language.value]);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [now]);
  return (
    <section class="panel replay-list">
      <h2>{say("end-replay-turns")}</h2>
      <ol class="replay-turns" ref={list} onKeyDown={walk}>
        {rows.map((row, n) => (
          <li key={row.turn.moment.number}>
            {row.heading !== "" && <h3>{row.heading}</h3>}
            <button type="button" aria-current={n === now ? "step" : undefined} tabIndex={n === now ? 0 : -1}
              onClick={() => replay.goTo(row.turn.stop)}>
              <span class="replay-mark">
                {row.colour !== null && <SeatMark colour={row.colour} size={13} />}
              </span>
              <span class="replay-text">{row.text || row.name}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One stop of the tabulator for the whole list; arrows go from turn to turn. */
function walk(event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button")];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + step];
  next?.focus();
  next?.click();
}
