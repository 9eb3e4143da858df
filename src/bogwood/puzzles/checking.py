"""Confirming a puzzle once more, in worlds that it has never met.

A single search may be led astray: what follows a turn is learnt from its own worlds, and the error of a mean knows
nothing of that.  Two searches that share nothing seldom go astray alike.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.position import OpenGame

from .confirming import Scales
from .puzzle import Puzzle, line_of

AGAIN: Final = "fresh"
"""The seed of the worlds of the second search."""


def is_confirmed(puzzle: Puzzle, open_game: OpenGame, seed: str = AGAIN) -> bool:
    """Does a search with as many simulations as were made for it know nothing that is surely better than its answers,
    and are its other ways worse than they are?"""
    game, state = puzzle.open(open_game)
    scales = Scales(game, state, puzzle.seat, seed)
    scales.look()
    for way in puzzle.ways:
        scales.add(line_of(game, way.moves))
    answers = [one.line for one in scales.kept[: puzzle.answers]]
    others = [one.line for one in scales.kept[puzzle.answers :]]
    scales.weigh(lambda _, simulations: simulations >= puzzle.simulations)
    ways = scales.weighed()
    best = next(way for way in ways if way.line in answers)
    return best.short <= best.error and all(way.short > best.short for way in ways if way.line in others)
