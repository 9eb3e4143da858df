"""Which games are judged, with how many players, under which options, and how often."""

from __future__ import annotations

import os
from typing import NamedTuple

import bogwood
from bogwood import shelf
from bogwood.kernel.chance import wide
from bogwood.kernel.game import Game
from tests.kernel import toy

FULL = os.environ.get("BOGWOOD_TEST_MODE") == "full"
CHUNKS = 10


def many(count: int) -> int:
    """How many games of a cheap kind: ten times as many in full mode."""
    return 10 * count if FULL else count


def costly(count: int) -> int:
    """How many games of a kind that takes long: a tenth where the engines are not compiled."""
    return many(count) if bogwood.compiled() else max(1, many(count) // 10)


class Case(NamedTuple):
    game: str
    players: int
    option: str = ""
    value: str = ""

    def __str__(self) -> str:
        return f"{self.game}-{self.players}" + (f"-{self.option}={self.value}" if self.option else "")

    def open(self) -> Game:
        options = {self.option: self.value} if self.option else {}
        return open_game(self.game, self.players, options, "")

    def seed(self, n: int) -> str:
        """Every second game has a key of 128 bits."""
        name = f"conformance {self} {n}"
        return wide(name) if n % 2 else name


SHELF = shelf.Shelf()


def open_game(name: str, players: int, options: dict[str, str], edition: str) -> Game:
    """The games of the house, and Reeds, the smallest game there is."""
    if name == toy.NAME:
        return toy.open_game(name, players, options, edition)
    return SHELF.open_game(name, players, options, edition)


def usual_cases() -> list[Case]:
    """Every game with every number of players under its usual options."""
    games = {toy.NAME: range(2, 4), **{name: manifest.players for name, manifest in shelf.games().items()}}
    return [Case(name, players) for name, counts in games.items() for players in counts]


def option_cases() -> list[Case]:
    """Every game with every other value of every option, with every number of players."""
    found = [Case(toy.NAME, 2, "best", "lowest")]
    for name, manifest in shelf.games().items():
        others = [(kind.name, value) for kind in manifest.options() for value in kind.values if value != kind.default]
        found += [Case(name, players, *other) for players in manifest.players for other in others]
    return found
