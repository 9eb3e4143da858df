/** What somebody is led through at a table, or offered at their first one of a game: loaded then. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { wasOffered } from "../lessons/progress";
import { Later } from "../shell/later";
import type { Session } from "./session";

export function TaskHolder({ session }: { session: Session }): JSX.Element | null {
  const { game, seat, status, task } = session.message.value!;
  const isOffered = useMemo(() => task === "" && seat >= 0 && status === "running" && !wasOffered(game), []);
  const [kind, id = ""] = task.split(" ");
  if (kind === "lesson") return <Later load={async () => (await import("../lessons")).LessonPanel} with={{ session, id }} />;
  return isOffered ? <Later load={async () => (await import("../lessons")).LessonOffer} with={{ session }} /> : null;
}
