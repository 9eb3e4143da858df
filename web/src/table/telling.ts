/**
 * Turns of others, told one by one.  The table is held as it was and goes on turn by turn, each with its sentence and
 * its movement, at the reader's pace; whoever acts or skips is in the present at once.  Nothing is lost by that: all of it
 * stays in "since your last turn".
 *
 * What is told comes from the log, whose events are numbered, so neither a hidden page nor a cut line loses a turn.
 */

import { computed, effect, signal } from "@preact/signals";

import { settings } from "../person/self";
import { api } from "../wire/api";
import type { LogEntry, TableMessage, TellingPace } from "../wire/messages";
import { type Told, toldOf } from "./deeds";
import { takenBack } from "./log-lines";
import { finishMotion, mark, retrace } from "./motion";
import { toldPlaces } from "./place";
import type { Change, Session } from "./session";

/** How long a turn is shown, in milliseconds; "off" shows none. */
const LENGTHS = { calm: 2400, normal: 1000, quick: 450 } as const;
/** Long sentences stay a little longer: so much for every letter beyond the first hundred, up to as much again. */
const PER_LETTER = 8;
const SHORT = 100;
/** When so many wait, they are told quickly. */
const MANY = 12;
/** Views kept, so that a turn can be shown again without asking for them. */
const KEPT = 40;

interface Item {
  told: Told;
  /** The table after it; null where it was not seen then. */
  message: TableMessage | null;
}

export class Telling {
  /** What is being told; null when everything is in the present. */
  readonly current = signal<Told | null>(null);
  /** How many are still to come. */
  readonly left = signal(0);
  /** What was told last. */
  readonly last = signal<Told | null>(null);
  readonly isBusy = computed(() => this.current.value !== null || this.left.value > 0);
  /** Everything that others did since the reader's last turn, in its order. */
  readonly since = computed(() => this.toldSince());
  /** Where the table is drawn; movement needs it. */
  root: HTMLElement | null = null;

  private readonly queue: Item[] = [];
  private readonly views = new Map<number, TableMessage>();
  private readonly ears = new Set<(told: Told) => void>();
  private readonly stops: (() => void)[] = [];
  private heard = -1;
  /** The table after what is being told. */
  private reached: TableMessage | null = null;
  private timer = 0;

  constructor(private readonly session: Session) {
    this.stops.push(
      session.onChange((change) => this.keep(change)),
      effect(() => this.hear(session.log.value)),
    );
    const look = (): void => { if (!document.hidden && this.current.peek() === null) this.next(); };
    document.addEventListener("visibilitychange", look);
    this.stops.push(() => document.removeEventListener("visibilitychange", look));
  }

  close(): void {
    this.stops.forEach((stop) => stop());
    this.present();
  }

  /** Calls back with everything that is told, once: when it is shown or, if it is not, when it is passed over. */
  onTold(listener: (told: Told) => void): () => void {
    this.ears.add(listener);
    return () => this.ears.delete(listener);
  }

  /** To the present, at once. */
  skip(): void {
    if (!this.isBusy.peek()) return;
    const { face } = this.session;
    for (const { told } of this.queue) {
      this.say(told);
      mark(told.facts, face);
    }
    this.present();
    finishMotion();
  }

  /** Shows a turn once more. */
  async again(told: Told): Promise<void> {
    this.skip();
    const { seat } = this.session;
    const [before, after] = await Promise.all([this.viewOf(told.number - 1), this.viewOf(told.number)]);
    if (this.isBusy.peek() || seat !== this.session.seat) return;
    const canMove = before !== null && after !== null && !this.hasDraft();
    this.current.value = told;
    if (canMove) this.session.held.value = before;
    // The table as it was is painted first, so that movement has somewhere to begin.
    await painted();
    if (this.current.peek() === told) this.show({ told, message: canMove ? after : null });
  }

  /** The table after an event, as it was seen, or else as the server remembers it. */
  private async viewOf(number: number): Promise<TableMessage | null> {
    const { table, seat, door } = this.session;
    return this.views.get(number)
      ?? api.at(table, number, 0, seat < 0 ? undefined : seat, door).catch(() => null);
  }

  private keep({ before, after }: Change): void {
    if (before !== null && before.seat !== after.seat) this.startAnew(after);
    else if (before !== null && before.trial === undefined) this.views.set(before.number, before);
    if (after.trial === undefined || !this.views.has(after.number)) this.views.set(after.number, after);
    for (const number of this.views.keys()) {
      if (this.views.size <= KEPT) break;
      this.views.delete(number);
    }
  }

  /** Another seat looks at the table: what the one before was told is no business of theirs. */
  private startAnew(message: TableMessage): void {
    this.views.clear();
    this.present();
    this.last.value = null;
    this.heard = message.number;
  }

