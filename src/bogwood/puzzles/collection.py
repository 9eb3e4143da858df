"""The puzzles that come with each game."""

from __future__ import annotations

from functools import cache

from bogwood.kernel.refusal import Refusal
from bogwood.shelf import games, open_game

from .puzzle import Puzzle, read


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none where it brings none."""
    text = games()[game].puzzles() if game in games() else ""
    found = read(text)[1] if text else []
    return tuple(sorted(found, key=lambda one: (one.rating.points, one.id)))


def puzzle_of(game: str, name: str) -> Puzzle:
    """The puzzle of this name; one that is not here is refused."""
    for one in puzzles_of(game):
        if one.id == name:
            return one
    raise Refusal("unknown-puzzle", "", "", name=name[:40])


@cache
def round_of(game: str, name: str) -> int:
    """The round in which a puzzle is played."""
    opened, state = puzzle_of(game, name).open(open_game)
    return opened.round_of(state)
