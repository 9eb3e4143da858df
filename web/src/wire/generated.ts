/** What travels between client and server.  Written by `python3 make.py wire` from the server's own structs. */

/** The parameters of a message. */
export type Arguments = Record<string, number | string>;

export type Json = Record<string, unknown>;

/** How much the coach tells. */
export type HintDegree = "off" | "waste" | "strong";

/** How fast the turns of others are shown. */
export type TellingPace = "calm" | "normal" | "quick" | "off";

/** How much is spoken to those who listen. */
export type SpeechDegree = "brief" | "usual" | "full";

export type Status = "open" | "running" | "over" | "cancelled" | "aside";

export type ServerMessage = TableMessage | RefusedMessage | ChatMessage | DoneMessage | MovedMessage;

/** A sentence before a language is chosen: a message key and its parameters. */
export type Words = [key: string, args: Arguments];

/** Something that happened. */
export type Fact = [kind: string, seat: number, amount: number, source: string, key: string, args: Arguments];

/** Something that may be chosen. */
export type Choice = [id: number, notation: string, key: string, args: Arguments];

/** An answer to the next question, behind the option that leads there. */
export type Ahead = [via: number, id: number, notation: string, key: string, args: Arguments];

/** What a line of the score sheet is counted from, as a message, and the points it makes. */
export type SheetPiece = [key: string, args: Arguments, points: number];

/** A line of the score sheet; the pieces are left out where the position does not show them. */
export type SheetLine = [seat: number, source: string, points: number, pieces: SheetPiece[]];

/** What changes by a turn: an item, how many of it, how many points, the rule it is about. */
export type Reason = [item: string, amount: number, points: number, rule: string];

/** What a turn brings at once: an item, and how many of it. */
export type Gain = [item: string, amount: number];

/** Points of a seat from one source. */
export type SourcePoints = [seat: number, source: string, points: number];

/** How often a seat took turns of a kind. */
export type Tally = [seat: number, kind: Words, times: number];

/** A moment of a game: an event, and a step into the turn after it. */
export type At = [number: number, step: number];

/** How long people may think, and what happens when their time is up. */
export interface Pace {
  kind: "none" | "live" | "days";
  /** Live: milliseconds each seat starts with. */
  bank: number;
  /** Live: milliseconds added after each turn. */
  increment: number;
  /** Days: how many per turn. */
  days: number;
  on_timeout: "bot" | "resign";
}

/** Which task it is that somebody is led through or asked for at a table. */
export interface TaskMark {
  /** `lesson` or `puzzle`; its id is one of its game. */
  kind: string;
  id: string;
  /** Does nobody else play? Then bots in the other seats sleep. */
  is_alone: boolean;
}

/** What lists of tables show, kept beside the events so that no table must be loaded for a list. */
export interface Summary {
  table: string;
  game: string;
  /** open (seats to fill), running, over, cancelled, aside (set aside after a fault). */
  status: Status;
  players: number;
  is_public: boolean;
  created: number;
  changed: number;
  /** The seats that have to act. */
  to_act: number[];
  /** Title, options, pace, names of the seats: for showing only. */
  about: About;
}

/** How somebody wants to be called. */
export interface Visit {
  nickname: string;
}

/** What a person has chosen; what is left out stays as it is. */
export interface Settings {
  language?: "en" | "ru" | "es" | "cs";
  auto_commit?: boolean;
  /** Every question is asked, even one with a single answer. */
  confirm_all?: boolean;
  reduced_motion?: boolean;
  sound?: boolean;
  notify?: boolean;
  theme?: "light" | "dark" | "auto";
  text_size?: 90 | 100 | 115 | 130;
  /** Letters on the pieces, besides shapes and colours. */
  letters?: boolean;
  colours?: "usual" | "strong";
  hints?: HintDegree;
  telling?: TellingPace;
  speech?: SpeechDegree;
  /** The places of keys by what they do; empty for what has none. */
  keys?: Record<string, string>;
  keys_off?: boolean;
}

export interface MeChange {
  nickname?: string;
  settings?: Settings;
}

export interface Account {
  account: string;
  passphrase: string;
}

/** `old` is the passphrase so far, of whoever has one. */
export interface NewAccount {
  account: string;
  passphrase: string;
  old?: string;
}

