/**
 * What happened, told turn by turn: facts become sentences once, here.  The strip, "since your last turn", the log, the
 * replay and the screen reader all say these.
 */

import type { Face } from "../games/face";
import { kindsOf } from "../games/faces";
import { capital, has, joined, nameOf, said, say, signed } from "../i18n/words";
import type { IconName } from "../kit/icons";
import type { Fact, LogEntry, SpeechDegree, TableMessage } from "../wire/messages";
import { type Count, counted, type Gift, type Kinds } from "./motion-kinds";
import { calledSeat } from "./who";

/** So much of something. */
export interface Amount {
  kind: string;
  amount: number;
  count: Count;
}

/** What one seat got. */
export interface Share {
  seat: number;
  amounts: Amount[];
}

/**
 * One thing to tell.  A `turn` is what a seat did; a `part` opens a round, a phase or a scoring and sums up for
 * everybody; a `gift` is what chance gave the reader.
 */
export interface Told {
  key: string;
  look: "turn" | "part" | "gift";
  /** The event it came with. */
  number: number;
  /** Whose turn it was; -1 where it was nobody's. */
  seat: number;
  /** The sentence, without what was gained and paid. */
  text: string;
  /** What the seat of a turn gained and paid. */
  amounts: Amount[];
  /** More of it, a sentence each; of a part the first of them may have come before its title. */
  lines: string[];
  before?: number;
  /** What a part, or a turn beside its own seat, brought to whom. */
  shares: Share[];
  /** The picture of a gift. */
  icon?: IconName;
  facts: Fact[];
}

export interface Telling {
  face: Face;
  message: TableMessage;
}

/** An event as things to tell, in their order; the reader's own deeds are no news to them. */
export function toldOf(entry: Pick<LogEntry, "number" | "seat" | "kind" | "facts">, telling: Telling): Told[] {
  const seat = entry.seat ?? -1;
  const kinds = kindsOf(telling.message.game);
  const [own, ...parts] = partsOf(entry.facts, kinds);
  const found = [
    ...(entry.kind === "turn" ? turnTold(own ?? [], seat, telling) : []),
    ...(parts.length > 0 ? [partTold(parts.flat(), telling)] : []),
    ...giftsTold(entry.facts, telling),
  ];
  return found.map((one, n) => ({ ...one, key: `${entry.number}.${n}`, number: entry.number }));
}

type Untold = Omit<Told, "key" | "number">;

/** The facts of the turn itself, then those of each part that opens behind it. */
function partsOf(facts: Fact[], kinds: Kinds): Fact[][] {
  const parts: Fact[][] = [[]];
  for (const fact of facts) {
    if (kinds.parts.has(fact[0])) parts.push([fact]);
    else parts.at(-1)!.push(fact);
  }
  return parts;
}

function turnTold(facts: Fact[], seat: number, telling: Telling): Untold[] {
  if (facts.length === 0 || seat < 0) return [];
  const { message } = telling;
  const kinds = kindsOf(message.game);
  const own = facts.filter((fact) => fact[1] === seat);
  const deeds = deedsOf(own, message);
  const shares = sharesOf(facts, kinds).filter((share) => share.amounts.length > 0);
  const mine = shares.find((share) => share.seat === seat)?.amounts ?? [];
  const lines = othersTold(facts, seat, message);
  if (deeds.length + shares.length + lines.length === 0) return [];
  const who = calledSeat(message, seat);
  const text = deeds.length === 0 ? who : sentenceBy(message, seat, joined(deeds));
  return [{ look: "turn", seat, text, amounts: mine, lines, shares: shares.filter((one) => one.seat !== seat), facts }];
}

/** What others did by the same event, such as to show what all had chosen in secret; a sentence for each of them. */
function othersTold(facts: Fact[], seat: number, message: TableMessage): string[] {
  const seats = [...new Set(facts.map((fact) => fact[1]))].filter((one) => one >= 0 && one !== seat);
  return seats.flatMap((one) => {
    const deeds = deedsOf(facts.filter((fact) => fact[1] === one), message);
    return deeds.length === 0 ? [] : [sentenceBy(message, one, joined(deeds))];
  });
}

