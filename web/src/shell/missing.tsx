/** What cannot be shown: a wrong address, a table that is not open to me, or a server that does not answer. */
import "./missing.css";

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { TextField } from "../kit/field";
import { Icon, type IconName } from "../kit/icons";
import { go } from "../kit/router";
import { somebody } from "../person/self";
import { api } from "../wire/api";
import type { Problem } from "../wire/messages";
import { useErrand } from "./load";
import { Heading, Page, Sheet } from "./page";

export interface MissingProps {
  reason: "address" | "table" | "unreachable";
  table?: string;
  problem?: Problem | null;
  onRetry?: () => void;
}

const ICONS: Record<MissingProps["reason"], IconName> = {
  address: "compass", table: "padlock", unreachable: "sailboat",
};

export function MissingPage({ reason, table = "", problem = null, onRetry }: MissingProps): JSX.Element {
  const title = say(`shell-missing-${reason}`);
  return (
    <Page title={title} class="narrow missing">
      <span class="missing-icon" aria-hidden="true"><Icon name={ICONS[reason]} size={56} /></span>
      <Heading title={title}>
        {problem?.sentence && <p class="missing-sentence">{problem.sentence}</p>}
        <p>{say(`shell-missing-${reason}-help`)}</p>
      </Heading>
      <div class="stack loose">
        <div class="row">
          {onRetry && (
            <Button look={reason === "unreachable" ? "main" : "plain"} onClick={onRetry}>{say("shell-retry")}</Button>
          )}
          <Button to="/">{say("shell-to-front")}</Button>
          <Button to="/tables">{say("shell-open-tables")}</Button>
          <Button to="/mine">{say("shell-mine")}</Button>
        </div>
        {reason === "table" && table !== "" && <Recovery table={table} onOpen={onRetry} />}
      </div>
    </Page>
  );
}

/** A seat of mine opened on this device by its code. */
function Recovery({ table, onOpen }: { table: string; onOpen: (() => void) | undefined }): JSX.Element {
  const [code, setCode] = useState("");
  const { isBusy, problem, run } = useErrand();
  const recover = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      await somebody();
      await api.recover(table, code.trim());
      if (onOpen) onOpen();
      else go(`/t/${table}`);
    });
  };
  return (
    <Sheet title={say("shell-recover")}>
      <form class="stack" onSubmit={recover} noValidate>
        <p class="field-help">{say("shell-recover-help")}</p>
        <TextField label={say("shell-recover-code")} isCode value={code} problem={problem}
          placeholder="ABCDE-FGHJK-LMNPQ-RSTUV"
          onInput={setCode} />
        <div>
          <Button look="dark" isSubmit isBusy={isBusy} isDisabled={code.trim() === ""}>
            {say("shell-recover-open")}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
