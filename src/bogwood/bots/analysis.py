"""What a search finds out about a decision, for coaches and the curious: ``analyse`` and the values it returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bogwood.kernel.game import Game, State

from .turns import Line


@dataclass(frozen=True)
class Budget:
    """How long a search may think: so many simulations, seconds by the clock, seconds of a processor, whichever ends
    first; 0 is no limit.

    With a limit in simulations only, the answer depends on nothing but the seed.  ``is_hurried`` is asked often;
    once it says yes, the search ends at once with the best found so far.
    """

    simulations: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    is_hurried: Callable[[], bool] | None = None


@dataclass(frozen=True)
class Candidate:
    """One way to play the turn and what the search thinks of it."""

    line: Line
    """The options from the analysed state to the end of the turn, or to the first thing that chance decides."""

    value: float
    """By how many points the seat is expected to end before the best of the others."""

    win: float
    """The chance to win, 0 to 1."""

    error: float
    """Half the width of the 95 % confidence interval of ``win``."""

    visits: int
    """In how many simulations it was played."""

    after: dict[str, float] = field(default_factory=dict)
    """What the evaluation counts for the seat at the end of the line, in points, by the name of the feature."""


@dataclass(frozen=True)
class Analysis:
    """All that was found out about one decision of a seat."""

    seat: int
    candidates: list[Candidate]
    """The best first; at least one."""

    simulations: int
    before: dict[str, float] = field(default_factory=dict)
    """What the evaluation counts for the seat now, in points, by the name of the feature."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


def analyse(game: Game, state: State, seat: int, budget: Budget, seed: str) -> Analysis:
    """Think about the open decision of a seat.  Nothing that the seat cannot know has any influence."""
    from .known import knowledge_of
    from .searching import analysed

    return analysed(game, state, seat, knowledge_of(game), budget, seed)
