"""What a turn that somebody tried is worth: solved, good, or not it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bogwood.bots.turns import Line
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State

from .confirming import Scales
from .puzzle import Puzzle, line_of

SOLVED: Final = "solved"
GOOD: Final = "good"
WRONG: Final = "wrong"

WORLDS: Final = 24
"""A turn that is not among those of the puzzle is tried in so many worlds beside the best."""
GOOD_SHARE: Final = 1.5
"""What falls short by no more than so many margins is good,"""
GOOD_POINTS: Final = 5.0
"""as long as it is no more than so many points."""


@dataclass(frozen=True)
class Verdict:
    """How good a turn is, and by how many points it falls short of the best."""

    finding: str
    short: float
    error: float


def end_of(game: Game, state: State, seat: int, line: Line) -> State:
    """Where a turn leads, as far as no chance is in it; what is not open ends it."""
    state = state.clone()
    turn, drawn = int(state.turn), int(state.drawn)
    for option in line:
        if int(state.turn) != turn or int(state.drawn) != drawn or seat not in game.seats_to_act(state):
            break
        if option not in game.legal(state, seat):
            break
        game.apply(state, seat, option)
    return state


def is_complete(game: Game, state: State, seat: int, line: Line) -> bool:
    """Is nothing left to decide, before chance or the end of the turn?"""
    end = end_of(game, state, seat, line)
    return end.turn != state.turn or end.drawn != state.drawn or seat not in game.seats_to_act(end)


def judged(puzzle: Puzzle, game: Game, state: State, line: Line) -> Verdict:
    """The verdict on a complete turn: by where it leads, or else by trying it beside the best in the same worlds."""
    name = digest(end_of(game, state, puzzle.seat, line))
    for way in puzzle.ways:
        if digest(end_of(game, state, puzzle.seat, line_of(game, way.moves))) == name:
            return verdict(puzzle, way.short, way.error)
    scales = Scales(game, state, puzzle.seat, f"{puzzle.seed}/tried")
    scales.add(line_of(game, puzzle.best.moves))
    scales.add(line)
    scales.weigh(lambda worlds, _: worlds >= WORLDS)
    best, own = scales.kept
    found = next(way for way in scales.weighed() if way.line == own.line)
    short = found.short if scales.weighed()[0].line == best.line else 0.0
    return verdict(puzzle, round(short, 2), round(found.error, 2))


def verdict(puzzle: Puzzle, short: float, error: float) -> Verdict:
    """What falls short by less than half of the margin is the answer in other words."""
    if short < puzzle.margin / 2:
        return Verdict(SOLVED, short, error)
    is_good = short <= min(GOOD_SHARE * puzzle.margin, GOOD_POINTS)
    return Verdict(GOOD if is_good else WRONG, short, error)
