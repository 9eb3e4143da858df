/**
 * A table as this browser sees it: what the server last told, what is on its way, and what may be done.  It knows no
 * game; the game's face reads `view` and lights `options`.
 */

import { batch, computed, signal } from "@preact/signals";

import { api, type Door, Refused } from "../wire/api";
import { Connection, type LineState } from "../wire/connection";
import type { Act, Catalogue, ChatMessage, LogEntry, Option, Problem, ServerMessage, TableMessage } from "../wire/messages";
import { sharing } from "../wire/sharing";
import { say } from "../i18n/words";
import type { Face } from "../games/face";
import { Telling } from "./telling";
import { Voice } from "./voice";

/** What the client tries to do in one go: options by notation, as long as each is offered, then the end of the turn. */
interface Errand {
  notations: string[];
  commits: boolean;
}

export interface Change {
  before: TableMessage | null;
  after: TableMessage;
}

export interface Doubt {
  text: string;
  run(): void;
}

export class Session {
  readonly message = signal<TableMessage | null>(null);
  readonly line = signal<LineState>("connecting");
  /** What was refused last, until the next thing happens. */
  readonly problem = signal<Problem | null>(null);
  readonly isWaiting = signal(false);
  /** The same as an attribute, which changes without the page being drawn anew. */
  readonly busy = computed(() => this.isWaiting.value || undefined);
  readonly log = signal<LogEntry[]>([]);
  readonly chat = signal<ChatMessage[]>([]);
  /** The seats of this person: several when played on one device. */
  readonly mine = signal<number[]>([]);
  /** A seat about to be shown on a shared device, behind a curtain. */
  readonly curtain = signal(false);
  /** The seat that the device is being handed to, as long as its side of the table is not there yet; else -1. */
  readonly passingTo = signal(-1);
  /** The table as it was, while turns of others are told; null in the present. */
  readonly held = signal<TableMessage | null>(null);
  /** The table to draw. */
  readonly shown = computed(() => this.held.value ?? this.message.value);
  /** Whose side of the table is shown; by default one's own. */
  readonly turnedTo = signal<number | null>(null);

  readonly trial = computed(() => this.message.value?.trial ?? null);
  readonly options = computed<Option[]>(() => this.trial.value?.options ?? []);
  readonly isMyTurn = computed(() => this.trial.value !== null && !this.curtain.value);
  /** Answers to the next question, where they can be given at once. */
  readonly ahead = computed<Option[]>(() => (this.trial.value?.ahead ?? [])
    .map(([via, id, notation, key, args]) => [id, notation, key, args, via]));
  /** The open options by the place where they are lit; at places without one, the answers ahead. */
  readonly lit = computed(() => new Map([...this.byPlace(this.ahead.value), ...this.byPlace(this.options.value)]));
  /** The decision that is open to this seat; empty when none is. */
  private readonly point = computed(() => (this.isMyTurn.value ? this.face.pointOf(this.message.value?.view) : ""));

  /** The links of the table, told to those who sit at it. */
  readonly links: Record<string, string>;

  readonly telling: Telling;
  readonly voice = new Voice();
  /** Asked about what is about to be chosen, by its notations (none for the end of the turn): what it refuses is not sent. */
  screen: ((notations: readonly string[]) => boolean) | null = null;
  private connection: Connection | null = null;
  private readonly changes = new Set<(change: Change) => void>();
  /** Something about to be chosen that is worth asking twice. */
  readonly doubt = signal<Doubt | null>(null);
  private readonly places = new Map<string, string>();
  /** The notation of an option by its decision point and place. */
  private readonly closed = new Map<string, string>();
  private readonly reasons = new Map<string, Promise<Problem | null>>();
  private errand: Errand | null = null;
  /** Counts how often the device has been passed on: what was asked for before is not for the one who sits there now. */
  private sitting = 0;

  constructor(
    readonly table: string, readonly face: Face, readonly catalogue: Catalogue, readonly door: Door,
    first: TableMessage,
  ) {
    for (const entry of catalogue.options) {
      const place = face.placeOf(entry);
      this.places.set(entry.notation, place);
      const key = `${entry.point} ${place}`;
      if (place !== "" && !this.closed.has(key)) this.closed.set(key, entry.notation);
    }
    this.links = first.links ?? {};
    this.mine.value = first.mine ?? [];
    this.take(first);
    this.telling = new Telling(this);
    this.connect(first.seat);
  }

  get seat(): number {
    return this.message.value?.seat ?? -1;
  }

  // Doing

  /** Chooses an option; one that winds up a turn ends it, too. */
  choose(option: number | string): void {
    const found = this.options.value.find(([id, notation]) => id === option || notation === option);
    if (found !== undefined && this.face.endings.includes(found[1])) this.finish([found[1]]);
    else if (this.isScreened(found?.[1] ?? String(option))) return;
    else this.surely(found, () => this.send({ do: "choose", option }));
  }

