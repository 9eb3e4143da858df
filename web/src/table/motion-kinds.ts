/**
 * The kinds of facts by which pages that know no game find their way in a game's log: what is counted, what travels,
 * what opens a round.  A game without any is told in full sentences and moves without flights.
 */

import type { IconName } from "../kit/icons";
import type { Fact, TableMessage } from "../wire/messages";

/** Something counted: how it is drawn, and which count on the table it changes. */
export interface Count {
  icon: IconName;
  /** The custom property of its colour. */
  tone: string;
  /** The thing of the game whose name it bears. */
  name: string;
  /** Where there are several of a kind: the parameter that tells which, and the icon of each. */
  varieties?: { parameter: string; icons: Readonly<Record<string, IconName>> };
}

/** A piece on its way: its parameters `from` and `to` are cells. */
export interface Travel {
  icon: IconName;
  /** The attribute by which its element is found; its value is the seat, a colon, and this parameter. */
  attribute: string;
  parameter: string;
  /** The member of the view that lists the cells it may cross; empty for a straight line. */
  waters: string;
}

/** A piece that enters one place after another; each step is a fact of its own. */
export interface Walk {
  /** The element of the piece where it stands now. */
  pieceOf(fact: Fact): string;
  /** The place from which it has come, as far as the table still shows it. */
  before(fact: Fact, message: TableMessage): string | null;
}

/** A piece that flies between a player's board and the place of the fact. */
export interface Flight {
  icon: IconName;
  goesTo: "place" | "seat";
}

/** Something that chance gives: the parameter that names it, its picture, and the sources that are chance, by default all. */
export interface Gift {
  parameter: string;
  icon: IconName;
  icons?: Readonly<Record<string, IconName>>;
  sources?: ReadonlySet<string>;
}

export interface Kinds {
  /** The facts that carry points. */
  points: string;
  /** The parameter of a fact in which the game names its player. */
  who: string;
  counts: Readonly<Record<string, Count>>;
  /** The fact that opens a round; its parameter `round`, or else its amount, is the number. */
  round: string;
  /** Facts that end what a turn itself did: a round, a phase or a scoring begins, and everybody is concerned. */
  parts: ReadonlySet<string>;
  /** Facts worth telling only where a turn has no others. */
  minor: ReadonlySet<string>;
  /** Facts by which chance gives something to the reader. */
  gifts: Readonly<Record<string, Gift>>;
  /** The fact after which only the final scoring follows. */
  over: string;
  /** Facts of dealing and ordering, folded in the log. */
  folded: ReadonlySet<string>;
  /** Facts that say again what the facts beside them say; left to the full log, their places kept. */
  echoes: ReadonlySet<string>;
  /** Those of them that are told where a turn tells nothing else. */
  lone: ReadonlySet<string>;
  /** Sources that belong to another line of the score sheet. */
  lines: Readonly<Record<string, string>>;
  /** Facts of a piece that goes from one cell to another. */
  travels: Readonly<Record<string, Travel>>;
  /** Facts of a piece that walks from place to place. */
  walks: Readonly<Record<string, Walk>>;
  /** Facts of a piece that is given or taken. */
  flights: Readonly<Record<string, Flight>>;
  /** Facts of a piece put down. */
  laid: ReadonlySet<string>;
}

export const NONE: Kinds = {
  points: "vp", who: "", counts: {}, round: "", parts: new Set(), minor: new Set(), gifts: {}, over: "",
  folded: new Set(), echoes: new Set(), lone: new Set(), lines: {}, travels: {}, walks: {}, flights: {}, laid: new Set(),
};

/** What a fact counts, and under which name it is added up; null when it counts nothing. */
export function counted(kinds: Kinds, fact: Fact): { kind: string; count: Count } | null {
  const count = kinds.counts[fact[0]];
  if (count === undefined) return null;
  const variety = count.varieties === undefined ? "" : String(fact[5][count.varieties.parameter] ?? "");
  const icon = count.varieties?.icons[variety];
  if (icon === undefined) return { kind: fact[0], count };
  return { kind: `${fact[0]}:${variety}`, count: { ...count, icon, name: variety } };
}
