"""Games opened by plain data, so that other processes can open them, too."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from bogwood.kernel.game import Game
from bogwood.shelf import SHELF, Shelf


@dataclass(frozen=True)
class GameOpener:
    """Opens one game for one number of players, under an edition where there is one; the same game only once."""

    game: str
    players: int
    changes: str = ""
    """The corrected edition as JSON."""

    def __call__(self, options: dict[str, str]) -> Game:
        shelf, edition = shelf_of(self.game, self.changes)
        return shelf.open_game(self.game, self.players, options, edition)


@lru_cache(maxsize=4)
def shelf_of(game: str, changes: str) -> tuple[Shelf, str]:
    """The shelf that holds the edition, and the name of the edition."""
    if not changes:
        return SHELF, ""
    shelf = Shelf()
    return shelf, shelf.add_edition(game, json.loads(changes))


@dataclass(frozen=True)
class Reopener:
    """Opens the game that a file names, under the edition that it names; one of them may be a corrected one."""

    game: str
    changes: str = ""

    def __call__(self, name: str, players: int, options: dict[str, str], edition: str) -> Game:
        shelf, _ = shelf_of(self.game, self.changes)
        return shelf.open_game(name, players, options, edition)
