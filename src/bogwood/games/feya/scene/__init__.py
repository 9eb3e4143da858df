"""Scenes of Feya's Swamp: its verbs, how a table is set up for them, and how the rest is filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.scene import SceneLine, Slate, Stage

from .filling import filled_in
from .names import names_of_clan
from .opening import opened
from .verbs import VERBS


class SwampStage(Stage):
    """Feya's Swamp, as scenes know it."""

    verbs = VERBS

    def seats(self, game: Game, position: Mapping[str, Any]) -> list[list[str]]:
        """A seat is called by its clan, once it has one."""
        return [names_of_clan(seat["clan"]) for seat in position["seats"]]

    def open(self, game: Game, seed: str, lines: list[SceneLine], choices: Stream) -> State:
        return opened(game, seed, lines, choices)

    def complete(self, slate: Slate) -> None:
        filled_in(slate)


STAGE = SwampStage()
