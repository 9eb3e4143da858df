/** For those who listen: where the voice of the table is heard, and what was refused. */

import { useEffect } from "preact/hooks";

import { notated } from "../i18n/notated";
import { narrate } from "./narration";
import type { Session } from "./session";

export function Announcer({ session }: { session: Session }) {
  useEffect(() => narrate(session), [session]);
  const problem = session.problem.value;
  return (
    <>
      <Heard session={session} />
      <div class="hidden" role="alert" aria-live="assertive">{problem === null ? "" : problem.sentence}</div>
    </>
  );
}

/** The sentences as they are spoken, each once.  A dialog that lies over the table needs one of its own to be heard in. */
export function Heard({ session }: { session: Session }) {
  return (
    <div class="hidden" role="status" aria-live="polite" aria-atomic="false">
      {session.voice.lines.value.map((one) => <p key={one.id}>{notated(one.text)}</p>)}
    </div>
  );
}
