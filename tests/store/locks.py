"""Locks that somebody else holds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg


@asynccontextmanager
async def locked(url: str, statement: str) -> AsyncIterator[None]:
    """Somebody holds a lock that this statement takes."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute(statement)
            yield
    finally:
        await connection.close()
