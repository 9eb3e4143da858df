"""The tree of replies: what everybody may do after a turn, the better known the more often it was tried.

A node is a seat with a few ways to play its turn.  Which way a simulation takes follows from what came of those
before, and from what the advice thinks of it; each simulation adds one node.  Ways are remembered as lines, so that
worlds which differ in what is hidden share one tree.
"""

from __future__ import annotations

import math

from .turns import Line, Turn


class Way:
    """One way to play a turn, and what came of it for its seat."""

    def __init__(self, line: Line, less: float) -> None:
        self.line = line
        self.less = less
        """By how many points the advice thinks it worse than the best."""
        self.visits = 0
        self.total = 0.0
        self.then = Replies()


class Replies:
    """The ways of the seat that is next; none before it has been thought about."""

    def __init__(self) -> None:
        self.seat = -1
        self.ways: list[Way] = []
        self.visits = 0
        self.total = 0.0

    def grow(self, seat: int, turns: list[Turn]) -> None:
        """The ways of this seat, from the advice's judgement of them in hundredths of a point."""
        self.seat = seat
        best = max([turn.value for turn in turns])
        self.ways = [Way(turn.line, (best - turn.value) / 100.0) for turn in turns]

    def most_promising(self, wonder: float) -> Way:
        """The way to try next: good so far, or little tried.  The advice's judgement counts as one visit."""
        mean = self.total / self.visits if self.visits > 0 else 0.0
        tried = math.log(self.visits + 1.0)
        best = self.ways[0]
        highest = -math.inf
        for way in self.ways:
            expected = (way.total + mean - way.less) / (way.visits + 1)
            hope = expected + wonder * math.sqrt(tried / (way.visits + 1))
            if hope > highest:
                highest = hope
                best = way
        return best

    def note(self, way: Way, margin: float) -> None:
        """One more simulation came this way, and ended so many points ahead for the seat."""
        self.visits += 1
        self.total += margin
        way.visits += 1
        way.total += margin
