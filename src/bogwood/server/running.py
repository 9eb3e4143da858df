"""One server process: its sockets, its mark for the supervisor, and its end."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from dataclasses import replace
from pathlib import Path

import msgspec
import uvicorn

from bogwood.store.contract import LostLease, Store

from .build import make_server, make_world
from .config import LARGEST_BODY, Config
from .forward import Forwarder
from .marks import Marks
from .reports import set_aside
from .world import Shelf, World

log = logging.getLogger("bogwood.server")

LOOPED = "rules-loop"
"""Why the supervisor has a table set aside."""


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
    proxies: str = "127.0.0.1"
    """Addresses whose word about the client's address is believed."""
    aside: list[str] = []
    """Tables to be set aside."""


def run(orders: Orders, shelf: Shelf, store: Store) -> None:
    """Serve until told to stop, or until the supervisor is gone."""
    logging.basicConfig(level="WARNING", format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    sockets = [socket.socket(fileno=orders.listening)]
    config = Config(
        public_url=orders.public_url,
        static=Path(orders.static) if orders.static else None,
        rate=orders.rate,
        private_hooks=orders.private_hooks,
    )
    if orders.is_shared:
        own = socket.create_server((orders.internal_host, 0))
        sockets.append(own)
        config = replace(config, owner=f"{orders.internal_host}:{own.getsockname()[1]}")
    asyncio.run(serve(orders, make_world(shelf, store, config), sockets))


async def serve(orders: Orders, world: World, sockets: list[socket.socket]) -> None:
    world.host.guard = Marks(Path(orders.mark)).guard
    server = uvicorn.Server(server_config(world, orders.proxies))
    jobs = [asyncio.ensure_future(leave_with_parent(server))]
    for name in orders.aside:
        world.host.barred[name] = LOOPED
    if orders.aside:
        jobs.append(asyncio.ensure_future(put_aside(world, server, orders)))
    await server.serve(sockets=sockets)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)


def server_config(world: World, proxies: str = "127.0.0.1") -> uvicorn.Config:
    """How uvicorn serves a world.  It logs no requests: addresses carry the secrets of links."""
    return uvicorn.Config(
        Forwarder(make_server(world), world) if world.config.owner else make_server(world),
        ws="websockets-sansio",
        ws_max_size=LARGEST_BODY,
        # Compressing would cost a hundred kilobytes for every connection, and a third of the work of a move.
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        lifespan="on",
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


async def leave_with_parent(server: uvicorn.Server) -> None:
    parent = os.getppid()
    while os.getppid() == parent:
        await asyncio.sleep(1)
    server.should_exit = True


async def put_aside(world: World, server: uvicorn.Server, orders: Orders) -> None:
    while not server.started:
        await asyncio.sleep(0.05)
    for name in orders.aside:
        try:
            path = await set_aside(world, name, LOOPED, Path(orders.reports))
            log.error("table %s was set aside (%s); report: %s", name, LOOPED, path)
        except LostLease:
            log.error("table %s belongs to another process now", name)
        except Exception:
            log.exception("table %s could not be set aside", name)
