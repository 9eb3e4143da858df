"""How a database does that a store is in: asked without changing anything."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

import asyncpg
import msgspec

from bogwood.kernel.refusal import Refusal

from .migrating import migrations
from .postgres_calls import BROKEN, settings

PATIENCE = 10.0
"""Seconds for the database to answer."""

CONNECTED = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
LEASES = "SELECT owner, count(*) FROM tables WHERE leased_until > clock_timestamp() GROUP BY owner ORDER BY owner"


class Health(msgspec.Struct, frozen=True):
    """What was found."""

    version: str
    used: int
    most: int
    """Connections, and how many there may be."""
    is_read_only: bool
    ahead: float
    """Seconds by which the clock of the database is ahead of ours."""
    schema: int
    known: int
    """The last migration that was done, and the last that there is; 0 for an empty place."""
    tables: int = 0
    aside: int = 0
    newest: int = 0
    """When a table was last changed, in milliseconds since 1970."""
    leases: dict[str, int] = {}
    """The owners of valid leases, with the number of their tables."""


async def looked_at(dsn: str) -> Health:
    """Refused when the database cannot be reached."""
    try:
        connection = await asyncpg.connect(dsn, server_settings=settings(), timeout=PATIENCE, command_timeout=PATIENCE)
    except BROKEN as error:
        raise Refusal("store-unreachable", "", "", text=urlsplit(dsn).hostname or "localhost") from error
    try:
        before = time.time()
        there = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        found = Health(
            version=await connection.fetchval("SHOW server_version"),
            used=await connection.fetchval(CONNECTED),
            most=int(await connection.fetchval("SHOW max_connections")),
            is_read_only=await connection.fetchval("SHOW transaction_read_only") == "on",
            ahead=there - (before + time.time()) / 2,
            schema=0,
            known=len(migrations("postgres")),
        )
        if not await connection.fetchval("SELECT to_regclass('migrations') IS NOT NULL"):
            return found
        leases = await connection.fetch(LEASES)
        return msgspec.structs.replace(
            found,
            schema=await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations"),
            tables=await connection.fetchval("SELECT count(*) FROM tables"),
            aside=await connection.fetchval("SELECT count(*) FROM tables WHERE status = 'aside'"),
            newest=await connection.fetchval("SELECT coalesce(max(changed), 0) FROM tables"),
            leases={row[0]: row[1] for row in leases},
        )
    finally:
        await connection.close()
