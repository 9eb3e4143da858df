/** A game on the front page. */

import type { JSX } from "preact";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Icon } from "../kit/icons";
import { Link } from "../kit/router";
import { learnNext } from "../lessons/learn";
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
          {game.lessons.length > 0 && (
            <Button isBusy={isBusy} label={`${say("shell-learn")}: ${title}`} onClick={() => run(() => learnNext(game))}>
              {say("shell-learn")}
            </Button>
          )}
          <Button to={`/new/${game.name}`} label={`${say("shell-new-table")}: ${title}`}>
            {say("shell-new-table")}
          </Button>
        </div>
        <p class="front-more">
          <Link to={`/rules/${game.name}`} aria-label={`${say("shell-rules")}: ${title}`}>{say("shell-rules")}</Link>
          {game.puzzles > 0 && (
            <>
              <Icon name="rune-stone" size={18} />
              <Link to={`/puzzles/${game.name}/daily`} aria-label={`${say("shell-puzzle-daily")}: ${title}`}>{say("shell-puzzle-daily")}</Link>
              <Link to={`/puzzles/${game.name}`} aria-label={`${say("shell-puzzles-all", { count: game.puzzles })}: ${title}`}>
                {say("shell-puzzles-all", { count: game.puzzles })}
              </Link>
            </>
          )}
        </p>
        {problem !== "" && <p class="field-problem" role="alert">{problem}</p>}
      </div>
    </article>
  );
}
