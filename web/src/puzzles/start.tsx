/** The address of a puzzle: its table is made, and takes the place of this page. */

import { useEffect } from "preact/hooks";

import { MissingPage } from "../shell/missing";
import { useErrand } from "../shell/load";
import { api } from "../wire/api";
import { openPuzzle } from "./setting-up";

const DAILY = "daily";

export function PuzzleStart({ game, puzzle }: { game: string; puzzle: string }) {
  const { problem, run } = useErrand();
  const begin = (): void => run(async () => {
    const wanted = puzzle === DAILY ? (await api.puzzles(game)).daily : puzzle;
    await openPuzzle(game, wanted, true);
  });
  useEffect(begin, []);
  return problem === "" ? <div class="frame-waiting" aria-busy="true" /> : <MissingPage reason="address" onRetry={begin} />;
}
