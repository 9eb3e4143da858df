"""The one place that knows all the games: opens them by name, with their options and editions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bogwood.games.feya import game as feya
from bogwood.games.feya.box import OPTIONS as FEYA_OPTIONS
from bogwood.kernel.game import Game, OptionKind
from bogwood.kernel.refusal import Refusal

GAMES: dict[str, range] = {feya.NAME: range(feya.LEAST_PLAYERS, feya.MOST_PLAYERS + 1)}
"""Every game by name, with the numbers of players it takes."""

OPTIONS: dict[str, list[OptionKind]] = {feya.NAME: FEYA_OPTIONS}
"""The rule options of every game."""


class Shelf:
    """The games at hand, with the editions that came with them and those laid over them."""

    def __init__(self) -> None:
        self._editions: dict[tuple[str, str], Mapping[str, Any]] = {}
        self._open: dict[tuple[str, int, str, str], Game] = {}

    def add_edition(self, name: str, changes: dict[str, Any]) -> str:
        """Take a corrected edition onto the shelf, checked; returns its id."""
        players = self._players(name)
        feya.Feya(players[0], {}, changes)
        edition = str(changes["edition"])
        self._editions[name, edition] = changes
        return edition

    def open_game(self, name: str, players: int, options: dict[str, str], edition: str = "") -> Game:
        """The game of this name; an empty edition means the one that comes with it."""
        self._players(name)
        key = (name, players, repr(sorted(options.items())), edition)
        if key not in self._open:
            game = feya.Feya(players, options, self._changes(name, edition))
            if edition not in ("", game.edition):
                raise Refusal("unknown-edition", "", "/edition", edition=edition)
            self._open[key] = game
        return self._open[key]

    def _players(self, name: str) -> range:
        if name not in GAMES:
            raise Refusal("unknown-game", "", "/game", name=name, allowed=", ".join(sorted(GAMES)))
        return GAMES[name]

    def _changes(self, name: str, edition: str) -> dict[str, Any] | None:
        changes = self._editions.get((name, edition))
        return dict(changes) if changes is not None else None


SHELF = Shelf()
"""The games as they come.  A game is never changed once opened, so one opened before is given out again."""


def open_game(name: str, players: int, options: dict[str, str], edition: str = "") -> Game:
    """A game as it comes, without editions laid over it."""
    return SHELF.open_game(name, players, options, edition)
