"""Tuning what the bots think a table is worth, by the games that they play.

Bots play against each other.  After every turn it is noted what the evaluation counts for each seat, by name; at the
end, by how much each seat was ahead.  A factor for each name in each stage of the game is then fitted so that what is
counted tells the end best (least squares; a factor that the games say little about stays near 1).  The same settings
give the same factors on every machine.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Final

from bogwood.kernel.game import Game
from bogwood.manifest import Factors

from .contract import Bot
from .knowledge import Knowledge
from .match import match_of

HELD_BACK: Final = 5
"""Every fifth game is not learnt from but told, to see how well that goes."""


@dataclass(frozen=True)
class Settings:
    """What a training follows from."""

    game: str
    players: int
    options: dict[str, str]
    bot: str
    games: int
    seed: str
    caution: float = 300.0
    """How many squared points of error it takes to move a factor by 1, for each point that a part varies by."""
    every: int = 1
    """Every how many turns a table is noted."""


@dataclass
class Sample:
    """What was counted at a table for a seat, less the best of the others, and by how much it was ahead at the end."""

    stage: int
    parts: dict[str, float]
    margin: float
    is_held_back: bool


@dataclass
class Result:
    """The factors, and how well what is counted told the end of games not learnt from, before and after."""

    settings: Settings
    samples: int
    error_before: list[float] = field(default_factory=list)
    error_after: list[float] = field(default_factory=list)
    factors: Factors = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def samples_of(
    game: Game, bots: list[Bot], knowledge: Knowledge, seed: str, held_back: bool, every: int
) -> list[Sample]:
    """One game, and what was counted on its way."""
    match = match_of(game, bots, seed)
    state = match.state
    noted: list[tuple[int, list[dict[str, float]]]] = []
    turn = int(state.turn)
    for _ in match:
        if int(state.turn) >= turn + every and not game.is_over(state):
            turn = int(state.turn)
            knowledge.begin(state)
            noted.append((knowledge.stage(state), [knowledge.parts(state, n) for n in range(game.players)]))
    scores = game.scores(state)
    found = []
    for stage, counted in noted:
        for seat in range(game.players):
            other = max((n for n in range(game.players) if n != seat), key=lambda n: scores[n], default=-1)
            if other >= 0:
                margin = scores[seat] - scores[other]
                found.append(Sample(stage, less(counted[seat], counted[other]), margin, held_back))
    return found


def less(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {name: one.get(name, 0.0) - other.get(name, 0.0) for name in {**one, **other}}


def fitted(samples: list[Sample], caution: float) -> dict[str, float]:
    """The factors under which the parts tell the margins best."""
    names = sorted({name for sample in samples for name in sample.parts})
    if not samples:
        return {}
    size = len(names)
    matrix = [[0.0] * size for _ in names]
    right = [0.0] * size
    for sample in samples:
        row = [sample.parts.get(name, 0.0) for name in names]
        # What is fitted is the change from 1.
        rest = sample.margin - sum(row)
        for n in range(size):
            if row[n] != 0.0:
                right[n] += row[n] * rest
                for m in range(size):
                    matrix[n][m] += row[n] * row[m]
    for n in range(size):
        matrix[n][n] += caution * sqrt(matrix[n][n] + 1.0)
    return {name: round(1.0 + change, 3) for name, change in zip(names, solved(matrix, right), strict=True)}


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with the largest pivot."""
    size = len(right)
    rows = [[*matrix[n], right[n]] for n in range(size)]
    for n in range(size):
        best = max(range(n, size), key=lambda m: abs(rows[m][n]))
        rows[n], rows[best] = rows[best], rows[n]
        for m in range(n + 1, size):
            share = rows[m][n] / rows[n][n]
            for k in range(n, size + 1):
                rows[m][k] -= share * rows[n][k]
    found = [0.0] * size
    for n in reversed(range(size)):
        known = sum(rows[n][k] * found[k] for k in range(n + 1, size))
        found[n] = (rows[n][size] - known) / rows[n][n]
    return found


def error_of(samples: list[Sample], factors: dict[str, float]) -> float:
    """By how many points the end is told wrongly, in the root of the mean square."""
    wrong = [sample.margin - sum(v * factors.get(name, 1.0) for name, v in sample.parts.items()) for sample in samples]
    return round(sqrt(sum(error * error for error in wrong) / max(1, len(wrong))), 3)


def result_of(settings: Settings, samples: list[Sample]) -> Result:
    """The factors by stage."""
    found = Result(settings, len(samples))
    for stage in range(1 + max((sample.stage for sample in samples), default=-1)):
        here = [sample for sample in samples if sample.stage == stage]
        learnt = [sample for sample in here if not sample.is_held_back]
        told = [sample for sample in here if sample.is_held_back]
        factors = fitted(learnt, settings.caution)
        found.factors.append(factors)
        found.error_before.append(error_of(told, {}))
        found.error_after.append(error_of(told, factors))
    return found
