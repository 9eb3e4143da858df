/** A game on the front page. */

import type { JSX } from "preact";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Link } from "../kit/router";
import type { GameInfo } from "../wire/messages";
import { GameCover } from "./game-cover";
import { blurbOf, playAgainstBots, titleOf } from "./games";
import { useErrand } from "./load";

export function GameCard({ game, isAlone }: { game: GameInfo; isAlone: boolean }): JSX.Element {
  const { isBusy, problem, run } = useErrand();
  const nature = blurbOf(game.name, "nature");
  const title = titleOf(game.name);
  return (
    <article class={`front-card ${isAlone ? "alone" : ""}`}>
      <div class="front-cover" aria-hidden="true"><GameCover game={game.name} /></div>
      <div class="front-words">
        <h3>{title}</h3>
        <p class="front-line">{blurbOf(game.name, "line")}</p>
        <ul class="front-facts">
          <li class="chip square">
            {say("shell-players-range", { least: Math.min(...game.players), most: Math.max(...game.players) })}
          </li>
          {Boolean(game.minutes) && <li class="chip square">{say("shell-minutes", { minutes: game.minutes! })}</li>}
          {nature !== "" && <li class="chip square">{nature}</li>}
        </ul>
        <div class="row">
          <Button look="dark" isBusy={isBusy} label={`${say("shell-against-bots")}: ${title}`}
            onClick={() => run(() => playAgainstBots(game))}>{say("shell-against-bots")}</Button>
          <Button to={`/new/${game.name}`} label={`${say("shell-new-table")}: ${title}`}>
            {say("shell-new-table")}
          </Button>
          {game.puzzles > 0 && (
            <Link to={`/puzzles/${game.name}`} class="btn quiet puzzles-link" aria-label={`${say("shell-puzzles")}: ${title}`}>
              {say("shell-puzzles")}
            </Link>
          )}
          <Link to={`/rules/${game.name}`} class="btn quiet" aria-label={`${say("shell-rules")}: ${title}`}>
            {say("shell-rules")}
          </Link>
        </div>
        {problem !== "" && <p class="field-problem" role="alert">{problem}</p>}
      </div>
    </article>
  );
}
