/** What travels between client and server.  The shapes are those of the server's API; nothing here knows a game. */

export type Arguments = Record<string, string | number>;

/** Something that happened: kind, seat, amount, source, message key, parameters. */
export type Fact = [kind: string, seat: number, amount: number, source: string, key: string, args: Arguments];

/** Something that may be chosen: number, notation, message key, parameters. */
/** An option; `via` is what has to be picked first, for an answer to the question after this one. */
export type Option = [id: number, notation: string, key: string, args: Arguments, via?: number];

export interface Trial {
  step: number;
  chosen: string[];
  /** Which of the choices, by their places, went without saying. */
  unasked: number[];
  options: Option[];
  /** Options beside the question, which stays open. */
  asides: number[];
  /** Options that leave undone what could be done. */
  passes: number[];
  /** Answers to the next question, each behind the option that leads there. */
  ahead: [via: number, id: number, notation: string, key: string, args: Arguments][];
  /** What options would lose that could still be used. */
  forgoes: Record<string, [key: string, args: Arguments]>;
  question: [key: string, args: Arguments];
  facts: Fact[];
  can_undo: boolean;
  can_redo: boolean;
  can_commit: boolean;
}

export interface Chair {
  name: string;
  bot: string;
  taken: boolean;
  stand_in: string;
  /** Does the bot stand in for one turn only? */
  once: boolean;
  resigned: boolean;
}

export interface Pace {
  kind: "none" | "live" | "days";
  bank: number;
  increment: number;
  days: number;
  on_timeout: "bot" | "resign";
}

export interface Proposal {
  by: number;
  what: "take_back" | "cancel";
  to: number;
  number: number;
  yes: number[];
}

export type Status = "open" | "running" | "over" | "cancelled" | "aside";

/** What a line of the score sheet is counted from, as a message, and the points it makes. */
export type SheetPiece = [key: string, args: Arguments, points: number];
/** A line of the score sheet; the pieces are left out where the position does not show them. */
export type SheetLine = [seat: number, source: string, points: number, pieces: SheetPiece[]];

/** Points by source as one audience may count them: so far, and what the end would add if it came now. */
export interface PointsSheet {
  number: number;
  seat: number;
  /** Of the seats, then of whoever plays without a chair. */
  scores: number[];
  lines: SheetLine[];
  outlook: SheetLine[];
  /** Seats that have more to come than can be counted from here. */
  hidden: number[];
}

export interface TableMessage {
  type: "table";
  id?: string;
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
  hints?: HintDegree;
  /** Milliseconds left for each seat when the message was sent. */
  clocks: number[] | null;
  seal: string;
  seed?: string;
  proposal: Proposal | null;
  next_table: string;
  to_act: number[];
  curtain?: boolean;
  /** May this seat choose anew what it has chosen in secret? */
  can_withdraw?: boolean;
  round?: number;
  scores?: number[];
  /** In a message about the past: how many decisions into the turn after the event. */
  step?: number;
  winners?: number[];
  sheet?: SheetLine[];
  facts: Fact[];
  /** The events that are new with this message; how many of its facts, in their order, are told of each. */
  log?: News[];
  view?: unknown;
  digest?: string;
  trial?: Trial;
  links?: Record<string, string>;
  mine?: number[];
  is_invited?: boolean;
}

export type HintDegree = "off" | "waste" | "strong";

/** What changes by a turn: an item, how many of it, how many points, the rule it is about. */
export type Reason = [item: string, amount: number, points: number, rule: string];

/** What the coach says of the turn being tried out. */
export interface Hint {
  moment: [number: number, step: number];
  finding: "early" | "fine" | "waste" | "play" | "instead";
  steps: Option[];
  reasons: Reason[];
  points: number;
  chance: number;
  error: number;
}

/** A moment of a game: an event, and a step into the turn after it. */
export type At = [number: number, step: number];

/** Everybody's chance to win, with half the width of its 95 % interval. */
export interface ReviewPoint {
  number: number;
  at: At;
  round: number;
  seat: number;
  chances: number[];
  errors: number[];
}

/** A turn that decided a game. */
export interface Turning {
  number: number;
  at: At;
  length: number;
  round: number;
  seat: number;
  lost: number;
  error: number;
  points: number;
  played: Option[];
  better: Option[];
  reasons: Reason[];
}

export interface Review {
  points: ReviewPoint[];
  turnings: Turning[];
}

export interface Problem {
  code: string;
  rule: string;
  where: string;
  arguments: Arguments;
  sentence: string;
}

export interface RefusedMessage extends Problem {
  type: "refused";
  id: string;
  table: TableMessage | null;
}

export interface ChatMessage {
  type: "chat";
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
}

export type ServerMessage =
  | TableMessage
  | RefusedMessage
  | ChatMessage
  | { type: "done"; id: string }
  | { type: "moved"; id?: string; table: string };

/** What a seat does. */
export interface Act {
  do: "choose" | "undo" | "redo" | "commit" | "withdraw" | "auto_commit" | "confirm_all" | "propose" | "answer"
    | "resign" | "stand_in" | "come_back" | "hurry" | "say" | "hello";
  option?: number | string;
  via?: number;
  once?: boolean;
  what?: string;
  to?: number;
  yes?: boolean;
  on?: boolean;
  seat?: number;
  text?: string;
  phrase?: string;
}

export interface CatalogueEntry {
  id: number;
  notation: string;
  point: string;
  arguments: Arguments;
}

export interface Catalogue<D = unknown> {
  game: string;
  players: number;
  edition: string;
  rules_version: number;
  /** The rule options that it holds for. */
  rules: Record<string, string>;
  size: number;
  options: CatalogueEntry[];
  data: D;
}

export interface LogEntry {
  number: number;
  kind: string;
  at: number;
  seat: number | null;
  facts: Fact[];
  moves: string[] | null;
  about: Record<string, unknown>;
}

/** An event as a message names it. */
export type News = Omit<LogEntry, "facts"> & { told: number };

export interface GameInfo {
  name: string;
  players: number[];
  options: { name: string; values: string[]; default: string; rule: string; per_seat: boolean }[];
  edition: string;
  rules_version: number;
  bots: string[];
  /** The one that plays where none is chosen. */
  usual_bot: string;
  minutes?: number;
  presets: { id: string; options: Record<string, string> }[];
}

export interface Summary {
  table: string;
  game: string;
  status: Status;
  players: number;
  is_public: boolean;
  created: number;
  changed: number;
  to_act: number[];
  about: { title: string; options: Record<string, string>; pace: Pace; seats: Chair[]; round?: number };
}

export interface MyTable {
  summary: Summary;
  seats: number[];
  is_my_turn: boolean;
}

/** How fast turns of others are shown. */
export type TellingPace = "calm" | "normal" | "quick" | "off";

export interface Settings {
  language?: string;
  auto_commit?: boolean;
  confirm_all?: boolean;
  reduced_motion?: boolean;
  sound?: boolean;
  notify?: boolean;
  theme?: "light" | "dark" | "auto";
  text_size?: 90 | 100 | 115 | 130;
  letters?: boolean;
  colours?: "usual" | "strong";
  hints?: HintDegree;
  telling?: TellingPace;
}

export interface Me {
  id: string;
  nickname: string;
  account: string | null;
  settings: Settings;
}

export interface Created {
  table: string;
  links: Record<string, string>;
  codes: Record<string, string>;
}
