"""The work behind ``bogwood serve`` and the commands about stores."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bogwood.bots.registry import kinds, levels
from bogwood.host.fold import OpenGame
from bogwood.host.table import Table
from bogwood.i18n import pick_locale
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal
from bogwood.server import mending, regress
from bogwood.server.inn import Offer
from bogwood.server.records import bring_in, record_of
from bogwood.server.regress import Difference, differences
from bogwood.server.running import Orders, run
from bogwood.server.supervisor import Supervisor
from bogwood.shelf import games, open_game
from bogwood.store.checking import Findings
from bogwood.store.contract import Damaged, Store, Summary
from bogwood.store.opening import POSTGRES, SQLITE, open_store
from bogwood.store.sqlite import SqliteStore
from bogwood.store.sqlite_claim import claim, claim_for_a_moment
from bogwood.store.sqlite_copy import SqliteCopy
from bogwood.store.sqlite_files import is_ours, must_be_ours
from bogwood.store.sqlite_files import restore as put_back
from bogwood.store.sqlite_log import mend_log

from .desk import Desk
from .laying import changes_in, laid, open_laid

T = TypeVar("T")

STORE_VARIABLE = "BOGWOOD_CHILD_STORE"
"""Not on the command line: the address of a store may hold a password, which anybody could read there."""
START = "from bogwood.cli.main import main; main()"
"""What a process of the server runs."""


def offer(edition: str = "") -> Offer:
    """The games as the server is told of them, with a corrected edition laid over one of them by its file."""
    return Offer(
        games(),
        opener(edition),
        levels,
        lambda game, name: games()[game].data(changes_of(edition, game, name)),
        kinds,
    )


def opener(edition: str) -> OpenGame:
    """Opens games, one of them under the corrected edition of a file where it was begun so."""
    if not edition:
        return open_game
    laid(edition)
    return partial(open_laid, edition)


def changes_of(file: str, game: str, edition: str) -> dict[str, Any] | None:
    """What an edition changes in the data of a game: nothing, unless it is the one of the file."""
    if not file:
        return None
    _, name, usual = laid(file)
    return changes_in(file) if (game, edition or usual) == (name, usual) else None


def is_shared(url: str) -> bool:
    """Can several processes work on this store?"""
    return url.startswith(POSTGRES)


def listen(host: str, port: int) -> socket.socket:
    """The socket that all server processes accept from; it outlives each of them."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError:
        raise Refusal("port-taken", "", "--port", text=f"{host}:{port}") from None


def claimed(url: str) -> list[int]:
    """See that the store can be served, and by nobody else; the open files that say so, for all server processes.

    A database may come up later than its server; a file is there or not.
    """
    store = open_store(url)
    if not isinstance(store, SqliteStore) or store.is_temporary:
        return []
    if store.path.is_file():
        must_be_ours(store.path)
    claims = [claim(store.path)]
    look_into_log(store)
    with_open(url, nothing)
    return claims


def look_into_log(store: Store) -> None:
    """Before SQLite does, which would forget, without a word, what follows a spoilt place; nobody may have it open."""
    if not isinstance(store, SqliteStore) or store.is_temporary:
        return
    mended = mend_log(store.path)
    if mended is not None:
        code = "store-log-mended" if mended.is_complete else "store-log-cut"
        problem = Refusal(code, "", "", text=str(store.path), file=str(mended.kept))
        print(f"bogwood: {Desk(pick_locale(os.environ)).coded(problem)}", file=sys.stderr)


async def nothing(store: Store) -> None:
    """Opening it was enough."""


def supervise(plan: Orders, url: str, processes: int, limit: float, claims: list[int]) -> None:
    """Keep the server processes running until told to stop."""
    os.environ[STORE_VARIABLE] = url

    def command(mark: Path, aside: dict[str, str]) -> list[str]:
        orders = msgspec.structs.replace(plan, mark=str(mark), aside=aside)
        return [sys.executable, "-c", START, "serve", "--child", msgspec.json.encode(orders).decode()]

    with tempfile.TemporaryDirectory(prefix="bogwood-") as folder:
        Supervisor(command, Path(folder), processes, [plan.listening, *claims], limit).run()


def run_child(orders: str) -> None:
    """Be one of the server processes."""
    plan = msgspec.json.decode(orders, type=Orders)
    store = open_store(os.environ.pop(STORE_VARIABLE))
    look_into_log(store)
    run(plan, offer(plan.edition), store)


def must_take_copies(url: str, folder: str) -> None:
    """Refuse a folder that copies of the store cannot be put into, and a store that is copied otherwise."""
    if is_shared(url):
        raise Refusal("backup-by-pg-dump", "", "--backups", text="pg_dump, pg_basebackup")
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        raise Refusal("unwritable-file", "", "--backups", text=folder) from None


def verified(file: str, edition: str) -> tuple[Findings, list[Difference]]:
    """What a copy holds, read from the copy itself."""

    async def look() -> tuple[Findings, list[Difference]]:
        store = SqliteCopy(file)
        await store.open()
        try:
            return await regress.verified(store, opener(edition))
        finally:
            await store.close()

    return asyncio.run(look())


def with_open(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with an open store."""

    store = open_store(url)
    if isinstance(store, SqliteStore) and store.path.is_file() and is_ours(store.path):
        with claim_for_a_moment(store.path) as is_free:
            if is_free:
                look_into_log(store)

    async def whole() -> T:
        await store.open()
        try:
            return await work(store)
        except Damaged as damage:
            raise Refusal("event-damaged", "", "", number=damage.number) from damage
        finally:
            await store.close()

    return asyncio.run(whole())


def restore(url: str, file: str) -> str:
    """Put a backup in the place of a store; returns the store's path."""
    if is_shared(url):
        raise Refusal("backup-by-pg-dump", "", "", text="pg_restore")
    path = url.removeprefix(SQLITE)
    put_back(file, path)
    return path


async def exported(store: Store, name: str, with_seed: bool, edition: str) -> str:
    events = await store.events(name)
    if not events:
        raise Refusal("unknown-table", "", "", table=name[:40])
    table = Table(name, opener(edition))
    for event in events:
        table.take_in(event)
    if table.status != "over" and not with_seed:
        raise Refusal("not-over", "", "--with-seed", status=table.status)
    return record_of(table, show_seed=True).text()


async def imported(store: Store, record: Record, edition: str) -> tuple[str, dict[int, str]]:
    return await bring_in(store, record, opener(edition), time.time_ns() // 1_000_000)


async def checked(store: Store, edition: str) -> tuple[int, list[Difference]]:
    return await differences(store, opener(edition))


SETTLED = 5.0
"""Seconds within which a server has let go of a table that was set aside."""


async def put_aside(store: Store, name: str, reason: str, edition: str, is_trial: bool) -> mending.Mended:
    return await mending.put_aside(store, name, reason, opener(edition), time.time_ns() // 1_000_000, is_trial)


async def repaired(store: Store, name: str, edition: str, is_trial: bool) -> mending.Mended | None:
    async def wait() -> None:
        if await is_served(store, name):
            await asyncio.sleep(SETTLED)

    return await mending.repaired(store, name, opener(edition), time.time_ns() // 1_000_000, wait, is_trial)


async def is_served(store: Store, name: str) -> bool:
    """May a server have the table in memory?"""
    if not isinstance(store, SqliteStore):
        return await store.owner_of(name) is not None
    with claim_for_a_moment(store.path) as is_free:
        return not is_free


async def resumed(store: Store, name: str, edition: str, is_trial: bool) -> Summary:
    return await mending.resumed(store, name, opener(edition), time.time_ns() // 1_000_000, is_trial)
