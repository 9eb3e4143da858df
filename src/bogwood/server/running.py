"""One server process: its sockets, its mark for the supervisor, and its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import uvicorn

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import LostLease, Store

from .build import make_inn, make_server
from .config import LARGEST_BODY, Config
from .door import MOST, Open, door_with
from .forward import Forwarder
from .heads import answering_head
from .inn import Inn, Offer
from .leaving import LeavingWay, told_at_leaving
from .marks import Marks
from .reports import set_aside
from .sparing import keep_log

log = logging.getLogger("bogwood.server")

LOOPED = "rules-loop"
"""Why the supervisor has a table set aside."""


TURNS = 0.0005
"""Seconds after which a thread that works on gives way: what is asked waits for none that prepares a review."""
AGAIN = 1.0
"""Seconds after which a store is tried again that could not be opened."""
PING = 30.0
"""Seconds between two signs of life that are asked of a connection, and to wait for each."""


class Orders(msgspec.Struct):
    """What a supervisor tells a process that it starts."""

    listening: int
    """The file number of the socket that browsers connect to."""
    reports: str
    mark: str = ""
    """The file of the mark that the supervisor watches."""
    public_url: str = ""
    static: str = ""
    rate: float = 1.0
    private_hooks: bool = False
    is_shared: bool = False
    """Do several processes share the store?"""
    internal_host: str = "127.0.0.1"
    """Where the other processes reach this one."""
    proxies: str = ""
    """Addresses whose word about the client's address is believed."""
    bound: str = "127.0.0.1"
    """The address that the server listens on."""
    names: list[str] = []
    """Other names under which it may be asked."""
    backups: str = ""
    """The folder for copies of the store."""
    backup_minutes: float = 15
    edition: str = ""
    """The file of a corrected edition that is laid over its game."""
    aside: dict[str, str] = {}
    """Tables to be set aside, each with what was being done there."""


def run(orders: Orders, offer: Offer, store: Store) -> None:
    """Serve until told to stop, or until the supervisor is gone."""
    keep_log()
    sockets = [socket.socket(fileno=orders.listening)]
    config = Config(
        bound=orders.bound,
        names=tuple(orders.names),
        public_url=orders.public_url,
        static=Path(orders.static) if orders.static else None,
        rate=orders.rate,
        private_hooks=orders.private_hooks,
        backups=Path(orders.backups) if orders.backups else None,
        backup_minutes=orders.backup_minutes,
    )
    if orders.is_shared:
        own = socket.create_server((orders.internal_host, 0))
        sockets.append(own)
        config = replace(config, owner=f"{orders.internal_host}:{own.getsockname()[1]}")
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(orders, make_inn(offer, store, config), sockets))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The quicker event loop, which there is not for Windows."""
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop


def rarely_collect() -> None:
    """Look for garbage in circles less often: a server makes little of it, and each look passes over all tables.

    What is there from the start stays, so it is not looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1000)


async def serve(orders: Orders, inn: Inn, sockets: list[socket.socket]) -> None:
    rarely_collect()
    sys.setswitchinterval(TURNS)
    inn.host.around.guard = Marks(Path(orders.mark)).guard
    server = uvicorn.Server(server_config(inn, orders.proxies))
    jobs = [asyncio.ensure_future(leave_with_parent(server))]
    for name in orders.aside:
        inn.host.barred[name] = LOOPED
    if orders.aside:
        jobs.append(asyncio.ensure_future(put_aside(inn, server, orders)))
    if await opened(inn.store, server):
        await server.serve(sockets=sockets)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)


async def opened(store: Store, server: uvicorn.Server) -> bool:
    """Open the store before anybody is let in.  As long as it cannot be used, on a full disk or without its database,
    that is said and tried again, until the server is told to end."""
    while not server.should_exit:
        try:
            await store.open()
        except Refusal as refusal:
            log.error("the store cannot be opened, which is tried again and again: %s", refusal)
            await asyncio.sleep(AGAIN)
        else:
            return True
    return False


def server_config(inn: Inn, proxies: str = "") -> uvicorn.Config:
    """How uvicorn serves a inn.  It logs no requests: addresses carry the secrets of links."""
    open_ones = Open(proxies, round(MOST * inn.config.rate))
    open_ones.inner = inn.config.owner
    open_ones.knocks = inn.limits.knocks
    app = make_server(inn)
    return uvicorn.Config(
        answering_head(told_at_leaving(Forwarder(app, inn) if inn.config.owner else app)),
        http=door_with(open_ones),
        ws=LeavingWay,
        ws_max_size=LARGEST_BODY,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        # Compressing would cost a hundred kilobytes for every connection, and a third of the work of a move.
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


async def leave_with_parent(server: uvicorn.Server) -> None:
    parent = os.getppid()
    while os.getppid() == parent:
        await asyncio.sleep(1)
    server.should_exit = True


async def put_aside(inn: Inn, server: uvicorn.Server, orders: Orders) -> None:
    while not server.started:
        await asyncio.sleep(0.05)
    for name, doing in orders.aside.items():
        try:
            path = await set_aside(inn, name, LOOPED, Path(orders.reports), doing)
            log.error("table %s was set aside (%s); report: %s", name, LOOPED, path)
        except LostLease:
            log.error("table %s belongs to another process now", name)
        except Exception:
            log.exception("table %s could not be set aside", name)
