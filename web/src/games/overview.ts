/** How a game is first explained, as it lies with the engine: `overview/overview.json`, and what was measured. */

/** How often a thing was taken, and how those fared who had it. */
export interface Tally {
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

export interface Figures {
  games: number;
  beginners: number;
  runs: { players: number; bots: string; options: Record<string, string>; games: number }[];
  points: { mean: number; winners: number; shares: Record<string, number> };
  choices: Record<string, Record<string, Tally>>;
  habits: Record<string, Habit>;
}

export interface Overview {
  figures: Figures;
  /** The rule of each step of a turn and of a round. */
  turn: string[];
  round: string[];
  /** The rule of each source of points. */
  sources: Record<string, string>;
  /** Positions to try out on the board, each with its rule. */
  diagrams: { id: string; rule: string }[];
  /** What there is to choose among: the part of the data that holds the numbers of a kind, where one does. */
  choices: Record<string, { part?: string }>;
  mistakes: { id: string; habit: string; rule: string }[];
}
