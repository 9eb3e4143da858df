/** What a game brings to the browser: how its table is drawn, and where its options are lit.  No rule lives here. */

import type { ComponentType, JSX } from "preact";

import type { IconName } from "../kit/icons";
import type { AnyColour } from "../kit/marks";
import type { LegendGroup } from "./legend";
import type { Kinds } from "../table/motion-kinds";
import type { CatalogueEntry, Fact, Option, TableMessage } from "../wire/messages";

/** Who sits somewhere, as the game shows them. */
export interface Badge {
  colour: AnyColour;
  icon: IconName;
  /** What the player leads: a clan, a tribe; empty while it is not chosen. */
  people: string;
}

/** One sum of the turn being tried out: how much of what. */
export interface Sum {
  amount: number;
  icon: IconName;
  label: string;
}

export interface SceneProps {
  /** The moment to draw; in a replay it is not the present one. */
  message: TableMessage;
}

export interface SeatProps extends SceneProps {
  seat: number;
  isOwn: boolean;
}

/** A place with words, for the text view of the board: grouped under headings. */
export interface TextGroup {
  heading: string;
  /** Whose things it tells of, where it is about one player. */
  seat?: number;
  lines: { text: string; place?: string }[];
}

export interface Face {
  name: string;
  /** Where an option is lit: `cell:g7`, `space:build_2` …; empty for one that is a button in the lower rail. */
  placeOf(entry: Pick<CatalogueEntry, "notation" | "arguments">): string;
  /** The notation a place would have at a decision point, where the catalogue does not tell it; or empty. */
  notationAt?(point: string, place: string): string;
  /** Is a place so small or so far from the board that its option is offered as a button, too? */
  isSmall?(place: string, message: TableMessage): boolean;
  /** The decision point of a view, empty when there is none. */
  pointOf(view: unknown): string;
  /** Options that end things, in the order in which a turn is wound up; they become the main button. */
  endings: string[];
  /** A shorter name of an ending for its button; null where the sentence of the option will do. */
  endingName?(notation: string): string | null;
  badge(message: TableMessage, seat: number): Badge;
  /** Seats in the order of the turn. */
  order(message: TableMessage): number[];
  /** Short name of a step of the turn, for the line under the prompt. */
  step(notation: string): string;
  sums(facts: Fact[], seat: number): Sum[];
  /** The pieces a fact speaks of, as places. */
  placesOf(fact: Fact): string[];
  /** A number on an option that matters most, such as its price; null when it has none. */
  price(option: Option): number | null;
  /** Points to show beside a player, or beside a rival without a chair; by default those scored so far. */
  points?(message: TableMessage, seat: number): number;
  /** Where the strip lies, by default above the board. */
  stripSide?: "above" | "below";
  /** Is the strip so much asked about that a phone shows it above the board rather than in the drawer? */
  isStripOnPhone?: boolean;
  /** Boards of those who sit on no chair, such as a rival without a player. */
  besides?(message: TableMessage): number[];
  /** The column under whose things the log stands, by default the common ones. */
  talkSide?: "common" | "seats";
  /** What everybody shares, beside the board. */
  Common?: ComponentType<SceneProps>;
  /** The same where one thing is seen at a time: with what else their questions are answered by. */
  PhoneCommon?: ComponentType<SceneProps>;
  Strip: ComponentType<SceneProps>;
  Board: ComponentType<SceneProps>;
  /** The own cards, under the board. */
  Hand?: ComponentType<SceneProps>;
  /** Things that everybody shares and that stand beside the players' boards. */
  Shared?: ComponentType<SceneProps>;
  SeatBoard: ComponentType<SeatProps>;
  /** One line for a seat, where there is no room for more. */
  SeatLine: ComponentType<SeatProps>;
  text(message: TableMessage): TextGroup[];
  /** What its facts count, move and open, where pages that know no game are to find their way in its log. */
  kinds?: Kinds;
  /** What a seat has, a phrase for each thing. */
  means(message: TableMessage, seat: number): string[];
  /** The heading of the round, such as "Round 3 of 4". */
  roundTitle(message: TableMessage): string;
  /** Is that heading shown in the upper rail, because the game has no other place for it? */
  roundInRail?: boolean;
  /** Score sources in the order of the sheet, with icon and whether they belong to the end. */
  sources: { id: string; icon: IconName; atEnd: boolean }[];
  /** Its pieces and icons by name, from the component data; their words are those of the overview. */
  legend?(data: unknown): LegendGroup[];
  preload?: () => JSX.Element;
}
