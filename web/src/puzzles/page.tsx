/** The puzzles of a game: the one of the day, and all of them by how hard they are. */
import "./puzzles.css";

import type { JSX } from "preact";

import { readPuzzles, say } from "../i18n/words";
import { Button } from "../kit/button";
import { Icon } from "../kit/icons";
import { GameCover } from "../shell/game-cover";
import { GameSwitch } from "../shell/game-switch";
import { loadGames, titleOf } from "../shell/games";
import { sentenceFor, useErrand, useLoaded } from "../shell/load";
import { MissingPage } from "../shell/missing";
import { Heading, Page, Sheet, Trouble } from "../shell/page";
import { api } from "../wire/api";
import type { GameInfo, PuzzleInfo, PuzzleList } from "../wire/messages";
import { openPuzzle } from "./setting-up";
import { PuzzleStart } from "./start";

/** What is known before anybody has solved anything is not called a rating. */
const UNKNOWN = 350;

/** The puzzle in the address, or else the list. */
export function PuzzlesPage({ game, puzzle }: { game: string; puzzle: string }): JSX.Element {
  return puzzle === "" ? <List game={game} /> : <PuzzleStart game={game} puzzle={puzzle} />;
}

/** The puzzles of the game in the address, or else of the first that has some. */
function List({ game: name }: { game: string }): JSX.Element {
  const [loaded, again] = useLoaded(async () => {
    const [games] = await Promise.all([loadGames(), readPuzzles()]);
    return games.filter((one) => one.puzzles > 0);
  });
  if (loaded.state === "wait") return <div class="frame-waiting" aria-busy="true" />;
  if (loaded.state === "failed") return <Page title=""><Trouble text={sentenceFor(loaded.error)} onRetry={again} /></Page>;
  const game = loaded.value.find((one) => one.name === name) ?? (name === "" ? loaded.value[0] : undefined);
  return game === undefined ? <MissingPage reason="address" /> : <Puzzles key={game.name} game={game} games={loaded.value} />;
}

function Puzzles({ game, games }: { game: GameInfo; games: GameInfo[] }): JSX.Element {
  const [list, again] = useLoaded(() => api.puzzles(game.name));
  const title = `${say("puzzle-title")}: ${titleOf(game.name)}`;
  return (
    <Page title={title}>
      <Heading title={title}>
        {say("puzzle-lead")}
        <GameSwitch games={games.map((one) => one.name)} now={game.name} addressOf={(other) => `/puzzles/${other}`} />
      </Heading>
      {list.state === "failed" && <Trouble text={sentenceFor(list.error)} onRetry={again} />}
      {list.state === "here" && <Sheets list={list.value} />}
    </Page>
  );
}

function Sheets({ list }: { list: PuzzleList }): JSX.Element {
  const daily = list.puzzles.find(({ id }) => id === list.daily);
  const done = list.puzzles.filter(({ finding }) => finding === "solved").length;
  const { points, deviation } = list.rating;
  return (
    <div class="stack loose">
      {daily !== undefined && <Daily game={list.game} puzzle={daily} />}
      <Sheet title={say("puzzle-all")} aside={say("puzzle-solved-of", { done, total: list.puzzles.length })}>
        {deviation < UNKNOWN && (
          <p class="puzzle-rating">{say("puzzle-rating", { rating: String(points), deviation: String(deviation) })}</p>
        )}
        <ol class="puzzle-list">
          {list.puzzles.map((one) => <li key={one.id}><Tile game={list.game} puzzle={one} /></li>)}
        </ol>
      </Sheet>
    </div>
  );
}

function Daily({ game, puzzle }: { game: string; puzzle: PuzzleInfo }): JSX.Element {
  const { isBusy, problem, run } = useErrand();
  return (
    <section class="panel puzzle-daily" aria-label={say("puzzle-daily")}>
      <div class="puzzle-cover" aria-hidden="true"><GameCover game={game} /></div>
      <div class="puzzle-daily-words">
        <h2>{say("puzzle-daily")}</h2>
        <p>{say("puzzle-daily-lead")}</p>
        <p class="puzzle-facts">{factsOf(puzzle).join(" · ")}</p>
        <div class="row">
          <Button look="main" isBusy={isBusy} onClick={() => run(() => openPuzzle(game, puzzle.id))}>
            {say(puzzle.finding === "" ? "puzzle-solve" : "puzzle-again")}
          </Button>
          {puzzle.finding !== "" && <Finding finding={puzzle.finding} />}
        </div>
        {problem !== "" && <p class="field-problem" role="alert">{problem}</p>}
      </div>
    </section>
  );
}

function factsOf(puzzle: PuzzleInfo): string[] {
  return [
    say("puzzle-round", { round: puzzle.round }), say("puzzle-players", { players: puzzle.players }),
    say("puzzle-strength", { rating: String(puzzle.rating) }),
  ];
}

/** A puzzle of the list: the whole tile is its button. */
function Tile({ game, puzzle }: { game: string; puzzle: PuzzleInfo }): JSX.Element {
  const { isBusy, problem, run } = useErrand();
  return (
    <button type="button" class={`puzzle-tile ${puzzle.finding}`} aria-busy={isBusy}
      onClick={() => { if (!isBusy) run(() => openPuzzle(game, puzzle.id)); }}>
      <b>{puzzle.rating}</b>
      <span>{factsOf(puzzle).slice(0, 2).join(" · ")}</span>
      <Finding finding={puzzle.finding} />
      {problem !== "" && <span class="field-problem" role="alert">{problem}</span>}
    </button>
  );
}

function Finding({ finding }: { finding: string }): JSX.Element {
  return (
    <span class={`puzzle-finding ${finding}`}>
      {finding === "solved" && <Icon name="round-star" size={14} />}{say(`puzzle-finding-${finding || "new"}`)}
    </span>
  );
}
