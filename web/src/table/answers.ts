/** Questions that are typed at a table, and their answers in words. */

import type { TextGroup } from "../games/face";
import { capital, namesToType, nameOf, say } from "../i18n/words";
import type { CatalogueEntry, Option, Problem } from "../wire/messages";
import { prompt } from "./bottom-rail";
import { lastAnswer, meansAnswer, pointsAnswer, questionAnswer, roundAnswer } from "./queries";
import type { Session } from "./session";
import { type Choice, fitting, suggested } from "./typing";

export interface Answer {
  title: string;
  lines: string[];
  /** Was something typed that cannot be done? */
  isRefusal: boolean;
  /** The rule by which it cannot. */
  rule?: string;
}

type Asking = (session: Session, about: string) => Answer | Promise<Answer>;

export const ANSWERS: Readonly<Record<string, Asking>> = {
  question: (session) => answer(questionAnswer(session)),
  choices: (session) => choices(session),
  why: (session, about) => why(session, about),
  look: (session, about) => look(session, about),
  means: (session) => answer(meansAnswer(session, Math.max(session.seat, 0))),
  players: (session) => answer(say("table-players"), meansOfAll(session)),
  score: (session) => answer(pointsAnswer(session)),
  last: (session) => answer(lastAnswer(session)),
  round: (session) => answer(roundAnswer(session)),
  help: () => answer(say("words-help"), [say("words-help-commands", { text: commandNames().join(", ") }), say("words-help-line")]),
};

/** So many things are listed; how many more there are is said. */
const LISTED = 12;
/** So many reasons are told at once. */
const REASONS = 3;

function answer(title: string, lines: string[] = []): Answer {
  return { title, lines, isRefusal: false };
}

function groupsOf(session: Session): TextGroup[] {
  return session.face.text(session.message.value!);
}

function ofGroup({ heading, lines }: TextGroup): Answer {
  return answer(heading, lines.map(({ text }) => text));
}

/** Options in words, no more of them than can be listened to. */
export function sentencesOf(session: Session, options: readonly Option[]): string[] {
  const all = options.map((option) => capital(session.sentenceOf(option)));
  return all.length <= LISTED ? all : [...all.slice(0, LISTED), say("words-more", { count: all.length - LISTED })];
}

function choices(session: Session): Answer {
  const options = session.options.value;
  if (!session.isMyTurn.value) return answer(prompt(session, session.message.value!));
  const sentences = options.map((option) => capital(session.sentenceOf(option)));
  return answer(say("table-choices", { count: options.length }), sentences);
}

/** What everybody has, in the order of the turn. */
export function meansOfAll(session: Session): string[] {
  const { face } = session;
  const message = session.message.value!;
  return [...face.order(message), ...(face.besides?.(message) ?? [])].map((seat) => meansAnswer(session, seat));
}

/** What the table in words says of something: a whole part of it, or the lines that speak of it. */
function look(session: Session, about: string): Answer {
  const groups = groupsOf(session);
  if (about === "") return answer(say("words-look-where"), groups.map(({ heading }) => heading));
  const headed = groups.map((group) => ({ thing: group, notation: "", names: [group.heading] }));
  const whole = fitting(about, [headed]);
  if (whole.length === 1) return ofGroup(whole[0]!);
  const lines = groups.flatMap((group) => group.lines.map(({ text }) => ({ thing: text, notation: "", names: [text] })));
  const found = [...new Set(suggested(about, lines))];
  if (found.length === 0) return { ...answer(say("words-nothing-fits", { text: about })), isRefusal: true };
  const [first, ...others] = found.slice(0, LISTED);
  const more = found.length > LISTED ? [say("words-more", { count: found.length - LISTED })] : [];
  return answer(first!, [...others, ...more]);
}

async function why(session: Session, about: string): Promise<Answer> {
  if (about === "") return answer(say("words-why-what"));
  if (!session.isMyTurn.value) return answer(say("words-not-your-turn"));
  const { now, elsewhere } = closedFor(session, about);
  const reasons = await reasonsFor(session, now);
  if (reasons !== null) return { ...reasons, isRefusal: false };
  const open = session.options.value.map((option): Choice<Option> => (
    { thing: option, notation: option[1], names: [session.sentenceOf(option)] }
  ));
  const fits = fitting(about, [open]);
  if (fits.length > 0) return answer(say("words-open"), sentencesOf(session, fits));
  const others = await reasonsFor(session, elsewhere);
  return others === null ? answer(say("words-nothing-fits", { text: about })) : { ...others, isRefusal: false };
}

/** The notations that a text may mean and that are not open: those of the present decision, and of any other one. */
export function closedFor(session: Session, about: string): { now: string[]; elsewhere: string[] } {
  const point = session.face.pointOf(session.message.value?.view);
  const open = new Set(session.options.value.map(([, notation]) => notation));
  const entries = session.catalogue.options.filter(({ notation }) => !open.has(notation));
  const known = (entry: CatalogueEntry): Choice<string> => ({
    thing: entry.notation, notation: entry.notation,
    names: Object.values(entry.arguments).flatMap((id) => (typeof id === "string" ? [nameOf(session.face.name, id)] : [])),
  });
  const ofPoint = (isNow: boolean): string[] => (
    fitting(about, [entries.filter((entry) => (entry.point === point) === isNow).map(known)])
  );
  return { now: ofPoint(true), elsewhere: ofPoint(false).slice(0, 1) };
}

/** Why these are closed, each reason once; null when nobody can say. */
export async function reasonsFor(session: Session, notations: readonly string[]): Promise<Answer | null> {
  const asked = await Promise.all(notations.slice(0, REASONS).map((notation) => session.why(notation)));
  const told = asked.filter((problem): problem is Problem => problem !== null);
  const sentences = [...new Set(told.map(({ sentence }) => sentence))];
  if (sentences.length === 0) return null;
  return { title: sentences[0]!, lines: sentences.slice(1), isRefusal: true, rule: told[0]!.rule };
}

function commandNames(): string[] {
  return ["choices", "means", "players", "score", "last", "round", "question", "look", "why", "undo", "redo", "end"]
    .map((id) => `“${namesToType(`words-command-${id}`)[0]}”`);
}
