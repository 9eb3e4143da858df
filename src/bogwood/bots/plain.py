"""The search for games that nobody has taught the bots: plain Monte Carlo.

Every option is tried in worlds that the seat cannot tell from the true one, and played on at random to the end; those
that come out worse are dropped.  It needs nothing but the rules, so that every game has its levels at once.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.game import Game, State

from .analysis import Budget
from .contract import Bot
from .foresight import margins_of
from .knowledge import OVER, Knowledge
from .searching import SearchBot
from .turns import END, Advice, Line

VICTORY: Final = 1.0
"""A victory is worth a point more, so that a game without points can be searched, too."""

SPREAD: Final = 10.0
"""By how many points a lead may change, where nobody knows."""

EASY: Final = Budget(simulations=24)
MEDIUM: Final = Budget(simulations=200)
"""How long the levels below the hardest think about a turn."""


class PlainAdvice(Advice):
    """Prefers what brings most points at once."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    def horizon(self, state: State) -> int:
        return END

    def options(self, state: State, line: Line) -> list[int]:
        return sorted(self.game.legal(state, self.seat).listed(), key=lambda option: -self.value_after(state, option))

    def value_after(self, state: State, option: int) -> int:
        after = state.clone()
        self.game.apply(after, self.seat, option)
        return self.value(after)

    def value(self, state: State) -> int:
        return round(100 * margins_of(worth_of(self.game, state))[self.seat])


class PlainKnowledge(Knowledge):
    """Of a game no more than its rules."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.is_blind = True

    def begin(self, state: State) -> None:
        """There is nothing to forget."""

    def usual(self, game: Game, state: State, seat: int) -> Advice:
        return PlainAdvice(game, seat)

    def wide(self, game: Game, state: State, seat: int) -> Advice:
        return PlainAdvice(game, seat)

    def narrow(self, game: Game, state: State, seat: int) -> Advice:
        return PlainAdvice(game, seat)

    def values(self, state: State) -> list[float]:
        return worth_of(self.game, state)

    def spread(self, state: State) -> float:
        return SPREAD

    def parts(self, state: State, seat: int) -> dict[str, float]:
        return {"points": float(self.game.scores(state)[seat])}

    def stage(self, state: State) -> int:
        return OVER if self.game.is_over(state) else 0


def worth_of(game: Game, state: State) -> list[float]:
    """The points of every seat, and at the end what the victory is worth."""
    found = [float(points) for points in game.scores(state)]
    for seat in game.winners(state):
        found[seat] += VICTORY
    return found


class PlainBot(Bot):
    """Searches any game within a budget for each turn, the same way for the same seed."""

    def __init__(self, name: str, seed: str, budget: Budget) -> None:
        self.name = name
        self.seed = seed
        self.budget = budget
        self.search: SearchBot | None = None

    def choose(self, game: Game, state: State, seat: int) -> int:
        if self.search is None:
            self.search = SearchBot(self.seed, PlainKnowledge(game), self.budget)
        self.search.is_hurried = self.is_hurried
        return self.search.choose(game, state, seat)
