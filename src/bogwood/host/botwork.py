"""What a bot's worker process does: take a position that tells no secrets, play a seat's turn, return the choices."""

from __future__ import annotations

import time
from typing import Any, Protocol

from bogwood.bots.registry import make_bot
from bogwood.bots.tether import kindly_tied
from bogwood.kernel import position

from .fold import OpenGame

TURN_LIMIT = 400
"""More decisions than any turn has."""


class Moment(Protocol):
    """A moment of the monotonic clock that both processes see."""

    value: float


class Reins:
    """How the process that asked can end the thinking in this one."""

    def __init__(self) -> None:
        self.until: Moment | None = None

    def is_hurried(self) -> bool:
        return self.until is not None and time.monotonic() >= self.until.value


REINS = Reins()


def begin(until: Moment) -> None:
    """The first thing done in a worker process."""
    kindly_tied()
    REINS.until = until


def ready() -> None:
    """Nothing: whoever can do this has loaded the bots."""


def play_turn(open_game: OpenGame, document: dict[str, Any], seat: int, kind: str, seed: str) -> list[int]:
    """The choices of a bot from this position to the end of its turn."""
    game, state = position.read(document, open_game)
    bot = make_bot(kind, game.name, seed)
    bot.is_hurried = REINS.is_hurried
    chosen: list[int] = []
    turn = state.turn
    while seat in game.seats_to_act(state) and state.turn == turn and len(chosen) < TURN_LIMIT:
        drawn = state.drawn
        option = bot.choose(game, state, seat)
        chosen.append(option)
        game.apply(state, seat, option)
        if state.drawn != drawn:
            break
    return chosen
