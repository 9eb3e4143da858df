"""Decisions that lie ahead of a candidate turn, where more than one answer is tried: a tree that grows with the search.

Every seat answers for itself, by what its answers came to so far (max^n).  At first that is the best by itself; the
more often a decision is met, the more answers are tried (progressive widening), those that did well more often.
"""

from __future__ import annotations

import math
from typing import Final

WIDENING: Final = 0.5
"""After n visits so many times the root of n answers are tried beside the first."""

CURIOSITY: Final = 1.5
"""How much the mean of an answer may be off, in points: what has been tried less often is given the doubt."""


class Fork:
    """One decision of one seat, met again in every world, and what came of its answers."""

    def __init__(self, seat: int, answers: list[int]) -> None:
        self.seat = seat
        self.answers = answers
        """The best by themselves first; none where nothing is to be compared."""
        self.visits = 0
        self.tried = [0] * len(answers)
        self.totals = [0.0] * len(answers)
        self.onward: list[Fork | None] = [None] * len(answers)

    def next(self) -> int:
        """Which of the answers to try now, by its place among them."""
        open_now = min(len(self.answers), 1 + int(WIDENING * math.sqrt(self.visits)))
        best = 0
        hope = 0.0
        for place in range(open_now):
            if self.tried[place] == 0:
                return place
            doubt = math.sqrt(math.log(self.visits) / self.tried[place])
            value = self.totals[place] / self.tried[place] + CURIOSITY * doubt
            if place == 0 or value > hope:
                best = place
                hope = value
        return best

    def note(self, place: int, margin: float) -> None:
        """One more simulation went by this answer, and left its seat so many points ahead."""
        self.visits += 1
        self.tried[place] += 1
        self.totals[place] += margin


class Path:
    """The way of one simulation through the forks after a candidate."""

    def __init__(self, first: Fork | None) -> None:
        self.first = first
        self.forks: list[Fork] = []
        self.places: list[int] = []

    def fork(self) -> Fork | None:
        """The decision that comes next, if it has been met before."""
        return self.forks[-1].onward[self.places[-1]] if self.forks else self.first

    def lead_to(self, fork: Fork) -> None:
        """The decision that comes next is met for the first time."""
        if self.forks:
            self.forks[-1].onward[self.places[-1]] = fork
        else:
            self.first = fork

    def take(self, fork: Fork, place: int) -> None:
        self.forks.append(fork)
        self.places.append(place)

    def note(self, margins: list[float]) -> None:
        """Tell every decision on the way what came of it for its seat."""
        for n in range(len(self.forks)):
            self.forks[n].note(self.places[n], margins[self.forks[n].seat])
