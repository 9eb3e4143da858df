/** Going to a puzzle: a table is made for it, with this person in the seat that solves. */

import { go } from "../kit/router";
import { keepCodes } from "../person/codes";
import { somebody } from "../person/self";
import { api } from "../wire/api";
import type { PuzzleInfo, PuzzleList } from "../wire/messages";

export async function openPuzzle(game: string, puzzle: string, replaces = false): Promise<void> {
  await somebody();
  const made = await api.setUpPuzzle(game, puzzle);
  keepCodes(made.table, made.codes);
  go(`/t/${made.table}`, replaces);
}

/** The puzzle after this one: the next that was not tried yet, round the list; else simply the next. */
export function nextPuzzle({ puzzles }: PuzzleList, after: string): PuzzleInfo | undefined {
  const at = puzzles.findIndex(({ id }) => id === after);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return others.find(({ finding }) => finding === "") ?? others[0];
}
