/**
 * What is spoken at a table, in this order: one's own deeds as they are done or undone, those of others as they are
 * told, then what is asked.
 */

import { effect } from "@preact/signals";

import { capital, say } from "../i18n/words";
import type { Fact, TableMessage } from "../wire/messages";
import { asked } from "./asking";
import { spokenText, type Told, toldOf } from "./deeds";
import { rivalOf } from "./end-tale";
import { titleOfEnd } from "./end-title";
import { meansAnswer } from "./queries";
import type { Change, Session } from "./session";
import { degreeNow } from "./voice";

/** Speaks as long as it is not stopped. */
export function narrate(session: Session): () => void {
  const narrator = new Narrator(session);
  const stops = [
    session.onChange((change) => narrator.follow(change)),
    session.telling.onTold((told) => narrator.tell(told)),
    effect(() => narrator.confirmLogged()),
    effect(() => narrator.ask()),
    effect(() => narrator.explain()),
  ];
  return () => stops.forEach((stop) => stop());
}

class Narrator {
  /** The facts of the turn being tried out that were spoken. */
  private confirmed: Fact[];
  /** The last own event that was spoken of, and its facts that were. */
  private logged: number;
  private known: Fact[] = [];
  private lastQuestion = "";
  private knowsTurn = false;
  private knowsMeans = false;
  /** What went without saying, until those have been told who acted before. */
  private waiting: string[] = [];
  /** Help that was spoken once. */
  private readonly helped = new Set<string>();

  constructor(private readonly session: Session) {
    const message = session.message.peek();
    this.confirmed = message?.trial?.facts ?? [];
    this.logged = message?.number ?? 0;
  }

  follow({ before, after }: Change): void {
    if (before === null || before.seat !== after.seat) {
      this.confirmed = after.trial?.facts ?? [];
      this.logged = after.number;
      this.lastQuestion = "";
      this.knowsTurn = false;
      this.knowsMeans = false;
      this.waiting = [];
      return;
    }
    this.confirmLogged();
    if (after.number !== before.number && before.trial?.can_commit) this.knowsTurn = false;
    if (after.trial === undefined) this.confirmed = [];
    else this.waiting.push(...this.triedTexts(before, after));
    // What was done alone is said at once; what goes without saying at the beginning of a turn waits for the others.
    if (after.number === before.number) this.catchUp();
  }

  /** What the turn being tried out has come to, and what of it was undone. */
  private triedTexts(before: TableMessage, after: TableMessage): string[] {
    const { facts, chosen } = after.trial!;
    const kept = common(this.confirmed, facts);
    const wasChosen = before.number === after.number ? before.trial?.chosen ?? [] : [];
    const undone = this.confirmed.slice(kept);
    this.confirmed = facts;
    if (chosen.length < wasChosen.length) return [this.undoText(undone, after)];
    if (kept < facts.length) return this.texts(facts.slice(kept), after);
    return [this.stepsText(chosen.slice(wasChosen.length))];
  }

  private catchUp(): void {
    this.waiting.splice(0).forEach((text) => this.speak(text));
  }

  /** Own events: what was not yet spoken of when they were tried out. */
  confirmLogged(): void {
    const message = this.session.message.peek();
    const log = this.session.log.value;
    if (message === null || this.session.curtain.peek()) return;
    for (const entry of log) {
      if (entry.number <= this.logged || entry.kind !== "turn" || entry.seat !== message.seat) continue;
      const kept = common(this.confirmed, entry.facts);
      this.logged = entry.number;
      this.known = entry.facts.slice(0, kept);
      this.confirmed = [];
      const news = this.toldOf(entry.facts.slice(kept), message).filter(({ look }) => look === "turn");
      this.catchUp();
      news.forEach((told) => this.say(told, message));
      if (kept === 0 && news.length === 0) this.speak(this.stepsText(entry.moves ?? []));
      else if (news.length === 0) this.speak(say("table-spoken-ended"));
    }
  }

  /** What others did, and what followed from one's own turn, unless it was spoken of when that was tried out. */
  tell(told: Told): void {
    const isKnown = told.number === this.logged && this.known.length > 0
      && told.facts.every((fact) => this.known.some((one) => isSame(one, fact)));
    if (isKnown) return;
    const isDraft = (this.session.trial.peek()?.chosen.length ?? 0) > 0;
    if (told.look === "turn" && !isDraft) this.knowsTurn = false;
    this.say(told, this.session.message.peek()!);
  }

  /** The question, once what came before it is told; that it is one's turn is said once a turn. */
  ask(): void {
    if (this.session.telling.isBusy.value) return;
    this.catchUp();
    this.greet();
    const question = questionOf(this.session);
    const isMine = this.session.trial.value !== null && !this.session.curtain.value;
    if (question !== "" && (question !== this.lastQuestion || !this.knowsTurn)) {
      this.speak(isMine && !this.knowsTurn ? say("end-say-turn", { text: question }) : question);
    }
    this.lastQuestion = question;
    this.knowsTurn = isMine;
  }

  /** What one has, for whoever arrives or has set up: from then on every change is told. */
  private greet(): void {
    const message = this.session.message.value;
    if (this.knowsMeans || message?.status !== "running" || message.seat < 0 || !message.round || this.session.curtain.value) return;
    this.knowsMeans = true;
    this.speak(meansAnswer(this.session, message.seat));
  }

  /** What the bubble says of a thing: a reason always, help the first time, or as often as everything is wanted. */
  explain(): void {
    const now = asked.value;
    if (now?.kind === "why") this.speak(now.problem.sentence);
    if (now?.kind !== "tip" || degreeNow() === "brief" || (this.helped.has(now.text) && degreeNow() === "usual")) return;
    this.helped.add(now.text);
    this.speak(now.text);
  }

  private undoText(facts: Fact[], message: TableMessage): string {
    const text = this.texts(facts, message).join("; ");
    return text === "" ? say("table-spoken-undone-step") : say("table-spoken-undone", { text });
  }

  private texts(facts: Fact[], message: TableMessage): string[] {
    return this.toldOf(facts, message).map((told) => spokenText(told, message, degreeNow()));
  }

  private toldOf(facts: Fact[], message: TableMessage): Told[] {
    if (facts.length === 0) return [];
    return toldOf({ number: message.number, seat: message.seat, kind: "turn", facts }, { face: this.session.face, message });
  }

  /** Choices that told nothing by themselves; to have come to an end is said by the question. */
  private stepsText(chosen: string[]): string {
    const { face } = this.session;
    const steps = chosen.filter((notation) => !face.endings.includes(notation)).map((notation) => face.step(notation));
    return capital(steps.filter((step) => step !== "").join(", "));
  }

  private say(told: Told, message: TableMessage): void {
    this.speak(spokenText(told, message, degreeNow()));
  }

  private speak(text: string): void {
    if (!this.session.curtain.peek()) this.session.voice.speak(text);
  }
}

/** How many facts both begin with. */
function common(one: Fact[], other: Fact[]): number {
  const differs = one.findIndex((fact, n) => other[n] === undefined || !isSame(fact, other[n]));
  return differs < 0 ? one.length : differs;
}

function isSame(one: Fact, other: Fact): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What is asked of the listener now, or how the game has ended; empty when nothing is. */
export function questionOf(session: Session): string {
  const message = session.message.value;
  if (message === null || session.curtain.value) return "";
  if (message.status !== "running") return titleOfEnd(message, session.mine.value, rivalOf(message, session.face));
  const trial = message.trial;
  if (trial === undefined) return "";
  return trial.can_commit ? say("end-say-done") : say(trial.question[0], trial.question[1]);
}