/**
 * The phrases of a seat's facts: what is minor only where there is nothing else or all is wanted, then what the amounts
 * came from.
 */
function deedsOf(own: Fact[], message: TableMessage, isFull = false): string[] {
  const kinds = kindsOf(message.game);
  const told = own.filter((fact) => (isLine(fact, kinds) || isFull && kinds.lone.has(fact[0])) && phraseOf(fact, message) !== null);
  const major = isFull ? told : told.filter((fact) => !kinds.minor.has(fact[0]));
  const phrases = (major.length > 0 ? major : told).map((fact) => phraseOf(fact, message)!);
  if (phrases.length > 0) return repeated(phrases);
  const ways = own.map((fact) => wayOf(fact, message) ?? (kinds.lone.has(fact[0]) ? phraseOf(fact, message) : null));
  return ways.filter((way) => way !== null).slice(0, 1);
}

/** The same phrase several times is said once, with how often. */
function repeated(phrases: string[]): string[] {
  const counts = new Map<string, number>();
  for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts].map(([phrase, count]) => (count === 1 ? phrase : `${phrase} × ${count}`));
}

/** What a player did by a fact, without the player: "settles at c6"; null for a fact that has no such phrase. */
export function phraseOf(fact: Fact, message: TableMessage): string | null {
  return phrased(fact[4].replace("-fact-", "-told-"), fact, message);
}

/** How amounts were come by, where no other fact says it. */
function wayOf(fact: Fact, message: TableMessage): string | null {
  return phrased(`${message.game}-told-by-${fact[3]}`, fact, message);
}

function phrased(key: string, fact: Fact, message: TableMessage): string | null {
  if (fact[1] < 0 || !has(key)) return null;
  return said(key, fact[5], fact[1] === message.seat ? "you" : "");
}

/** A phrase, or several that are joined, with the player before it. */
function sentenceBy(message: TableMessage, seat: number, deeds: string): string {
  if (seat === message.seat) return say("table-told-you", { deeds });
  return say("table-told-turn", { who: calledSeat(message, seat), deeds });
}

/** A fact as a sentence of its own, with the name of its player. */
export function factText(fact: Fact, message: TableMessage): string {
  const phrase = phraseOf(fact, message);
  if (phrase !== null) return sentenceBy(message, fact[1], phrase);
  const { who } = kindsOf(message.game);
  const named = fact[1] >= 0 && who in fact[5] ? { ...fact[5], [who]: calledSeat(message, fact[1]) } : fact[5];
  return say(fact[4], named);
}

function partTold(facts: Fact[], telling: Telling): Untold {
  const { message } = telling;
  const kinds = kindsOf(message.game);
  const heads = facts.filter((fact) => kinds.parts.has(fact[0]));
  const round = heads.find((fact) => fact[0] === kinds.round);
  const title = round ?? heads.at(-1)!;
  const plain = facts.filter((fact) => fact !== title && isLine(fact, kinds) && !kinds.minor.has(fact[0]));
  return {
    look: "part", seat: -1, text: factText(title, message), amounts: [], facts,
    lines: plain.map((fact) => factText(fact, message)),
    before: plain.filter((fact) => facts.indexOf(fact) < facts.indexOf(title)).length,
    shares: sharesOf(facts, kinds).filter((share) => share.seat >= 0 && share.amounts.length > 0),
  };
}

/** Is a fact more than an amount, an echo or a deal? */
function isLine(fact: Fact, kinds: Kinds): boolean {
  return counted(kinds, fact) === null && !kinds.folded.has(fact[0]) && !kinds.echoes.has(fact[0]);
}

/** What everybody gained and paid, seat by seat in the order of the facts; what comes to nothing is left out. */
export function sharesOf(facts: Fact[], kinds: Kinds): Share[] {
  const shares = new Map<number, Amount[]>();
  for (const fact of facts) {
    const counts = counted(kinds, fact);
    if (counts === null) continue;
    const amounts = shares.get(fact[1]) ?? [];
    shares.set(fact[1], amounts);
    addTo(amounts, { ...counts, amount: fact[2] });
  }
  return [...shares].map(([seat, amounts]) => ({ seat, amounts: amounts.filter((one) => one.amount !== 0) }));
}

