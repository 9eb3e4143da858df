"""One connection that has a SQLite file to itself, in the thread of the event loop: where there are no others.

What is written goes through a log like everywhere else, so that a process that dies in the middle leaves a whole file.
Nobody else may have the file open: the connection keeps its lock, and with it the index of the log in its own memory.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from bogwood.kernel.refusal import Refusal

from . import rows
from .contract import Unreachable
from .sqlite_connections import connect, prepare
from .sqlite_hands import Hands, OpenHands
from .sqlite_writer import Do, meaning

T = TypeVar("T")
Durable = Callable[[], Awaitable[None]]
"""Returns when everything that was committed is where nothing can take it away; raises OSError where it cannot be."""


def alone(durable: Durable) -> OpenHands:
    """Opens a file for one connection."""

    async def opened(path: Path) -> Hands:
        prepare(path, exclusive)
        try:
            one = OneConnection(exclusive(path), durable)
        except sqlite3.Error as error:
            raise Refusal("store-unreadable", "", "", text=str(path)) from error
        await durable()
        return Hands(one, one)

    return opened


def exclusive(path: Path) -> sqlite3.Connection:
    return connect(path, "locking_mode = EXCLUSIVE")


class OneConnection:
    """Reads and writes, one after the other."""

    def __init__(self, connection: sqlite3.Connection, durable: Durable) -> None:
        self.commits = 0
        self._connection = connection
        self._durable = durable
        self._writing = asyncio.Lock()

    async def run(self, do: Do[T], alone: Do[bool] | None = None) -> T:
        """Somebody who stops waiting does not stop what is under way."""
        return await asyncio.shield(asyncio.ensure_future(self._run(do)))

    async def _run(self, do: Do[T]) -> T:
        async with self._writing:
            result = self._committed(do)
            try:
                await self._durable()
            except OSError as error:
                raise Unreachable(str(error)) from error
            return result

    def _committed(self, do: Do[T]) -> T:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            result = do(connection)
            connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                # Some errors have ended the transaction already.
                connection.execute("ROLLBACK")
            meant = meaning(error)
            if meant is error:
                raise
            raise meant from error
        self.commits += 1
        return result

    async def all(self, values: tuple[object, ...], *statements: str) -> list[list[rows.Row]]:
        """Nothing is read that is not durable yet."""
        async with self._writing:
            return [self._connection.execute(statement, values).fetchall() for statement in statements]

    async def close(self) -> None:
        """May be called for the writer and for the reader that it is."""
        async with self._writing:
            self._connection.close()
            await self._durable()
