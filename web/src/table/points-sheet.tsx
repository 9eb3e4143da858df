/** Where everybody's points come from, so far and if the game ended now: one column a player, one of them explained. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { capital, say, signed } from "../i18n/words";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { Icon } from "../kit/icons";
import { Avatar } from "../kit/marks";
import { api } from "../wire/api";
import type { PointsSheet as Sheet, SheetLine } from "../wire/messages";
import { linesOn, type Source, sourcesIn, titleOf } from "./end-tale";
import type { PointsProps } from "./points";
import { calledSeat, nameOfSeat } from "./who";

interface SheetProps extends PointsProps {
  seat: number;
  onSeat: (seat: number | null) => void;
}

export function PointsSheet(props: SheetProps): JSX.Element {
  const { message, seat, onSeat } = props;
  const { sheet, hasFailed, retry } = useSheet(props);
  return (
    <Dialog title={say("end-points-title", { text: calledSeat(message, seat) })} onClose={() => onSeat(null)}>
      <div class="points-sheet" aria-busy={sheet === null && !hasFailed}>
        {sheet !== null && <Columns {...props} sheet={sheet} />}
        {hasFailed && (
          <p class="end-failed" role="alert">
            {say("end-failed")} <Button size="small" onClick={retry}>{say("end-again")}</Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The sheet of the moment that is shown; the one before stays until the next is here. */
function useSheet({ table, door, message, past }: SheetProps): { sheet: Sheet | null; hasFailed: boolean; retry: () => void } {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    api.sheet(table, message.seat, door, past).then(
      (found) => { if (!isGone) setSheet(found); },
      () => { if (!isGone) setFailed(true); },
    );
    return () => { isGone = true; };
  }, [table, message.seat, message.number, message.trial?.step, past?.number, past?.step, attempt]);
  return { sheet, hasFailed, retry: () => setAttempt(attempt + 1) };
}

const sumOf = (lines: SheetLine[], seat: number): number =>
  lines.reduce((sum, line) => (line[0] === seat ? sum + line[2] : sum), 0);

/** The points of a seat if the game ended now. */
const totalOf = ({ scores, outlook }: Sheet, seat: number): number => (scores[seat] ?? 0) + sumOf(outlook, seat);

interface ColumnsProps extends SheetProps {
  sheet: Sheet;
}

function Columns(props: ColumnsProps): JSX.Element {
  const { message, face, sheet, seat, onSeat } = props;
  const seats = sheet.scores.map((_, one) => one).sort((a, b) => totalOf(sheet, b) - totalOf(sheet, a) || a - b);
  const parts = [
    { title: say("end-points-so-far"), lines: sheet.lines },
    { title: say("end-points-ahead"), lines: sheet.outlook },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <>
      <p class="points-standing">{standing(props, seats)}</p>
      <table class="points-table">
        <thead>
          <tr>
            <td />
            {seats.map((one) => {
              const badge = face.badge(message, one);
              return (
                <th key={one} scope="col" class={one === seat ? "chosen" : ""}>
                  <button type="button" aria-pressed={one === seat} onClick={() => onSeat(one)}
                    title={nameOfSeat(message, one)}>
                    <Avatar colour={badge.colour} icon={badge.icon} size={28} />
                    <span>{calledSeat(message, one)}</span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        {parts.map((part) => <Part key={part.title} {...part} {...{ props, seats }} isAlone={parts.length === 1} />)}
        <tfoot>
          <tr>
            <th scope="row">{say(sheet.outlook.length > 0 ? "end-points-together" : "end-total")}</th>
            {seats.map((one) => (
              <td key={one} class={one === seat ? "chosen" : ""}>
                {totalOf(sheet, one)}{sheet.hidden.includes(one) && "+"}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Legend sheet={sheet} onlyAtEnd={face.sources.every((source) => source.atEnd)} />
    </>
  );
}

interface PartProps {
  title: string;
  lines: SheetLine[];
  props: ColumnsProps;
  seats: number[];
  /** Is it the only part, so that its sums are those of the last row? */
  isAlone: boolean;
}

function Part({ title, lines, props: { message, face, seat }, seats, isAlone }: PartProps): JSX.Element {
  const cell = (one: number, points: number): JSX.Element => (
    <td key={one} class={`${one === seat ? "chosen" : ""} ${points === 0 ? "none" : ""}`}>{points}</td>
  );
  return (
    <tbody>
      {!isAlone && (
        <tr class="points-part"><th scope="row">{title}</th>{seats.map((one) => cell(one, sumOf(lines, one)))}</tr>
      )}
      {sourcesIn(lines, face).map((source) => (
        <>
          <tr key={source.id}>
            <th scope="row">
              <span class="points-source"><Icon name={source.icon} size="1.15em" /><span>{titleOf(message.game, source.id)}</span></span>
            </th>
            {seats.map((one) => cell(one, sumOf(linesOn(lines, one, source.id), one)))}
          </tr>
          <Pieces lines={linesOn(lines, seat, source.id)} source={source} width={seats.length + 1} />
        </>
      ))}
    </tbody>
  );
}

/** What the points of the chosen player are counted from. */
function Pieces({ lines, source, width }: { lines: SheetLine[]; source: Source; width: number }): JSX.Element | null {
  const pieces = lines.flatMap((line) => line[3]);
  if (pieces.length === 0) return null;
  return (
    <tr key={`${source.id} pieces`} class="points-pieces">
      <td colSpan={width}>
        {pieces.map(([key, args, points], n) => (
          <span key={n}>{capital(say(key, args))}: <b>{points}</b></span>
        ))}
      </td>
    </tr>
  );
}

/** How the chosen player stands: how far behind the first and mostly by what, or how far in front. */
function standing({ sheet, message, seat }: ColumnsProps, seats: number[]): string {
  const [first, second] = seats as [number, number | undefined];
  if (second === undefined) return "";
  const other = seat === first ? second : first;
  const lead = totalOf(sheet, seat) - totalOf(sheet, other);
  const text = nameOfSeat(message, other);
  if (lead === 0) return say("end-points-level", { text });
  const all = [...sheet.lines, ...sheet.outlook];
  const differences = [...new Set(all.map((line) => line[1]))].map((source) => {
    return { source, by: sumOf(linesOn(all, seat, source), seat) - sumOf(linesOn(all, other, source), other) };
  }).sort((a, b) => (lead < 0 ? a.by - b.by : b.by - a.by));
  const { source, by } = differences[0]!;
  const given = { text, points: Math.abs(lead), amount: signed(by), what: titleOf(message.game, source) };
  return say(lead < 0 ? "end-points-behind" : "end-points-leads", given);
}

/** What the small arrow means, and what is not in the numbers. */
function Legend({ sheet, onlyAtEnd }: { sheet: Sheet; onlyAtEnd: boolean }): JSX.Element | null {
  if (sheet.outlook.length === 0) return null;
  return (
    <p class="points-legend">
      {say(onlyAtEnd ? "end-points-only-end" : "end-points-arrow")}{sheet.hidden.length > 0 && ` ${say("end-points-hidden")}`}
    </p>
  );
}
