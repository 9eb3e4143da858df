/** A replay under way: where it stands, what it shows, and what it has fetched. */

import { computed, signal } from "@preact/signals";

import type { Face } from "../games/face";
import { go, page } from "../kit/router";
import { api, type Door } from "../wire/api";
import type { Fact, TableMessage } from "../wire/messages";
import type { PastMoment } from "./end-tale";
import { addressOf, type Course, courseOfReplay, neighbour, type Stop, stopOf } from "./replay-course";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** At usual speed, a turn and a decision are looked at for so long. */
const PER_TURN = 2400;
const PER_DECISION = 1100;
/** Browsers slow down pages that change their address all the time. */
const ADDRESS_PAUSE = 400;
const KEPT = 400;

export class Replay {
  readonly course: Course;
  readonly at = signal(0);
  readonly message = signal<TableMessage | null>(null);
  readonly isPlaying = signal(false);
  readonly isByTurn = signal(true);
  readonly speed = signal<number>(1);
  readonly hasFailed = signal(false);
  /** Has the game come to its end, so that it can be reviewed and played on? */
  isOver = false;
  readonly stop = computed<Stop>(() => this.course.stops[this.at.value]!);
  /** Told just before another moment is shown, with the facts that lead to it when it is the very next one. */
  onStep: (message: TableMessage, facts: Fact[]) => void = () => undefined;

  private readonly known = new Map<string, Promise<TableMessage>>();
  private readonly arrived = new Map<string, TableMessage>();
  private timer = 0;
  private addressTimer = 0;

  constructor(
    readonly table: string, readonly door: Door, readonly face: Face, readonly moments: PastMoment[], address: string,
    private readonly eyes?: number,
  ) {
    this.course = courseOfReplay(moments);
    this.at.value = stopOf(this.course, address);
    void this.show(this.at.value);
  }

  get last(): number {
    return this.course.stops.length - 1;
  }

  goTo(at: number): void {
    const from = this.at.value;
    const to = Math.max(0, Math.min(this.last, at));
    if (to === from) return;
    this.at.value = to;
    void this.show(to, from);
    clearTimeout(this.addressTimer);
    this.addressTimer = window.setTimeout(() => {
      go(`${page()}#${addressOf(this.course.stops[to]!)}`, true);
    }, ADDRESS_PAUSE);
  }

  walk(by: 1 | -1, isByTurn: boolean): void {
    this.goTo(neighbour(this.course, this.at.value, by, isByTurn));
  }

  toggle(): void {
    if (this.isPlaying.value) {
      this.pause();
      return;
    }
    if (this.at.value === this.last) this.goTo(0);
    this.isPlaying.value = true;
    this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying.value = false;
  }

  close(): void {
    this.pause();
    clearTimeout(this.addressTimer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const length = (this.isByTurn.value ? PER_TURN : PER_DECISION) / this.speed.value;
    this.timer = window.setTimeout(() => {
      if (!this.isPlaying.value) return;
      this.walk(1, this.isByTurn.value);
      if (this.at.value === this.last) this.pause();
      else this.wait();
    }, length);
  }

  private async show(at: number, from = -1): Promise<void> {
    const stop = this.course.stops[at]!;
    try {
      const message = await this.fetched(stop);
      if (this.at.value !== at) return;
      this.hasFailed.value = false;
      this.onStep(message, this.leading(from, at));
      this.message.value = message;
      this.prefetch(at);
    } catch {
      if (this.at.value === at) this.hasFailed.value = true;
    }
  }

  /** Shows the present stop again after a failure. */
  retry(): void {
    void this.show(this.at.value);
  }

  private fetched(stop: Stop): Promise<TableMessage> {
    const key = addressOf(stop);
    let found = this.known.get(key);
    if (found === undefined) {
      if (this.known.size > KEPT) this.forget();
      found = api.at(this.table, stop.number, stop.step, this.eyes, this.door);
      this.known.set(key, found);
      found.then((message) => this.arrived.set(key, message), () => this.known.delete(key));
    }
    return found;
  }

  private forget(): void {
    this.known.clear();
    this.arrived.clear();
  }

  private prefetch(at: number): void {
    const near = [1, -1].flatMap((by) => [
      neighbour(this.course, at, by as 1 | -1, true), neighbour(this.course, at, by as 1 | -1, false),
    ]);
    for (const one of new Set(near)) this.fetched(this.course.stops[one]!).catch(() => undefined);
  }

  /** The facts between a stop and the one after it; none when the way was longer, or not all of it is known. */
  private leading(from: number, to: number): Fact[] {
    const start = this.course.stops[from];
    const end = this.course.stops[to]!;
    if (start === undefined || to <= from || neighbour(this.course, from, 1, true) < to) return [];
    const whole = this.course.turns[end.turn]!.moment.facts;
    const before = start.turn === end.turn ? this.told(start) : 0;
    const after = end.isTurn ? whole.length : this.told(end);
    return before === null || after === null ? [] : whole.slice(before, after);
  }

  /** How many facts of its turn have been told at a stop inside it. */
  private told(stop: Stop): number | null {
    let count = 0;
    for (let step = 1; step <= stop.step; step++) {
      const message = this.arrived.get(addressOf({ ...stop, step }));
      if (message === undefined) return null;
      count += message.facts.length;
    }
    return count;
  }
}
