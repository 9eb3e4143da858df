/** Everybody's chance to win over time: a line with its band of doubt for each, and a flag for every decisive turn. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import type { Face } from "../games/face";
import { say } from "../i18n/words";
import { type AnyColour, ChartPoint, edgeOf, fillOf } from "../kit/marks";
import { spread, useRoom } from "../table/charts-scale";
import { calledSeat } from "../table/who";
import type { Review, ReviewPoint, TableMessage, Turning } from "../wire/messages";
import { percent } from "./reasons";
import type { Entry } from "./review-state";

export interface ChartProps {
  review: Review;
  entries: Entry[];
  face: Face;
  message: TableMessage;
  /** The place of the chosen point among the points. */
  at: number;
  turning: number | null;
  onPick: (at: number) => void;
  onTurning: (turning: number) => void;
}

interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: (at: number) => number;
  y: (chance: number) => number;
}

interface Curve {
  seat: number;
  name: string;
  colour: AnyColour;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

export function ReviewChart(props: ChartProps) {
  const { review, at, onPick } = props;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useRoom(box);
  const last = review.points.length - 1;
  const curves = curvesOf(props);
  const plot = plotOf(width, height, last, curves);
  const told = reading(props, curves, review.points[at]!);
  const pick = (event: MouseEvent): void => {
    const x = event.clientX - box.current!.getBoundingClientRect().left;
    onPick(Math.max(0, Math.min(last, Math.round(((x - plot.left) / (plot.right - plot.left)) * last))));
  };
  const walk = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, Home: -last, End: last }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onPick(Math.max(0, Math.min(last, at + by)));
  };
  return (
    <section class="review-chart" aria-labelledby="review-chart-title">
      <header><h2 id="review-chart-title">{say("coach-review")}</h2><span class="review-reading">{told}</span></header>
      <div class="review-room" ref={box} role="slider" tabIndex={0} aria-label={say("coach-course")} aria-valuemin={0}
        aria-valuemax={last} aria-valuenow={at} aria-valuetext={told} onClick={pick} onKeyDown={walk}>
        {width > 0 && last > 0 && (
          <svg width={width} height={height} aria-hidden="true" focusable="false">
            <Ground plot={plot} points={review.points} />
            {curves.map((curve) => <Band key={curve.seat} curve={curve} plot={plot} points={review.points} />)}
            <line class="chart-cursor" x1={plot.x(at)} x2={plot.x(at)} y1={plot.top} y2={plot.bottom} />
            {curves.map((curve) => <CurvePath key={curve.seat} curve={curve} plot={plot} points={review.points} />)}
            <Ends curves={curves} plot={plot} points={review.points} />
            {props.entries.map((entry, n) => entry.mark !== "" && <Flag key={n} {...props} plot={plot} one={entry} n={n} />)}
          </svg>
        )}
      </div>
      <ChanceTable curves={curves} points={review.points} />
    </section>
  );
}

function curvesOf({ review, face, message }: ChartProps): Curve[] {
  return review.points[0]!.chances.map((_, seat) => (
    { seat, name: calledSeat(message, seat), colour: face.badge(message, seat).colour }
  ));
}

function plotOf(width: number, height: number, last: number, curves: Curve[]): Plot {
  const names = Math.max(...curves.map((curve) => curve.name.length), 6);
  const right = width - Math.min(width < 480 ? 84 : 130, 18 + names * 7);
  const [left, top, bottom] = [42, 10, height - 22];
  return {
    left, right, top, bottom,
    x: (at) => left + ((right - left) * at) / Math.max(1, last),
    y: (chance) => bottom - (bottom - top) * chance,
  };
}

/** What a point says, in words. */
function reading({ turning, at }: ChartProps, curves: Curve[], point: ReviewPoint): string {
  if (turning === null && at === 0) return say("coach-doubt");
  const text = curves.map((curve) => (
    say("coach-one-chance", { text: curve.name, percent: percent(point.chances[curve.seat]!) })
  )).join(" · ");
  return say("coach-reading", { round: point.round, text });
}

