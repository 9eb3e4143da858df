"""The past of a table over HTTP: for the replay, the charts, and the proof that the shuffle was fair."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from bogwood.host.rights import Right
from bogwood.kernel.chance import seal_of
from bogwood.kernel.game import WATCHER
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Event

from .entry import Entry, Somebody, TheInn, enter, language_of, standing_still
from .history import Past
from .inn import Inn
from .problems import problem_of
from .regress import difference_in
from .wire import Checked, HistoryMoment, Json, PointsSheet

AnyRequest = Request[Any, Any, Any]
Name = FromPath[str]
Secret = Annotated[str, QueryParameter(max_length=64)]
Eyes = Annotated[
    int | None,
    QueryParameter(ge=-1, le=63, description="A seat of mine, or any seat once the game is over; -1 for a watcher."),
]
Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
AnyNumber = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="An event; now without it.")]


@asynccontextmanager
async def told_so_far(inn: Inn, entry: Entry, right: Right) -> AsyncIterator[list[Event]]:
    """All events of a table up to the last one that people have been told of, while nobody changes it."""
    async with standing_still(inn, entry.loaded, right) as table:
        stored = await inn.store.events(table.name)
        yield [event for event in stored if event.number <= table.number]


def eyes_of(entry: Entry, asked: int | None) -> tuple[int, Right]:
    """The seat to look from, and by what right; once the game is over it may be anybody's."""
    if asked is not None and entry.loaded.table.status == "over":
        return asked, entry.right(WATCHER)
    right = entry.right(asked)
    return right.seat, right


async def past_of(inn: Inn, entry: Entry, asked: int | None) -> Past:
    """The past for the eyes that were asked for."""
    eyes, right = eyes_of(entry, asked)
    async with told_so_far(inn, entry, right) as events:
        return Past(entry.loaded.table, events, eyes)


@get("/api/tables/{table:str}/moments", tags=["history"])
async def moments(
    inn: TheInn, person: Somebody, table: Name, seat: Eyes = None, invite: Secret = "", watch: Secret = ""
) -> list[HistoryMoment]:
    """Every event that changed the game, with the points after it, as far as I may know it."""
    entry = await enter(inn, table, person, invite, watch)
    async with inn.leisure.enter(inn) as leisure:
        past = await past_of(inn, entry, seat)
        return await leisure.all_of(table, past.one_by_one())


@get("/api/tables/{table:str}/at", tags=["history"])
async def at(
    inn: TheInn, person: Somebody, table: Name, number: Number, step: Number = 0, seat: Eyes = None,
    invite: Secret = "", watch: Secret = "",
) -> Json:  # fmt: skip
    """The table as it stood after an event, or so many decisions into the turn that followed."""
    entry = await enter(inn, table, person, invite, watch)
    async with inn.leisure.enter(inn) as leisure:
        past = await past_of(inn, entry, seat)
        with leisure.at_work(table):
            return past.at(number, step)


@get("/api/tables/{table:str}/sheet", tags=["history"])
async def sheet(
    inn: TheInn, person: Somebody, table: Name, number: AnyNumber = None, step: Number = 0, seat: Eyes = None,
    invite: Secret = "", watch: Secret = "",
) -> PointsSheet:  # fmt: skip
    """The points by source as I may count them: now, my trial with them, or as they stood after an event."""
    entry = await enter(inn, table, person, invite, watch)
    if number is not None:
        async with inn.leisure.enter(inn) as leisure:
            past = await past_of(inn, entry, seat)
            with leisure.at_work(table):
                return past.sheet(number, step)
    eyes, right = eyes_of(entry, seat)
    async with standing_still(inn, entry.loaded, right) as at:
        with inn.host.around.guard(table):
            return PointsSheet(**at.sheet(eyes))


@get("/api/tables/{table:str}/check", tags=["history"])
async def check(
    request: AnyRequest, inn: TheInn, person: Somebody, table: Name, invite: Secret = "", watch: Secret = ""
) -> Checked:
    """Run a game that is over again from its seed: every choice legal, every draw, digest and score as stored."""
    entry = await enter(inn, table, person, invite, watch)
    at = entry.loaded.table
    if at.status != "over":
        raise Refusal("not-over", "", "", status=at.status)
    async with inn.leisure.enter(inn) as leisure, told_so_far(inn, entry, entry.right(WATCHER)) as events:
        with leisure.at_work(table):
            found = difference_in(events, table, inn.offer.open_game)
    problem = problem_of(found.problem, language_of(request), at.plan.game) if found is not None else None
    decisions = sum(len(turn.chosen) for turn in at.turns)
    return Checked(found is None, seal_of(at.seed), at.seed, decisions, problem)


HANDLERS = [moments, at, sheet, check]
