/** What stands at the table of a puzzle, loaded there only. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import { readCoach, readPuzzles } from "../i18n/words";
import type { Session } from "./session";

export function PuzzleHolder({ session }: { session: Session }) {
  const [Panel, setPanel] = useState<ComponentType<{ session: Session }> | null>(null);
  const message = session.message.value!;
  const isWanted = message.puzzle !== undefined && message.seat >= 0;
  useEffect(() => {
    if (!isWanted) return;
    void Promise.all([import("../later"), readCoach(), readPuzzles()]).then(([found]) => setPanel(() => found.PuzzlePanel), () => null);
  }, [isWanted]);
  return isWanted && Panel !== null ? <Panel session={session} /> : null;
}
