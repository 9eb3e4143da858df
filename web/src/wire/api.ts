/** The server over HTTP.  What is refused is thrown as a `Refused` with the server's own sentence. */

import { carried } from "./carrier";
import type {
  At, Catalogue, ChatLine, Checked, Created, GameInfo, HintAnswer, HistoryMoment, Joined, LessonAnswer, LogEntry, Me, MeChange, MyTable, NewTable, Note,
  Overview, PointsSheet, Problem, PushKey, PuzzleAnswer, PuzzleList, Recovered, ReviewAnswer, Summary, TableMessage, Why,
} from "./messages";

export class Refused extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.sentence || problem.code);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

/** What the server cannot do just now but will soon: the table changes its server, or the database comes back. */
const SOON = ["table-elsewhere", "store-away", "store-busy"];
const TRIES = 15;
const PAUSE = 1_000;

let language = "en";

export function speak(tag: string): void {
  language = tag;
}

type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query = {}): string {
  const given = Object.entries({ ...query, lang: language }).filter(([, value]) => value !== undefined && value !== "");
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function ask(method: string, path: string, query: Query = {}, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "X-Bogwood": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await carried().ask(address(path, query), {
      method, headers, ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return answer;
  const text = await answer.text();
  throw new Refused(answer.status, problemOf(text, answer.status));
}

function problemOf(text: string, status: number): Problem {
  try {
    const found = JSON.parse(text) as Partial<Problem>;
    if (typeof found.code === "string") return { rule: "", where: "", arguments: {}, sentence: "", ...found } as Problem;
  } catch {
    // Not one of ours: a proxy's page, perhaps.
  }
  return { code: `http-${status}`, rule: "", where: "", arguments: {}, sentence: "" };
}

async function get<T>(path: string, query: Query = {}): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await (await ask("GET", path, query)).json() as T;
    } catch (error) {
      if (left === 0 || !(error instanceof Refused) || !SOON.includes(error.problem.code)) throw error;
    }
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** A text of the server's; empty where it has none. */
async function textAt(path: string): Promise<string> {
  try {
    return await (await ask("GET", path)).text();
  } catch (error) {
    if (error instanceof Refused) return "";
    throw error;
  }
}

async function post<T>(path: string, body: unknown = {}, query: Query = {}): Promise<T> {
  return (await ask("POST", path, query, body)).json() as Promise<T>;
}

/** By which a table that is not public opens. */
export interface Door {
  invite?: string;
  watch?: string;
}

/** Rule options as the server reads them in an address. */
export function written(rules: Record<string, string>): string {
  return Object.keys(rules).sort().map((name) => `${name}=${rules[name]}`).join(",");
}

export const api = {
  me: () => get<Me | null>("/api/me"),
  visit: (nickname: string) => post<Me>("/api/visit", { nickname }),
  change: async (change: MeChange) =>
    (await ask("PATCH", "/api/me", {}, change)).json() as Promise<Me>,
  account: (account: string, passphrase: string) => post<Me>("/api/account", { account, passphrase }),
  login: (account: string, passphrase: string) => post<Me>("/api/login", { account, passphrase }),
  logout: () => post<unknown>("/api/logout"),
  logoutEverywhere: () => post<unknown>("/api/logout-everywhere"),
  games: () => get<GameInfo[]>("/api/games"),
  diagram: (game: string, diagram: string, chosen: readonly string[]) =>
    get<TableMessage>(`/api/games/${game}/diagrams/${diagram}`, { chosen: chosen.join(" ") }),
  catalogue: <D>(game: string, players: number, edition: string, rules: Record<string, string> = {}) =>
    get<Catalogue<D>>(`/api/games/${game}/catalogue`, { players, edition, options: written(rules) }),
  /** The words of a game that the client does not bring, as Fluent text, and those of its rules. */
  words: (game: string, tag: string) => textAt(`/api/games/${game}/words/${tag}`),
  rules: (game: string, tag: string) => textAt(`/api/games/${game}/rules/${tag}`),
  overview: (game: string) => get<Overview | null>(`/api/games/${game}/overview`),
  overviewWords: (game: string, tag: string) => textAt(`/api/games/${game}/overview-words/${tag}`),
  lesson: (game: string, id: string) => get<LessonAnswer>(`/api/games/${game}/lessons/${id}`),
  lessonWords: (game: string, tag: string) => textAt(`/api/games/${game}/lesson-words/${tag}`),
  takeLesson: (game: string, id: string) => post<Created>(`/api/games/${game}/lessons/${id}`),
  create: (wish: NewTable) => post<Created>("/api/tables", wish),
  lobby: () => get<Summary[]>("/api/tables"),
  mine: () => get<MyTable[]>("/api/my-tables"),
  table: (table: string, seat: number | undefined, door: Door) =>
    get<TableMessage>(`/api/tables/${table}`, { seat, ...door }),
  join: (table: string, seat: number, invite: string) =>
    post<Joined>(`/api/tables/${table}/join`, { seat, invite }),
  leave: (table: string, seat: number) => post<unknown>(`/api/tables/${table}/leave`, { seat }),
  recover: (table: string, code: string) => post<Recovered>(`/api/tables/${table}/recover`, { code }),
  rematch: (table: string, same_deal: boolean, swap_seats: boolean) =>
    post<Created>(`/api/tables/${table}/rematch`, { same_deal, swap_seats }),
  why: (table: string, seat: number, option: string) => get<Why>(`/api/tables/${table}/why`, { seat, option }),
  events: (table: string, after: number, seat: number | undefined, door: Door) =>
    get<LogEntry[]>(`/api/tables/${table}/events`, { after, seat, ...door }),
  moments: (table: string, seat: number | undefined, door: Door) =>
    get<HistoryMoment[]>(`/api/tables/${table}/moments`, { seat, ...door }),
  at: (table: string, number: number, step: number, seat: number | undefined, door: Door) =>
    get<TableMessage>(`/api/tables/${table}/at`, { number, step, seat, ...door }),
  /** Points by source, now or at a moment of the past. */
  sheet: (table: string, seat: number, door: Door, past: { number?: number; step?: number } = {}) =>
    get<PointsSheet>(`/api/tables/${table}/sheet`, { seat, ...past, ...door }),
  check: (table: string, door: Door) => get<Checked>(`/api/tables/${table}/check`, { ...door }),
  hint: (table: string, seat: number, degree: string) => get<HintAnswer>(`/api/tables/${table}/hint`, { seat, degree }),
  review: (table: string, door: Door) => get<ReviewAnswer>(`/api/tables/${table}/review`, { ...door }),
  puzzles: (game: string) => get<PuzzleList>(`/api/puzzles/${game}`),
  setUpPuzzle: (game: string, puzzle: string) => post<Created>(`/api/puzzles/${game}/${puzzle}`),
  solve: (table: string, gives_up: boolean) => post<PuzzleAnswer>(`/api/tables/${table}/solve`, { gives_up }),
  playOn: (table: string, [number, step]: At, seat: number, bot: string, door: Door) =>
    post<Created>(`/api/tables/${table}/play-on`, { number, step, seat, bot, ...door }),
  bug: async (table: string, seat: number, text: string, client: Record<string, unknown>) =>
    (await ask("POST", `/api/tables/${table}/bug`, {}, { seat, text, client })).blob(),
  /** A game of one's own with its seed, over or not, and one taken in again: where one is alone. */
  wholeRecord: async (table: string) => (await ask("GET", `/api/tables/${table}/whole-record`)).blob(),
  takeIn: async (record: string) => (await ask("POST", "/api/records", {}, record)).json() as Promise<Created>,
  record: async (table: string, door: Door) => (await ask("GET", `/api/tables/${table}/record`, { ...door })).blob(),
  phrases: () => get<Record<string, string>>("/api/phrases"),
  chat: (table: string, door: Door) => get<ChatLine[]>(`/api/tables/${table}/chat`, { ...door }),
  note: (table: string) => get<Note>(`/api/tables/${table}/note`),
  saveNote: async (table: string, text: string) => void (await ask("PUT", `/api/tables/${table}/note`, {}, { text })),
  pushKey: () => get<PushKey>("/api/push-key"),
  addHook: (kind: string, address: string, keys: Record<string, string>) =>
    post<unknown>("/api/hooks", { kind, address, keys }),
  removeHook: async (kind: string, address: string) => void (await ask("DELETE", "/api/hooks", {}, { kind, address })),
  socketAddress: (table: string, seat: number, door: Door) => {
    const query: Query = { seat: seat < 0 ? undefined : seat, ...door };
    return address(`/ws/tables/${table}`, query);
  },
};
