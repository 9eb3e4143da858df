"""Bots of the tests that think: one until it is hurried, one that hears nothing.  Worker processes import this."""

from __future__ import annotations

import multiprocessing
import time

from bogwood import shelf
from bogwood.bots import registry
from bogwood.bots.contract import Bot
from bogwood.kernel.game import Game, State

PATIENCE = 30.0


class Ponderer(Bot):
    """Thinks until it is asked to come to an end, and takes the first option."""

    name = "ponderer"

    def choose(self, game: Game, state: State, seat: int) -> int:
        end = time.monotonic() + PATIENCE
        while not (self.is_hurried is not None and self.is_hurried()) and time.monotonic() < end:
            pass
        return game.legal(state, seat).nth(0)


class Deaf(Bot):
    """Never comes to an end."""

    name = "deaf"

    def choose(self, game: Game, state: State, seat: int) -> int:
        time.sleep(PATIENCE)
        return game.legal(state, seat).nth(0)


if multiprocessing.parent_process() is not None:
    # Known in the processes that play bots, and nowhere else.
    registry.MAKERS.update({"ponderer": lambda game, seed: Ponderer(), "deaf": lambda game, seed: Deaf()})


def open_game(name: str, players: int, options: dict[str, str], edition: str) -> Game:
    return shelf.open_game(name, players, options, edition)