/** A seat for a person (`bot` empty) or for a bot of this kind. */
export interface NewSeat {
  name?: string;
  bot?: string;
}

/** A table as somebody wishes it. Several `my_seats` are played on one device. */
export interface NewTable {
  game: string;
  players: number;
  seats?: NewSeat[];
  options?: Record<string, string>;
  edition?: string;
  pace?: Pace;
  is_public?: boolean;
  title?: string;
  stand_in?: string;
  /** How much the coach may tell during the game; empty for what is usual: all to one alone, nothing to several. */
  hints?: HintDegree | "";
  my_seats?: number[];
}

export interface SeatChoice {
  seat: number;
}

/** A seat to take; a table that is not public asks for the secret of its invitation link. */
export interface Join {
  seat: number;
  invite?: string;
}

export interface Code {
  code: string;
}

export interface RematchWish {
  same_deal?: boolean;
  swap_seats?: boolean;
}

/**
 * A moment of a game that is over (an event, and a step into the turn after it), the seat to play on from, and the
 * kind of the bots in the others.
 */
export interface PlayOn {
  number: number;
  seat: number;
  step?: number;
  bot?: string;
  invite?: string;
  watch?: string;
}

/** Judge the turn that was played; or, of whoever gives up, show the best. */
export interface PuzzleTry {
  gives_up?: boolean;
}

export interface Proposal {
  seat: number;
  what: string;
  to?: number;
}

export interface Answer {
  seat: number;
  yes: boolean;
}

/** Free text, or the key of a quick phrase. */
export interface Saying {
  seat: number;
  text?: string;
  phrase?: string;
}

export interface Note {
  text: string;
}

/** Where to tell me that it is my turn: a webhook, or the subscription a browser made. */
export interface Hook {
  kind: "webhook" | "web";
  address: string;
  keys?: Record<string, string>;
}

export interface HookAddress {
  kind: "webhook" | "web";
  address: string;
}

/** What went wrong, in somebody's own words, and what the client says of itself; -1 is a watcher's seat. */
export interface BugText {
  text?: string;
  seat?: number;
  client?: Record<string, unknown>;
}

/** What a seat does, by websocket or over HTTP. A message repeated with the same `id` is done once. */
export interface Act {
  do: "hello" | "choose" | "undo" | "redo" | "commit" | "withdraw" | "auto_commit" | "confirm_all" | "propose"
    | "answer" | "resign" | "stand_in" | "come_back" | "hurry" | "say";
  id?: string;
  at?: number[];
  option?: number | string;
  /** An option that is picked first, and whose next question `option` answers. */
  via?: number | string;
  what?: string;
  to?: number;
  yes?: boolean;
  on?: boolean;
  seat?: number;
  /** A bot stands in for this turn only. */
  once?: boolean;
  text?: string;
  phrase?: string;
}

/** Why something was refused: a stable code, the rule, the place, the parameters, and a sentence for people. */
export interface Problem {
  code: string;
  rule: string;
  where: string;
  arguments: Arguments;
  sentence: string;
}

export interface Me {
  id: string;
  nickname: string;
  account: string | null;
  settings: Settings;
}

/** A new table. `codes` open my seats on another device; they are told this once. */
export interface Created {
  table: string;
  links: Record<string, string>;
  codes: Record<string, string>;
}

export interface Joined {
  table: string;
  seat: number;
  code: string;
}

export interface Recovered {
  table: string;
  seat: number;
}

/** A table where I hold seats. */
export interface MyTable {
  summary: Summary;
  seats: number[];
  is_my_turn: boolean;
}

/** A rule option of a game; `rule` is the number of the rule that names it. */
export interface OptionValues {
  name: string;
  values: string[];
  default: string;
  rule: string;
  per_seat: boolean;
}

/** Rule options that go well together; the message `<game>-preset-<id>` says what they are. */
export interface Preset {
  id: string;
  options: Record<string, string>;
}

/** A guided game: how many steps it has, and about how many minutes it takes. */
export interface LessonInfo {
  id: string;
  steps: number;
  minutes: number;
}

/**
 * One step of a lesson: `say` and what is `wrong` are names of messages, choices are written as patterns in which
 * `*` stands for anything.
 */
