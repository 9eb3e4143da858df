"""How far what the coach promises can be believed: measured by playing on, and kept beside the game.

``python -m benchmarks.hints`` compares what weighing promises with what came of it when games were played on to their
end, many times from both tables, and writes ``measured/hints.json`` for a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bogwood.shelf import games

from .weighing import Gap

FILE: Final = "hints"


@dataclass(frozen=True)
class Belief:
    """What was promised has to be multiplied by this, and its error by that, to be true in 95 of 100 cases."""

    factor: float = 1.0
    stretch: float = 1.0


def belief_of(game: str) -> Belief:
    """What was measured of a game; where nothing was, the coach is taken at its word."""
    found = games()[game].measured(FILE) if game in games() else {}
    return Belief(found["factor"], found["stretch"]) if found else Belief()


def believed(game: str, gap: Gap) -> Gap:
    """A gap as it may be told to people; chances are judged by points, and shrink with them."""
    belief = belief_of(game)
    return Gap(
        gap.points * belief.factor,
        gap.points_error * belief.stretch,
        gap.chance * belief.factor,
        gap.chance_error * belief.stretch,
    )