export function addTo(amounts: Amount[], added: Amount): void {
  const known = amounts.find((one) => one.kind === added.kind);
  if (known === undefined) amounts.push({ ...added });
  else known.amount += added.amount;
}

/** What chance gave the reader. */
function giftsTold(facts: Fact[], { message }: Telling): Untold[] {
  const { gifts } = kindsOf(message.game);
  return facts.flatMap((fact) => {
    const gift = gifts[fact[0]];
    if (gift === undefined || fact[1] !== message.seat || !isChance(gift, fact)) return [];
    const thing = String(fact[5][gift.parameter] ?? "");
    const icon = gift.icons?.[thing] ?? gift.icon;
    return [{
      look: "gift" as const, seat: fact[1], text: capital(nameOf(message.game, thing)), amounts: [], lines: [], shares: [],
      icon, facts: [fact],
    }];
  });
}

function isChance(gift: Gift, fact: Fact): boolean {
  return fact[2] >= 0 && (gift.sources === undefined || gift.sources.has(fact[3]));
}

/** Amounts in words: "+3 VP, −1 mana". */
export function amountsText(amounts: Amount[], game: string): string {
  return amounts.map((one) => signed(one.amount).slice(0, 1) + countText(one, game)).join(", ");
}

/** So much of something, in the form that goes with the number where the game has one. */
function countText({ kind, amount, count }: Amount, game: string): string {
  const number = Math.abs(amount);
  for (const name of [kind, `${kind}s`]) {
    const text = has(`${game}-count-${name}`) ? say(`${game}-count-${name}`, { [name]: number, amount: number }) : "";
    if (text.startsWith(`${number} `)) return text;
  }
  return `${number} ${nameOf(game, count.name)}`;
}

/**
 * What is told, in words for those who listen.  Briefly: what was done, and of what it brought only what concerns the
 * listener; usually: all that the strip and its card show; fully: every fact.
 */
export function spokenText(told: Told, message: TableMessage, degree: SpeechDegree): string {
  const shares = told.shares.filter((share) => degree !== "brief" || share.seat === message.seat)
    .map((share) => say("table-spoken-means", { who: calledSeat(message, share.seat), text: amountsText(share.amounts, message.game) }));
  const lines = linesText(told, message, degree);
  const left = told.look === "part" ? told.lines.length + 1 + told.shares.length - lines.length - shares.length : 0;
  const more = degree === "brief" && left > 0 ? [say("table-spoken-more", { count: left })] : [];
  return [...lines, ...shares, ...more].filter((part) => part !== "").map((part) => part.replace(/\.$/, "")).join("; ");
}

/** The head of what is told, and of a part its other sentences, in the order in which they came to pass. */
function linesText(told: Told, message: TableMessage, degree: SpeechDegree): string[] {
  const head = headText(told, message, degree);
  if (told.look !== "part") return [head, ...told.lines];
  if (degree === "brief") return [head];
  if (degree === "usual") return [...told.lines.slice(0, told.before), head, ...told.lines.slice(told.before)];
  const kinds = kindsOf(message.game);
  return told.facts.filter((fact) => counted(kinds, fact) === null).map((fact) => factText(fact, message));
}

function headText(told: Told, message: TableMessage, degree: SpeechDegree): string {
  if (told.look === "gift") return say("table-told-chance-spoken", { text: told.text });
  const isOthers = degree === "brief" && told.seat !== message.seat;
  const amounts = isOthers ? "" : amountsText(told.amounts, message.game);
  const text = degree === "full" && told.look === "turn" ? fullText(told, message) : told.text;
  // Whoever did nothing by themselves is only named with what they got.
  const isName = told.look === "turn" && text === calledSeat(message, told.seat);
  if (amounts === "") return isName ? "" : text;
  return isName ? say("table-spoken-means", { who: text, text: amounts }) : say("table-told-gained", { text, amounts });
}

/** A turn with all its deeds, the small ones too. */
function fullText({ seat, facts, text }: Told, message: TableMessage): string {
  const deeds = deedsOf(facts.filter((fact) => fact[1] === seat), message, true);
  return deeds.length === 0 ? text : sentenceBy(message, seat, joined(deeds));
}
