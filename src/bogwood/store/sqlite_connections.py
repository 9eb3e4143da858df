"""Connections to a SQLite file: how they are set, who reads, and how the schema comes up to date."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from bogwood.kernel.refusal import Refusal

from . import rows
from .migrating import RECORD, missing, statements
from .sqlite_files import APPLICATION, create_private, must_be_ours, version_of

Connect = Callable[[Path], sqlite3.Connection]

READERS = 3
BUSY = 30_000
"""Milliseconds to wait for another process that writes to the same file."""


def connect(path: Path, *first: str) -> sqlite3.Connection:
    """A connection that begins and ends transactions only when told to; what is to be set first is set before the
    usual."""
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256, check_same_thread=False)
    for setting in (
        *first,
        f"busy_timeout = {BUSY}",
        "journal_mode = WAL",
        "synchronous = FULL",
        # Where a plain sync leaves the data in the drive's own memory (macOS).
        "fullfsync = ON",
        "foreign_keys = ON",
        "journal_size_limit = 16777216",
    ):
        connection.execute(f"PRAGMA {setting}")
    return connection


def prepare(path: Path, connect: Connect = connect) -> None:
    """Make the file, if there is none, and bring its schema up to date; refuses what cannot be used as a store."""
    try:
        # Before anything is set: a file of somebody else stays as it is.
        must_be_ours(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        create_private(path)
        with closing(connect(path)) as connection:
            migrate(connection, path)
    except (OSError, sqlite3.Error) as error:
        raise Refusal("store-unreadable", "", "", text=str(path)) from error


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """All that is missing, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    steps = missing("sqlite", version_of(connection, path))
    connection.execute(RECORD)
    for step in steps:
        for statement in statements(step.script):
            connection.execute(statement)
        connection.execute("INSERT INTO migrations (number, name) VALUES (?, ?)", (step.number, step.name))
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute("COMMIT")


class Readers:
    """A few threads with a connection each."""

    def __init__(self, path: Path, connect: Connect = connect) -> None:
        self._path = path
        self._connect = connect
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="bogwood-reader")
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def all(self, values: tuple[object, ...], *statements: str) -> list[list[rows.Row]]:
        """What each statement finds.  The way to a thread and back costs more than most of them: several share it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._read, values, statements)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()

    def _read(self, values: tuple[object, ...], statements: tuple[str, ...]) -> list[list[rows.Row]]:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._connect(self._path)
            connection.execute("PRAGMA query_only = ON")
            self._own.connection = connection
            self._connections.append(connection)
        return [connection.execute(statement, values).fetchall() for statement in statements]
