/**
 * What somebody typed, read kindly: in any case, with or without accents, by any part of a notation, a name or a
 * sentence that fits one thing only, several steps in a line.  Pure: it knows no game, no page and no language.
 */

/** Something that may be meant. */
export interface Choice<T> {
  thing: T;
  notation: string;
  /** What it is called in the reader's language, the whole sentence first. */
  names: readonly string[];
}

/** A word that is no move. */
export interface Command {
  id: string;
  /** All that it may be called. */
  words: readonly string[];
  /** May something follow it, as in "why c6"? */
  takesMore: boolean;
}

/** What is not about the table but about the language. */
export interface Speech {
  commands: readonly Command[];
  /** Words between two steps. */
  then: readonly string[];
}

/** The first step of a line, and what is left of the line behind it. */
export type Reading<T> = { text: string; rest: string } & (
  | { kind: "choice"; thing: T }
  | { kind: "command"; id: string; about: string }
  | { kind: "several"; things: T[] }
  | { kind: "nothing" }
  | { kind: "empty" }
);

/** Small letters without accents; whatever is no letter and no figure only parts words. */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

const wordsOf = (text: string): string[] => folded(text).split(" ");
const textsOf = ({ notation, names }: Choice<unknown>): string[] => [notation, ...names].map(folded);

/** How closely a text may fit, the closest first: as a whole, by whole words, by how words begin, by any part. */
const FITS: readonly ((wanted: string, choice: Choice<unknown>) => boolean)[] = [
  (wanted, choice) => textsOf(choice).includes(wanted),
  (wanted, { notation }) => hasWords(wanted, wordsOf(notation)),
  (wanted, choice) => hasWords(wanted, textsOf(choice).flatMap(wordsOf)),
  (wanted, choice) => isEnough(wanted)
    && wanted.split(" ").every((word) => textsOf(choice).flatMap(wordsOf).some((one) => one.startsWith(word))),
  (wanted, choice) => isEnough(wanted) && textsOf(choice).some((text) => unparted(text).includes(unparted(wanted))),
];

const unparted = (text: string): string => text.replaceAll(" ", "");

/** One letter may be a slip; what is only a part needs two. */
const isEnough = (wanted: string): boolean => wanted.length > 1;

function hasWords(wanted: string, words: readonly string[]): boolean {
  return wanted.split(" ").every((word) => words.includes(word));
}

/**
 * The things that a text fits most closely.  They come in tiers, such as the answers to the question and the answers
 * ahead: of those that fit equally well the first tier counts.
 */
export function fitting<T>(text: string, tiers: readonly (readonly Choice<T>[])[]): T[] {
  const wanted = folded(text);
  if (wanted === "") return [];
  for (const fits of FITS) {
    for (const tier of tiers) {
      const found = tier.filter((choice) => fits(wanted, choice));
      if (found.length > 0) return found.map(({ thing }) => thing);
    }
  }
  return [];
}

/** Everything that a text fits at all, the closest first: what is suggested while it is typed. */
export function suggested<T>(text: string, choices: readonly Choice<T>[]): T[] {
  const wanted = folded(text);
  if (wanted === "") return choices.map(({ thing }) => thing);
  const found = new Set<T>();
  for (const fits of FITS) for (const choice of choices) if (fits(wanted, choice)) found.add(choice.thing);
  return [...found];
}

/** Reads the first step of a line. */
export function readStep<T>(line: string, tiers: readonly (readonly Choice<T>[])[], speech: Speech): Reading<T> {
  const [first = { text: "", rest: "" }, ...longer] = beginnings(line, speech);
  // A sentence that is typed as it stands may hold commas of its own.
  for (const { text, rest } of longer.reverse()) {
    const whole = exactly(text, tiers);
    if (whole !== null) return { kind: "choice", thing: whole, text, rest };
  }
  return { ...first, ...readPiece(first.text, tiers, speech) };
}

type Meaning<T> = Reading<T> extends infer R ? R extends Reading<T> ? Omit<R, "text" | "rest"> : never : never;

function readPiece<T>(text: string, tiers: readonly (readonly Choice<T>[])[], speech: Speech): Meaning<T> {
  if (folded(text) === "") return { kind: "empty" };
  const whole = exactly(text, tiers);
  if (whole !== null) return { kind: "choice", thing: whole };
  const command = commandIn(text, speech.commands);
  if (command !== null) return { kind: "command", ...command };
  const things = fitting(text, tiers);
  if (things.length === 1) return { kind: "choice", thing: things[0]! };
  return things.length === 0 ? { kind: "nothing" } : { kind: "several", things };
}

/** The one thing that is called so, whole. */
function exactly<T>(text: string, tiers: readonly (readonly Choice<T>[])[]): T | null {
  const wanted = folded(text);
  const found = tiers.map((tier) => tier.filter((choice) => FITS[0]!(wanted, choice))).find((tier) => tier.length > 0);
  return found?.length === 1 ? found[0]!.thing : null;
}

/** The command that a text is, or begins with; the longest of its names counts. */
export function commandIn(text: string, commands: readonly Command[]): { id: string; about: string } | null {
  const said = folded(text);
  const named = commands.flatMap(({ id, words, takesMore }) => words.map((word) => ({ id, takesMore, word: folded(word) })));
  const fits = named.filter(({ word, takesMore }) => said === word || (takesMore && said.startsWith(`${word} `)));
  const best = fits.sort((one, other) => other.word.length - one.word.length)[0];
  return best === undefined ? null : { id: best.id, about: said.slice(best.word.length).trim() };
}

/** The line cut behind its first step, behind its second, and so on to its end. */
function beginnings(line: string, { then }: Speech): { text: string; rest: string }[] {
  const cut = new RegExp(`[,;]|(?<=\\s)(?:${then.map(escaped).join("|")})(?=\\s)`, "giu");
  const cuts = [...line.matchAll(cut)].map(({ index, 0: mark }) => ({ text: line.slice(0, index), rest: line.slice(index + mark.length) }));
  return [...cuts, { text: line, rest: "" }].map(({ text, rest }) => ({ text: text.trim(), rest: rest.trim() }));
}

/** What is being typed now: the last step of a line, and the line up to it. */
export function lastStep(line: string, speech: Speech): { before: string; text: string } {
  const text = beginnings(line, speech).at(-2)?.rest ?? line;
  return { before: line.slice(0, line.length - text.length), text };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
