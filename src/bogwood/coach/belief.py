"""How far what the coach promises can be believed: measured by playing on, and kept beside the game.

``python -m benchmarks.hints`` compares what weighing promises with what came of it when games were played on to their
end, many times from both tables, and writes ``measured/hints.json`` for a game.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from bogwood.shelf import games

from .weighing import SURE, Gap

FILE: Final = "hints"


@dataclass(frozen=True)
class Belief:
    """How promises have to be corrected: points are multiplied, and in two of three cases off by no more than this."""

    factor: float = 1.0
    doubt: float = 0.0

    def points(self, points: float) -> float:
        return points * self.factor

    def error(self, error: float) -> float:
        """What two of three promises keep within, where worlds alone would give this half width of 95 %."""
        return math.hypot(error / SURE * self.factor, self.doubt)


def belief_of(game: str) -> Belief:
    """What was measured of a game; where nothing was, the coach is taken at its word."""
    found = games()[game].measured(FILE) if game in games() else {}
    return Belief(found["factor"], found["doubt"]) if found else Belief()


def believed(game: str, gap: Gap) -> Gap:
    """A gap as it may be told to people; chances follow from points and shrink with them."""
    belief = belief_of(game)
    points, error = belief.points(gap.points), belief.error(gap.points_error)
    return Gap(points, error, gap.chance * belief.factor, gap.chance_error)
