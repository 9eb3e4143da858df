/** A view in words: named values, those of everybody and those of each seat. */

import type { TextGroup } from "../games/face";
import { capital, has, joined, nameOf, say } from "../i18n/words";
import { nameOfSeat } from "../table/who";
import type { TableMessage } from "../wire/messages";
import { isNothing } from "./layout";

/** What a thing of a game is called; an id that has no name is read as words. */
export function called(game: string, name: string): string {
  return has(`${game}-name-${name}`) ? nameOf(game, name) : name.replaceAll(/[_-]+/g, " ");
}

/** A value as it is read. */
export function inWords(game: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "table-yes" : "table-no");
  if (isNothing(value)) return say("table-nothing");
  if (Array.isArray(value)) return value.length === 0 ? say("table-nothing") : joined(value.map((one) => inWords(game, one)));
  if (typeof value === "object") {
    const members = Object.entries(value as Record<string, unknown>);
    return members.length === 0 ? say("table-nothing") : members.map(([name, one]) => lineOf(game, name, one)).join("; ");
  }
  return typeof value === "number" ? String(value) : called(game, String(value));
}

export function lineOf(game: string, name: string, value: unknown): string {
  return `${called(game, name)}: ${inWords(game, value)}`;
}

/** A named value of a view. */
export type Entry = readonly [name: string, value: unknown];

export interface Values {
  common: Entry[];
  /** What belongs to each seat, in the order of the seats. */
  seats: Entry[][];
}

/** The decision is asked in words of its own. */
const ASKED = "decision";

/**
 * What a view holds, of everybody and of each seat.  A list is one of the seats when it is among those `bySeat`, or else when
 * it has an entry for each of them that is more than a word or a number.
 */
export function valuesOf(message: TableMessage, bySeat: ReadonlySet<string>): Values {
  const found: Values = { common: [], seats: message.chairs.map(() => []) };
  for (const [name, value] of Object.entries((message.view ?? {}) as Record<string, unknown>)) {
    if (name === ASKED) continue;
    if (isOfSeats(value, message.players, bySeat.has(name))) {
      value.forEach((one, seat) => found.seats[seat]?.push(...entriesOf(name, one)));
    } else found.common.push([name, value]);
  }
  return found;
}

function isOfSeats(value: unknown, players: number, isDeclared: boolean): value is unknown[] {
  if (!Array.isArray(value) || value.length !== players) return false;
  return isDeclared || value.every((one) => typeof one === "object" && one !== null);
}

/** What a seat has under a name: the members of a group, or one value. */
function entriesOf(name: string, value: unknown): Entry[] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [[name, value]];
}

/** Everything that a view holds, in groups. */
export function textOf(message: TableMessage, bySeat: ReadonlySet<string>): TextGroup[] {
  const { common, seats } = valuesOf(message, bySeat);
  const linesOf = (entries: Entry[]): { text: string }[] =>
    entries.map(([name, value]) => ({ text: capital(lineOf(message.game, name, value)) }));
  const groups: TextGroup[] = [
    { heading: say("table-board"), lines: linesOf(common) },
    ...seats.map((entries, seat) => ({ heading: nameOfSeat(message, seat), seat, lines: linesOf(entries) })),
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}
