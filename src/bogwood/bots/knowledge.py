"""What a search needs to know of a game: its advice, how good a table is for everybody, and how far to look."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bogwood.kernel.game import Game, State
from bogwood.kernel.native import mypyc_attr

from .turns import Advice


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC):
    """Knowledge of one game; nothing of a table in progress."""

    @abstractmethod
    def usual(self, game: Game, state: State, seat: int) -> Advice:
        """Advice for a sound turn: what the greedy bot plays by."""

    @abstractmethod
    def wide(self, game: Game, state: State, seat: int) -> Advice:
        """Advice that overlooks little, for the turn that is thought about."""

    @abstractmethod
    def narrow(self, game: Game, state: State, seat: int) -> Advice:
        """Advice for a quick and sound turn: how a search lets everybody play on."""

    @abstractmethod
    def values(self, state: State) -> list[float]:
        """The points that every seat may expect to end with."""

    @abstractmethod
    def is_far(self, state: State, turns: int, rounds: int) -> bool:
        """Is this far enough to judge, so many turns and rounds after the table that is thought about?"""

    @abstractmethod
    def spread(self, state: State) -> float:
        """By how many points a lead may still change: the scale of the chance to win."""

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """What is counted for a seat, in points, by name."""
        return {}
