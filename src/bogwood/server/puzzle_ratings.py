"""How well somebody solves puzzles: a rating for each game, and what came of every puzzle that they have tried."""

from __future__ import annotations

from typing import Any, Final

from bogwood.puzzles.glicko import Rating, rated
from bogwood.puzzles.judging import SOLVED
from bogwood.puzzles.puzzle import Puzzle
from bogwood.store.contract import Person

from .inn import Inn

Json = dict[str, Any]

PUZZLES: Final = "puzzles"
"""Under this name it is kept with the settings of a person, who cannot change it as they change those."""


def standing(person: Person | None, game: str) -> tuple[Rating, dict[str, str]]:
    """The rating of somebody, and their first findings by puzzle; nothing is known of whoever has tried none."""
    kept: Json = {} if person is None else person.settings.get(PUZZLES, {}).get(game, {})
    return Rating(*kept["rating"]) if kept else Rating(), dict(kept.get("tried", {}))


async def note(inn: Inn, person: Person, puzzle: Puzzle, finding: str) -> tuple[Rating, Rating]:
    """Rate somebody by what came of a puzzle, the first time only: it is won or lost.  The rating before, and now."""
    before, tried = standing(person, puzzle.game)
    if puzzle.id in tried:
        return before, before
    now = rated(before, [(puzzle.rating, 1.0 if finding == SOLVED else 0.0)])
    kept = {"rating": [now.points, now.deviation, now.volatility], "tried": {**tried, puzzle.id: finding}}
    others = person.settings.get(PUZZLES, {})
    await inn.people.change(person, None, {PUZZLES: {**others, puzzle.game: kept}})
    return before, now
