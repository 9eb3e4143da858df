"""Scenes of Felinia: its verbs, and how the rest is filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bogwood.kernel.game import Game
from bogwood.scene import Slate, Stage

from .filling import filled_in
from .verbs import VERBS, box_of


class RealmStage(Stage):
    """Felinia, as scenes know it: a new game stands at the first bid, where most scenes can begin."""

    verbs = VERBS

    def seats(self, game: Game, position: Mapping[str, Any]) -> list[list[str]]:
        """A seat is called by its colour."""
        return [[colour] for colour in box_of(game).colours[: game.players]]

    def complete(self, slate: Slate) -> None:
        filled_in(slate)


STAGE = RealmStage()
