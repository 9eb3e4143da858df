/** How the points of a game came about, found in its moments: every gain, and the score after each turn. */

import type { Face } from "../games/face";
import { kindsOf } from "../games/faces";
import { capital, nameOf } from "../i18n/words";
import type { IconName } from "../kit/icons";
import type { Fact, HistoryMoment, SheetLine, TableMessage } from "../wire/messages";
import type { Rival } from "./end-title";

/** A moment of the game; one that was taken back later is told all the same, and marked. */
export type PastMoment = HistoryMoment;

export interface Gain {
  seat: number;
  /** The line of the score sheet. */
  source: string;
  round: number;
  isEnd: boolean;
  amount: number;
  fact: Fact;
  /** What was told of this player right before, such as a village that was founded; null when nothing was. */
  cause: Fact | null;
  /** The event it came with. */
  number: number;
}

export interface Source {
  id: string;
  icon: IconName;
  atEnd: boolean;
}

/** Kinds of moments that take something back. */
const BACKWARDS: ReadonlySet<string> = new Set(["take_back", "withdrawn"]);

export const isKept = (moment: PastMoment): boolean => moment.is_kept && !BACKWARDS.has(moment.kind);

/** All gains of points in the order in which they came. */
export function gainsOf(moments: PastMoment[], game: string): Gain[] {
  const kinds = kindsOf(game);
  const gains: Gain[] = [];
  let round = 0;
  let isEnd = false;
  for (const moment of moments.filter(isKept)) {
    const causes = new Map<number, Fact>();
    for (const fact of moment.facts) {
      if (fact[0] === kinds.round) round = Number(fact[5]["round"] ?? fact[2]);
      if (fact[0] === kinds.over) isEnd = true;
      if (fact[0] !== kinds.points) {
        if (!(fact[0] in kinds.counts) && !kinds.folded.has(fact[0])) causes.set(fact[1], fact);
        continue;
      }
      const source = kinds.lines[fact[3]] ?? fact[3];
      const cause = isEnd ? null : causes.get(fact[1]) ?? null;
      gains.push({ seat: fact[1], source, round, isEnd, amount: fact[2], fact, cause, number: moment.number });
    }
  }
  return gains;
}

/** The lines of the score sheet on which anybody has points, in the order of the game. */
export function sourcesOf(message: TableMessage, face: Face): Source[] {
  return sourcesIn(message.sheet ?? [], face);
}

export function sourcesIn(lines: SheetLine[], face: Face): Source[] {
  const used = new Set(lines.map(([, source]) => source));
  const known = face.sources.filter((source) => used.has(source.id));
  const ids = new Set(known.map((source) => source.id));
  const others = [...used].filter((id) => !ids.has(id));
  const rest = others.map((id): Source => ({ id, icon: "round-star", atEnd: false }));
  return [...known.filter((source) => !source.atEnd), ...rest, ...known.filter((source) => source.atEnd)];
}

export function linesOn(lines: SheetLine[], seat: number, source: string): SheetLine[] {
  return lines.filter((line) => line[0] === seat && line[1] === source);
}

export function pointsOn(message: TableMessage, seat: number, source: string): number {
  return (message.sheet ?? []).reduce((sum, line) => (line[0] === seat && line[1] === source ? sum + line[2] : sum), 0);
}

export function pointsBy(message: TableMessage, seat: number, sources: Source[]): number {
  return sources.reduce((sum, source) => sum + pointsOn(message, seat, source.id), 0);
}

/** The score of everybody after a step: a turn, or one line of the final scoring. */
export interface Step {
  scores: number[];
  /** The round; null for the final scoring. */
  round: number | null;
  /** The event at which a replay stands here. */
  number: number;
  /** What was scored, in the final scoring. */
  source: string;
}

/** What a curve shows: points as they were scored, or what they would have been if the game had ended then. */
export type CourseKind = "scored" | "worth";

/** The kinds of curves that tell anything: where all points come at the end, those scored are a flat line. */
export function coursesOf(message: TableMessage, moments: PastMoment[]): CourseKind[] {
  const played = moments.filter(isKept).slice(0, message.status === "over" ? -1 : undefined);
  const hasScored = played.some(({ scores }) => scores.some((score) => score !== 0));
  return hasScored ? ["scored", "worth"] : ["worth"];
}

/** The course of the score, that of whoever plays without a chair with it; set-up is one step. */
export function courseOf(message: TableMessage, moments: PastMoment[], sources: Source[], kind: CourseKind): Step[] {
  const kept = moments.filter(isKept);
  const first = kept.findLastIndex((moment) => moment.round < 1);
  const steps: Step[] = kept.slice(Math.max(0, first)).map((moment) => ({
    scores: kind === "worth" ? moment.worth : [...moment.scores, ...moment.rivals],
    round: Math.max(1, moment.round), number: moment.number, source: "",
  }));
  const last = steps.at(-1);
  if (last === undefined || message.status !== "over" || kind === "worth") return steps;
  return [...steps.slice(0, -1), ...finalSteps(message, last, sources.filter((source) => source.atEnd))];
}

function finalSteps(message: TableMessage, last: Step, sources: Source[]): Step[] {
  let scores = last.scores.map((score, seat) => score - pointsBy(message, seat, sources));
  const steps: Step[] = [{ ...last, scores }];
  for (const source of sources) {
    scores = scores.map((score, seat) => score + pointsOn(message, seat, source.id));
    steps.push({ scores, round: null, number: last.number, source: source.id });
  }
  return steps;
}

/** Everybody's points: of the chairs, then of whoever plays without one. */
export function pointsOfAll(message: TableMessage, face: Face): number[] {
  const scores = message.scores ?? [];
  const rival = rivalOf(message, face);
  return rival === null ? scores : [...scores, rival.points];
}

/** A rival wins when nobody else does. */
export function hasWon({ winners = [], players }: TableMessage, seat: number): boolean {
  return winners.includes(seat) || (winners.length === 0 && seat >= players);
}

/** The players from the first place on, with the place; equal points share it. */
export function ranking(message: TableMessage, face: Face): { seat: number; place: number; score: number }[] {
  const order = pointsOfAll(message, face).map((score, seat) => ({ seat, score, hasWon: Number(hasWon(message, seat)) }));
  order.sort((a, b) => b.score - a.score || b.hasWon - a.hasWon || a.seat - b.seat);
  return order.map((own) => {
    const ahead = order.filter((one) => one.score > own.score || one.score === own.score && one.hasWon > own.hasWon);
    return { seat: own.seat, score: own.score, place: 1 + ahead.length };
  });
}

/** The one who plays without a chair, where there is such a one. */
export function rivalOf(message: TableMessage, face: Face): Rival | null {
  const [seat] = face.besides?.(message) ?? [];
  return seat === undefined ? null : { seat, points: face.points?.(message, seat) ?? 0 };
}

export function titleOf(game: string, source: string): string {
  return capital(nameOf(game, source));
}
