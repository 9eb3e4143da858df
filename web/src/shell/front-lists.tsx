/** Under the games: a seat by link, the tables that wait for me, the tables that wait for anybody. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { TextField } from "../kit/field";
import { go, Link } from "../kit/router";
import { api } from "../wire/api";
import { TableRow, WaitingRows } from "./lists";
import { useLoaded } from "./load";
import { Sheet, Trouble } from "./page";
import { addressOfTable, mine, myTurns, nameOfTable } from "./tables";

const SHOWN = 3;

/** A field for a link or a code; bare inside a dialog, which has the heading already. */
export function JoinByLink({ isBare = false }: { isBare?: boolean }): JSX.Element {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const enter = (event: Event): void => {
    event.preventDefault();
    const address = addressOfTable(text);
    if (address === null) setProblem(say("shell-join-bad"));
    else go(address);
  };
  const form = (
    <form class="stack" onSubmit={enter} noValidate>
      <TextField label={say("shell-join-label")} isLabelHidden value={text} problem={problem}
        placeholder={`${location.host}/t/…`} onInput={(given) => { setText(given); setProblem(""); }} />
      <Button look="dark" isWide isSubmit>{say("shell-sit-down")}</Button>
      <p class="field-help">{say("shell-join-help")}</p>
    </form>
  );
  return isBare ? form : <Sheet title={say("shell-join")} class="front-join">{form}</Sheet>;
}

export function YourTurn(): JSX.Element {
  const waiting = myTurns.value;
  const aside = mine.value === null || mine.value.length === 0 ? undefined
    : <Link to="/mine">{say("shell-my-tables-count", { count: mine.value.length })}</Link>;
  return (
    <Sheet title={say("shell-your-turn")} aside={aside} class="front-turns">
      {mine.value === null ? <WaitingRows count={2} /> : waiting.length === 0
        ? <p class="empty">{say("shell-your-turn-none")}</p>
        : (
          <ul class="table-rows">
            {waiting.slice(0, SHOWN).map((table) => (
              <TableRow key={table.summary.table} summary={table.summary} marks={false}>
                <Button look="main" size="small" to={`/t/${table.summary.table}`}
                  label={`${say("shell-play")}: ${nameOfTable(table.summary)}`}>{say("shell-play")}</Button>
              </TableRow>
            ))}
          </ul>
        )}
    </Sheet>
  );
}

export function OpenTables(): JSX.Element {
  const [open, again] = useLoaded(api.lobby);
  const count = open.state === "here" ? open.value.length : 0;
  const aside = count > SHOWN ? <Link to="/tables">{say("shell-all-tables", { count })} ›</Link> : undefined;
  return (
    <Sheet title={say("shell-open-tables")} aside={aside} class="front-open">
      {open.state === "wait" && <WaitingRows />}
      {open.state === "failed" && <Trouble text={say("shell-unreachable")} onRetry={again} />}
      {open.state === "here" && count === 0 && (
        <div class="empty">
          <p>{say("shell-open-none")}</p>
          <Button size="small" to="/new?public=1">{say("shell-open-own")}</Button>
        </div>
      )}
      {open.state === "here" && count > 0 && (
        <ul class="table-rows">
          {open.value.slice(0, SHOWN).map((summary) => (
            <TableRow key={summary.table} summary={summary}>
              <Button look="dark" size="small" to={`/t/${summary.table}`}
                label={`${say("shell-take-seat")}: ${nameOfTable(summary)}`}>{say("shell-take-seat")}</Button>
            </TableRow>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
