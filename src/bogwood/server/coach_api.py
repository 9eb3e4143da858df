"""The coach over HTTP: hints while a game goes on, a review when it is over, and playing on from any moment of it."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from bogwood.coach.hint import DEGREES, OFF
from bogwood.host.loaded import Loaded
from bogwood.host.plan import Plan, SeatPlan
from bogwood.host.rights import Right
from bogwood.host.table import Table
from bogwood.kernel import position
from bogwood.kernel.chance import seal_of, wide
from bogwood.kernel.game import WATCHER
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.start import start_of

from .asking import asking
from .entry import Entry, Myself, Somebody, TheInn, enter, standing_still
from .history_api import past_of
from .inn import Inn
from .links import links_of
from .pieces import At
from .records import record_of
from .wire import Created, HintAnswer, Json, PlayOn, ReviewAnswer

Name = FromPath[str]
Secret = Annotated[str, QueryParameter(max_length=64)]
Seat = Annotated[int, QueryParameter(ge=0, le=63)]
Degree = Annotated[
    Literal["waste", "strong"],
    QueryParameter(description="Whether something is being wasted, or what a strong player would do."),
]
REVIEW = "review"
"""Under this name a snapshot holds the review of a table."""


# Hints


@get("/api/tables/{table:str}/hint", tags=["coach"])
async def hint(inn: TheInn, me: Myself, table: Name, seat: Seat, degree: Degree = "strong") -> HintAnswer:
    """What the coach says about the turn of my seat as I have tried it so far; nobody else hears of it."""
    entry = await enter(inn, table, me)
    entry.must_own(seat)
    inn.limits.hints.take(me.id)
    at = entry.loaded.table
    allowed = at.plan.hint_degree
    if DEGREES.index(degree) > DEGREES.index(allowed):
        raise Refusal("no-hints" if allowed == OFF else "less-hints")
    document, tried, moment = await asked_about(inn, entry.loaded, entry.right(seat))
    seed = seal_of(f"{at.seed}/hint/{seat}/{moment[0]}")
    found = await inn.coach.hint(document, seat, tried, degree, seed, asking())
    return HintAnswer(moment=moment, **found)


async def asked_about(inn: Inn, loaded: Loaded, right: Right) -> tuple[Json, list[int], At]:
    """A position that tells the seat nothing new, what the seat has tried from there, and the moment of that."""
    seat = right.seat
    async with standing_still(inn, loaded, right) as table:
        table.must_run()
        if seat not in table.to_act():
            raise Refusal("not-your-turn", "", "/seat", seat=seat)
        if table.chairs[seat].player:
            raise Refusal("bot-plays", "", "/seat", seat=seat + 1)
        game, state = table.playing()
        with inn.host.around.guard(table.name):
            trial = table.trial(seat)
            afresh = game.determinise(state, seat, seal_of(f"{table.seed}/coach/{seat}/{table.number}"))
            return position.write(game, afresh), list(trial.chosen), At(table.number, trial.step)


# Reviews


@get("/api/tables/{table:str}/review", tags=["coach"])
async def review(inn: TheInn, person: Somebody, table: Name, invite: Secret = "", watch: Secret = "") -> ReviewAnswer:
    """The review of a game that is over.  The first to ask sets it going; until it is there its progress is told.

    Stories are for those who sit at the table: each reader gets those of their own seats.
    """
    entry = await enter(inn, table, person, invite, watch)
    at = entry.loaded.table
    must_be_over(at)
    work = inn.coach.reviews.get(table)
    if work is None or work.has_failed:
        kept = await inn.store.snapshot(table)
        if kept is not None and "stories" in kept[1].get(REVIEW, {}):
            return ReviewAnswer(1.0, for_reader(kept[1][REVIEW], entry.mine))
        async with (
            inn.leisure.enter(inn) as leisure,
            standing_still(inn, entry.loaded, entry.right(WATCHER)),
        ):
            with leisure.at_work(table):
                record = record_of(at)
        work = inn.coach.reviews.get(table)
        if work is None or work.has_failed:
            work = inn.coach.begin_review(table, record, asking())
            inn.start(made_and_kept(inn, at, record))
    wait = inn.coach.wait_for(work)
    if work.result is None:
        return ReviewAnswer(work.progress, None, wait)
    return ReviewAnswer(1.0, for_reader(work.result, entry.mine), wait)


def for_reader(found: Json, mine: list[int]) -> Json:
    """The review as somebody in these seats reads it: what is told to others of themselves is left out."""
    return {**found, "stories": [story for story in found["stories"] if story["seat"] in mine]}


async def made_and_kept(inn: Inn, table: Table, record: Record) -> None:
    """Make a review and keep it beside the events; it can be made again at any time."""
    work = inn.coach.reviews[table.name]
    people = [seat for seat, chair in enumerate(table.chairs) if chair.is_person]
    found = await inn.coach.make_review(work, record, people, lambda review: with_moments(table, review))
    await inn.store.save_snapshot(table.name, table.number, {REVIEW: found})


def with_moments(table: Table, found: Json) -> Json:
    """The review with the moments of the table, an event and a step after it, for numbers of decisions."""
    own = [one for story in found["stories"] for one in [*story["costly"], *story["well"]]]
    for one in [*found["points"], *found["turnings"], *own]:
        one["at"] = moment_of(table, one["number"])
    return found


def moment_of(table: Table, decisions: int) -> list[int]:
    """The event, and the step into the turn after it, at which so many decisions had been made."""
    for turn in table.turns:
        if decisions < len(turn.chosen):
            return [turn.number - 1, decisions]
        decisions -= len(turn.chosen)
    return [table.turns[-1].number, 0]


def must_be_over(table: Table) -> None:
    if table.status != "over":
        raise Refusal("not-over", "", "", status=table.status)


# Playing on


@post("/api/tables/{table:str}/play-on", tags=["coach"])
async def play_on(inn: TheInn, me: Myself, table: Name, data: JSONBody[PlayOn]) -> Created:
    """Play on from a moment of a game that is over, with bots in the other seats.

    What my seat could not know then is dealt afresh, and so is all chance to come.
    """
    entry = await enter(inn, table, me, data.invite, data.watch)
    at = entry.loaded.table
    must_be_over(at)
    inn.limits.new_table(me.id, asking())
    start = await start_at(inn, entry, data)
    plan = plan_from(inn, at, data)
    name, codes = await inn.host.create(plan, {data.seat: me.id}, {data.seat: me.nickname}, start=start)
    made = await inn.host.get(name)
    made.share = asking()
    fresh = made.table
    mine = {str(data.seat): codes[data.seat]}
    return Created(name, links_of(fresh, inn.config.public_url), mine)


async def start_at(inn: Inn, entry: Entry, data: PlayOn) -> Json:
    """The state at the moment, with all dealt afresh that the seat could not know."""
    past = await past_of(inn, entry, data.seat)
    with inn.host.around.guard(entry.loaded.table.name):
        game, state = past.state_at(data.number, data.step)
        if game.is_over(state):
            raise Refusal("game-over", "", "/number")
        return start_of(game, game.determinise(state, data.seat, wide(secrets.token_hex(16))))


def plan_from(inn: Inn, table: Table, data: PlayOn) -> Plan:
    """The same game with a bot in every seat but mine."""
    kinds = inn.offer.bots(table.plan.game)
    kind = data.bot or inn.offer.usual_bot(table.plan.game)
    if kind not in kinds:
        raise Refusal("unknown-bot", "", "/bot", name=kind, allowed=", ".join(kinds))
    seats = [SeatPlan() if n == data.seat else SeatPlan("", kind) for n in range(table.plan.players)]
    old = table.plan
    return Plan(
        old.game, old.players, seats, old.options, old.edition, title=old.title, stand_in=kind, hints=DEGREES[-1]
    )


HANDLERS = [hint, review, play_on]
