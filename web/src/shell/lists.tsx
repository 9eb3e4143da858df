/** Tables in lists: what is played, who sits there, and one thing to do. */
import "./lists.css";

import type { ComponentChildren, JSX } from "preact";

import { say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { COLOURS, FreeSeat, SeatMark } from "../kit/marks";
import type { Chair, Summary } from "../wire/messages";
import { botName, iconOf, paceName, titleOf } from "./games";
import { nameOfTable } from "./tables";

export function nameOfChair(chair: Chair, seat: number): string {
  if (!chair.taken) return say("shell-seat-free");
  if (chair.bot !== "") return chair.name || say("shell-seat-bot", { text: botName(chair.bot) });
  return chair.name || say("shell-player", { number: seat + 1 });
}

/** The seats in order: a shape for each that is taken, a dotted ring for each that is free. */
export function SeatMarks({ seats }: { seats: Chair[] }): JSX.Element {
  const free = seats.filter((chair) => !chair.taken).length;
  return (
    <span class="seat-marks" role="img" aria-label={say("shell-seats-free", { free, seats: seats.length })}>
      {seats.map((chair, seat) => (chair.taken
        ? <SeatMark key={seat} colour={COLOURS[seat % COLOURS.length]!} size={20} />
        : <FreeSeat key={seat} size={20} />))}
    </span>
  );
}

/** Facts side by side; a line breaks between them rather than within. */
function Facts({ facts }: { facts: string[] }): JSX.Element {
  const shown = facts.filter((fact) => fact !== "");
  return (
    <span class="table-row-facts">
      {shown.map((fact, at) => <span key={at}>{at > 0 && <span aria-hidden="true">· </span>}{fact}</span>)}
    </span>
  );
}

export function TableRow({ summary, about, marks = true, children }: {
  summary: Summary;
  /** What is said besides the game; its pace, if nothing. */
  about?: string[];
  marks?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <li class="table-row">
      <span class="table-row-icon"><Icon name={iconOf(summary.game)} size={24} /></span>
      <span class="table-row-words">
        <strong>{nameOfTable(summary)}</strong>
        <Facts facts={[titleOf(summary.game), ...(about ?? [paceName(summary.about.pace)])]} />
      </span>
      {marks && <SeatMarks seats={summary.about.seats} />}
      <span class="table-row-do">{children}</span>
    </li>
  );
}

/** Rows of the size to come, so that nothing jumps when they arrive. */
export function WaitingRows({ count = 3 }: { count?: number }): JSX.Element {
  return (
    <ul class="table-rows" aria-busy="true" aria-label={say("shell-loading")}>
      {Array.from({ length: count }, (_, row) => <li key={row} class="table-row waiting" aria-hidden="true" />)}
    </ul>
  );
}