  /** Chooses what lies at a place, with what has to be picked first. */
  pick(picked: Option): void {
    const [option, notation, , , via] = picked;
    if (via === undefined) this.choose(option);
    else if (!this.isScreened(this.pickOf(picked)?.[1] ?? "", notation)) {
      this.errand = null;
      this.send({ do: "choose", option, via });
    }
  }

  undo(): void {
    this.errand = null;
    this.send({ do: "undo" });
  }

  redo(): void {
    this.errand = null;
    this.send({ do: "redo" });
  }

  commit(): void {
    if (!this.isScreened()) this.send({ do: "commit" });
  }

  /** Chooses one after another what is offered of these, and ends the turn when it can be ended then. */
  finish(notations: string[], commits = true): void {
    if (this.isScreened(...notations.slice(0, 1))) return;
    this.surely(this.options.value.find((option) => option[1] === notations[0]), () => {
      this.errand = { notations, commits };
      this.goOn();
    });
  }

  act(act: Act): void {
    this.send(act);
  }

  /** Why an option is closed now; null when it is open or nobody can say. */
  why(notation: string): Promise<Problem | null> {
    const message = this.message.value;
    if (message === null || message.seat < 0) return Promise.resolve(null);
    const moment = `${message.number}/${message.trial?.step ?? 0}/${notation}`;
    let found = this.reasons.get(moment);
    if (found === undefined) {
      if (this.reasons.size > 500) this.reasons.clear();
      found = api.why(this.table, message.seat, notation).then((answer) => answer.problem, () => null);
      this.reasons.set(moment, found);
    }
    return found;
  }

  /** The option of the present decision that would be lit at this place, were it open. */
  closedAt(place: string): string | null {
    const point = this.point.value;
    if (point === "") return null;
    return this.closed.get(`${point} ${place}`) ?? (this.face.notationAt?.(point, place) || null);
  }

  /** Where an option is lit. */
  placeOf([, notation, , args]: Option): string {
    return this.places.get(notation) ?? this.face.placeOf({ notation, arguments: args });
  }

  /** The places of the options that answer the question; those offered beside it only when there are no others. */
  placesAsked(): string[] {
    const isAnswer = (option: Option): boolean => !this.isAside(option);
    const placed = this.options.value.filter((option) => this.placeOf(option) !== "");
    const answers = placed.filter(isAnswer);
    const isOnlyAside = answers.length === 0 && !this.options.value.some(isAnswer);
    return (isOnlyAside ? placed : answers).map((option) => this.placeOf(option));
  }

  /** Is an option offered beside the question?  The table does not turn to it. */
  isAside([id]: Option): boolean {
    return this.trial.value?.asides.includes(id) ?? false;
  }

  /** Does an option leave undone what could be done? */
  isPass([id]: Option): boolean {
    return this.trial.value?.passes.includes(id) ?? false;
  }

  /** What an option would lose; empty when nothing. */
  lossOf([id]: Option): string {
    const lost = this.trial.value?.forgoes[id];
    return lost === undefined ? "" : say(lost[0], lost[1]);
  }

  /** An option by its notation, behind the one that has to be picked first. */
  pathOf(option: Option): string {
    const pick = this.pickOf(option);
    return pick === undefined ? option[1] : `${pick[1]}+${option[1]}`;
  }

  /** What an option means, and what has to be picked for it first. */
  sentenceOf(option: Option): string {
    const pick = this.pickOf(option);
    const sentence = say(option[2], option[3]);
    return pick === undefined ? sentence : say("table-by-way-of", { first: say(pick[2], pick[3]), text: sentence });
  }

  private pickOf([, , , , via]: Option): Option | undefined {
    return via === undefined ? undefined : this.options.value.find(([id]) => id === via);
  }

  onChange(listener: (change: Change) => void): () => void {
    this.changes.add(listener);
    return () => this.changes.delete(listener);
  }

  // Seats on one device

  /** Looks at the table from another seat of this person. */
  sitDown(seat: number): void {
    this.connection?.close();
    this.errand = null;
    this.connect(seat);
  }

  close(): void {
    this.telling.close();
    this.connection?.close();
  }

  // Hearing

  protected connect(seat: number): void {
    const connection = new Connection(() => api.socketAddress(this.table, seat, this.door), {
      hear: (message) => this.hear(message),
      line: (state) => {
        if (connection === undefined || this.connection === connection || state !== "closed") this.line.value = state;
      },
    });
    this.connection = connection;
  }

  private hear(message: ServerMessage): void {
    batch(() => {
      if (message.type === "table") this.take(message);
      else if (message.type === "refused") this.refused(message, message.table);
      else if (message.type === "chat") this.hearChat(message);
      this.isWaiting.value = this.connection?.isBusy ?? false;
    });
    if (!this.isWaiting.value) this.goOn();
  }

  private refused(problem: Problem, table: TableMessage | null): void {
    this.errand = null;
    this.problem.value = problem;
    if (table !== null) this.take(table, true);
  }

