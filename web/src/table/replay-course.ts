/** The course of a replay: where one can stop, and which of the stops are ends of turns. */

import { isKept, type PastMoment } from "./end-tale";

/** A moment to look at: after an event, or so many decisions into the turn that followed it. */
export interface Stop {
  number: number;
  step: number;
  /** The turn it belongs to, among the turns of the course. */
  turn: number;
  isTurn: boolean;
}

export interface Turn {
  moment: PastMoment;
  /** The stop at its end. */
  stop: number;
}

export interface Course {
  stops: Stop[];
  turns: Turn[];
}

/** Turns taken back are left out; inside a turn one can stop where its decisions are known. */
export function courseOfReplay(moments: PastMoment[]): Course {
  const kept = moments.filter(isKept);
  const stops: Stop[] = [];
  const turns: Turn[] = [];
  kept.forEach((moment, turn) => {
    const before = kept[turn - 1];
    for (let step = 1; step < decisionsOf(moments, before, moment); step++) {
      stops.push({ number: before!.number, step, turn, isTurn: false });
    }
    stops.push({ number: moment.number, step: 0, turn, isTurn: true });
    turns.push({ moment, stop: stops.length - 1 });
  });
  return { stops, turns };
}

/** Decisions of a turn that can be looked at one by one: none where another turn was played first and taken back. */
function decisionsOf(moments: PastMoment[], before: PastMoment | undefined, moment: PastMoment): number {
  if (before === undefined || moment.moves === null) return 0;
  return moments[moments.indexOf(moment) - 1] === before ? moment.moves.length : 0;
}

/** The stop nearest to an address such as `57` or `57.2`; the last one when it names none. */
export function stopOf({ stops }: Course, address: string): number {
  const [number = NaN, step = 0] = address.split(".").map(Number);
  const exact = stops.findIndex((stop) => stop.number === number && stop.step === step);
  if (exact >= 0) return exact;
  const near = Number.isNaN(number) ? -1 : stops.findIndex((stop) => stop.isTurn && stop.number >= number);
  return near >= 0 ? near : address === "" ? 0 : stops.length - 1;
}

export function addressOf(stop: Stop): string {
  return stop.step === 0 ? String(stop.number) : `${stop.number}.${stop.step}`;
}

/** The stop one turn, or one decision, further on or back. */
export function neighbour({ stops, turns }: Course, at: number, by: 1 | -1, isByTurn: boolean): number {
  if (!isByTurn) return Math.max(0, Math.min(stops.length - 1, at + by));
  const ends = turns.map((turn) => turn.stop);
  const found = by > 0 ? ends.find((end) => end > at) : ends.findLast((end) => end < at);
  return found ?? (by > 0 ? stops.length - 1 : 0);
}
