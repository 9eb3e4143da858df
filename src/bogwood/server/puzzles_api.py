"""Puzzles over HTTP: what there is, a table to solve one at, and what is said of the turn that was played there."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from bogwood.host.table import Table
from bogwood.kernel.refusal import Refusal
from bogwood.puzzles.collection import puzzle_of, puzzles_of, round_of
from bogwood.puzzles.daily import daily
from bogwood.puzzles.glicko import Rating
from bogwood.puzzles.puzzle import PUZZLE
from bogwood.puzzles.work import UNFINISHED

from .asking import asking
from .entry import Myself, Somebody, TheInn, enter, standing_still
from .puzzle_ratings import note, standing
from .tasks import table_for
from .wire import Created, PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleRating, PuzzleTry

Name = FromPath[str]
Day = Annotated[date | None, QueryParameter(description="The day whose puzzle is wanted; today, if none is named.")]


def shown(rating: Rating) -> PuzzleRating:
    return PuzzleRating(round(rating.points), round(rating.deviation))


@get("/api/puzzles/{game:str}", tags=["puzzles"])
async def listed(person: Somebody, game: Name, day: Day = None) -> PuzzleList:
    """The puzzles of a game, the easiest first, with the one of the day and what came of those that I have tried."""
    rating, tried = standing(person, game)
    found = puzzles_of(game)
    today = day or datetime.now(UTC).date()
    infos = [
        PuzzleInfo(
            id=one.id,
            players=one.position["players"],
            round=round_of(game, one.id),
            rating=round(one.rating.points),
            finding=tried.get(one.id, ""),
        )
        for one in found
    ]
    of_the_day = daily(game, [one.id for one in found], today) if found else ""
    return PuzzleList(game, of_the_day, today.isoformat(), shown(rating), infos)


@post("/api/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"])
async def set_up(inn: TheInn, me: Myself, game: Name, puzzle: Name) -> Created:
    """A table with this puzzle, where I have its seat.  Nobody else plays there."""
    return await table_for(inn, me, puzzle_of(game, puzzle).task)


@post("/api/tables/{table:str}/solve", tags=["puzzles"], status_code=200)
async def solve(inn: TheInn, me: Myself, table: Name, data: JSONBody[PuzzleTry]) -> PuzzleAnswer:
    """What is said of the turn that I have played at the table of a puzzle, or of the best one when I give up.  The
    first answer to a puzzle counts for my rating."""
    entry = await enter(inn, table, me)
    at = entry.loaded.table
    if at.plan.task is None or at.plan.task.kind != PUZZLE:
        raise Refusal("no-puzzle", "", "", table=table[:40])
    puzzle = puzzle_of(at.plan.game, at.plan.task.id)
    entry.must_own(puzzle.seat)
    async with standing_still(inn, entry.loaded, entry.right(puzzle.seat)) as still:
        tried = played_at(still, puzzle.seat)
    found = await inn.coach.answer(puzzle, tried, data.gives_up, asking())
    before = now = standing(me, puzzle.game)[0]
    if found["finding"] != UNFINISHED:
        before, now = await note(inn, me, puzzle, found["finding"])
    return PuzzleAnswer(
        puzzle=puzzle.id, rating=round(puzzle.rating.points), before=shown(before), now=shown(now), **found
    )


def played_at(table: Table, seat: int) -> list[int]:
    """All that the solver has chosen, what is only tried out included."""
    chosen = [option for turn in table.turns if turn.seat == seat for option in turn.chosen]
    if table.status == "running" and seat in table.to_act():
        chosen += table.trial(seat).chosen
    return chosen


HANDLERS = [listed, set_up, solve]
