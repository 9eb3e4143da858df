"""Puts a server together: the store, the host, the gate and the routes, and what runs beside them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import bogwood
from bogwood.host.around import Surroundings
from bogwood.host.bots import BotPool
from bogwood.host.host import Host
from bogwood.host.loaded import BotPlayer
from bogwood.host.people import People
from bogwood.host.watch import Watch, steady, wall
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.store.contract import Conflict, LostLease, Person, Store, Unreachable, Unwritable

from . import (
    bug_api,
    coach_api,
    games_api,
    history_api,
    lessons_api,
    pages,
    people_api,
    puzzles_api,
    service_api,
    socket,
    tables_api,
    talk_api,
)
from .bodies import ShallowRequest
from .coach_room import CoachRoom
from .config import LARGEST_BODY, Config
from .copying import copying
from .entry import Somebody, TheInn, language_of, person_of
from .hooks import Caller
from .inn import Inn, Offer
from .limits import Limits
from .metrics import Metrics
from .problems import ill, is_for_now, problem_of, status_of
from .rounds import going_round, hearing
from .safety import Gate
from .socket import Socket, where_of
from .trouble import note, note_illness

log = logging.getLogger("bogwood.server")

AnyRequest = Request[Any, Any, Any]
TICK = 1.0
COMPRESSED = 2048
"""Answers of so many bytes and more are compressed for those who accept it; websockets never are."""


def make_inn(offer: Offer, store: Store, config: Config, bots: BotPlayer | None = None) -> Inn:
    """Everything a server needs; the store is opened when the server starts."""
    around = Surroundings(wall, steady, Watch())
    host = Host(store, offer.open_game, bots or BotPool(offer.open_game), around, config.owner)
    people = People(store, wall)
    limits = Limits(steady, config.rate)
    inn = Inn(offer, store, host, people, config, limits, Metrics(host), CoachRoom(offer.open_game))
    around.on_turn = Caller(inn).on_turn
    around.turn, around.paid = inn.shares.turn, inn.shares.paid
    return inn


def make_server(inn: Inn) -> ASGIApp:
    """The whole as one ASGI application."""
    return Gate(make_app(inn), inn)


def make_app(inn: Inn) -> Litestar:
    @contextlib.asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        async with running(inn):
            yield

    handlers = [
        *people_api.HANDLERS,
        *games_api.HANDLERS,
        *tables_api.HANDLERS,
        *history_api.HANDLERS,
        *coach_api.HANDLERS,
        *lessons_api.HANDLERS,
        *puzzles_api.HANDLERS,
        *bug_api.HANDLERS,
        *talk_api.HANDLERS,
        *service_api.HANDLERS,
        pages.client,
        socket.play,
    ]
    return Litestar(
        route_handlers=handlers,
        dependencies={
            "inn": Provide(lambda: inn, sync_to_thread=False),
            "person": Provide(provide_person),
            "me": Provide(provide_me),
        },
        exception_handlers={
            Refusal: refused,
            Problems: refused_problems,
            LostLease: elsewhere,
            Conflict: elsewhere,
            Unwritable: not_stored,
            Unreachable: not_stored,
            HTTPException: refused_http,
            Exception: failed,
        },
        lifespan=[alive],
        openapi_config=OpenAPIConfig(
            title="Bogwood",
            version=bogwood.__version__,
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[pages.ApiPage(), JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=COMPRESSED, gzip_compress_level=4, exclude_opt_key=pages.AS_IT_IS
        ),
        request_class=ShallowRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )


async def provide_person(request: AnyRequest, inn: TheInn) -> Person | None:
    return await person_of(request, inn)


async def provide_me(person: Somebody) -> Person:
    if person is None:
        raise Refusal("not-signed-in")
    return person


# Answers to what went wrong


def refused(request: AnyRequest | Socket, refusal: Refusal) -> Response[Any]:
    """A refusal as JSON; one about a move brings the table as it stands."""
    problem = problem_of(refusal, language_of(request), game_of(request))
    table = request.scope.get("state", {}).get("table")
    body: Any = problem
    if table is not None:
        body = {name: getattr(problem, name) for name in problem.__struct_fields__} | {"table": table}
    is_to_wait = is_for_now(refusal) and "seconds" in refusal.arguments
    headers = {"retry-after": str(refusal.arguments["seconds"])} if is_to_wait else {}
    return Response(body, status_code=status_of(refusal), media_type="application/json", headers=headers)


def game_of(request: AnyRequest | Socket) -> str:
    table = request.scope.get("state", {}).get("table")
    return str(table["game"]) if table is not None else ""


def refused_problems(request: AnyRequest, found: Problems) -> Response[Any]:
    return refused(request, found.problems[0])


def elsewhere(request: AnyRequest, problem: Exception) -> Response[Any]:
    answer = refused(request, Refusal("table-elsewhere"))
    answer.headers["retry-after"] = "1"
    return answer


def not_stored(request: AnyRequest, problem: Unwritable | Unreachable) -> Response[Any]:
    note_illness(problem)
    answer = refused(request, ill(problem))
    answer.headers["retry-after"] = "10" if isinstance(problem, Unwritable) else "2"
    return answer


HTTP_CODES = {404: "no-such-page", 405: "bad-method"}


def refused_http(request: AnyRequest, problem: HTTPException) -> Response[Any]:
    """What the framework refused, in our words."""
    if problem.status_code >= 500:
        return failed(request, problem)
    if problem.status_code == 413:
        return refused(request, Refusal("too-large", "", "", most=LARGEST_BODY))
    if problem.status_code == 429:
        return refused(request, Refusal("too-fast", "", "", seconds=1))
    code = HTTP_CODES.get(problem.status_code, "bad-body")
    where = ""
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list) and problem.extra:
        first = problem.extra[0]
        where = "/" + str(first.get("key", "")) if isinstance(first, dict) else ""
    return refused(request, Refusal(code, "", where or where_of(problem.detail)))


def failed(request: AnyRequest, problem: Exception) -> Response[Any]:
    """Our own fault: told without details, logged with them."""
    log.error("%s failed", request.scope.get("path", ""), exc_info=problem)
    return refused(request, Refusal("internal"))


# What runs beside


@contextlib.asynccontextmanager
async def running(inn: Inn) -> AsyncIterator[None]:
    """Open the store, keep time, and leave everything in order at the end."""
    await inn.store.open()
    beside = [ticking(inn), waking(inn), warming(inn), going_round(inn), copying(inn), following(inn)]
    if inn.config.owner:
        beside += [renewing(inn), hearing(inn)]
    jobs = [asyncio.ensure_future(job) for job in beside]
    try:
        yield
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await inn.host.close()
        for task in list(inn.tasks):
            task.cancel()
        if isinstance(inn.host.bots.player, BotPool):
            inn.host.bots.player.close()
        inn.coach.close()
        await inn.store.close()


async def warming(inn: Inn) -> None:
    """Start the bots' processes once everything else has begun, so that the first turn of a bot need not wait."""
    await asyncio.sleep(WARM)
    if isinstance(inn.host.bots.player, BotPool):
        inn.host.bots.player.warm()


