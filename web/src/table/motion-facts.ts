/** What a change of the table has brought that the reader has not seen yet. */

import type { Fact } from "../wire/messages";
import type { Change } from "./session";

/**
 * The new facts of a change.  A turn tried out tells its facts step by step; when it is ended they come once more, with
 * what followed from them, and only that is new.  Taking a step back brings nothing.
 */
export function newFacts({ before, after }: Change): Fact[] {
  if (before === null) return [];
  const known = before.trial?.facts ?? [];
  const told = after.number === before.number ? (after.trial?.facts ?? []) : after.facts;
  if (after.seat !== before.seat) return after.number === before.number ? [] : after.facts;
  return startsWith(told, known) ? told.slice(known.length) : after.number === before.number ? [] : told;
}

function startsWith(facts: Fact[], known: Fact[]): boolean {
  if (facts.length < known.length) return false;
  return known.every((fact, n) => JSON.stringify(fact) === JSON.stringify(facts[n]));
}

/** Did this change end a turn of somebody else? */
export function isOthers({ before, after }: Change): boolean {
  return before !== null && after.number > before.number && before.trial === undefined;
}

/** Has the turn come to the seat that looks? */
export function isMyTurnNow({ before, after }: Change): boolean {
  if (after.trial === undefined) return false;
  return before === null || before.trial === undefined || before.seat !== after.seat
    || after.number > before.number && after.trial.step <= before.trial.step;
}
