"""``bogwood simulate``: many games without people, and what they came to."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import click

from bogwood.bots.registry import make_bot
from bogwood.kernel.game import Game, Json
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.start import start_of

from .asking import Whole, as_json, split_names, with_table
from .desk import Desk
from .files import make_folder
from .gaming import BrokenGame, Plan, Stopped, play_chunk, play_games
from .output import aligned, print_json
from .tally import Tally

WIDTH = 110

CHUNK = 50
"""Games that a process plays before it reports."""

BROKEN = 1
"""The exit status when a game broke an invariant: a fault of ours, not of the user."""


@click.command()
@click.argument("game", metavar="GAME", required=False)
@with_table
@click.option("--from", "start", metavar="POSITION|SCENE", default="", help="Begin there; it says game and players.")
@click.option("--games", type=Whole(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default="0", show_default=True, help="Game i has the seed SEED/i.")
@click.option("--bots", metavar="A,B,...", default="", callback=split_names, help="Kinds of bots; random by default.")
@click.option("--out", metavar="DIR", default="", help="Write the record of every game there.")
@click.option("--check", type=Whole(), default=200, show_default=True, help="Check every state of so many games.")
@click.option("--jobs", type=Whole(1), default=1, show_default=True, help="Processes.")
@as_json
@click.pass_context
def simulate(
    ctx: click.Context,
    game: str | None,
    players: int,
    options: dict[str, str],
    start: str,
    games: int,
    seed: str,
    bots: list[str],
    out: str,
    check: int,
    jobs: int,
    is_json: bool,
) -> None:
    """Play games at random or between bots and sum them up."""
    desk = ctx.ensure_object(Desk)
    opened, begun = table_of(desk, game, players, options, start)
    kinds = bots_for(bots, opened.name, opened.players)
    if out:
        make_folder(Path(out))
    changes = desk.changes
    plan = Plan(opened.name, opened.players, opened.options, changes, seed, kinds, out, min(check, games), begun)
    try:
        with progress(desk, games) as advance:
            tally = play_all(plan, games, jobs, advance)
    except BrokenGame as broken:
        for problem in broken.problems:
            click.echo(f"bogwood: {desk.coded(problem)}", err=True)
        click.echo(desk.words.say("cli-saved", {"file": broken.file}), err=True)
        ctx.exit(BROKEN)
    figures = {**heading(opened, seed, kinds), **tally.summary(opened)}
    if is_json:
        print_json(figures)
    else:
        click.echo("\n".join(told(desk, opened, figures)))


def table_of(
    desk: Desk, game: str | None, players: int, options: dict[str, str], start: str
) -> tuple[Game, Json | None]:
    """The game that is named, or the one of a position with where it stands."""
    if start:
        opened, state = desk.read_position(start)
        return opened, start_of(opened, state)
    if game is None:
        raise click.UsageError("Missing argument 'GAME'.")
    return desk.open_game(game, players, options), None


def bots_for(kinds: list[str], game: str, players: int) -> list[str]:
    """One kind of bot for each seat; a single one stands for all."""
    if len(kinds) == 1:
        kinds = kinds * players
    if kinds and len(kinds) != players:
        raise Refusal("bad-bots", "", "--bots", found=len(kinds), players=players)
    for kind in kinds:
        make_bot(kind, game, "")
    return kinds


def heading(game: Game, seed: str, kinds: list[str]) -> Json:
    return {
        "game": game.name,
        "edition": game.edition,
        "rules": game.rules_version,
        "players": game.players,
        "options": game.options,
        "seed": seed,
        "bots": kinds or ["random"] * game.players,
    }


def play_all(plan: Plan, games: int, jobs: int, advance: Callable[[int], None]) -> Tally:
    """All games, here or spread over processes; the figures are the same either way."""
    if jobs == 1:
        return play_games(plan, range(games), lambda: advance(1))
    total = Tally(plan.players)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        waiting = [pool.submit(play_chunk, plan, chunk) for chunk in chunks]
        for done in as_completed(waiting):
            figures = done.result()
            if isinstance(figures, Stopped):
                pool.shutdown(wait=False, cancel_futures=True)
                raise figures.to_be_raised()
            total.add(figures)
            advance(figures.games)
    return total


@contextmanager
def progress(desk: Desk, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while the games are played, on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)

        def advance(games: int) -> None:
            bar.advance(task, games)
            done = int(bar.tasks[0].completed)
            bar.update(task, description=desk.words.say("cli-simulating", {"done": done, "total": total}))

        yield advance


def told(desk: Desk, game: Game, figures: Json) -> list[str]:
    """The summary for people."""
    say = desk.words.say
    scores = cast(dict[str, object], figures["mean_scores"])
    wins = cast(dict[str, object], figures["wins"])
    seats = [say("cli-seat", {"seat": seat + 1}) for seat in range(game.players)]
    by_seat = zip(seats, cast(list[str], figures["bots"]), strict=True)
    rows = [
        ["", *[f"{seat} ({kind})" for seat, kind in by_seat]],
        [say("cli-summary-scores"), *map(figure, cast(list[float], scores["by_seat"]))],
        [say("cli-summary-wins"), *map(figure, cast(list[float], wins["by_seat"]))],
    ]
    facts = [
        [say("cli-summary-games"), str(figures["games"])],
        [say("cli-summary-checked"), str(figures["checked_games"])],
        [say("cli-summary-decisions"), str(figures["decisions"])],
        [say("cli-summary-per-second"), str(figures["decisions_per_cpu_second"])],
        [say("cli-summary-rounds"), figure(cast(float, figures["rounds"]))],
        [f"{say('cli-summary-scores')} ({say('cli-summary-mean')})", figure(cast(float, scores["overall"]))],
    ]
    lines = cast(dict[str, float], figures["score_lines"])
    sources = [[f"  {desk.words.name(game.name, source)}", figure(points)] for source, points in lines.items()]
    heading_of_sources = f"{say('cli-summary-scores')} ({say('cli-summary-by-source')})"
    return [
        *aligned(facts),
        "",
        *aligned(rows),
        "",
        heading_of_sources,
        *(aligned(sources) if sources else []),
        *told_uses(desk, game, cast(dict[str, dict[str, int]], figures["uses"])),
    ]


def told_uses(desk: Desk, game: Game, uses: dict[str, dict[str, int]]) -> list[str]:
    """How often things were chosen, one line for each heading."""
    found: list[str] = []
    for key, counts in uses.items():
        if key != "games":
            things = [f"{desk.words.name(game.name, thing)} {times}" for thing, times in counts.items()]
            found += ["", desk.words.say(f"{game.name}-uses-{key}", {"games": cast(int, uses["games"])})]
            found += textwrap.wrap(", ".join(things), WIDTH, initial_indent="  ", subsequent_indent="  ")
    return found


def figure(number: float) -> str:
    return f"{number:.1f}"