WARM = 1.0


async def ticking(inn: Inn) -> None:
    """What time brings."""
    while True:
        await asyncio.sleep(TICK)
        try:
            await inn.host.tick()
            inn.forget_the_unloaded()
        except (LostLease, Conflict):
            continue
        except Exception as problem:
            note("the clock missed a beat", problem)


async def renewing(inn: Inn) -> None:
    """Keep the leases, whatever else takes its time."""
    while True:
        await asyncio.sleep(TICK)
        try:
            await inn.host.tables.renew()
        except Exception as problem:
            note("leases could not be renewed", problem)


async def waking(inn: Inn) -> None:
    """Take up tables that must go on by themselves: a bot has to play, or a clock is running."""
    while True:
        try:
            await inn.host.wake()
        except Exception as problem:
            note("a table could not be taken up", problem)
        await asyncio.sleep(WAKE_OTHERS if inn.config.owner else WAKE)


WAKE = 20.0
WAKE_OTHERS = 5.0
"""Where others may die whose tables have to go on."""


async def following(inn: Inn) -> None:
    """Put away tables that another process has written to: they are no longer ours, or their host has mended them."""
    async for name, number in inn.store.changes():
        loaded = inn.host.tables.loaded.get(name)
        if loaded is None or loaded.writer.locked():
            continue
        # A table that was cut back has a lower number; of one in play a lower number is only late.
        if loaded.table.number < number or loaded.table.status == "aside":
            inn.host.tables.forget(loaded)
