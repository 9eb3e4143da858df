/** Points by source and round: a bar for each player in each round, cut into the sources it came from. */

import "./charts.css";

import { useRef, useState } from "preact/hooks";

import type { Face } from "../games/face";
import { say } from "../i18n/words";
import { Glyph } from "../kit/icons";
import { type AnyColour, edgeOf, patternOf, SeatMark } from "../kit/marks";
import type { TableMessage } from "../wire/messages";
import { useRoom } from "./charts-scale";
import { Origins, type Wondered } from "./end-sheet";
import { type Gain, ranking, type Source, titleOf } from "./end-tale";
import { calledSeat } from "./who";

export interface RoundsProps {
  message: TableMessage;
  face: Face;
  sources: Source[];
  gains: Gain[];
}

interface Piece {
  source: Source;
  points: number;
}

/** One round of the chart; 0 is the final scoring. */
interface Block {
  label: string;
  round: number;
  isEnd: boolean;
  /** The pieces of every seat, by seat. */
  pieces: Piece[][];
  most: number;
}

interface Row {
  seat: number;
  name: string;
  colour: AnyColour;
}

const ROW = 26;
const BAR = 20;
const NUMBER = 40;
const GAP = 14;
const HEAD = 24;
const SMALLEST_ICON = 17;

export function RoundsChart({ message, face, sources, gains }: RoundsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useRoom(box);
  const [wondered, setWondered] = useState<Wondered | null>(null);
  const rows = ranking(message, face).map(({ seat }) => ({
    seat, name: calledSeat(message, seat), colour: face.badge(message, seat).colour,
  }));
  const blocks = blocksOf(gains, sources, rows.length);
  return (
    <section class="end-panel chart" aria-labelledby="chart-rounds-title">
      <header class="end-panel-head"><h2 id="chart-rounds-title">{say("end-by-round")}</h2></header>
      <div class="chart-room" ref={box} style={`min-height:${HEAD + rows.length * ROW}px`}>
        {width > 0 && <Blocks {...{ width, blocks, rows, message }} onAsk={setWondered} />}
      </div>
      <RoundsTable blocks={blocks} rows={rows} message={message} />
      {wondered !== null && (
        <Origins message={message} gains={gains} wondered={wondered} onClose={() => setWondered(null)} />
      )}
    </section>
  );
}

function blocksOf(gains: Gain[], sources: Source[], players: number): Block[] {
  const last = Math.max(1, ...gains.map((gain) => gain.round));
  const rounds = Array.from({ length: last }, (_, n) => n + 1);
  const [played, ends] = [gains.filter((gain) => !gain.isEnd), gains.filter((gain) => gain.isEnd)];
  const blocks = rounds.map((round) => {
    return block(played.filter((gain) => gain.round === round), sources, players, round, false);
  });
  if (ends.length === 0) return blocks;
  return [...(played.length === 0 ? [] : blocks), block(ends, sources, players, last, true)];
}

function block(gains: Gain[], sources: Source[], players: number, round: number, isEnd: boolean): Block {
  const pieces = Array.from({ length: players }, (_, seat) => sources.flatMap((source) => {
    const own = gains.filter((gain) => gain.seat === seat && gain.source === source.id);
    const points = own.reduce((sum, gain) => sum + gain.amount, 0);
    return points > 0 ? [{ source, points }] : [];
  }));
  const label = isEnd ? say("end-scoring") : say("end-round", { round });
  return { label, round, isEnd, pieces, most: Math.max(0, ...pieces.map(total)) };
}

const total = (pieces: Piece[]): number => pieces.reduce((sum, piece) => sum + piece.points, 0);

interface BlocksProps {
  width: number;
  blocks: Block[];
  rows: Row[];
  message: TableMessage;
  onAsk: (wondered: Wondered) => void;
}

