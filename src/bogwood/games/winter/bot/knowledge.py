"""What the search knows of Endless Winter."""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.knowledge import OVER, Knowledge
from bogwood.bots.turns import Advice
from bogwood.games.winter.bot.counsel.judge import Judge
from bogwood.games.winter.rules.state import World
from bogwood.kernel.game import Game, State

from .advice import USUAL, Breadth, WinterAdvice
from .lean import LeanAdvice, QuickJudge
from .weights import WORTH

NARROW: Final = Breadth(1, 3)

HORIZONS: Final = [10, 6]
"""For two players about a round, and about half of one."""


class WinterKnowledge(Knowledge):
    """Knowledge of the game, by one set of weights."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = WORTH
        self.horizons = HORIZONS
        self.width = 6
        self.most = 32
        self.worlds = 10
        self.is_lean = True
        self.judges: list[Judge] = []

    def classic(self) -> None:
        self.is_lean = False

    def begin(self, state: State) -> None:
        s = cast(World, state)
        self.judges = []
        for seat in range(len(s.tribes)):
            judge: Judge = QuickJudge(s, seat, self.worth) if self.is_lean else Judge(s, seat, self.worth)
            self.judges.append(judge)

    def usual(self, game: Game, state: State, seat: int) -> Advice:
        return WinterAdvice(game, seat, Judge(cast(World, state), seat, self.worth), USUAL)

    def wide(self, game: Game, state: State, seat: int) -> Advice:
        return WinterAdvice(game, seat, self.judges[seat], USUAL)

    def narrow(self, game: Game, state: State, seat: int) -> Advice:
        if self.is_lean:
            return LeanAdvice(game, seat, self.judges[seat], NARROW)
        return WinterAdvice(game, seat, self.judges[seat], NARROW)

    def values(self, state: State) -> list[float]:
        s = cast(World, state)
        if self.factors and not s.is_over:
            return [self.weighed(s, seat) for seat in range(len(s.tribes))]
        return [judge.value(s) / 100.0 for judge in self.judges]

    def spread(self, state: State) -> float:
        s = cast(World, state)
        return 6.0 + 4.0 * (s.box.rounds - int(s.round))

    def parts(self, state: State, seat: int) -> dict[str, float]:
        s = cast(World, state)
        found = self.judges[seat].parts(s)
        return {name: value / 100.0 for name, value in found.items() if value != 0}

    def stage(self, state: State) -> int:
        s = cast(World, state)
        return OVER if s.is_over else int(s.round)