/** The stretches of the rounds, every other one shaded. */
function Ground({ plot, points }: { plot: Plot; points: ReviewPoint[] }) {
  const rounds = [...new Set(points.map((point) => point.round))];
  return (
    <g class="chart-ground">
      {rounds.map((round, n) => {
        const first = points.findIndex((point) => point.round === round);
        const from = plot.x(Math.max(0, first - 1));
        const wide = plot.x(points.findLastIndex((point) => point.round === round)) - from;
        return (
          <g key={round}>
            {n % 2 === 1 && <rect x={from} y={plot.top} width={wide} height={plot.bottom - plot.top} />}
            {round > 0 && wide > 12 && (
              <text x={from + wide / 2} y={plot.bottom + 17} text-anchor="middle">
                {wide > 70 ? say("end-round", { round }) : round}
              </text>
            )}
          </g>
        );
      })}
      {TICKS.map((tick) => (
        <g key={tick}>
          <line x1={plot.left} x2={plot.right} y1={plot.y(tick)} y2={plot.y(tick)} />
          {tick % 0.5 === 0 && <text x={plot.left - 7} y={plot.y(tick) + 4} text-anchor="end">{percent(tick)} %</text>}
        </g>
      ))}
    </g>
  );
}

interface CurveProps {
  curve: Curve;
  plot: Plot;
  points: ReviewPoint[];
}

function Band({ curve: { seat, colour }, plot, points }: CurveProps) {
  const edge = (point: ReviewPoint, n: number, sign: 1 | -1): string => {
    const chance = Math.max(0, Math.min(1, point.chances[seat]! + sign * point.errors[seat]!));
    return `${plot.x(n).toFixed(1)} ${plot.y(chance).toFixed(1)}`;
  };
  const upper = points.map((point, n) => edge(point, n, 1));
  const lower = points.map((point, n) => edge(point, n, -1)).reverse();
  return <path d={`M${[...upper, ...lower].join("L")}Z`} fill={fillOf(colour)} opacity="0.16" />;
}

function CurvePath({ curve: { seat, colour }, plot, points }: CurveProps): JSX.Element {
  const path = `M${points.map((point, n) => `${plot.x(n).toFixed(1)} ${plot.y(point.chances[seat]!).toFixed(1)}`).join("L")}`;
  return (
    <g fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path d={path} stroke={edgeOf(colour)} stroke-width="4" />
      <path d={path} stroke={fillOf(colour)} stroke-width="2.4" />
    </g>
  );
}

function Ends({ curves, plot, points }: { curves: Curve[]; plot: Plot; points: ReviewPoint[] }) {
  const end = points.at(-1)!;
  const placed = spread(curves.map((curve) => plot.y(end.chances[curve.seat]!)), 17, plot.bottom);
  return (
    <g class="chart-ends">
      {curves.map((curve) => (
        <ChartPoint key={curve.seat} colour={curve.colour} x={plot.right} y={plot.y(end.chances[curve.seat]!)} size={13} />
      ))}
      {curves.map((curve, n) => <text key={curve.seat} x={plot.right + 12} y={placed[n]! + 4.5}>{curve.name}</text>)}
    </g>
  );
}

/** The place of the point after a decisive turn. */
export function placeOfTurning(points: ReviewPoint[], turning: Turning): number {
  const found = points.findIndex((point) => point.number >= turning.number + turning.length);
  return found < 0 ? points.length - 1 : found;
}

function Flag({ review, turning, onTurning, plot, one: { mark, turning: flagged }, n }: ChartProps & { plot: Plot; one: Entry; n: number }) {
  const at = placeOfTurning(review.points, flagged);
  const y = plot.y(review.points[at]!.chances[flagged.seat]!);
  return (
    <g class={`review-flag ${turning === n ? "chosen" : ""}`} transform={`translate(${plot.x(at)} ${y})`}
      onClick={(event) => { event.stopPropagation(); onTurning(n); }}>
      <circle r="11.5" /><text y="4.5" text-anchor="middle">{mark}</text>
    </g>
  );
}

/** The same as a table, for those who do not see the chart: everybody's chances at the end of each round. */
function ChanceTable({ curves, points }: { curves: Curve[]; points: ReviewPoint[] }) {
  const last = new Map(points.map((point) => [point.round, point]));
  return (
    <table class="hidden">
      <caption>{say("coach-course")}</caption>
      <thead><tr><td />{curves.map((curve) => <th key={curve.seat} scope="col">{curve.name}</th>)}</tr></thead>
      <tbody>
        {[...last.values()].map((point) => (
          <tr key={point.round}>
            <th scope="row">{point.round < 1 ? say("end-replay-setup") : say("end-round", { round: point.round })}</th>
            {curves.map(({ seat }) => <td key={seat}>{percent(point.chances[seat]!)} ± {percent(point.errors[seat]!)}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
