/** Leads through a lesson at a table: which step is shown, what is lit, and what is said to another choice. */

import { computed, effect, signal } from "@preact/signals";

import { say } from "../i18n/words";
import { takenBack } from "../table/log-lines";
import { END, spokenOf, taught } from "../table/place";
import { pointsOf } from "../table/points";
import type { Session } from "../table/session";
import type { LessonAnswer, LessonStep, Option } from "../wire/messages";
import { fits, stretchOf } from "./course";
import { keepRead, readSoFar } from "./progress";

/** As many choices are named one by one; more are only pointed at. */
const FEW = 2;
/** Before the first step: the aim of the game is shown. */
export const BEFORE = -1;

export class Guide {
  /** How far the steps were read that ask for nothing. */
  readonly read = signal(BEFORE);
  /** What is said to a choice that is not meant; empty when there is nothing to say. */
  readonly wrong = signal("");
  private readonly stops: (() => void)[] = [];

  /** Is all there that was chosen so far? */
  readonly isKnown = computed(() => (this.session.log.value.at(-1)?.number ?? 0) >= (this.session.message.value?.number ?? 0));
  private readonly stretch = computed(() => {
    const { log, seat, trial } = this.session;
    const gone = takenBack(log.value);
    const turns = log.value.filter((entry) => entry.kind === "turn" && entry.seat === seat && !gone.has(entry.number));
    const made = turns.flatMap(({ moves }) => moves ?? []);
    return stretchOf(this.lesson.steps, [...made, ...(trial.value?.chosen ?? [])], made.length);
  });
  /** The step that is shown; `BEFORE` while there is none, the number of steps at the end. */
  readonly at = computed(() => {
    if (!this.isKnown.value) return BEFORE;
    const { from, to } = this.stretch.value;
    return this.read.value === BEFORE && to === this.first && from === 0 ? BEFORE : Math.min(Math.max(this.read.value, from), to);
  });
  readonly step = computed<LessonStep | null>(() => this.lesson.steps[this.at.value] ?? null);
  readonly isOver = computed(() => this.at.value === this.lesson.steps.length);
  /** Have the others played, and has it been told? */
  readonly isAtRest = computed(() => {
    const { isMyTurn, message, telling } = this.session;
    return !telling.isBusy.value && (isMyTurn.value || message.value?.status !== "running");
  });
  /** Has something been played that the lesson does not know? */
  readonly isAstray = computed(() => {
    const step = this.step.value;
    if (step === null || !this.isAtRest.value || this.session.trial.value === null || this.session.isWaiting.value) return false;
    if (step.kind === "do") return !this.meant(step).length && !this.session.ahead.value.some((one) => fits(one[1], step.ask));
    return step.kind === "end" && !this.canEnd();
  });

  constructor(readonly session: Session, readonly lesson: LessonAnswer) {
    this.read.value = readSoFar(session.table);
    session.screen = (notations) => this.allows(notations);
    this.stops.push(
      // Whoever was told why not is shown anew what is meant: a finger may have moved the board away from it.
      effect(() => {
        const lit = this.wrong.value === "" ? this.lit() : taught.peek();
        taught.value = lit;
        spokenOf.value = lit;
      }),
      // Whoever else speaks of places is heard first; then these are spoken of again.
      effect(() => { if (spokenOf.value.size === 0 && taught.peek().size > 0) spokenOf.value = taught.peek(); }),
      effect(() => { if (this.at.value > BEFORE) this.wrong.value = ""; }),
    );
  }

  close(): void {
    this.stops.forEach((stop) => stop());
    this.session.screen = null;
    taught.value = new Set();
    spokenOf.value = new Set();
  }

  /** What a message of the lesson says. */
  say(name: string): string {
    return say(`${this.lesson.game}-lesson-${this.lesson.id}-${name}`);
  }

  /** Is there nothing to wait for before the next step? */
  get canGoOn(): boolean {
    const kind = this.step.value?.kind;
    return kind === "tell" || (kind === "watch" && this.isAtRest.value);
  }

  goOn(): void {
    this.readTo(this.at.value + 1);
  }

  get canGoBack(): boolean {
    return this.at.value > this.stretch.value.from || Boolean(this.session.trial.value?.can_undo);
  }

  /** To the step before, or back by a choice. */
  goBack(): void {
    this.wrong.value = "";
    if (this.at.value > this.stretch.value.from) this.readTo(this.at.value - 1);
    else {
      this.readTo(0);
      this.session.undo();
    }
  }

  private readTo(step: number): void {
    this.read.value = step;
    keepRead(this.session.table, step);
  }

  /** The first step that waits for something to be done. */
  private get first(): number {
    return stretchOf(this.lesson.steps, [], 0).to;
  }

  /** The open options that a step asks for. */
  private meant(step: LessonStep): Option[] {
    return this.session.options.value.filter((option) => fits(option[1], step.ask));
  }

  private canEnd(): boolean {
    const { face, options, trial } = this.session;
    return Boolean(trial.value?.can_commit) || options.value.length === 1 || options.value.some((one) => face.endings.includes(one[1]));
  }

  private lit(): ReadonlySet<string> {
    const step = this.step.value;
    if (step === null) return new Set();
    const meant = step.kind === "do" && this.isAtRest.value ? this.meant(step) : [];
    const places = meant.map((option) => this.session.placeOf(option) || option[1]);
    const endings = step.kind === "end" ? [END, ...this.session.face.endings] : meant.map((option) => option[1]);
    const shown = step.show === "points" ? [pointsOf(this.session.seat)] : [];
    return new Set([...step.light, ...shown, ...places, ...endings]);
  }

  // What is chosen

  /** Is this what is asked for?  If not, it is said why, and nothing is sent. */
  private allows(notations: readonly string[]): boolean {
    const { to } = this.stretch.value;
    const step = this.lesson.steps[to];
    if (step === undefined || this.isAstray.value || this.isMeant(step, this.lesson.steps[to + 1], notations)) {
      this.wrong.value = "";
      return true;
    }
    this.readTo(to);
    const next = this.lesson.steps[to + 1];
    // Where a pick is right, it is what comes after it that is not.
    const isPicked = notations.length > 1 && next?.kind === "do" && fits(notations[0]!, step.ask);
    this.wrong.value = isPicked ? this.reason(next, notations.slice(1)) : this.reason(step, notations);
    this.session.voice.speak(this.wrong.value);
    return false;
  }

  private isMeant(step: LessonStep, next: LessonStep | undefined, [first, second]: readonly string[]): boolean {
    if (step.kind === "end") return first === undefined || this.session.options.value.length === 1 || this.session.face.endings.includes(first);
    return first !== undefined && fits(first, step.ask) && (second === undefined || (next?.kind === "do" && fits(second, next.ask)));
  }

  private reason(step: LessonStep, notations: readonly string[]): string {
    const known = Object.entries(step.wrong).find(([pattern]) => notations.some((notation) => fits(notation, [pattern])));
    if (known !== undefined) return this.say(known[1]);
    if (step.kind === "end") return say("lessons-other-end");
    const meant = this.meant(step);
    return meant.length === 0 || meant.length > FEW ? say("lessons-other-lit")
      : say("lessons-other", { text: meant.map((option) => this.session.sentenceOf(option)).join(" · ") });
  }
}
