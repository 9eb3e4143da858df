/** Points by source: a bar and a number for each player on every line; the numbers tell where they came from. */

import { useState } from "preact/hooks";

import type { Face } from "../games/face";
import { capital, say, signed } from "../i18n/words";
import { Icon } from "../kit/icons";
import { type AnyColour, Avatar, edgeOf, patternOf } from "../kit/marks";
import { Link } from "../kit/router";
import type { TableMessage } from "../wire/messages";
import { Dialog } from "../kit/dialog";
import { type Gain, linesOn, pointsBy, pointsOfAll, pointsOn, ranking, type Source, titleOf } from "./end-tale";
import { factText } from "./deeds";
import { calledSeat, nameOfSeat } from "./who";

export interface SheetProps {
  message: TableMessage;
  face: Face;
  sources: Source[];
  gains: Gain[] | null;
}

/** A number of which somebody wants to know more; null stands for all. */
export interface Wondered {
  seat: number;
  source: string;
  round: number | null;
}

export function Sheet({ message, face, sources, gains }: SheetProps) {
  const [wondered, setWondered] = useState<Wondered | null>(null);
  const seats = ranking(message, face).map((one) => one.seat);
  const points = pointsOfAll(message, face);
  const most = Math.max(1, ...(message.sheet ?? []).map((line) => line[2]));
  const parts = [
    { title: say("end-while-playing"), sources: sources.filter((source) => !source.atEnd) },
    { title: say("end-at-the-end"), sources: sources.filter((source) => source.atEnd) },
  ].filter((part) => part.sources.length > 0);
  return (
    <section class="end-panel end-sheet" aria-labelledby="end-sheet-title">
      <header class="end-panel-head">
        <h2 id="end-sheet-title">{say("end-by-source")}</h2>
        <span class="end-hint">{say("end-tap-number")}</span>
      </header>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col"><span class="hidden">{say("end-source")}</span></th>
            {seats.map((seat) => <Head key={seat} message={message} face={face} seat={seat} />)}
          </tr>
        </thead>
        {parts.map((part) => (
          <tbody key={part.title}>
            <tr class="sheet-part">
              <th scope="row">{part.title}</th>
              {seats.map((seat) => <td key={seat}>{pointsBy(message, seat, part.sources)}</td>)}
            </tr>
            {part.sources.map((source) => (
              <Row key={source.id} {...{ message, face, source, seats, most }}
                onAsk={gains === null ? null : setWondered} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{say("end-total")}</th>
            {seats.map((seat) => <td key={seat}>{points[seat] ?? 0}</td>)}
          </tr>
        </tfoot>
      </table>
      {wondered !== null && gains !== null && (
        <Origins message={message} gains={gains} wondered={wondered} onClose={() => setWondered(null)} />
      )}
    </section>
  );
}

function Head({ message, face, seat }: { message: TableMessage; face: Face; seat: number }) {
  const badge = face.badge(message, seat);
  return (
    <th scope="col" class="sheet-seat">
      <span>
        <Avatar colour={badge.colour} icon={badge.icon} size={28} />
        <span class="sheet-name">{calledSeat(message, seat)}</span>
      </span>
    </th>
  );
}

interface RowProps {
  message: TableMessage;
  face: Face;
  source: Source;
  seats: number[];
  most: number;
  onAsk: ((wondered: Wondered) => void) | null;
}

function Row({ message, face, source, seats, most, onAsk }: RowProps) {
  const name = titleOf(message.game, source.id);
  const best = Math.max(...seats.map((seat) => pointsOn(message, seat, source.id)));
  return (
    <tr>
      <th scope="row">
        <span class="sheet-source"><Icon name={source.icon} size="1.15em" /><span>{name}</span></span>
      </th>
      {seats.map((seat) => {
        const points = pointsOn(message, seat, source.id);
        const who = calledSeat(message, seat);
        const inside = (amount: number) => (
          <>
            <Bar colour={face.badge(message, seat).colour} part={amount / most} />
            <span class={`sheet-number ${amount === 0 ? "none" : amount === best ? "best" : ""}`}>{amount}</span>
          </>
        );
        return (
          <td key={seat}>
            {points === 0 || onAsk === null ? <span class="sheet-cell">{inside(points)}</span> : (
              <button type="button" class="sheet-cell" onClick={() => onAsk({ seat, source: source.id, round: null })}
                aria-label={say("end-origin-of", { points, what: name, text: who })}>{inside(points)}</button>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Bar({ colour, part }: { colour: AnyColour; part: number }) {
  if (part === 0) return null;
  return (
    <svg class="sheet-bar" style={`--part:${part}`} aria-hidden="true" focusable="false">
      <rect x="0.75" y="0.75" rx="2" fill={patternOf(colour)} stroke={edgeOf(colour)} stroke-width="1.5" />
    </svg>
  );
}

interface OriginsProps {
  message: TableMessage;
  gains: Gain[];
  wondered: Wondered;
  onClose: () => void;
}

/** What a number is counted from; where that is not to be seen, the facts from which it came, by round. */
export function Origins({ message, gains, wondered, onClose }: OriginsProps) {
  const { seat, source, round } = wondered;
  const own = gains.filter((gain) => gain.seat === seat && gain.source === source);
  const found = own.filter((gain) => round === null || gain.round === round);
  const sum = found.reduce((all, gain) => all + gain.amount, 0);
  const isCounted = found.length > 0 && found.every((gain) => gain.isEnd);
  const pieces = isCounted ? linesOn(message.sheet ?? [], seat, source).flatMap((line) => line[3]) : [];
  const title = say("end-origin-title", { text: nameOfSeat(message, seat), what: titleOf(message.game, source) });
  return (
    <Dialog title={title} onClose={onClose}>
      <ul class="end-origins">
        {pieces.map(([key, args, points], n) => (
          <li key={n} class="end-piece"><span>{capital(say(key, args))}</span><b>{signed(points)}</b></li>
        ))}
        {pieces.length === 0 && found.map((gain, n) => (
          <li key={n}>
            <Link class="end-when" to={`/t/${message.table}/replay${location.search}#${gain.number}`}>
              {gain.isEnd ? say("end-scoring") : say("end-round", { round: gain.round })}
            </Link>
            <span>{factText(gain.cause ?? gain.fact, message)}</span>
            <b>{signed(gain.amount)}</b>
          </li>
        ))}
      </ul>
      <p class="end-origin-sum">{say("end-origin-sum", { points: sum })}</p>
    </Dialog>
  );
}