/** Side by side where there is room, one below the other where there is not; one scale for all. */
function Blocks({ width, blocks, rows, message, onAsk }: BlocksProps) {
  const isStacked = width < 700;
  const names = isStacked ? 24 : 112;
  const most = blocks.reduce((sum, one) => sum + one.most, 0);
  const scale = isStacked
    ? (width - names - NUMBER) / Math.max(1, ...blocks.map((one) => one.most))
    : (width - names - blocks.length * (NUMBER + GAP)) / Math.max(1, most);
  const tall = HEAD + rows.length * ROW + (isStacked ? GAP : 0);
  let x = names;
  return (
    <svg width={width} height={isStacked ? tall * blocks.length : tall} class="rounds" aria-hidden="true"
      focusable="false">
      {!isStacked && <Names rows={rows} y={HEAD} />}
      {blocks.map((one, n) => {
        const at = isStacked ? { x: names, y: n * tall } : { x, y: 0 };
        x += one.most * scale + NUMBER + GAP;
        return (
          <g key={one.label} transform={`translate(${at.x} ${at.y})`}>
            <text class="rounds-head" x={isStacked ? -names : 0} y={15}>{one.label}</text>
            {isStacked && <Marks rows={rows} />}
            {rows.map((row, k) => (
              <Stack key={row.seat} {...{ row, scale, message, onAsk }} block={one} y={HEAD + k * ROW} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

function Names({ rows, y }: { rows: Row[]; y: number }) {
  return (
    <>
      {rows.map((row, n) => (
        <g key={row.seat} transform={`translate(0 ${y + n * ROW})`}>
          <foreignObject width={112} height={ROW}>
            <div class="rounds-name"><SeatMark colour={row.colour} size={14} /><span>{row.name}</span></div>
          </foreignObject>
        </g>
      ))}
    </>
  );
}

function Marks({ rows }: { rows: Row[] }) {
  return (
    <>
      {rows.map((row, n) => (
        <svg key={row.seat} x={-23} y={HEAD + n * ROW + 3} width={16} height={16}>
          <SeatMark colour={row.colour} size={16} />
        </svg>
      ))}
    </>
  );
}

interface StackProps {
  row: Row;
  block: Block;
  y: number;
  scale: number;
  message: TableMessage;
  onAsk: (wondered: Wondered) => void;
}

function Stack({ row, block: { pieces, round }, y, scale, message, onAsk }: StackProps) {
  const own = pieces[row.seat] ?? [];
  let x = 0;
  return (
    <g transform={`translate(0 ${y})`}>
      {own.map((piece) => {
        const from = x;
        const wide = piece.points * scale;
        x += wide;
        return (
          <g key={piece.source.id} class="rounds-piece"
            onClick={() => onAsk({ seat: row.seat, source: piece.source.id, round })}>
            <title>{`${titleOf(message.game, piece.source.id)}: ${piece.points}`}</title>
            <rect x={from + 0.75} y={0.75} width={Math.max(1, wide - 1.5)} height={BAR - 1.5} rx="2"
              fill={patternOf(row.colour)} stroke={edgeOf(row.colour)} stroke-width="1.5" />
            {wide >= SMALLEST_ICON && (
              <g transform={`translate(${from + wide / 2} ${BAR / 2})`}>
                <circle r="7.5" fill="var(--key-in)" /><Glyph name={piece.source.icon} size={11} fill="var(--bubble)" />
              </g>
            )}
          </g>
        );
      })}
      <text class="rounds-sum" x={x + 6} y={BAR / 2 + 5}>{total(own)}</text>
    </g>
  );
}

function RoundsTable({ blocks, rows, message }: { blocks: Block[]; rows: Row[]; message: TableMessage }) {
  const words = (pieces: Piece[]): string => {
    const parts = pieces.map((piece) => `${titleOf(message.game, piece.source.id)} ${piece.points}`);
    return parts.length === 0 ? "0" : `${total(pieces)} (${parts.join(", ")})`;
  };
  return (
    <table class="hidden">
      <caption>{say("end-by-round")}</caption>
      <thead><tr><td />{rows.map((row) => <th key={row.seat} scope="col">{row.name}</th>)}</tr></thead>
      <tbody>
        {blocks.map((one) => (
          <tr key={one.label}>
            <th scope="row">{one.label}</th>
            {rows.map((row) => <td key={row.seat}>{words(one.pieces[row.seat] ?? [])}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
