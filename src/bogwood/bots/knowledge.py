"""What a search needs to know of a game: its advice, how good a table is for everybody, and how far to look."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from bogwood.kernel.game import Game, State
from bogwood.kernel.native import mypyc_attr

from .quick import Quick
from .turns import Advice

OVER: Final = -1
"""The stage of a game that is over: points are points, and no factor changes them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC):
    """Knowledge of one game, and how to search it best."""

    def __init__(self) -> None:
        self.width = 4
        """So many of the best rests are kept where a turn goes on from one."""
        self.most = 16
        """No more candidates than these."""
        self.worlds = 6
        """Only so many candidates are tried that each could meet so many worlds."""
        self.noise = 40
        """How far those who play on misjudge, in hundredths of a point."""
        self.prior = 1.0
        """The judgement of a turn by itself counts as so many simulations,"""
        self.lasting = 0.0
        """and as this share of those that are made besides: simulations err alike, however many there are."""
        self.horizons: list[int] = [10]
        """So many turns are played on before a table is judged, in one world after the other."""
        self.states = 400
        """How many states those who play on may try in a turn."""

        self.is_blind = False
        """Every option is tried, and those who play on play at random, to the end: a search without any knowledge."""
        self.factors: list[dict[str, float]] = []
        """By the stage of the game: by how much what is counted under a name has to be multiplied; see ``training``."""

    @abstractmethod
    def begin(self, state: State) -> None:
        """A search begins here.  What was worked out for another is forgotten: the same table, the same answer."""

    @abstractmethod
    def usual(self, game: Game, state: State, seat: int) -> Advice:
        """Advice for a sound turn: what the greedy bot plays by."""

    @abstractmethod
    def wide(self, game: Game, state: State, seat: int) -> Advice:
        """Advice that overlooks little, for the turn that is thought about."""

    @abstractmethod
    def narrow(self, game: Game, state: State, seat: int) -> Advice:
        """Advice for a quick and sound turn: how a search lets everybody play on."""

    def quick(self, game: Game) -> Quick | None:
        """How a search that has begun lets everybody play on; None where every turn is searched by narrow advice."""
        return None

    def classic(self) -> None:  # noqa: B027 - nothing to do where the search is as it was
        """Search as it was done before turns were played on quickly, from now on: kept to measure the search against.

        The choices of a classic search for a number of simulations never change.
        """

    def answers(self, game: Game, state: State, seat: int) -> list[int]:
        """The answers to a decision ahead that a search should compare, the best by themselves first; none where quick
        advice will do.  They are asked for once: in other worlds the same decisions lead to the same ones.
        """
        return []

    def plain(self, game: Game, state: State, seat: int) -> Advice:
        """Advice whose options are compared by what ``parts`` counts of the states they lead to."""
        return self.usual(game, state, seat)

    def share(self, state: State, is_first: bool) -> float:
        """The share for the open decision, the first of a turn or not, of what is left of the turn's budget."""
        return 0.75 if is_first else 0.5

    @abstractmethod
    def values(self, state: State) -> list[float]:
        """The points that every seat may expect to end with."""

    def is_far(self, state: State, turns: int, rounds: int, world: int) -> bool:
        """Is this far enough to judge, so many turns and rounds after the table that is thought about?

        Worlds are counted from 0, and each may have a horizon of its own.
        """
        return turns > self.horizons[world % len(self.horizons)]

    @abstractmethod
    def spread(self, state: State) -> float:
        """By how many points a lead may still change: the scale of the chance to win."""

    @abstractmethod
    def parts(self, state: State, seat: int) -> dict[str, float]:
        """What is counted for a seat, in points, by name."""

    @abstractmethod
    def stage(self, state: State) -> int:
        """How far the game has come, in a few stages from 0; ``OVER`` at the end."""

    def counted(self, state: State, seat: int) -> dict[str, float]:
        """The same with each name's factor in this stage: what the search goes by."""
        stage = self.stage(state)
        found = self.parts(state, seat)
        if OVER < stage < len(self.factors):
            factors = self.factors[stage]
            for name in found:
                found[name] *= factors.get(name, 1.0)
        return found

    def weighed(self, state: State, seat: int) -> float:
        """What is counted for a seat, in all."""
        total = 0.0
        for value in self.counted(state, seat).values():
            total += value
        return total
