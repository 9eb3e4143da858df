/** The score over time: one stepped line for each player, with their shapes as markers and their names at the ends. */

import "./charts.css";

import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";

import type { Face } from "../games/face";
import { say } from "../i18n/words";
import { ChartPoint, type AnyColour, edgeOf, fillOf } from "../kit/marks";
import type { TableMessage } from "../wire/messages";
import { spread, ticks, useRoom } from "./charts-scale";
import { type CourseKind, courseOf, coursesOf, type PastMoment, type Source, type Step, titleOf } from "./end-tale";
import { calledSeat } from "./who";

export interface ScoreChartProps {
  message: TableMessage;
  face: Face;
  moments: PastMoment[];
  sources: Source[];
  /** Somebody points at an event and wants to see the table as it was. */
  onPick?: (number: number) => void;
}

interface Plot {
  left: number;
  top: number;
  right: number;
  bottom: number;
  x: (step: number) => number;
  y: (points: number) => number;
}

interface Curve {
  seat: number;
  name: string;
  colour: AnyColour;
  scores: number[];
}

/** A round, or the final scoring, as a stretch of steps. */
interface Band {
  label: string;
  from: number;
  to: number;
}

const LABEL_GAP = 17;

export function ScoreChart({ message, face, moments, sources, onPick }: ScoreChartProps) {
  const kinds = useMemo(() => coursesOf(message, moments), [message, moments]);
  const [wished, setWished] = useState<CourseKind>("scored");
  const kind = kinds.includes(wished) ? wished : kinds[0]!;
  const steps = useMemo(() => courseOf(message, moments, sources, kind), [message, moments, sources, kind]);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useRoom(box);
  const [at, setAt] = useState<number | null>(null);
  const curves = curvesOf(message, face, steps);
  const bands = bandsOf(steps);
  const plot = plotOf(width, height, steps, curves);
  const near = (event: PointerEvent): number => {
    return nearest(plot, steps.length, event.clientX - box.current!.getBoundingClientRect().left);
  };
  const shown = at === null ? undefined : steps[at];
  // A finger only points; with it the replay is reached by its button.
  const pick = (event: MouseEvent): void => {
    if (shown !== undefined && (event as PointerEvent).pointerType === "mouse") onPick?.(shown.number);
  };
  return (
    <section class="end-panel chart" aria-labelledby="chart-scores-title">
      <header class="end-panel-head">
        <h2 id="chart-scores-title">{say("end-over-time")}</h2>
        <span class="end-hint chart-reading">
          {shown === undefined ? say(kind === "worth" ? "end-chart-worth-about" : "end-chart-hint") : reading(message, curves, shown, at!)}
        </span>
      </header>
      {kinds.length > 1 && <Kinds kinds={kinds} kind={kind} onChange={setWished} />}
      <div class="chart-room tall" ref={box} onPointerMove={(event) => setAt(near(event))}
        onPointerLeave={() => setAt(null)} onClick={pick}>
        {width > 0 && steps.length > 1 && (
          <svg width={width} height={height} aria-hidden="true" focusable="false">
            <Ground plot={plot} bands={bands} most={Math.max(...curves.flatMap((curve) => curve.scores))} />
            {at !== null && (
              <line class="chart-cursor" x1={plot.x(at)} x2={plot.x(at)} y1={plot.top} y2={plot.bottom} />
            )}
            {[...curves].reverse().map((curve) => <Stairs key={curve.seat} curve={curve} plot={plot} bands={bands} />)}
            <Ends curves={curves} plot={plot} />
          </svg>
        )}
      </div>
      <ScoreTable curves={curves} bands={bands} />
    </section>
  );
}

/** Which course is drawn, where there is more than one. */
function Kinds({ kinds, kind, onChange }: { kinds: CourseKind[]; kind: CourseKind; onChange: (kind: CourseKind) => void }) {
  return (
    <div class="chart-kinds" role="group" aria-label={say("end-chart-which")}>
      {kinds.map((one) => (
        <button key={one} type="button" aria-pressed={one === kind} onClick={() => onChange(one)}>
          {say(`end-chart-${one}`)}
        </button>
      ))}
    </div>
  );
}

function curvesOf(message: TableMessage, face: Face, steps: Step[]): Curve[] {
  const last = steps.at(-1)?.scores ?? [];
  const seats = last.map((_, seat) => seat).sort((a, b) => last[b]! - last[a]!);
  return seats.map((seat) => ({
    seat, name: calledSeat(message, seat), colour: face.badge(message, seat).colour,
    scores: steps.map((step) => step.scores[seat] ?? 0),
  }));
}

export function bandsOf(steps: Step[]): Band[] {
  const bands: Band[] = [];
  steps.forEach((step, n) => {
    const label = step.round === null ? say("end-scoring") : say("end-round", { round: step.round });
    const last = bands.at(-1);
    if (last?.label === label) last.to = n;
    else bands.push({ label, from: Math.max(0, n - 1), to: n });
  });
  return bands;
}

