/** A table by its address: opened, waited for, played, or explained when it cannot be opened. */

import { useEffect, useState } from "preact/hooks";

import { faceOf } from "../games/faces";
import { Later } from "../shell/later";
import { MissingPage } from "../shell/missing";
import type { JoinPage } from "../shell/pages";
import { api, type Door, Refused } from "../wire/api";
import type { Problem } from "../wire/messages";
import { openCatalogue } from "./catalogue";
import { Frame } from "./frame";
import { TableContext } from "./place";
import { RulesHolder } from "./rules-door";
import { Session } from "./session";

type Opened = { kind: "wait" } | { kind: "open"; session: Session } | { kind: "missing"; problem: Problem | null };

async function open(table: string, door: Door): Promise<Session> {
  const first = await api.table(table, undefined, door);
  const asked = openCatalogue(first);
  const [face, catalogue] = await Promise.all([faceOf(first.game, () => asked), asked]);
  return new Session(table, face, catalogue, door, first);
}

export function TablePage({ table, door }: { table: string; door: Door }) {
  const [opened, setOpened] = useState<Opened>({ kind: "wait" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let session: Session | null = null;
    let isGone = false;
    open(table, door).then(
      (made) => {
        session = made;
        if (isGone) made.close();
        else setOpened({ kind: "open", session: made });
      },
      (error: unknown) => setOpened({ kind: "missing", problem: error instanceof Refused ? error.problem : null }),
    );
    return () => {
      isGone = true;
      session?.close();
    };
  }, [table, attempt]);
  if (opened.kind === "wait") return <div class="frame-waiting" aria-busy="true" />;
  if (opened.kind === "missing") {
    return (
      <MissingPage reason={opened.problem === null ? "unreachable" : "table"} table={table} problem={opened.problem}
        onRetry={() => { setOpened({ kind: "wait" }); setAttempt(attempt + 1); }} />
    );
  }
  return <TableContext.Provider value={opened.session}><Room session={opened.session} onEnter={() => setAttempt(attempt + 1)} /><RulesHolder /></TableContext.Provider>;
}

async function loadJoin(): Promise<typeof JoinPage> {
  return (await import("../shell/pages")).JoinPage;
}

/** Waiting for people, or playing. */
function Room({ session, onEnter }: { session: Session; onEnter: () => void }) {
  const message = session.message.value;
  if (session.line.value === "refused") {
    return <MissingPage reason="table" table={session.table} problem={session.problem.value} onRetry={onEnter} />;
  }
  if (message === null || message.status === "open") return <Later isPage load={loadJoin} with={{ session, onEnter }} />;
  return <Frame session={session} />;
}