export interface LessonStep {
  kind: "tell" | "do" | "end" | "watch";
  say: string;
  ask: string[];
  light: string[];
  wrong: Record<string, string>;
  show: string;
}

/** A lesson as whoever leads through it needs it; its messages are called `<game>-lesson-<id>-<name>`. */
export interface LessonAnswer {
  game: string;
  id: string;
  seat: number;
  minutes: number;
  /** How many things to try are named at its end: `try-1` and so on. */
  tries: number;
  steps: LessonStep[];
}

/**
 * A game; `minutes` is about how long it lasts among people, 0 where nobody knows. `bots` are the levels that
 * people are offered, `usual_bot` is the one of them that plays where none is chosen. `titles` is what it is
 * called in each language.
 */
export interface GameInfo {
  name: string;
  titles: Record<string, string>;
  players: number[];
  options: OptionValues[];
  edition: string;
  rules_version: number;
  bots: string[];
  usual_bot: string;
  least_players: number;
  most_players: number;
  minutes: number;
  presets: Preset[];
  lessons: LessonInfo[];
  /** How many puzzles it brings. */
  puzzles: number;
}

export interface CatalogueEntry {
  id: number;
  notation: string;
  point: string;
  arguments: Arguments;
}

/** Every option of a game by number, and its component data with the marks of their origin. */
export interface CatalogueInfo {
  game: string;
  players: number;
  edition: string;
  rules_version: number;
  /** The rule options that it holds for; others may number otherwise. */
  rules: Record<string, string>;
  size: number;
  options: CatalogueEntry[];
  data: Json;
  /** What its messages state of these data: by the key of a message, parameters that are to be given with it. */
  numbers: Record<string, Record<string, number>>;
  /** How its table is drawn by a client that knows nothing else of it: docs/generic-face.md. */
  layout: Json;
}

/** Why an option is closed to a seat now; open when there is no problem. */
export interface Why {
  is_open: boolean;
  problem: Problem | null;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
  sentence: string;
}

export interface Said {
  number: number;
}

/** The public key of the server (RFC 8292), in base64 for addresses. */
export interface PushKey {
  key: string;
}

/** An event as one audience may know it; `moves` are told to the seat that made them, and to all at the end. */
export interface LogEntry {
  number: number;
  kind: string;
  at: number;
  seat: number | null;
  facts: Fact[];
  moves: string[] | null;
  about: Json;
}

/**
 * An event that changed the game, and the points after it; `is_kept` unless it was taken back. `moves` are told to
 * the seat that made them, and to all at the end. `rivals` are the points of whoever plays without a seat; `worth`
 * what everybody, rivals last, would have had if the game had ended there, as far as the one who asks may count
 * it.
 */
export interface HistoryMoment {
  number: number;
  seat: number | null;
  kind: string;
  at: number;
  round: number;
  scores: number[];
  rivals: number[];
  worth: number[];
  moves: string[] | null;
  facts: Fact[];
  is_kept: boolean;
}

/**
 * Points by source as one audience may count them: `lines` so far, `outlook` what the end would add now. `scores`
 * are the points so far of all seats and of whoever plays without one; `hidden` are the seats that have more to
 * come than this audience can count.
 */
export interface PointsSheet {
  number: number;
  seat: number;
  scores: number[];
  lines: SheetLine[];
  outlook: SheetLine[];
  hidden: number[];
}

/** A part of a plan: what to do, and all choices that do it. */
export interface PlanStep {
  words: Words[];
  choices: Choice[];
}

/** A turn in one sentence and at most three steps; `gains` is what it brings at once. */
export interface TurnPlan {
  head: Words;
  deeds: Words[];
  gains: Gain[];
  steps: PlanStep[];
}

/**
 * What the coach says: `early` (nothing tried yet), `fine`, `waste`, `play` (this), or `instead` (this). `moment`
 * is the moment it was asked at. `wasted` is what is being lost right now. There are two plans where the coach is
 * unsure. `points` is by how much the plan is better than what was tried or, where nothing was, than the next
 * idea. The item of a reason or gain is the message `coach-item-<game>-<item>`.
 */
