"""Scenes of Endless Winter: its verbs, how a table is set up for them, and how the rest is filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.scene import SceneLine, Slate, Stage

from .filling import filled_in
from .verbs import VERBS, box_of


class WinterStage(Stage):
    """Endless Winter, as scenes know it."""

    verbs = VERBS

    def seats(self, game: Game, position: Mapping[str, Any]) -> list[list[str]]:
        """A seat is called by its colour; who plays alone has a Rival."""
        box = box_of(game)
        return [[colour] for colour in box.colours[: box.players]] + [["rival"]] * (box.tribes - box.players)

    def open(self, game: Game, seed: str, lines: list[SceneLine], choices: Stream) -> State:
        """The first figure of round 1; everything before is decided by chance."""
        state = game.new(seed)
        while cast(list[dict[str, Any]], game.to_position(state)["pending"])[-1]["step"] != "figure":
            seat = game.seats_to_act(state)[0]
            options = game.legal(state, seat)
            game.apply(state, seat, options.nth(choices.below(options.size())))
        return state

    def complete(self, slate: Slate) -> None:
        filled_in(slate)


STAGE = WinterStage()
