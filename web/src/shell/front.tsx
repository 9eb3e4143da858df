/** The front page: one click from playing. */
import "./front.css";

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { learnNext } from "../lessons/learn";
import type { GameInfo } from "../wire/messages";
import { GameCard } from "./front-card";
import { JoinByLink, OpenTables, YourTurn } from "./front-lists";
import { games, loadGames, playAgainstBots, titleOf } from "./games";
import { useErrand, useLoaded } from "./load";
import { Page, Trouble } from "./page";
import { Scene } from "./scene";
import { isAlone } from "../wire/carrier";

export function FrontPage(): JSX.Element {
  const [offered, again] = useLoaded(loadGames);
  const list = games.value ?? [];
  return (
    <Page title="" class="full front">
      <Hero games={list} />
      <div class="front-in">
        {offered.state === "failed" && <Trouble text={say("shell-unreachable")} onRetry={again} />}
        <h2 class="hidden">{say("shell-games")}</h2>
        <div class="front-games" data-count={list.length || 1} aria-busy={offered.state === "wait"}>
          {list.map((game) => <GameCard key={game.name} game={game} isAlone={list.length === 1} />)}
          {games.value === null && <div class="front-card waiting" aria-hidden="true" />}
        </div>
        <div class="front-below">
          {!isAlone() && <JoinByLink />}
          <YourTurn />
          {!isAlone() && <OpenTables />}
        </div>
      </div>
    </Page>
  );
}

function Hero({ games: list }: { games: GameInfo[] }): JSX.Element {
  const { isBusy, problem, run } = useErrand();
  const first = list[0];
  const taught = list.find(({ lessons }) => lessons.length > 0);
  const bots = first === undefined ? 0 : Math.max(...first.players) - 1;
  // Asked ahead, so that the first click goes straight to the table.
  useEffect(() => void import("../games/faces").catch(() => null), []);
  const play = (): void => run(async () => {
    const found = first ?? (await loadGames())[0];
    if (found !== undefined) await playAgainstBots(found);
  });
  return (
    <section class="front-hero" aria-label={say("shell-play-now")}>
      <div class="front-scene" aria-hidden="true"><Scene /></div>
      <div class="front-hero-in">
        <h1>{say("shell-front-title", { games: list.length })}</h1>
        <p class="front-lead">{say("shell-front-lead")}</p>
        <div class="front-ways">
          <Button look="main" size="large" isBusy={isBusy} onClick={play}>{say("shell-play-now")}</Button>
          {taught !== undefined && (
            <Button look="dark" size="large" icon="rule-book" onClick={() => run(() => learnNext(taught))}>{say("shell-learn-now")}</Button>
          )}
        </div>
        <p class="front-note" role="status">
          {problem || (first === undefined ? " " : say("shell-play-now-note", { text: titleOf(first.name), bots }))}
        </p>
      </div>
    </section>
  );
}
