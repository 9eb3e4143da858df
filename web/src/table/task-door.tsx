/** What somebody is led through or asked for at a table, or offered at their first one of a game: loaded then. */

import type { ComponentType, JSX } from "preact";
import { useMemo } from "preact/hooks";

import { readCoach, readPuzzles } from "../i18n/words";
import { wasOffered } from "../lessons/progress";
import { Later } from "../shell/later";
import type { Session } from "./session";

type Panel = ComponentType<{ session: Session; id: string }>;

/** What stands at the table of a task, by its kind. */
const PANELS: Record<string, () => Promise<Panel>> = {
  lesson: async () => (await import("../lessons")).LessonPanel,
  puzzle: async () => {
    const [found] = await Promise.all([import("../later"), readCoach(), readPuzzles()]);
    return found.PuzzlePanel;
  },
};

export function TaskHolder({ session }: { session: Session }): JSX.Element | null {
  const { game, seat, status, task } = session.message.value!;
  const isOffered = useMemo(() => task === null && seat >= 0 && status === "running" && !wasOffered(game), []);
  const load = task === null ? undefined : PANELS[task.kind];
  if (task !== null && load !== undefined && (seat >= 0 || !task.is_alone)) {
    return <Later key={task.kind} load={load} with={{ session, id: task.id }} />;
  }
  return isOffered ? <Later key="offer" load={async () => (await import("../lessons")).LessonOffer} with={{ session }} /> : null;
}
