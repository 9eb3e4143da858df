/** The account, for those who want one: my tables from any device. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Choice, TextField } from "../kit/field";
import { me, settings, somebody } from "../person/self";
import { api } from "../wire/api";
import { useErrand } from "./load";
import { Sheet } from "./page";
import { lookAtMine } from "./tables";

export function AccountSheet(): JSX.Element {
  const account = me.value?.account ?? null;
  return (
    <Sheet title={say("shell-account")}>
      {account === null ? <Entrance /> : <Signed account={account} />}
    </Sheet>
  );
}

function Signed({ account }: { account: string }): JSX.Element {
  const { isBusy, problem, run } = useErrand();
  const out = (leave: () => Promise<unknown>): void => run(async () => {
    await leave();
    me.value = null;
    await lookAtMine();
  });
  return (
    <div class="stack">
      <p>{say("shell-signed-in", { text: account })}</p>
      <p class="field-help">{say("shell-signed-in-help")}</p>
      <div class="row">
        <Button isBusy={isBusy} onClick={() => out(api.logout)}>{say("shell-sign-out")}</Button>
        <Button isBusy={isBusy} onClick={() => out(api.logoutEverywhere)}>{say("shell-sign-out-everywhere")}</Button>
      </div>
      {problem !== "" && <p class="field-problem" role="alert">{problem}</p>}
    </div>
  );
}

function Entrance(): JSX.Element {
  const [what, setWhat] = useState<"create" | "enter">("create");
  const [account, setAccount] = useState("");
  const [passphrase, setPassphrase] = useState("");
  const { isBusy, problem, run } = useErrand();
  const enter = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      if (what === "create") {
        await somebody();
        me.value = await api.account(account, passphrase);
      } else {
        me.value = await api.login(account, passphrase);
        settings.value = { ...me.value.settings, ...settings.value };
      }
      await lookAtMine();
    });
  };
  return (
    <form class="stack loose" onSubmit={enter} noValidate>
      <p class="field-help">{say("shell-account-help")}</p>
      <Choice label={say("shell-account")} isLabelHidden value={what} onChange={setWhat}
        offers={[
          { value: "create", label: say("shell-account-create") },
          { value: "enter", label: say("shell-account-enter") },
        ]} />
      <TextField label={say("shell-account-name")} value={account} longest={40}
        autoComplete="username" onInput={setAccount} />
      <TextField label={say("shell-passphrase")} type="password" value={passphrase} longest={256}
        autoComplete={what === "create" ? "new-password" : "current-password"} onInput={setPassphrase}
        help={what === "create" ? say("shell-passphrase-help") : undefined} />
      {problem !== "" && <p class="field-problem" role="alert">{problem}</p>}
      <div>
        <Button look="dark" isSubmit isBusy={isBusy} isDisabled={account.trim() === "" || passphrase === ""}>
          {say(what === "create" ? "shell-account-create" : "shell-account-enter")}
        </Button>
      </div>
    </form>
  );
}