/** Where everything lies.  Turns share the width evenly; the final scoring is at least a sixth of it. */
function plotOf(width: number, height: number, steps: Step[], curves: Curve[]): Plot {
  const isNarrow = width < 480;
  const names = Math.max(...curves.map((curve) => curve.name.length + 4), 8);
  const right = width - Math.min(isNarrow ? 118 : 150, 16 + names * 6.6);
  const [left, top, bottom] = [34, 12, height - 26];
  const turns = steps.filter((step) => step.round !== null).length - 1;
  const finals = steps.length - 1 - turns;
  const share = finals === 0 ? 1 : Math.min(turns / (turns + finals), 5 / 6);
  const middle = left + (right - left) * share;
  const x = (step: number): number => step <= turns || finals === 0
    ? left + (middle - left) * (turns > 0 ? step / turns : 1)
    : middle + (right - middle) * ((step - turns) / finals);
  const most = Math.max(1, ...curves.flatMap((curve) => curve.scores)) * 1.04;
  return { left, top, right, bottom, x, y: (points) => bottom - (bottom - top) * (points / most) };
}

function nearest(plot: Plot, count: number, x: number): number {
  let best = 0;
  for (let n = 1; n < count; n++) if (Math.abs(plot.x(n) - x) < Math.abs(plot.x(best) - x)) best = n;
  return best;
}

function reading(message: TableMessage, curves: Curve[], step: Step, at: number): string {
  const when = step.round === null ? titleOf(message.game, step.source) : say("end-round", { round: step.round });
  return `${when}: ${curves.map((curve) => `${curve.name} ${curve.scores[at]}`).join(" · ")}`;
}

function Ground({ plot, bands, most }: { plot: Plot; bands: Band[]; most: number }) {
  return (
    <g class="chart-ground">
      {bands.map((band, n) => {
        const from = plot.x(band.from);
        const wide = plot.x(band.to) - from;
        return (
          <g key={band.label}>
            {n % 2 === 0 && <rect x={from} y={plot.top} width={wide} height={plot.bottom - plot.top} />}
            <text x={from + wide / 2} y={plot.bottom + 18} text-anchor="middle">{fit(band.label, wide)}</text>
          </g>
        );
      })}
      {ticks(most).filter((value) => plot.y(value) >= plot.top).map((value) => (
        <g key={value}>
          <line x1={plot.left} x2={plot.right} y1={plot.y(value)} y2={plot.y(value)} />
          <text x={plot.left - 7} y={plot.y(value) + 4} text-anchor="end">{value}</text>
        </g>
      ))}
    </g>
  );
}

/** A heading that has no room is told by its number alone. */
function fit(label: string, room: number): string {
  if (label.length * 6.6 <= room) return label;
  return /\d+/.exec(label)?.[0] ?? (room > 26 ? `${label.slice(0, Math.max(1, Math.floor(room / 7) - 1))}…` : "");
}

function Stairs({ curve, plot, bands }: { curve: Curve; plot: Plot; bands: Band[] }): JSX.Element {
  const path = curve.scores.map((score, n) =>
    n === 0 ? `M${plot.x(0)} ${plot.y(score)}` : `H${plot.x(n).toFixed(1)}V${plot.y(score).toFixed(1)}`).join("");
  const marks = bands.slice(0, -1).map((band) => band.to);
  return (
    <g fill="none" stroke-linejoin="round">
      <path d={path} stroke="var(--panel)" stroke-width="6" />
      <path d={path} stroke={edgeOf(curve.colour)} stroke-width="4.5" />
      <path d={path} stroke={fillOf(curve.colour)} stroke-width="2.6" />
      {marks.map((n) => (
        <ChartPoint key={n} colour={curve.colour} x={plot.x(n)} y={plot.y(curve.scores[n]!)} size={10} />
      ))}
    </g>
  );
}

function Ends({ curves, plot }: { curves: Curve[]; plot: Plot }) {
  const last = curves[0]!.scores.length - 1;
  const wished = curves.map((curve) => plot.y(curve.scores[last]!));
  const placed = spread(wished, LABEL_GAP, plot.bottom);
  return (
    <g class="chart-ends">
      {[...curves].reverse().map((curve) => (
        <ChartPoint key={curve.seat} colour={curve.colour} x={plot.right} y={plot.y(curve.scores[last]!)} size={14} />
      ))}
      {curves.map((curve, n) => (
        <text key={curve.seat} x={plot.right + 13} y={placed[n]! + 4.5}>
          {curve.name} <tspan>{curve.scores[last]}</tspan>
        </text>
      ))}
    </g>
  );
}

function ScoreTable({ curves, bands }: { curves: Curve[]; bands: Band[] }) {
  return (
    <table class="hidden">
      <caption>{say("end-over-time-table")}</caption>
      <thead><tr><td />{curves.map((curve) => <th key={curve.seat} scope="col">{curve.name}</th>)}</tr></thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.label}>
            <th scope="row">{band.label}</th>
            {curves.map((curve) => <td key={curve.seat}>{curve.scores[band.to]}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
