"""What the search knows of Feya's Swamp."""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.knowledge import OVER, Knowledge
from bogwood.bots.quick import Quick
from bogwood.bots.turns import Advice
from bogwood.games.feya.rules.state import Swamp
from bogwood.kernel.game import Game, State

from .advice import USUAL, Breadth, FeyaAdvice
from .evaluation import Evaluation, Scales
from .lean import Lean

WIDE: Final = Breadth(8, 2, 3, 6, 2, 2)
NARROW: Final = Breadth(3, 1, 1, 2, 1, 1, is_quick=True)

WIDTH: Final = 10
MOST: Final = 80
"""A turn has many ways to go, and to find them costs nothing beside playing them on; with more time, more are tried."""

HORIZONS: Final = [6, 12, 3, 24]
"""Each errs in its own way: near ones overlook what comes, far ones trust in how everybody will play.  Together they
err less."""

WHIMS: Final = 250
"""Without them everybody would play on nearly the same in every world, and how one line happens to end would be taken
for what a turn is worth."""

LASTING: Final = 0.3
"""Those who play on make good later what a turn leaves undone; the judgement of the turn by itself does not."""


class FeyaKnowledge(Knowledge):
    """Knowledge of the game."""

    def __init__(self) -> None:
        super().__init__()
        self.scales: Scales | None = None
        self.horizons = HORIZONS
        self.width = WIDTH
        self.most = MOST
        self.worlds = 3
        self.noise = WHIMS
        self.lasting = LASTING
        self.is_lean = True

    def classic(self) -> None:
        self.is_lean = False

    def scales_of(self, state: State) -> Scales:
        """The scales for the box of this table."""
        box = cast(Swamp, state).box
        if self.scales is None or self.scales.box is not box:
            self.scales = Scales(box)
        return self.scales

    def begin(self, state: State) -> None:
        """Nothing has to be worked out but the scales."""
        self.scales_of(state)

    def quick(self, game: Game) -> Quick | None:
        return Lean(game, self, self.scales) if self.is_lean and self.scales is not None else None

    def usual(self, game: Game, state: State, seat: int) -> Advice:
        return FeyaAdvice(game, state, seat, self.scales_of(state), USUAL)

    def wide(self, game: Game, state: State, seat: int) -> Advice:
        return FeyaAdvice(game, state, seat, self.scales_of(state), WIDE)

    def narrow(self, game: Game, state: State, seat: int) -> Advice:
        return FeyaAdvice(game, state, seat, self.scales_of(state), NARROW)

    def values(self, state: State) -> list[float]:
        s = cast(Swamp, state)
        found: list[float] = []
        for seat in range(len(s.seats)):
            if s.is_over:
                found.append(float(s.seats[seat].score()))
            else:
                found.append(self.weighed(s, seat) if self.factors else self.judge(s, seat).value(s) / 100.0)
        return found

    def judge(self, s: Swamp, seat: int) -> Evaluation:
        return Evaluation(s, seat, self.scales_of(s))

    def spread(self, state: State) -> float:
        s = cast(Swamp, state)
        return 6.0 + 3.0 * (s.box.rounds - int(s.round))

    def parts(self, state: State, seat: int) -> dict[str, float]:
        s = cast(Swamp, state)
        return {"points": float(s.seats[seat].score())} if s.is_over else self.judge(s, seat).parts(s)

    def stage(self, state: State) -> int:
        s = cast(Swamp, state)
        return OVER if s.is_over else int(s.round)
