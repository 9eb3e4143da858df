/** Public tables with free seats. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { say, when } from "../i18n/words";
import { Button } from "../kit/button";
import { api } from "../wire/api";
import type { Summary } from "../wire/messages";
import { paceName } from "./games";
import { nameOfChair, TableRow, WaitingRows } from "./lists";
import { sentenceFor, useLoaded } from "./load";
import { Heading, Page, Trouble } from "./page";
import { nameOfTable } from "./tables";

const EVERY = 15_000;

export function LobbyPage(): JSX.Element {
  const [open, again] = useLoaded(api.lobby);
  useEffect(() => {
    const timer = setInterval(() => { if (!document.hidden) again(); }, EVERY);
    return () => clearInterval(timer);
  });
  const title = say("shell-open-tables");
  return (
    <Page title={title}>
      <Heading title={title}>{say("shell-lobby-lead")}</Heading>
      <div class="stack loose">
        <div class="row">
          <Button look="dark" icon="plus" to="/new?public=1">{say("shell-open-own")}</Button>
          <Button look="quiet" onClick={again}>{say("shell-refresh")}</Button>
        </div>
        <section class="panel sheet" aria-label={title} aria-live="polite">
          {open.state === "wait" && <WaitingRows count={4} />}
          {open.state === "failed" && <Trouble text={sentenceFor(open.error)} onRetry={again} />}
          {open.state === "here" && <Rows tables={open.value} />}
        </section>
      </div>
    </Page>
  );
}

function Rows({ tables }: { tables: Summary[] }): JSX.Element {
  if (tables.length === 0) {
    return <div class="empty"><p>{say("shell-open-none")}</p><p>{say("shell-lobby-none-help")}</p></div>;
  }
  return (
    <ul class="table-rows">
      {tables.map((summary) => (
        <TableRow key={summary.table} summary={summary} about={aboutOf(summary)}>
          <Button look="dark" size="small" to={`/t/${summary.table}`}
            label={`${say("shell-take-seat")}: ${nameOfTable(summary)}`}>{say("shell-take-seat")}</Button>
        </TableRow>
      ))}
    </ul>
  );
}

function aboutOf(summary: Summary): string[] {
  const people = summary.about.seats
    .flatMap((chair, seat) => (chair.taken ? [nameOfChair(chair, seat)] : [])).join(", ");
  return [paceName(summary.about.pace), people, when(summary.created)];
}