  /** Takes in what the log has new; the log that is there at the beginning is the past. */
  private hear(log: LogEntry[]): void {
    const newest = log.at(-1)?.number ?? -1;
    if (this.heard < 0 || newest < this.heard) {
      this.heard = Math.max(newest, this.session.message.peek()?.number ?? -1);
      return;
    }
    const fresh = log.filter((entry) => entry.number > this.heard);
    if (fresh.length === 0) return;
    const isIdle = !this.isBusy.peek();
    if (!isIdle && this.session.held.peek() === null && !this.hasDraft()) this.session.held.value = this.reached;
    const first = this.queue.length;
    for (const entry of fresh) this.queue.push(...this.itemsOf(entry));
    this.heard = newest;
    if (this.queue.length === first) return;
    this.left.value = this.queue.length;
    if (paceNow() === "off") this.skip();
    else if (isIdle) this.begin(fresh);
  }

  /** The table stays as it was before the first of them, unless that was the reader's own doing. */
  private begin(fresh: LogEntry[]): void {
    const first = fresh.find((entry) => entry.number === this.queue[0]!.told.number)!;
    const before = this.views.get(first.number - 1);
    const isMine = first.seat === this.session.seat && first.seat >= 0;
    if (before !== undefined && !isMine && !this.hasDraft()) this.session.held.value = before;
    if (!document.hidden) this.next();
  }

  /** A turn that is being tried out stays in sight, whatever others do meanwhile. */
  private hasDraft(): boolean {
    return (this.session.trial.peek()?.chosen.length ?? 0) > 0;
  }

  /** What of an event is news to the reader: of their own turn only what followed from it. */
  private itemsOf(entry: LogEntry): Item[] {
    const message = this.session.message.peek()!;
    const isMine = entry.seat === message.seat && message.seat >= 0;
    const all = toldOf(entry, { face: this.session.face, message });
    const news = all.filter((told) => told.look !== "turn" || !isMine);
    const after = this.views.get(entry.number) ?? null;
    return news.map((told) => ({ told, message: after }));
  }

  private next(): void {
    clearTimeout(this.timer);
    const item = this.queue.shift();
    this.left.value = this.queue.length;
    if (item === undefined) this.present();
    else this.show(item);
  }

  private show(item: Item): void {
    const { told, message } = item;
    const length = this.lengthOf(told);
    this.say(told);
    this.current.value = told;
    this.last.value = told;
    toldPlaces.value = told.facts.flatMap((fact) => this.session.face.placesOf(fact));
    const act = { facts: told.facts, message: message ?? this.session.shown.peek()!, keepsOthers: true, longest: length };
    finishMotion();
    if (this.root?.isConnected) retrace(act, this.root, this.session.face);
    this.reached = message;
    if (message !== null && this.session.held.peek() !== null) this.session.held.value = message;
    this.timer = window.setTimeout(() => this.goOn(), length);
  }

  /** The next one; a page that nobody sees waits until somebody does. */
  private goOn(): void {
    if (document.hidden && this.queue.length > 0) this.current.value = null;
    else this.next();
  }

  private lengthOf(told: Told): number {
    const pace = paceNow();
    const usual = LENGTHS[pace === "off" || this.queue.length > MANY ? "quick" : pace];
    if (told.look !== "turn") return 2 * usual;
    return usual + Math.min(usual, PER_LETTER * Math.max(0, told.text.length - SHORT));
  }

  private say(told: Told): void {
    for (const ear of this.ears) ear(told);
  }

  private present(): void {
    clearTimeout(this.timer);
    this.queue.length = 0;
    this.left.value = 0;
    this.current.value = null;
    this.reached = null;
    toldPlaces.value = [];
    this.session.held.value = null;
  }

  /** Those who only watch see the last turn of everybody. */
  private toldSince(): Told[] {
    const message = this.session.message.value;
    if (message === null) return [];
    const gone = takenBack(this.session.log.value);
    const entries = this.session.log.value.filter((entry) => entry.facts.length > 0 && !gone.has(entry.number));
    const since = message.seat < 0 ? entries.slice(-message.players) : sinceLast(entries, message.seat);
    const telling = { face: this.session.face, message };
    return since.flatMap((entry) => toldOf(entry, telling).filter((told) => told.look !== "gift"));
  }
}

/** The events after the seat's last turn; while it is at its turn again, those before that. */
function sinceLast(entries: LogEntry[], seat: number): LogEntry[] {
  const isMine = (entry: LogEntry): boolean => entry.kind === "turn" && entry.seat === seat;
  const lastOther = entries.findLastIndex((entry) => !isMine(entry));
  const before = entries.slice(0, lastOther + 1);
  return before.slice(before.findLastIndex(isMine) + 1);
}

/** Waits until the page has been painted anew. */
function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** How fast the reader wants to be told. */
export function paceNow(): TellingPace {
  return settings.value.telling ?? "normal";
}
