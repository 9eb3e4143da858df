"""What the search knows of Endless Winter."""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.knowledge import Knowledge
from bogwood.bots.turns import Advice
from bogwood.games.winter.counsel.judge import Judge
from bogwood.games.winter.state import World
from bogwood.kernel.game import Game, State

from .advice import WinterAdvice
from .weights import WORTH

TURNS: Final = 4
"""So many turns are played on before a table is judged."""


class WinterKnowledge(Knowledge):
    """Knowledge of the game, by one set of weights."""

    def __init__(self) -> None:
        self.worth = WORTH
        self.turns = TURNS

    def usual(self, game: Game, state: State, seat: int) -> Advice:
        return WinterAdvice(game, state, seat, self.worth)

    def wide(self, game: Game, state: State, seat: int) -> Advice:
        return WinterAdvice(game, state, seat, self.worth)

    def narrow(self, game: Game, state: State, seat: int) -> Advice:
        return WinterAdvice(game, state, seat, self.worth)

    def values(self, state: State) -> list[float]:
        s = cast(World, state)
        return [Judge(s, seat, self.worth).value(s) / 100.0 for seat in range(len(s.tribes))]

    def is_far(self, state: State, turns: int, rounds: int) -> bool:
        return turns > self.turns

    def spread(self, state: State) -> float:
        s = cast(World, state)
        return 6.0 + 4.0 * (s.box.rounds - int(s.round))

    def parts(self, state: State, seat: int) -> dict[str, float]:
        s = cast(World, state)
        found = Judge(s, seat, self.worth).parts(s)
        return {name: value / 100.0 for name, value in found.items() if value != 0}
