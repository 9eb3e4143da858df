"""What was acknowledged is there after any crash, whole; and many writes share what durability costs."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from itertools import islice
from pathlib import Path

import asyncpg
import pytest

from bogwood.store.contract import Store
from bogwood.store.postgres import PostgresStore
from bogwood.store.sqlite import SqliteStore
from tests.store import write_until_killed
from tests.store.places import Place, check_whole, turn
from tests.store.postgres_server import PostgresServer, running_postgres

ROOT = Path(__file__).parents[2]
FULL = 2
"""What SQLite says when every commit waits until the log is on the disk."""
WRITER = Path(write_until_killed.__file__)


def writing(place: Place, turns: int = 0) -> subprocess.Popen[str]:
    paths = [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    return subprocess.Popen(
        [sys.executable, WRITER, place.url, str(turns)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )


def read_on(writer: subprocess.Popen[str], lines: int | None = None) -> list[tuple[str, int]]:
    """Table and number of what the writer says is durable; without a limit, until it has ended."""
    assert writer.stdout is not None
    acknowledged = [line.split() for line in islice(writer.stdout, lines)]
    return [(table, int(number)) for table, number in acknowledged]


def check_all(place: Place, acknowledged: list[tuple[str, int]]) -> None:
    async def play(store: Store) -> None:
        last = {table: await check_whole(store, table) for table in write_until_killed.TABLES}
        assert [(table, number) for table, number in acknowledged if number > last[table]] == []

    place.run(play)


def test_a_killed_writer_loses_nothing_that_it_acknowledged(place: Place) -> None:
    acknowledged: list[tuple[str, int]] = []
    for turns in (1, 2, 9, 30, 100):
        writer = writing(place, turns)
        acknowledged += read_on(writer)
        writer.communicate()
        assert writer.returncode == -signal.SIGKILL
        check_all(place, acknowledged)
    assert len(acknowledged) == 142


def test_a_crashed_server_loses_nothing_that_it_acknowledged() -> None:
    with running_postgres() as server:
        place = Place("postgres", server.url)
        writer = writing(place)
        try:
            acknowledged = read_on(writer, 100)
            server.stop(signal.SIGQUIT)
        finally:
            writer.kill()
        acknowledged += read_on(writer)
        writer.communicate()
        server.start()
        check_all(place, acknowledged)


def settings(db: sqlite3.Connection) -> list[object]:
    names = ("journal_mode", "synchronous", "foreign_keys")
    return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]


def test_a_commit_waits_for_the_disk(place: Place) -> None:
    async def play(store: Store) -> None:
        if isinstance(store, SqliteStore):
            assert await store.writer.run(settings) == ["wal", FULL, 1]
        else:
            assert isinstance(store, PostgresStore)
            assert await store.calls.fetchval("SHOW synchronous_commit") == "on"
            assert await store.calls.fetchval("SHOW fsync") == "on"

    place.run(play)


def test_writes_that_wait_share_a_commit(sqlite_only: Place) -> None:
    async def play(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.write(turn("first", 1))
        before = store.commits
        for number in (1, 2, 3):
            await asyncio.gather(*(store.write(turn(f"t{n}", number)) for n in range(100)))
        assert store.commits - before <= 100
        assert len(await store.all_tables()) == 101

    sqlite_only.run(play)


def test_writes_that_wait_share_a_transaction_and_a_flush(postgres_only: Place, postgres: PostgresServer) -> None:
    async def play(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.write(turn("first", 1))
        before = store.writers.transactions
        for number in (1, 2, 3):
            await asyncio.gather(*(store.write(turn(f"t{n}", number)) for n in range(100)))
        assert store.writers.transactions - before <= 100

    before = asyncio.run(flushes(postgres))
    postgres_only.run(play)
    assert asyncio.run(flushes(postgres)) - before <= 150


async def flushes(server: PostgresServer) -> int:
    """How often the server has made its log durable; a process counts in when it has ended."""
    connection = await asyncpg.connect(server.url)
    try:
        for _ in range(100):
            others = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'bogwood'"
            if not await connection.fetchval(others):
                break
            await asyncio.sleep(0.05)
        count: int = await connection.fetchval("SELECT wal_sync FROM pg_stat_wal")
        return count
    finally:
        await connection.close()


def test_a_closed_store_writes_no_more(place: Place) -> None:
    async def play() -> None:
        async with place.opened() as store:
            assert await store.is_ready()
        assert not await store.is_ready()
        with pytest.raises(RuntimeError):
            await store.write(turn("t", 1))

    asyncio.run(play())
