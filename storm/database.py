"""A PostgreSQL with a standby that holds every commit before it is acknowledged, and takes over when it is told to."""

from __future__ import annotations

import asyncio
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg

from tests.store.postgres_server import PostgresServer, find_binaries, find_user

SCHEMA = "storm"
CONNECTIONS = 100
"""More than a server of these tests lets in."""
FOLLOWED = 20.0
"""Seconds for a standby to begin to follow."""


class Standby(PostgresServer):
    """Follows another server."""

    def __init__(self, leader: PostgresServer, folder: Path) -> None:
        super().__init__(folder, find_binaries(), find_user())
        self._leader = leader

    def make(self) -> None:
        self._run(
            *("pg_basebackup", "--host", "127.0.0.1", "--port", str(self._leader.port), "--username", "bogwood"),
            *("--pgdata", str(self.data), "--write-recovery-conf", "--wal-method", "stream", "--checkpoint", "fast"),
        )


class Database:
    """The one that leads, and the one that follows it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.leader = PostgresServer(self._place(), find_binaries(), find_user())
        self.follower: Standby | None = None

    @property
    def url(self) -> str:
        return f"{self.leader.url}?search_path={SCHEMA}"

    def _place(self) -> Path:
        """A folder that whoever runs the server may use."""
        place = Path(tempfile.mkdtemp(prefix="server-", dir=self._folder))
        user = find_user()
        if user is not None:
            shutil.chown(place, user)
        return place

    async def start(self) -> None:
        await asyncio.to_thread(self.leader.make)
        await asyncio.to_thread(self.leader.start)
        await self._do(f"CREATE SCHEMA {SCHEMA}")
        await self.be_followed()

    async def be_followed(self) -> None:
        """From now on nothing is acknowledged that the standby does not have."""
        follower = Standby(self.leader, self._place())
        await asyncio.to_thread(follower.make)
        await asyncio.to_thread(follower.start)
        self.follower = follower
        await self._do("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()")
        async with asyncio.timeout(FOLLOWED):
            while not await self._is_followed():
                await asyncio.sleep(0.2)

    async def _is_followed(self) -> bool:
        async with self.connection() as connection:
            return bool(await connection.fetchval("SELECT bool_or(sync_state = 'sync') FROM pg_stat_replication"))

    async def restart(self) -> None:
        """It crashes and comes back."""
        await asyncio.to_thread(self.leader.stop)
        await asyncio.to_thread(self.leader.start)

    async def fail_over(self) -> None:
        """The leader dies; the standby takes its place, and is followed by another."""
        follower = self.follower
        if follower is None:
            return
        self.follower = None
        await asyncio.to_thread(self.leader.stop, signal.SIGQUIT)
        self.leader = follower
        await self._do("SELECT pg_promote(true)")
        await self._do("ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()")
        await self.be_followed()

    async def stop(self) -> None:
        for server in (self.follower, self.leader):
            if server is not None:
                await asyncio.to_thread(server.stop)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.Connection[asyncpg.Record]]:
        connection = await asyncpg.connect(self.url)
        try:
            yield connection
        finally:
            await connection.close()

    async def _do(self, *statements: str) -> None:
        async with self.connection() as connection:
            for statement in statements:
                await connection.execute(statement)

    @asynccontextmanager
    async def crowded(self) -> AsyncIterator[None]:
        """Nobody else can connect."""
        held: list[asyncpg.Connection[asyncpg.Record]] = []
        try:
            with suppress(asyncpg.PostgresError, OSError):
                for _ in range(CONNECTIONS):
                    held.append(await asyncpg.connect(self.url))
            yield
        finally:
            for connection in held:
                await connection.close()

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Somebody has locked the rows of all tables and takes their time."""
        async with self.connection() as connection, connection.transaction():
            await connection.execute("SELECT * FROM tables FOR UPDATE")
            yield
