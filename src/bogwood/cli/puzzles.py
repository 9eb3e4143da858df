"""``bogwood puzzles``: find the best turn; puzzles are made, listed, shown and tried here."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bogwood.kernel.game import Game, State
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal
from bogwood.shelf import manifest_of

from .asking import Whole, as_json, with_edition, with_language
from .books import book_of
from .desk import Desk
from .files import read_text, write_text
from .hint import line_of
from .output import aligned, print_json
from .screen import Screen

Json = dict[str, Any]

if TYPE_CHECKING:
    # Bots and coach are much to import, and the other commands need none of it.
    from bogwood.coach.plan import Plan
    from bogwood.puzzles.puzzle import Puzzle


@click.group()
def puzzles() -> None:
    """Positions in which one turn is clearly the best: list them, look at one, try it, or make others."""


# What there is


@puzzles.command("list")
@click.argument("game", metavar="GAME")
@with_language
@as_json
@click.pass_obj
def list_them(desk: Desk, game: str, is_json: bool) -> None:
    """List the puzzles of a game, the easiest first, and name the one of today."""
    from bogwood.puzzles.collection import puzzles_of, round_of
    from bogwood.puzzles.daily import daily

    manifest_of(game)
    found = puzzles_of(game)
    today = datetime.now(UTC).date()
    of_the_day = daily(game, [one.id for one in found], today) if found else ""
    rounds = {one.id: round_of(game, one.id) for one in found}
    if is_json:
        listed = [puzzle_json(one, rounds[one.id]) for one in found]
        print_json({"game": game, "day": today.isoformat(), "daily": of_the_day, "puzzles": listed})
    elif found:
        for line in aligned([row_of(desk, one, rounds[one.id]) for one in found]):
            click.echo(line)
        click.echo(f"{desk.words.say('puzzle-daily')}: {of_the_day}")
    else:
        click.echo(desk.words.say("puzzle-none"))


def row_of(desk: Desk, puzzle: Puzzle, number: int) -> list[str]:
    say = desk.words.say
    return [
        puzzle.id,
        say("puzzle-players", {"players": puzzle.position["players"]}),
        say("puzzle-round", {"round": number}),
        say("puzzle-strength", {"rating": str(round(puzzle.rating.points))}),
        f"{puzzle.margin:.1f} ± {puzzle.error:.1f}",
    ]


def puzzle_json(puzzle: Puzzle, number: int) -> Json:
    return {
        "id": puzzle.id,
        "players": puzzle.position["players"],
        "round": number,
        "seat": puzzle.seat,
        "rating": round(puzzle.rating.points),
        "deviation": round(puzzle.rating.deviation),
        "margin": puzzle.margin,
        "error": puzzle.error,
        "answers": puzzle.answers,
        "ways": [{"moves": list(way.moves), "short": way.short, "error": way.error} for way in puzzle.ways],
        "worlds": puzzle.worlds,
        "simulations": puzzle.simulations,
        "tallies": {kind: {"solved": one.solved, "tried": one.tried} for kind, one in puzzle.tallies.items()},
        "source": puzzle.source,
    }


@puzzles.command()
@click.argument("game", metavar="GAME")
@click.argument("name", metavar="PUZZLE")
@with_edition
@as_json
@click.pass_obj
def show(desk: Desk, game: str, name: str, is_json: bool) -> None:
    """Show the table of a puzzle; as JSON its position, for ``bogwood legal`` and others."""
    from bogwood.puzzles.collection import puzzle_of

    puzzle = puzzle_of(game, name)
    if is_json:
        print_json(puzzle.position)
        return
    opened, state = puzzle.open(desk.reopen)
    picture = book_of(opened).draw(state, desk.words)
    screen = Screen()
    for block in (picture.page(), picture.status(puzzle.seat)):
        screen.block(block)
        screen.blank()
    screen.text(desk.words.say("puzzle-task", {"text": picture.called(puzzle.seat)}), "title")


# Trying one


@puzzles.command("try")
@click.argument("game", metavar="GAME")
@click.argument("name", metavar="PUZZLE")
@click.argument("moves", metavar="[MOVE]...", nargs=-1)
@with_edition
@as_json
@click.pass_obj
def try_one(desk: Desk, game: str, name: str, moves: tuple[str, ...], is_json: bool) -> None:
    """Judge a whole turn at a puzzle; without moves, show the best one."""
    from bogwood.puzzles.collection import puzzle_of
    from bogwood.puzzles.work import UNFINISHED, answered

    puzzle = puzzle_of(game, name)
    opened, state = puzzle.open(desk.reopen)
    line = line_of(opened, state, puzzle.seat, moves)
    found = answered(desk.reopen, puzzle, list(line), gives_up=not moves)
    if found["finding"] == UNFINISHED:
        raise Refusal("puzzle-unfinished")
    if is_json:
        print_json(answer_json(desk, opened, state, puzzle, found))
    else:
        show_answer(desk, opened, state, puzzle, found)


def answer_json(desk: Desk, game: Game, state: State, puzzle: Puzzle, found: Json) -> Json:
    from .coaching import plan_json

    return {
        **found,
        "sentence": verdict_in_words(desk, found),
        "plan": plan_json(desk, game, best_plan(game, state, puzzle)),
        "reasons": [{"item": item, "amount": amount, "points": points} for item, amount, points, _ in found["reasons"]],
    }


def best_plan(game: Game, state: State, puzzle: Puzzle) -> Plan:
    from bogwood.coach.plan import plan_of
    from bogwood.puzzles.puzzle import line_of

    return plan_of(game, state, puzzle.seat, line_of(game, puzzle.best.moves))


def verdict_in_words(desk: Desk, found: Json) -> str:
    return desk.words.say(f"puzzle-{found['finding']}", {"points": max(1, round(found["short"]))})


def show_answer(desk: Desk, game: Game, state: State, puzzle: Puzzle, found: Json) -> None:
    from bogwood.coach.account import Reason
    from bogwood.coach.words import reasons_in_words

    from .coaching import show_plan

    screen = Screen()
    say = desk.words.say
    screen.text(verdict_in_words(desk, found), "title")
    show_plan(desk, screen, game, best_plan(game, state, puzzle), "")
    reasons = [Reason(item, points, amount) for item, amount, points, _ in found["reasons"]]
    if reasons:
        heading = say("puzzle-beyond" if found["short"] > 0 else "puzzle-beyond-next")
        screen.text(f"{heading}: {'; '.join(reasons_in_words(desk.words, game.name, reasons))}")
    if sum(reason.points for reason in reasons) < (found["short"] or puzzle.margin) / 2:
        screen.text(say("puzzle-later"))
    screen.text(say("puzzle-margin", {"points": f"{puzzle.margin:.1f}", "error": f"{puzzle.error:.1f}"}), "dim")


# Making others


@puzzles.command()
@click.argument("game", metavar="GAME")
@click.argument("records", metavar="[RECORD]...", nargs=-1)
@click.option("--out", metavar="FILE", required=True, help="Where they are kept; a file that is there is gone on with.")
@click.option("--number", type=Whole(1), default=40, show_default=True, help="How many are wanted.")
@click.option("--games", type=Whole(1), default=1000, show_default=True, help="End after so many games, found or not.")
@click.option("--seed", default="bogwood", show_default=True, help="Game i of the hard bots has the seed SEED/i.")
@click.option("--look", type=Whole(10), default=50, show_default=True, help="Simulations for each turn of a game.")
@click.option(
    "--simulations",
    type=Whole(),
    default=0,
    help="For confirming, so that the same comes out everywhere; without, ten times the hard bot's processor time.",
)
@click.option("--margin", type=click.FloatRange(0.1, 50), default=2.0, show_default=True, help="In points, at least.")
@with_edition
@as_json
@click.pass_obj
def make(
    desk: Desk, game: str, records: tuple[str, ...], out: str, number: int, games: int, seed: str, look: int,
    simulations: int, margin: float, is_json: bool,
) -> None:  # fmt: skip
    """Find puzzles in games of hard bots, or in the recorded games that are named, each confirmed by a long search.

    It may be ended at any time: what was found is in the file, and the same command goes on from there.
    """
    from bogwood.puzzles.mining import Mine, Settings
    from bogwood.puzzles.puzzle import read, written

    manifest_of(game)
    mine = Mine(Settings(game, seed, number, look, simulations, margin), desk.reopen)
    if Path(out).exists():
        made, mine.puzzles = read(read_text(out))
        mine.next = int(made["next"])

    def keep() -> None:
        write_text(Path(out), written(game, {**mine.settings.told(), "next": mine.next}, mine.puzzles))

    sources = [mine.dig_in(Record.parse(read_text(name)), Path(name).stem) for name in records]
    for _ in range(games):
        if mine.is_full or (records and not sources):
            break
        for puzzle in sources.pop(0) if records else mine.dig():
            keep()
            if not is_json:
                click.echo("  ".join(row_of(desk, puzzle, mine.round_of(puzzle))))
        keep()
    if is_json:
        print_json({"game": game, "file": out, "puzzles": len(mine.puzzles), "games": mine.next})