  protected take(message: TableMessage, keepsProblem = false): void {
    const before = this.message.value;
    if (before !== null && before.seat === message.seat && isOlder(message, before)) return;
    if (!keepsProblem) this.problem.value = null;
    this.doubt.value = null;
    const isPassed = before?.seat !== message.seat;
    this.curtain.value = Boolean(message.curtain) && (isPassed || before.view === undefined || this.curtain.value);
    if (isPassed) this.forget();
    else share(before, message);
    this.message.value = message;
    this.grow(before, message);
    for (const listener of this.changes) listener({ before, after: message });
    this.passOn(message);
  }

  /** On a shared device the table turns to whichever of one's seats has to act. */
  private passOn(message: TableMessage): void {
    const isPlayed = (seat: number): boolean => this.mine.value.includes(seat) && message.chairs[seat]?.stand_in === "";
    const next = message.to_act.find(isPlayed);
    if (next !== undefined && !message.to_act.includes(message.seat) && next !== message.seat && this.connection) {
      // Until the next side is there this one would stay in sight.
      if (message.curtain) {
        this.passingTo.value = next;
        this.curtain.value = true;
      }
      queueMicrotask(() => this.sitDown(next));
    }
  }

  /** What was told to the seat before is not for the next one: nothing of it stays on the page. */
  private forget(): void {
    this.sitting += 1;
    this.passingTo.value = -1;
    this.log.value = [];
    this.reasons.clear();
    this.voice.hush();
    this.turnedTo.value = null;
  }

  protected grow(before: TableMessage | null, message: TableMessage): void {
    const known = this.log.value.at(-1)?.number ?? 0;
    const isKnown = before?.seat === message.seat && message.number === before.number;
    if (isKnown || message.number <= known) return;
    const news = entriesOf(message);
    if (news[0]?.number === known + 1) this.log.value = [...this.log.value, ...news];
    else void this.fetchLog(known);
  }

  private async fetchLog(after: number): Promise<void> {
    const sitting = this.sitting;
    try {
      const fresh = await api.events(this.table, after, this.seat < 0 ? undefined : this.seat, this.door);
      if (sitting !== this.sitting) return;
      const known = this.log.value.at(-1)?.number ?? 0;
      const added = fresh.filter((entry) => entry.number > known);
      if (added.length > 0) this.log.value = [...this.log.value, ...added];
    } catch (error) {
      if (!(error instanceof Refused)) setTimeout(() => { if (sitting === this.sitting) void this.fetchLog(after); }, 2000);
    }
  }

  private hearChat(line: ChatMessage): void {
    if (!this.chat.value.some((one) => one.number === line.number)) this.chat.value = [...this.chat.value, line];
  }

  private isScreened(...notations: string[]): boolean {
    return this.screen !== null && !this.screen(notations);
  }

  /** Does it at once, or after asking once more. */
  private surely(option: Option | undefined, run: () => void): void {
    const text = option === undefined ? "" : this.lossOf(option);
    this.errand = null;
    if (text === "") run();
    else this.doubt.value = { text, run };
  }

  protected send(act: Act): void {
    const message = this.message.value;
    if (message === null || this.connection === null) return;
    if (this.connection.send(act, [message.number, message.trial?.step ?? 0])) {
      if (PLAYS.has(act.do)) this.telling.skip();
      this.isWaiting.value = true;
      this.problem.value = null;
    }
  }

  private goOn(): void {
    const errand = this.errand;
    const trial = this.trial.value;
    if (errand === null || this.connection?.isBusy) return;
    if (trial === null) {
      this.errand = null;
      return;
    }
    const next = errand.notations.find((notation) => trial.options.some((option) => option[1] === notation));
    if (next !== undefined && !trial.can_commit) {
      errand.notations = errand.notations.slice(errand.notations.indexOf(next) + 1);
      this.send({ do: "choose", option: next });
      return;
    }
    this.errand = null;
    if (errand.commits && trial.can_commit) this.send({ do: "commit" });
  }

  private byPlace(options: Option[]): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of options) {
      const place = this.placeOf(option);
      const there = found.get(place);
      if (there === undefined) found.set(place, [option]);
      else there.push(option);
    }
    return found;
  }
}

/** What one does at one's turn: it is done in the present. */
const PLAYS: ReadonlySet<Act["do"]> = new Set(["choose", "undo", "redo", "commit"]);

/** The events that a message brings, with their facts. */
function entriesOf({ log = [], facts }: TableMessage): LogEntry[] {
  let at = 0;
  return log.map(({ told, ...entry }) => ({ ...entry, facts: facts.slice(at, (at += told)) }));
}

/** What has not changed is the same object; the clocks run on, and are told anew. */
function share(before: TableMessage, message: TableMessage): void {
  message.view = sharing(before.view, message.view);
  message.chairs = sharing(before.chairs, message.chairs);
  message.to_act = sharing(before.to_act, message.to_act);
  message.options = sharing(before.options, message.options);
  if (message.trial !== undefined) message.trial.facts = sharing(before.trial?.facts, message.trial.facts);
}

function isOlder(message: TableMessage, than: TableMessage): boolean {
  if (message.number !== than.number) return message.number < than.number;
  return (message.trial?.step ?? 0) < (than.trial?.step ?? 0);
}
