/** The log as lines to read: facts of a turn told shortly, or one by one. */

import type { Face } from "../games/face";
import { kindsOf } from "../games/faces";
import { capital, has, nameOf, say } from "../i18n/words";
import type { Fact, LogEntry, TableMessage } from "../wire/messages";
import { addTo, type Amount, factText, phraseOf } from "./deeds";
import { counted } from "./motion-kinds";
import { calledSeat } from "./who";

export interface LogLine {
  key: string;
  look: "round" | "turn" | "fact" | "folded" | "event";
  /** Whose mark stands before it; -1 for nobody's. */
  seat: number;
  text: string;
  facts: Fact[];
  amounts: Amount[];
  /** The sentences that open behind it. */
  folded: string[];
  isDraft: boolean;
  isUndone: boolean;
}

export interface Telling {
  face: Face;
  message: TableMessage;
  /** Shortly: amounts of one kind and source added up, echoes left out, dealing folded. */
  isShort: boolean;
}

type Seed = Partial<LogLine> & Pick<LogLine, "key" | "look" | "text">;

const line = (seed: Seed): LogLine => ({
  seat: -1, facts: [], amounts: [], folded: [], isDraft: false, isUndone: false, ...seed,
});

/** All lines of these entries, the earliest first. */
export function linesOf(entries: LogEntry[], telling: Telling): LogLine[] {
  const undone = takenBack(entries);
  return entries.flatMap((entry) => entryLines(entry, telling, undone.has(entry.number)));
}

/** What the turn being tried out has brought so far. */
export function draftLines(facts: Fact[], telling: Telling): LogLine[] {
  if (facts.length === 0) return [];
  const { seat } = telling.message;
  const head = line({ key: "draft", look: "turn", seat, text: calledSeat(telling.message, seat) });
  return [head, ...factLines(facts, telling, "draft", head)].map((one) => ({ ...one, isDraft: true }));
}

/** The numbers of the turns that were taken back later. */
export function takenBack(entries: LogEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === "withdrawn") gone.add(withdrawnBy(entries, entry));
    if (entry.kind !== "take_back") continue;
    const to = Number(entry.about["to"]);
    for (const one of entries) if (one.number > to && one.number < entry.number) gone.add(one.number);
  }
  return gone;
}

/** The turn that a seat has withdrawn: its last one. */
function withdrawnBy(entries: LogEntry[], { seat, number }: LogEntry): number {
  return entries.findLast((one) => one.kind === "turn" && one.seat === seat && one.number < number)?.number ?? 0;
}

function entryLines(entry: LogEntry, telling: Telling, isUndone: boolean): LogLine[] {
  const seat = entry.seat ?? -1;
  const name = seat < 0 ? "" : calledSeat(telling.message, seat);
  if (entry.kind !== "turn") return eventLines(entry, seat, name, telling);
  const head = line({ key: `${entry.number}`, look: "turn", seat, text: name });
  const lines = [head, ...factLines(entry.facts, telling, String(entry.number), head)];
  return isUndone ? lines.map((one) => ({ ...one, isUndone })) : lines;
}

function eventLines(entry: LogEntry, seat: number, name: string, telling: Telling): LogLine[] {
  if (entry.kind === "created" || entry.kind === "left" && telling.isShort) return [];
  const person = seat < 0 ? "" : String(entry.about["name"] ?? name);
  const key = entry.kind === "answered" ? `end-log-answered-${entry.about["yes"] ? "yes" : "no"}`
    : entry.kind === "stood_in" && entry.about["once"] ? "end-log-stood_in-once"
    : entry.kind === "proposed" ? `end-log-proposed-${String(entry.about["what"])}` : `end-log-${entry.kind}`;
  if (!has(key)) return [];
  const text = say(key, { text: person || name });
  const number = String(entry.number);
  return [line({ key: number, look: "event", seat, text }), ...factLines(entry.facts, telling, number)];
}

function factLines(facts: Fact[], telling: Telling, prefix: string, head: LogLine | null = null): LogLine[] {
  if (telling.isShort) return shortLines(facts, telling, prefix, head);
  return facts.map((fact, n) => fullLine(fact, telling, `${prefix}.${n}`));
}

function fullLine(fact: Fact, { message }: Telling, key: string): LogLine {
  const kinds = kindsOf(message.game);
  const counts = counted(kinds, fact);
  return line({
    key, look: fact[0] === kinds.round ? "round" : "fact", seat: fact[1], text: factText(fact, message), facts: [fact],
    amounts: counts === null ? [] : [{ ...counts, amount: fact[2] }],
  });
}

/** Shortly told: what a turn brought its own seat stands at its head, what others got is added up by source. */
function shortLines(facts: Fact[], telling: Telling, prefix: string, head: LogLine | null): LogLine[] {
  const kinds = kindsOf(telling.message.game);
  const lines: LogLine[] = [];
  const sums = new Map<string, LogLine>();
  let echoes: Fact[] = [];
  let owner = head;
  facts.forEach((fact, n) => {
    const key = `${prefix}.${n}`;
    if (kinds.echoes.has(fact[0])) {
      echoes.push(fact);
      return;
    }
    const counts = counted(kinds, fact);
    // A new round pays everybody; that is no longer part of the turn.
    if (fact[0] === kinds.round) owner = null;
    if (kinds.folded.has(fact[0])) fold(lines, fact, telling, key);
    else if (counts === null) lines.push({ ...shortLine(fact, telling, key, owner), facts: [...echoes, fact] });
    else addUp(sumLine(lines, sums, fact, telling, key, owner), { ...counts, amount: fact[2] }, [...echoes, fact]);
    echoes = [];
  });
  return lines;
}

/** Under the name of its player a fact is only what was done. */
function shortLine(fact: Fact, telling: Telling, key: string, owner: LogLine | null): LogLine {
  const whole = fullLine(fact, telling, key);
  const phrase = owner !== null && owner.seat === fact[1] ? phraseOf(fact, telling.message) : null;
  return phrase === null ? whole : { ...whole, text: capital(phrase) };
}

/** Dealing goes into one line that opens. */
function fold(lines: LogLine[], fact: Fact, { message }: Telling, key: string): void {
  let last = lines.at(-1);
  if (last?.look !== "folded") {
    last = line({ key, look: "folded", text: say("end-log-folded") });
    lines.push(last);
  }
  last.facts.push(fact);
  last.folded.push(factText(fact, message));
}

/** The line to which an amount belongs, made when it is the first. */
function sumLine(
  lines: LogLine[], sums: Map<string, LogLine>, fact: Fact, telling: Telling, key: string, owner: LogLine | null,
): LogLine {
  if (owner !== null && owner.seat === fact[1]) return owner;
  const id = `${fact[1]}/${fact[3]}`;
  let found = sums.get(id);
  if (found === undefined) {
    found = line({ key, look: "fact", seat: fact[1], text: sumText(fact, telling) });
    sums.set(id, found);
    lines.push(found);
  }
  return found;
}

function addUp(into: LogLine, amount: Amount, facts: Fact[]): void {
  addTo(into.amounts, amount);
  into.facts.push(...facts);
}

/** An amount stands at the right, so the words are only whose and from where. */
function sumText(fact: Fact, { message }: Telling): string {
  const who = calledSeat(message, fact[1]);
  if (fact[3] === "") return who;
  return say("end-log-sum", { who, text: nameOf(message.game, fact[3]) });
}
