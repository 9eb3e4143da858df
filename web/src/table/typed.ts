/** A line that somebody typed, carried out step by step: moves, and questions about the table, which are answered. */

import { namesToType, nameOf, say } from "../i18n/words";
import type { Option } from "../wire/messages";
import { type Answer, ANSWERS, closedFor, reasonsFor, sentencesOf } from "./answers";
import type { Session } from "./session";
import { type Choice, type Command, folded, lastStep, type Reading, readStep, type Speech, suggested } from "./typing";
import { mainButton } from "./winding-up";

/** What is done rather than answered. */
const DEEDS: Readonly<Record<string, (session: Session) => Answer | null>> = {
  undo: (session) => (session.trial.value?.can_undo ? done(() => session.undo()) : refused("words-no-undo")),
  redo: (session) => (session.trial.value?.can_redo ? done(() => session.redo()) : refused("words-no-redo")),
  end: (session) => {
    const main = mainButton(session);
    return main === null ? refused(session.isMyTurn.value ? "words-no-end" : "words-not-your-turn") : done(main.run);
  },
  hurry: (session) => done(() => session.act({ do: "hurry" })),
  yes: (session) => answerDoubt(session, true),
  no: (session) => answerDoubt(session, false),
};

const TAKES_MORE = new Set(["why", "look"]);
/** So many suggestions are enough to choose from. */
const MOST = 30;

/** What came of a line: what is left of it, and what there is to say. */
export interface Played {
  rest: string;
  answers: Answer[];
}

export async function playLine(session: Session, line: string): Promise<Played> {
  const answers: Answer[] = [];
  let rest = line;
  while (folded(rest) !== "") {
    const step = readStep(rest, choicesOf(session), speech());
    const answer = await take(session, step);
    if (answer !== null) answers.push(answer);
    if (answer?.isRefusal || session.problem.value !== null) return { rest, answers };
    rest = step.rest;
    if (session.doubt.value !== null && !answersDoubt(rest)) break;
  }
  return { rest, answers };
}

/** Does a line go on with the answer to whether one is sure? */
function answersDoubt(line: string): boolean {
  const next = readStep(line, [], speech());
  return next.kind === "command" && (next.id === "yes" || next.id === "no");
}

async function take(session: Session, step: Reading<Option>): Promise<Answer | null> {
  if (step.kind === "choice") session.pick(step.thing);
  else if (step.kind === "several") return { ...refused("words-several", step.text), lines: sentencesOf(session, step.things) };
  else if (step.kind === "nothing") return fitsNothing(session, step.text);
  else if (step.kind === "command") {
    const answer = ANSWERS[step.id];
    if (answer !== undefined) return answer(session, step.about);
    const said = DEEDS[step.id]!(session);
    if (said !== null) return said;
  }
  await settled(session);
  return null;
}

/** What fits no option may be the name of one that is closed: then it is told why. */
async function fitsNothing(session: Session, text: string): Promise<Answer> {
  if (!session.isMyTurn.value) return refused("words-not-your-turn");
  const { now, elsewhere } = closedFor(session, text);
  const reasons = await reasonsFor(session, now) ?? await reasonsFor(session, elsewhere);
  return reasons ?? refused("words-nothing-fits", text);
}

function refused(key: string, text = ""): Answer {
  return { title: say(key, { text }), lines: [], isRefusal: true };
}

function done(run: () => void): null {
  run();
  return null;
}

function answerDoubt(session: Session, isSure: boolean): Answer | null {
  const doubt = session.doubt.value;
  if (doubt === null) return refused("words-no-doubt");
  session.doubt.value = null;
  if (isSure) doubt.run();
  return null;
}

/** Comes back when what was sent is answered, and what the table does of itself behind it, too. */
async function settled(session: Session): Promise<void> {
  while (session.isWaiting.peek()) {
    await new Promise<void>((resume) => {
      const stop = session.isWaiting.subscribe((isWaiting) => {
        if (!isWaiting) queueMicrotask(() => { stop(); resume(); });
      });
    });
  }
}

// What can be typed

/** Everything that may be chosen by its name: answers to the question, those to the next one, and what is beside it. */
export function choicesOf(session: Session): Choice<Option>[][] {
  if (!session.isMyTurn.value) return [];
  const options = session.options.value;
  const tiers = [
    options.filter((option) => !session.isAside(option)), session.ahead.value, options.filter((option) => session.isAside(option)),
  ];
  return tiers.map((tier) => tier.map((option) => choiceOf(session, option)));
}

function choiceOf(session: Session, option: Option): Choice<Option> {
  const named = Object.values(option[3]).flatMap((id) => (typeof id === "string" ? [nameOf(session.face.name, id)] : []));
  return { thing: option, notation: session.pathOf(option), names: [session.sentenceOf(option), ...named] };
}

const COMMANDS = [...Object.keys(DEEDS), ...Object.keys(ANSWERS)];

/** The words of the reader's language that are no moves. */
export function speech(): Speech {
  const commands = COMMANDS.map((id): Command => (
    { id, words: namesToType(`words-command-${id}`), takesMore: TAKES_MORE.has(id) }
  ));
  return { commands, then: namesToType("words-then") };
}

/** Whole lines that may be meant by one that is being typed. */
export function suggestionsFor(session: Session, line: string): string[] {
  const spoken = speech();
  const { before, text } = lastStep(line, spoken);
  const options = choicesOf(session).flat().map((choice) => ({ ...choice, thing: choice.names[0]! }));
  const commands = spoken.commands.map(({ id, words: [word = ""] }) => ({ thing: word, notation: id, names: [word] }));
  const fits = suggested(text, folded(text) === "" ? options : [...options, ...commands]);
  const lead = before === "" ? "" : `${before.trimEnd()} `;
  return [...new Set(fits)].slice(0, MOST).map((one) => lead + one);
}
