/** A new table: who plays, by which rules, how fast; everything chosen stands in the address too. */
import "./new-table.css";

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { readRules, rulesRead, say } from "../i18n/words";
import { Button } from "../kit/button";
import { Select, Switch, TextField } from "../kit/field";
import { addressOf as written, go, query, rename } from "../kit/router";
import { keepCodes } from "../person/codes";
import { ownName, somebody } from "../person/self";
import { api } from "../wire/api";
import type { Created, GameInfo } from "../wire/messages";
import { CopyButton } from "./copy";
import { GameCover } from "./game-cover";
import { GameSwitch } from "./game-switch";
import { loadGames, titleOf } from "./games";
import { sentenceFor, useErrand, useLoaded } from "./load";
import { MissingPage } from "./missing";
import { PaceSheet } from "./new-pace";
import { PresetsSheet } from "./new-presets";
import { RulesSheet } from "./new-rules";
import { SeatsSheet } from "./new-seats";
import { Heading, Page, Trouble } from "./page";
import { HINTS, planOf, queryOf, type TablePlan, wishOf } from "./plan";
import { addressOfTable } from "./tables";
import { isAlone } from "../wire/carrier";

/** A new table of the game in the address, or else of the first that is offered. */
export function NewTablePage({ game: name }: { game: string }): JSX.Element {
  const [loaded, again] = useLoaded(loadGames);
  if (loaded.state === "here") {
    const game = name === "" ? loaded.value[0] : loaded.value.find((one) => one.name === name);
    if (game === undefined) return <MissingPage reason="address" />;
    return <NewTable key={game.name} game={game} games={loaded.value.map((one) => one.name)} title={titleFor(game.name)} />;
  }
  const title = titleFor(name);
  return (
    <Page title={title}>
      <Heading title={title} />
      {loaded.state === "failed" && <Trouble text={sentenceFor(loaded.error)} onRetry={again} />}
    </Page>
  );
}

function titleFor(game: string): string {
  return game === "" ? say("shell-new-table") : say("shell-new-title", { text: titleOf(game) });
}

function addressOf(plan: TablePlan, game: GameInfo): string {
  return `/new/${game.name}?${queryOf(plan, game)}`;
}

/** The same page for another game; who may come is carried over. */
function addressFor(game: string, plan: TablePlan): string {
  return `/new/${game}${plan.isPublic ? "?public=1" : ""}`;
}

/** Where whoever made the table goes: to their seat, or in by the link for those who have none. */
function doorOf(made: Created, plan: TablePlan): string {
  const own = `/t/${made.table}`;
  if (plan.seats.some((seat) => seat.who === "me")) return own;
  const link = made.links[plan.seats.some((seat) => seat.who === "open") ? "invite" : "watch"];
  return addressOfTable(link ?? "") ?? own;
}

function NewTable({ game, games, title }: { game: GameInfo; games: string[]; title: string }): JSX.Element {
  const [plan, setPlan] = useState(() => planOf(query.value, game));
  const { isBusy, problem, run } = useErrand();
  useEffect(() => void readRules(game.name).catch(() => null), []);
  // Read here, so that the texts of the options appear as soon as they are there.
  void rulesRead.value;
  const change = (next: TablePlan): void => {
    setPlan(next);
    rename(addressOf(next, game));
  };
  const create = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const own = plan.seats.find((seat) => seat.who === "me" && seat.name !== "");
      const isOnly = plan.seats.filter((seat) => seat.who === "me").length === 1;
      await somebody(isOnly ? own?.name : undefined);
      const made = await api.create(wishOf(plan, game, ownName()));
      keepCodes(made.table, made.codes);
      go(doorOf(made, plan));
    });
  };
  const parts = { game, plan, onChange: change };
  return (
    <Page title={title} class="wide">
      <Heading title={title}>
        {say("shell-new-lead")}
        <GameSwitch games={games} now={game.name} addressOf={(other) => addressFor(other, plan)} />
      </Heading>
      <form class="new-table" onSubmit={create} noValidate>
        <div class="new-left">
          <SeatsSheet {...parts} />
          <PaceSheet {...parts} />
          <RulesSheet {...parts} />
        </div>
        <div class="new-right">
          <Finish {...parts} isBusy={isBusy} problem={problem} />
          <PresetsSheet {...parts} />
        </div>
      </form>
    </Page>
  );
}

export interface PartProps {
  game: GameInfo;
  plan: TablePlan;
  onChange: (plan: TablePlan) => void;
}

/** What will happen on the main button, in one sentence. */
function outlook(plan: TablePlan): string {
  const open = plan.seats.filter((seat) => seat.who === "open").length;
  const own = plan.seats.filter((seat) => seat.who === "me").length;
  if (open > 0) return say("shell-new-waits", { open });
  return own > 1 ? say("shell-new-hot-seat") : say("shell-new-at-once");
}

type FinishProps = PartProps & { isBusy: boolean; problem: string };

function Finish({ game, plan, onChange, isBusy, problem }: FinishProps): JSX.Element {
  return (
    <section class="panel sheet new-finish" aria-label={say("shell-new-table")}>
      <div class="new-cover" aria-hidden="true"><GameCover game={game.name} /></div>
      <div class="stack loose">
        <TextField label={say("shell-new-name")} value={plan.title} longest={80}
          placeholder={say("shell-new-name-hint")}
          onInput={(text) => onChange({ ...plan, title: text })} />
        {!isAlone() && <Switch label={say("shell-new-public")} help={say("shell-new-public-help", { players: plan.seats.length })} isOn={plan.isPublic}
          onChange={(isPublic) => onChange({ ...plan, isPublic })} />}
        <Select label={say("shell-hints")} value={plan.hints} onChange={(hints) => onChange({ ...plan, hints })}
          help={say("shell-new-hints-help")}
          offers={(["", ...HINTS] as const).map((hints) => ({ value: hints, label: say(`shell-hints-${hints || "usual"}`) }))} />
        <div class="stack">
          <Button look="main" size="large" isWide isSubmit isBusy={isBusy}>{say("shell-new-create")}</Button>
          <p class="field-help" role="status">{outlook(plan)}</p>
          {problem !== "" && <Trouble text={problem} />}
        </div>
        <CopyButton text={new URL(written(addressOf(plan, game)), location.href).href} label={say("shell-new-copy")} isWide />
      </div>
    </section>
  );
}
