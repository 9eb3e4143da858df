"""Puts a server together: the store, the host, the gate and the routes, and what runs beside them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
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
from bogwood.store.contract import Store

from . import bug_api, hooks_api, pages, people_api, service_api
from .app import EVERYWHERE, make_app
from .beside import running
from .coach_processes import CoachProcesses
from .coach_room import CoachRoom
from .config import Config
from .hooks import Caller
from .inn import Helper, Inn, Offer
from .limits import Limits
from .metrics import Metrics
from .safety import Gate

COMPRESSED = 2048
"""Answers of so many bytes and more are compressed for those who accept it; websockets never are."""

HANDLERS = [
    *EVERYWHERE,
    *people_api.ACCOUNTS,
    *hooks_api.HANDLERS,
    *bug_api.HANDLERS,
    *service_api.HANDLERS,
    pages.client,
]


def make_inn(offer: Offer, store: Store, config: Config, bots: BotPlayer | None = None) -> Inn:
    """Everything a server needs; the store is opened when the server starts."""
    around = Surroundings(wall, steady, Watch())
    helpers: list[Helper] = []
    if bots is None:
        bots = pool = BotPool(offer.open_game)
        helpers.append(pool)
    host = Host(store, offer.open_game, bots, around, config.owner)
    people = People(store, wall)
    limits = Limits(steady, config.rate)
    coach = CoachRoom(offer.open_game, CoachProcesses())
    inn = Inn(offer, store, host, people, config, limits, Metrics(host), coach, helpers=helpers)
    around.on_turn = Caller(inn).on_turn
    around.turn, around.paid = inn.shares.turn, inn.shares.paid
    return inn


def make_server(inn: Inn) -> ASGIApp:
    """The whole as one ASGI application."""
    return Gate(served_app(inn), inn)


def served_app(inn: Inn) -> Litestar:
    """All routes of a server, with their description."""

    @contextlib.asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        async with running(inn):
            yield

    openapi = OpenAPIConfig(
        title="Bogwood",
        version=bogwood.__version__,
        path="/api/docs",
        use_handler_docstrings=True,
        render_plugins=[pages.ApiPage(), JsonRenderPlugin()],
    )
    compression = CompressionConfig(
        backend="gzip", minimum_size=COMPRESSED, gzip_compress_level=4, exclude_opt_key=pages.AS_IT_IS
    )
    return make_app(inn, HANDLERS, openapi, compression, [alive])
