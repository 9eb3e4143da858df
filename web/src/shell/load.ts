/** Things from the server that a page waits for. */

import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Refused } from "../wire/api";

export type Loaded<T> =
  | { state: "wait" }
  | { state: "here"; value: T }
  | { state: "failed"; error: unknown };

/** Loads once, and again whenever `again` is called; what is there stays in sight meanwhile. */
export function useLoaded<T>(load: () => Promise<T>, keys: unknown[] = []): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "wait" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    load().then(
      (value) => { if (!isGone) setLoaded({ state: "here", value }); },
      (error: unknown) => { if (!isGone) setLoaded({ state: "failed", error }); },
    );
    return () => { isGone = true; };
  }, [...keys, turn]);
  return [loaded, () => setTurn(turn + 1)];
}

/** What went wrong, in words: the server's own sentence where it gave one. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof Refused)) return say("shell-unreachable");
  return error.problem.sentence || say("shell-refused", { text: error.problem.code });
}

/** Does something on its way to the server, and remembers whether it is still on its way and what went wrong. */
export function useErrand(): { isBusy: boolean; problem: string; run: (work: () => Promise<void>) => void } {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const run = (work: () => Promise<void>): void => {
    setBusy(true);
    setProblem("");
    work().catch((error: unknown) => setProblem(sentenceFor(error))).finally(() => setBusy(false));
  };
  return { isBusy, problem, run };
}
