"""``--as``: whose eyes something is shown to, and who is meant to choose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import click

from bogwood.kernel.game import WATCHER, Game, State
from bogwood.kernel.refusal import Refusal
from bogwood.scene.making import stage_of
from bogwood.scene.slate import Slate

ALL = "all"
WATCHERS = "watcher"

Command = TypeVar("Command", bound=Callable[..., Any])


@dataclass(frozen=True)
class Eyes:
    """A seat, a watcher, or whoever sees everything."""

    seat: int = WATCHER
    is_all: bool = False


def eyes_named(game: Game, state: State, text: str) -> Eyes:
    """The eyes that are meant: ``all``, ``watcher``, a seat from 0, or what scenes of the game call it."""
    if text == ALL:
        return Eyes(is_all=True)
    return Eyes(WATCHER if text == WATCHERS else seat_named(game, state, text))


def seat_named(game: Game, state: State, text: str) -> int:
    """A seat by its number or its name; anything else is refused."""
    if text.isascii() and text.isdigit() and int(text[:9]) < game.players:
        return int(text)
    position = cast(dict[str, Any], game.to_position(state))
    found = Slate(game, position, stage_of(game).seats(game, position), False).find_seat(text)
    if not 0 <= found < game.players:
        raise Refusal("no-such-seat", "", "--as", seat=text[:40], most=game.players - 1)
    return found


def with_eyes(command: Command) -> Command:
    """``--as`` for what is shown."""
    return click.option(
        "--as",
        "eyes",
        metavar="SEAT|watcher|all",
        default=ALL,
        show_default=True,
        help="Whose eyes; a seat by its number from 0 or by its name.",
    )(command)


def with_seat(command: Command) -> Command:
    """``--as`` for who chooses."""
    return click.option(
        "--as",
        "who",
        metavar="SEAT",
        default=None,
        help="Who chooses, where several do: a seat by its number from 0 or by its name.",
    )(command)
