/** My tables: where it is my turn, where others think, where seats are free, and what is over. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { say, when } from "../i18n/words";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { me } from "../person/self";
import type { MyTable } from "../wire/messages";
import { JoinByLink } from "./front-lists";
import { paceName } from "./games";
import { TableRow, WaitingRows } from "./lists";
import { Heading, Page, Sheet } from "./page";
import { mine, nameOfTable } from "./tables";
import { isAlone } from "../wire/carrier";
import { OpenRecord } from "./open-record";

type Kind = "turn" | "running" | "open" | "over";
const KINDS: Kind[] = ["turn", "running", "open", "over"];

function kindOf(table: MyTable): Kind {
  if (table.is_my_turn) return "turn";
  const status = table.summary.status;
  return status === "running" || status === "open" ? status : "over";
}

export function MinePage(): JSX.Element {
  const [isJoining, setJoining] = useState(false);
  const title = say("shell-mine");
  const tables = mine.value;
  return (
    <Page title={title}>
      <Heading title={title}>{say(me.value?.account ? "shell-mine-lead-account" : "shell-mine-lead")}</Heading>
      <div class="stack loose">
        <div class="row">
          <Button look="dark" icon="plus" to="/new">{say("shell-new-table")}</Button>
          {isAlone() ? <OpenRecord /> : <Button onClick={() => setJoining(true)}>{say("shell-join")}</Button>}
        </div>
        {tables === null && <section class="panel sheet"><WaitingRows count={4} /></section>}
        {tables?.length === 0 && (
          <section class="panel sheet empty">
            <p>{say("shell-mine-none")}</p>
            <div class="row">
              <Button look="main" to="/">{say("shell-play-now")}</Button>
              {!isAlone() && <Button to="/tables">{say("shell-open-tables")}</Button>}
            </div>
          </section>
        )}
        {KINDS.map((kind) => (
          <Group key={kind} kind={kind} tables={(tables ?? []).filter((one) => kindOf(one) === kind)} />
        ))}
      </div>
      {isJoining && <Dialog title={say("shell-join")} onClose={() => setJoining(false)}><JoinByLink isBare /></Dialog>}
    </Page>
  );
}

function Group({ kind, tables }: { kind: Kind; tables: MyTable[] }): JSX.Element | null {
  if (tables.length === 0) return null;
  return (
    <Sheet title={say(`shell-mine-${kind}`)} aside={String(tables.length)}>
      <ul class="table-rows">
        {tables.map((table) => (
          <TableRow key={table.summary.table} summary={table.summary} about={aboutOf(table, kind)}>
            <Doing table={table} kind={kind} />
          </TableRow>
        ))}
      </ul>
    </Sheet>
  );
}

function Doing({ table, kind }: { table: MyTable; kind: Kind }): JSX.Element {
  const at = `/t/${table.summary.table}`;
  const name = nameOfTable(table.summary);
  const verb = say(kind === "turn" ? "shell-play" : kind === "over" ? "shell-result" : "shell-look");
  return (
    <>
      {kind === "over" && table.summary.status === "over" && (
        <Button look="quiet" size="small" to={`${at}/replay`} label={`${say("shell-replay")}: ${name}`}>
          {say("shell-replay")}
        </Button>
      )}
      <Button look={kind === "turn" ? "main" : "plain"} size="small" to={at} label={`${verb}: ${name}`}>{verb}</Button>
    </>
  );
}

function aboutOf(table: MyTable, kind: Kind): string[] {
  const { about, status, changed } = table.summary;
  const state = status === "cancelled" || status === "aside" ? say(`shell-status-${status}`) : "";
  return [state, kind === "over" ? "" : paceName(about.pace), when(changed)];
}