export interface HintAnswer {
  moment: At;
  finding: "early" | "fine" | "waste" | "play" | "instead";
  wasted: Words[];
  plans: TurnPlan[];
  reasons: Reason[];
  points: number;
  points_error: number;
  chance: number;
  error: number;
}

/** Points, and half the width of their 68 % interval (Glicko-2). */
export interface PuzzleRating {
  points: number;
  deviation: number;
}

/** A puzzle in the list; `finding` is what came of my first try, empty before it. */
export interface PuzzleInfo {
  id: string;
  players: number;
  round: number;
  rating: number;
  finding: string;
}

/** The puzzles of a game; `daily` is the one of that `day`, empty where there are none. */
export interface PuzzleList {
  game: string;
  daily: string;
  day: string;
  rating: PuzzleRating;
  puzzles: PuzzleInfo[];
}

/**
 * What is said of a turn at a puzzle: `solved`, `good` (but `short` points less than the best), `wrong`,
 * `unfinished`, or `shown` to whoever gave up. `plan` is the best turn, `reasons` what it brings beyond the one
 * played, or beyond the next best, which is `margin` points worse with an `error`. `rating` is the puzzle's,
 * `before` and `now` are mine.
 */
export interface PuzzleAnswer {
  puzzle: string;
  finding: "solved" | "good" | "wrong" | "unfinished" | "shown";
  short: number;
  margin: number;
  error: number;
  plan: TurnPlan | null;
  reasons: Reason[];
  rating: number;
  before: PuzzleRating;
  now: PuzzleRating;
}

/**
 * A review, or how far it has come: its `points` are the chances to win, its `turnings` the decisive turns, its
 * `stories` what it tells the reader of their own seats.
 */
export interface ReviewAnswer {
  progress: number;
  review: Review | null;
  /** About how many seconds it waits before it is begun. */
  wait: number;
}

/** A game that is over, run again from its seed; `seal` is what was shown of the seed from the start. */
export interface Checked {
  ok: boolean;
  seal: string;
  seed: string;
  decisions: number;
  problem: Problem | null;
}

export interface Done {
  ok: boolean;
}

/** How often a thing was taken when it could be, and how those fared who had it. */
export interface ChoiceTally {
  offered: number;
  taken: number;
  /** Seats that had it; of these so many won, and so many would have if it made no difference. */
  had: number;
  won: number;
  even: number;
}

/** How much of a habit those have who won, those who lost, and beginners. */
export interface Habit {
  won: number;
  lost: number;
  easy: number;
}

/** Mean points of everybody and of winners, and the share of each source. */
export interface PointShares {
  mean: number;
  winners: number;
  shares: Record<string, number>;
}

/** Games of one kind of bot in all seats. */
export interface MeasuredRun {
  players: number;
  bots: string;
  options: Record<string, string>;
  games: number;
}

/** What games between bots showed. */
export interface Figures {
  games: number;
  beginners: number;
  runs: MeasuredRun[];
  points: PointShares;
  /** By the kind of what is chosen, and the thing. */
  choices: Record<string, Record<string, ChoiceTally>>;
  habits: Record<string, Habit>;
}

/** A position to try out on the board, and its rule. */
export interface RuleDiagram {
  id: string;
  rule: string;
}

/** What there is to choose among. */
export interface ChoiceKind {
  /** The part of the data that holds its numbers; empty where none does. */
  part: string;
}

/** What beginners do wrong; `habit` is empty where nothing was measured for it. */
export interface Mistake {
  id: string;
  habit: string;
  rule: string;
}

/** How a game is first explained; what it leaves out is empty. */
export interface Overview {
  /** The rule of each step of a turn. */
  turn: string[];
  /** The rule of each step of a round. */
  round: string[];
  /** The rule of each source of points. */
  sources: Record<string, string>;
  diagrams: RuleDiagram[];
  choices: Record<string, ChoiceKind>;
  mistakes: Mistake[];
  /** Nothing where nothing was measured. */
  figures: Figures | null;
}

