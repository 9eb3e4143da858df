/** What this browser remembers of lessons: how far each was read, which are done, and which games have offered theirs. */

const KEY = "bogwood-lessons";

interface Kept {
  /** The table of a lesson by its name, such as `game/first`. */
  tables: Record<string, string>;
  /** How far the lesson of a table was read: a step, or -1 before it was begun. */
  read: Record<string, number>;
  /** Tables whose lesson was left for free play. */
  left: string[];
  done: string[];
  offered: string[];
}

const NOTHING: Kept = { tables: {}, read: {}, left: [], done: [], offered: [] };
/** So many tables are remembered. */
const MOST = 40;

function kept(): Kept {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> };
  } catch {
    return NOTHING;
  }
}

function keep(change: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // A browser that keeps nothing begins each lesson anew.
  }
}

export function readSoFar(table: string): number {
  return kept().read[table] ?? -1;
}

export function keepRead(table: string, step: number): void {
  const others = Object.entries(kept().read).filter(([name]) => name !== table).slice(-MOST);
  keep({ read: { ...Object.fromEntries(others), [table]: step } });
}

/** The table at which a lesson was begun and not done; empty when there is none. */
export function tableOf(lesson: string): string {
  return kept().tables[lesson] ?? "";
}

export function keepTable(lesson: string, table: string): void {
  keep({ tables: { ...kept().tables, [lesson]: table } });
}

export function isLeft(table: string): boolean {
  return kept().left.includes(table);
}

export function leave(table: string): void {
  keep({ left: [...kept().left.filter((one) => one !== table), table].slice(-MOST) });
}

export function takeUp(table: string): void {
  keep({ left: kept().left.filter((one) => one !== table) });
}

export function isDone(lesson: string): boolean {
  return kept().done.includes(lesson);
}

export function keepDone(lesson: string): void {
  const { [lesson]: _, ...tables } = kept().tables;
  keep({ tables, done: [...new Set([...kept().done, lesson])] });
}

/** Has this game, or one before everything else, offered its lessons here?  From now on it has. */
export function wasOffered(game: string): boolean {
  const { offered } = kept();
  if (offered.includes(game) || offered.includes("*")) return true;
  keep({ offered: [...offered, game] });
  return false;
}
