"""Calls of one process to its PostgreSQL: each ends within a time, and what goes wrong is told in the words of a store.

A database may be restarted, locked by somebody, or cut off in the midst of a call without anybody being told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import asyncpg

from .contract import Conflict, LostLease, Unreachable, Unwritable

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

PATIENCE = 6.0
"""Seconds for one call, and to wait for a connection: less than a lease lasts, and than a client waits."""
REACHING = 3.0
"""Seconds to connect."""
LOCKED = 2_000
"""Milliseconds to wait for what somebody else has locked."""
LEFT_OPEN = 10_000
"""Milliseconds after which the database gives up a transaction that nobody goes on with, and a line that is dead: until
then their locks keep others away."""

BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What a lost connection shows itself by; the last when it breaks while a question is being put."""
REFUSALS: dict[str, type[Exception]] = {"BW001": Conflict, "BW002": LostLease, "BW003": ValueError}
"""What ``write_change`` raises, by its code."""
CAUSES = {"53100": "full", "25006": "read-only", "55P03": "busy", "40P01": "busy", "57014": "busy", "58030": "failing"}
"""Why nothing can be written, by the codes of PostgreSQL."""
GONE = ("08", "25P03", "28", "3D", "53", "57P")
"""How its codes begin when a connection is lost, or none can be had."""


class Calls:
    """A pool of connections that a call never waits for in vain."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._most = pool.get_max_size()
        self._under_way = 0

    async def close(self) -> None:
        """Finish what is under way; what takes too long is broken off."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def execute(self, query: str, *arguments: object) -> str:
        return str(await self._call("execute", query, *arguments))

    async def executemany(self, query: str, batch: Sequence[Sequence[object]]) -> None:
        """All in one transaction."""
        await self._call("executemany", query, batch)

    async def fetch(self, query: str, *arguments: object) -> list[asyncpg.Record]:
        found: list[asyncpg.Record] = await self._call("fetch", query, *arguments)
        return found

    async def fetchrow(self, query: str, *arguments: object) -> asyncpg.Record | None:
        row: asyncpg.Record | None = await self._call("fetchrow", query, *arguments)
        return row

    async def fetchval(self, query: str, *arguments: object) -> Any:
        return await self._call("fetchval", query, *arguments)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """Several calls that happen together or not at all."""
        self._under_way += 1
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                yield connection  # type: ignore[misc]
        except BROKEN as error:
            raise meaning(error) from error
        finally:
            self._under_way -= 1

    async def _call(self, name: str, *arguments: object) -> Any:
        # A timeout costs; where a connection is free nobody waits for one, and to make one takes no longer than it may.
        patience = None if self._under_way < self._most else PATIENCE
        self._under_way += 1
        try:
            async with self._pool.acquire(timeout=patience) as connection:
                try:
                    return await getattr(connection, name)(*arguments)
                except (TimeoutError, asyncio.CancelledError):
                    # Whoever stops waiting does not wait for the database to agree, which may be out of reach.
                    connection.terminate()
                    raise
        except BROKEN as error:
            raise meaning(error) from error
        finally:
            self._under_way -= 1


def meaning(error: Exception) -> Exception:
    """What a failed call means to those who know stores only."""
    state = getattr(error, "sqlstate", None) or ""
    if state in CAUSES:
        return Unwritable(CAUSES[state], str(error))
    if state in REFUSALS:
        return REFUSALS[state](str(error))
    if state.startswith(GONE) or (not state and not isinstance(error, ValueError)):
        return Unreachable(str(error) or type(error).__name__)
    return error


def settings(**others: str) -> dict[str, str]:
    """Of a session: durable whatever the database is set to; short statements gain nothing from being compiled."""
    return {
        "application_name": "bogwood",
        "synchronous_commit": "on",
        "jit": "off",
        "lock_timeout": str(LOCKED),
        "idle_in_transaction_session_timeout": str(LEFT_OPEN),
        "tcp_user_timeout": str(LEFT_OPEN),
        "tcp_keepalives_idle": "4",
        "tcp_keepalives_interval": "2",
        "tcp_keepalives_count": "3",
        **others,
    }