/** A turn being tried out, and what can be chosen next. */
export interface Trial {
  step: number;
  chosen: string[];
  /** Which of the choices, by their places, went without saying. */
  unasked: number[];
  options: Choice[];
  /** Options beside the question, which stays open. */
  asides: number[];
  /** Options that leave undone what could be done. */
  passes: number[];
  /** Answers to the next question, each behind the option that leads there. */
  ahead: Ahead[];
  /** What options would lose that could still be used. */
  forgoes: Record<string, Words>;
  question: Words;
  facts: Fact[];
  can_undo: boolean;
  can_redo: boolean;
  can_commit: boolean;
}

/** Who plays a seat. */
export interface Chair {
  name: string;
  bot: string;
  taken: boolean;
  stand_in: string;
  /** Does the bot stand in for one turn only? */
  once: boolean;
  resigned: boolean;
}

/** What one person has proposed to the others, and who has agreed. */
export interface Proposed {
  by: number;
  what: "take_back" | "cancel";
  number: number;
  yes: number[];
  /** The event after which the game would be taken up again. */
  to?: number;
}

/** An event as a message names it; `told` is how many of the message's facts, in their order, are told of it. */
export interface News {
  number: number;
  kind: string;
  at: number;
  seat: number | null;
  moves: string[] | null;
  about: Json;
  told: number;
}

/** A table as one audience may see it. */
export interface TableMessage {
  type: "table";
  table: string;
  number: number;
  seat: number;
  status: Status;
  reason: string;
  game: string;
  edition: string;
  rules: number;
  players: number;
  options: Record<string, string>;
  title: string;
  chairs: Chair[];
  pace: Pace;
  /** How much the coach may tell. */
  hints: HintDegree;
  /** What somebody is led through or asked for at this table; none where they just play. */
  task: TaskMark | null;
  /** Milliseconds left for each seat when the message was sent. */
  clocks: number[] | null;
  seal: string;
  proposal: Proposed | null;
  next_table: string;
  to_act: number[];
  facts: Fact[];
  curtain: boolean;
  id?: string;
  /** The events that are new with this message. */
  log?: News[];
  /** May this seat choose anew what it has chosen in secret? */
  can_withdraw?: boolean;
  round?: number;
  scores?: number[];
  /** In a message about the past: how many decisions into the turn after the event. */
  step?: number;
  seed?: string;
  winners?: number[];
  sheet?: SheetLine[];
  view?: unknown;
  digest?: string;
  trial?: Trial;
  links?: Record<string, string>;
  mine?: number[];
  is_invited?: boolean;
}

/** What could not be done, with the table as it stands. */
export interface RefusedMessage {
  type: "refused";
  code: string;
  rule: string;
  where: string;
  arguments: Arguments;
  sentence: string;
  id: string;
  table: TableMessage | null;
}

/** What somebody says. */
export interface ChatMessage {
  type: "chat";
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
}

/** It is done, and changed nothing that is seen. */
export interface DoneMessage {
  type: "done";
  id: string;
}

/** The table has to be opened again. */
export interface MovedMessage {
  type: "moved";
  table: string;
  id?: string;
}

/** What a list says of a table. */
export interface About {
  title: string;
  options: Record<string, string>;
  edition: string;
  pace: Pace;
  seats: Chair[];
  task?: TaskMark;
}

/** Everybody's chance to win, with half the width of its 95 % interval. */
export interface ReviewPoint {
  number: number;
  at: At;
  round: number;
  seat: number;
  chances: number[];
  errors: number[];
}

/** A turn that mattered: what was played, and what else could have been. */
export interface Turning {
  number: number;
  at: At;
  length: number;
  round: number;
  seat: number;
  lost: number;
  error: number;
  points: number;
  points_error: number;
  played: TurnPlan;
  other: TurnPlan;
  reasons: Reason[];
}

/** What the review tells somebody of their own seat. */
export interface Story {
  seat: number;
  costly: Turning[];
  well: Turning[];
}

/** How hard bots fare at such a table, on the mean of so many games. */
export interface TypicalTable {
  players: number;
  options: Record<string, string>;
  bot: string;
  games: number;
  score: number;
  sources: Record<string, number>;
}

/** What the coach says of a game that is over. */
export interface Review {
  points: ReviewPoint[];
  turnings: Turning[];
  stories: Story[];
  sources: SourcePoints[];
  tallies: Tally[];
  typical: TypicalTable | null;
}
