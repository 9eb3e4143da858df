"""``bogwood scene`` and ``bogwood show``: positions made from a few lines, and positions drawn."""

from __future__ import annotations

import click

from bogwood.kernel.game import Game, Sentence, State
from bogwood.scene import Made, Stage
from bogwood.scene.common import USAGE as COMMON_USAGE
from bogwood.scene.header import USAGE as HEADER_USAGE
from bogwood.shelf import manifest_of

from .asking import as_json, with_edition
from .books import book_of
from .desk import Desk
from .eyes import Eyes, eyes_named, with_eyes
from .output import print_json
from .positions import moved, print_position
from .screen import Screen
from .telling import sheet_rows


@click.command()
@click.argument("file", metavar="SCENE", required=False)
@click.option("--over", metavar="POSITION", default="", help="Begin with this position in place of a new game.")
@click.option("--verbs", metavar="GAME", default="", help="List the verbs of a game, each with its words.")
@click.option("--quiet", is_flag=True, help="Do not say what was chosen.")
@with_edition
@as_json
@click.pass_obj
def scene(desk: Desk, file: str | None, over: str, verbs: str, quiet: bool, is_json: bool) -> None:
    """Make a position from a few readable lines, and say what was chosen ("-" reads standard input)."""
    if verbs:
        list_verbs(verbs)
        return
    if file is None:
        raise click.UsageError("Missing argument 'SCENE'.")
    made = desk.make_scene(file, over)
    if is_json:
        print_json({"notes": [note_json(desk, note) for note in made.notes], "position": made.position})
        return
    print_position(made.game, made.state)
    if not quiet:
        for note in made.notes:
            click.echo(desk.words.tell(note), err=True)


def note_json(desk: Desk, note: Sentence) -> dict[str, object]:
    return {"key": note.key, "arguments": note.arguments, "sentence": desk.words.tell(note)}


def list_verbs(game: str) -> None:
    """Every verb with its words, the game's own last."""
    stage = manifest_of(game).scene() or Stage()
    verbs = stage.verbs
    own = [verb.usage for verb in verbs.table.values()] + [verb.usage for verb in verbs.seat.values()]
    for usage in (*HEADER_USAGE.values(), *COMMON_USAGE.values(), *dict.fromkeys(own)):
        click.echo(usage)


@click.command()
@click.argument("file", metavar="POSITION|SCENE")
@click.argument("moves", metavar="[MOVE]...", nargs=-1)
@with_eyes
@click.option("--names/--no-names", default=True, help="With the names of all cells.")
@with_edition
@click.pass_obj
def show(desk: Desk, file: str, moves: tuple[str, ...], eyes: str, names: bool) -> None:
    """Draw a position, after some moves and from the eyes of a seat where they are named."""
    made = desk.read_scene(file)
    moved(made.game, made.state, list(moves))
    draw(desk, made, eyes_named(made.game, made.state, eyes), names)


def draw(desk: Desk, made: Made, eyes: Eyes, names: bool) -> None:
    """The table, what the eyes see besides, the points, and what is asked."""
    game = made.game
    state = made.state if eyes.is_all else game.determinise(made.state, eyes.seat, "show")
    screen = Screen()
    picture = book_of(game).draw(state, desk.words)
    screen.block(picture.page((), names))
    screen.blank()
    for seat in range(game.players) if eyes.is_all else [eyes.seat] if eyes.seat >= 0 else []:
        screen.block(picture.own_board(seat))
        screen.block(picture.status(seat))
    screen.blank()
    if eyes.is_all:
        screen.block(picture.foresight())
        screen.rows(sheet_rows(desk, game, state))
    else:
        screen.rows(points_for(desk, game, state, eyes.seat))
    screen.blank()
    screen.text(desk.words.tell(game.question(state)), "title")


def points_for(desk: Desk, game: Game, state: State, eye: int) -> list[list[str]]:
    """The points of each seat now, and at the end if it came now, as far as one seat can count them."""
    outlook = game.outlook(state, eye)
    picture = book_of(game).draw(state, desk.words)
    rows = [["", desk.words.say("cli-points-now"), desk.words.say("cli-points-end")]]
    for seat, points in enumerate(game.scores(state)):
        coming = sum(line.points for line in outlook.lines if line.seat == seat)
        more = "+?" if seat in outlook.hidden else ""
        rows.append([picture.called(seat), str(points), f"{points + coming}{more}"])
    return rows
