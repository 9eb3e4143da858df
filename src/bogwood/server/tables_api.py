"""Tables over HTTP: make one, find one, sit down, and everything that is not said by websocket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from bogwood.host import people
from bogwood.host.host import is_alone
from bogwood.host.plan import Plan, SeatPlan
from bogwood.kernel.game import WATCHER
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Person, Summary

from .acting import Doing, act
from .asking import asking
from .entry import Entry, Myself, Somebody, TheInn, address_of, enter, language_of, look, standing_still
from .inn import Inn
from .links import links_of
from .logbook import log_of
from .problems import problem_of
from .records import record_of
from .wire import (
    Act,
    Answer,
    Code,
    Created,
    Done,
    Join,
    Joined,
    Json,
    LogEntry,
    MyTable,
    NewTable,
    Proposal,
    Recovered,
    RematchWish,
    SeatChoice,
    Why,
)

AnyRequest = Request[Any, Any, Any]
Name = FromPath[str]
Secret = Annotated[str, QueryParameter(max_length=64)]
AnySeat = Annotated[int | None, QueryParameter(ge=-1, le=63, description="A seat of mine; -1 to look as a watcher.")]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]

# Making and finding


@post("/api/tables", tags=["tables"])
async def create(inn: TheInn, me: Myself, data: JSONBody[NewTable]) -> Created:
    """Make a table; it starts when every seat is taken.  The codes open my seats on another device."""
    inn.limits.new_table(me.id, asking())
    plan = plan_of(inn, data)
    holders = dict.fromkeys(data.my_seats, me.id)
    # On a shared device nobody can tell whose nickname it is: seats without a name of their own have none.
    usual = me.nickname if len(holders) == 1 else ""
    names = {seat: plan.seats[seat].name or usual for seat in holders}
    name, codes = await inn.host.create(plan, holders, names)
    made = await inn.host.get(name)
    made.share = asking()
    mine = {str(seat): code for seat, code in codes.items() if seat in holders}
    return Created(name, links_of(made.table, inn.config.public_url), mine)


def plan_of(inn: Inn, data: NewTable) -> Plan:
    """The plan of a table, checked as far as the host does not."""
    offer = inn.offer
    kinds = [*offer.bots(data.game), *offer.other_bots(data.game)] if data.game in offer.games else []
    seats = [SeatPlan(people.nickname_of(seat.name, "/seats"), seat.bot) for seat in data.seats]
    seats = seats or [SeatPlan()] * data.players
    for kind in [*[seat.bot for seat in seats], data.stand_in]:
        if kind and kind not in kinds:
            raise Refusal("unknown-bot", "", "/seats", name=kind, allowed=", ".join(kinds))
    if len(seats) != data.players:
        raise Refusal("bad-seats", "", "/seats", found=len(seats), expected=data.players)
    if len(set(data.my_seats)) != len(data.my_seats):
        raise Refusal("bad-seats", "", "/my_seats", found=len(data.my_seats), expected=len(set(data.my_seats)))
    for seat in data.my_seats:
        if seat >= len(seats) or seats[seat].bot:
            raise Refusal("bad-seat", "", "/my_seats", seat=seat + 1)
    return Plan(
        game=data.game,
        players=data.players,
        seats=seats,
        options=data.options,
        edition=data.edition,
        pace=data.pace,
        is_public=data.is_public,
        title=people.plain(data.title, 80, "/title"),
        stand_in=data.stand_in or (offer.usual_bot(data.game) if kinds else ""),
        hints=data.hints,
    )


@get("/api/tables", tags=["tables"])
async def lobby(inn: TheInn) -> list[Summary]:
    """Public tables with free seats, the newest first."""
    return await inn.store.open_tables()


@get("/api/my-tables", tags=["tables"])
async def my_tables(inn: TheInn, me: Myself) -> list[MyTable]:
    """My tables: first those where it is my turn.  Those of tasks at which nobody else plays, puzzles, are left out."""
    found = await inn.store.tables_of(me.id)
    return [
        MyTable(summary, seats, bool(set(seats) & set(summary.to_act)))
        for summary, seats in found
        if not is_alone(summary)
    ]


@get("/api/tables/{table:str}", tags=["tables"])
async def show(
    inn: TheInn, person: Somebody, table: Name, seat: AnySeat = None, invite: Secret = "", watch: Secret = ""
) -> Json:
    """The table as I may see it."""
    entry = await enter(inn, table, person, invite, watch)
    message = await look(inn, entry.loaded, entry.right(seat))
    if entry.mine:
        message["links"] = links_of(entry.loaded.table, inn.config.public_url)
    return {**message, "mine": entry.mine, "is_invited": entry.is_invited}


# Seats


@post("/api/tables/{table:str}/join", tags=["seats"])
async def join(inn: TheInn, me: Myself, table: Name, data: JSONBody[Join]) -> Joined:
    """Take a free seat; the code opens it on another device."""
    entry = await enter(inn, table, me, data.invite)
    if not (entry.is_invited or entry.mine):
        raise Refusal("no-entry", "", "/invite", table=table[:40])
    return Joined(table, data.seat, await people.join(inn.host, entry.loaded, data.seat, me))


@post("/api/tables/{table:str}/leave", tags=["seats"], status_code=200)
async def leave(inn: TheInn, me: Myself, table: Name, data: JSONBody[SeatChoice]) -> Done:
    """Give a seat back before the start."""
    entry = await mine(inn, table, me, data.seat)
    await people.leave(inn.host, entry.loaded, entry.right(data.seat))
    return Done()


@post("/api/tables/{table:str}/recover", tags=["seats"], status_code=200)
async def recover(request: AnyRequest, inn: TheInn, me: Myself, table: Name, data: JSONBody[Code]) -> Recovered:
    """Open a seat on this device by its recovery code."""
    inn.limits.secrets.take(address_of(request))
    loaded = await inn.host.get(table)
    return Recovered(table, await people.recover(inn.host, loaded, data.code, me))


async def mine(inn: Inn, table: str, me: Person, seat: int) -> Entry:
    """A table where I hold this seat."""
    entry = await enter(inn, table, me)
    entry.must_own(seat)
    return entry


# What a seat does


@post("/api/tables/{table:str}/act", tags=["play"], status_code=200)
async def do_act(
    request: AnyRequest, inn: TheInn, me: Myself, table: Name, data: JSONBody[Act], seat: AnySeat = None
) -> Json:
    """Whatever can be said by websocket; the answer carries the table as it stands then."""
    entry = await enter(inn, table, me)
    return await acted(request, inn, entry, entry.seat(seat), data)


async def acted(request: AnyRequest, inn: Inn, entry: Entry, seat: int, message: Act) -> Json:
    """Do it, and answer with the table; what is refused is refused over HTTP too."""
    if seat == WATCHER:
        raise Refusal("not-your-seat", "", "/seat", seat=0)
    # It is carried through although the one who asked may be gone meanwhile.
    right = entry.right(seat)
    doing = Doing(inn, entry.loaded, right, message)
    answer = await asyncio.shield(inn.start(act(doing, language_of(request))))
    if answer["type"] == "refused":
        request.scope["state"]["table"] = answer["table"]
        raise Refusal(answer["code"], answer["rule"], answer["where"], **answer["arguments"])
    if answer["type"] == "moved":
        raise Refusal("table-elsewhere")
    return {**answer, "table": await look(inn, entry.loaded, right)}


@post("/api/tables/{table:str}/propose", tags=["play"], status_code=200)
async def propose(request: AnyRequest, inn: TheInn, me: Myself, table: Name, data: JSONBody[Proposal]) -> Json:
    """Propose a take-back to the state after an event, or to cancel the game."""
    entry = await mine(inn, table, me, data.seat)
    return await acted(request, inn, entry, data.seat, Act(do="propose", what=data.what, to=data.to))


@post("/api/tables/{table:str}/answer", tags=["play"], status_code=200)
async def answer(request: AnyRequest, inn: TheInn, me: Myself, table: Name, data: JSONBody[Answer]) -> Json:
    """Agree to a proposal, or not."""
    entry = await mine(inn, table, me, data.seat)
    return await acted(request, inn, entry, data.seat, Act(do="answer", yes=data.yes))


@post("/api/tables/{table:str}/resign", tags=["play"], status_code=200)
async def resign(request: AnyRequest, inn: TheInn, me: Myself, table: Name, data: JSONBody[SeatChoice]) -> Json:
    """Give the game up; a bot plays on for the others."""
    entry = await mine(inn, table, me, data.seat)
    return await acted(request, inn, entry, data.seat, Act(do="resign"))


@post("/api/tables/{table:str}/stand-in", tags=["play"], status_code=200)
async def stand_in(request: AnyRequest, inn: TheInn, me: Myself, table: Name, data: JSONBody[SeatChoice]) -> Json:
    """Let a bot play on for my seat, or for that of a person who has been away for long."""
    entry = await enter(inn, table, me)
    if not entry.mine:
        raise Refusal("not-your-seat", "", "/seat", seat=data.seat + 1)
    own = data.seat if data.seat in entry.mine else entry.mine[0]
    return await acted(request, inn, entry, own, Act(do="stand_in", seat=data.seat))


@post("/api/tables/{table:str}/come-back", tags=["play"], status_code=200)
async def come_back(request: AnyRequest, inn: TheInn, me: Myself, table: Name, data: JSONBody[SeatChoice]) -> Json:
    """Take my seat back from the bot."""
    entry = await mine(inn, table, me, data.seat)
    return await acted(request, inn, entry, data.seat, Act(do="come_back"))


@post("/api/tables/{table:str}/rematch", tags=["play"])
async def rematch(inn: TheInn, me: Myself, table: Name, data: JSONBody[RematchWish]) -> Created:
    """The same people again, if wished with the same deal or on swapped seats; asked twice it is the same table."""
    entry = await enter(inn, table, me)
    if not entry.mine:
        raise Refusal("not-your-seat", "", "/seat", seat=0)
    inn.limits.new_table(me.id, asking())
    right = entry.right(entry.mine[0])
    name, codes = await inn.host.rematch(entry.loaded, data.same_deal, data.swap_seats, right)
    fresh = await inn.host.get(name)
    mine = {str(seat): code for seat, code in codes.items() if fresh.holders.get(seat) == me.id}
    return Created(name, links_of(fresh.table, inn.config.public_url), mine)


# Looking closer


@get("/api/tables/{table:str}/record", tags=["tables"], media_type=MediaType.TEXT)
async def record(inn: TheInn, person: Somebody, table: Name, invite: Secret = "", watch: Secret = "") -> Response[str]:
    """The record of a game that is over, with its seed: anybody can verify it."""
    entry = await enter(inn, table, person, invite, watch)
    if entry.loaded.table.status != "over":
        raise Refusal("not-over", "", "", status=entry.loaded.table.status)
    async with (
        inn.leisure.enter(inn) as leisure,
        standing_still(inn, entry.loaded, entry.right(WATCHER)) as at,
    ):
        with leisure.at_work(table):
            text = record_of(at).text()
    headers = {"content-disposition": f'attachment; filename="{table}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/why", tags=["tables"])
async def why(
    request: AnyRequest, inn: TheInn, me: Myself, table: Name, seat: Annotated[int, QueryParameter(ge=0, le=63)],
    option: Annotated[str, QueryParameter(max_length=200)],
) -> Why:  # fmt: skip
    """Why an option is closed to my seat now."""
    entry = await mine(inn, table, me, seat)
    async with standing_still(inn, entry.loaded, entry.right(seat)) as at:
        game, state = at.playing()
        if at.status == "running" and seat in at.to_act() and not at.chairs[seat].player:
            state = at.trial(seat).state
        with inn.host.around.guard(table):
            refusal = game.why_not(state, seat, game.catalogue.parse(option))
    if refusal is None:
        return Why(True, None)
    return Why(False, problem_of(refusal, language_of(request), at.plan.game))


@get("/api/tables/{table:str}/events", tags=["tables"])
async def events(
    inn: TheInn, person: Somebody, table: Name, after: After = 0, seat: AnySeat = None, invite: Secret = "",
    watch: Secret = "",
) -> list[LogEntry]:  # fmt: skip
    """What has happened since an event, as far as I may know it."""
    entry = await enter(inn, table, person, invite, watch)
    right = entry.right(seat)
    async with inn.leisure.enter(inn) as leisure, standing_still(inn, entry.loaded, right) as at:
        stored = await inn.store.events(table)
        with leisure.at_work(table):
            return [one for one in log_of(at, stored, right.seat) if one.number > after]


HANDLERS = [
    create, lobby, my_tables, show, join, leave, recover, do_act, propose, answer, resign, stand_in, come_back,
    rematch, record, why, events,
]  # fmt: skip
