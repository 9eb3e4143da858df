"""What ``bogwood doctor`` looks at in a store and beside it.  Nothing is changed."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bogwood.kernel.refusal import Refusal
from bogwood.store.backups import Copies
from bogwood.store.contract import Damaged
from bogwood.store.migrating import migrations
from bogwood.store.sqlite_claim import holder_of
from bogwood.store.sqlite_copy import SqliteCopy
from bogwood.store.sqlite_files import must_be_ours, opened_copy, read_only, version_of

from .desk import Desk
from .examining import FINE, LOOK, WRONG, Finding, behind

MEGABYTE: Final = 1_000_000
LITTLE: Final = 100 * MEGABYTE
"""Less free space than this is used up soon."""
LONG_LOG: Final = 100 * MEGABYTE
NEWEST: Final = 50
"""Of so many tables, those that were changed last, all events are looked at."""
OLD: Final = 24 * 3600
"""Seconds after which a copy is too old."""
LOCKED: Final = 2.0
"""Seconds to wait for somebody who writes."""
ANSWER: Final = 2.0
"""Seconds for another server process to answer."""


# SQLite


def sqlite_store(desk: Desk, path: Path, backups: str) -> Iterator[Finding]:
    """The file, its disk, its log, and its copies."""
    if not path.exists():
        yield Finding(LOOK, "store-none", {"text": str(path)})
        return
    yield from disk(shutil.disk_usage(path.parent).free)
    try:
        must_be_ours(path)
        yield from inside(path)
    except Refusal as refusal:
        yield Finding(WRONG, "store-refused", {"text": desk.coded(refusal)})
    except sqlite3.Error as error:
        yield Finding(WRONG, "store-faulty", {"text": str(error)})
    yield from copies(desk, path, backups)


def disk(free: int) -> Iterator[Finding]:
    told: dict[str, int | str] = {"free": free // MEGABYTE}
    yield Finding(WRONG, "disk-low", told) if free < LITTLE else Finding(FINE, "disk", told)


def inside(path: Path) -> Iterator[Finding]:
    holder = holder_of(path)
    yield Finding(FINE, "served", {"text": holder}) if holder else Finding(FINE, "unserved")
    log = path.with_name(path.name + "-wal")
    size = log.stat().st_size if log.exists() else 0
    if size > LONG_LOG:
        yield Finding(LOOK, "log-long", {"size": size // MEGABYTE})
    with closing(read_only(path)) as db:
        version, known = version_of(db, path), len(migrations("sqlite"))
        if version > known:
            raise Refusal("store-too-new", "", "", found=version, known=known)
        told = [str(row[0]) for row in db.execute("PRAGMA quick_check(1)")]
        if told != ["ok"]:
            yield Finding(WRONG, "store-faulty", {"text": told[0]})
            return
        if version < known:
            yield Finding(LOOK, "store-older")
            return
        count, aside, newest = db.execute(
            "SELECT count(*), coalesce(sum(status = 'aside'), 0), coalesce(max(changed), 0) FROM tables"
        ).fetchone()
        recent = [row[0] for row in db.execute("SELECT id FROM tables ORDER BY changed DESC LIMIT ?", (NEWEST,))]
    damaged = asyncio.run(damaged_among(path, recent))
    yield from damaged
    if not damaged:
        shown: dict[str, int | str] = {"text": str(path), "count": count, "size": path.stat().st_size // MEGABYTE}
        yield Finding(FINE, "store", shown)
    yield from writable(path)
    yield from set_aside(aside)
    yield from behind(newest, time.time())


async def damaged_among(path: Path, tables: list[str]) -> list[Finding]:
    store = SqliteCopy(path)
    await store.open()
    found = []
    try:
        for name in tables:
            try:
                await store.events(name)
            except Damaged as damage:
                found.append(Finding(WRONG, "store-event", {"table": name, "number": damage.number}))
    finally:
        await store.close()
    return found


def writable(path: Path) -> Iterator[Finding]:
    """A transaction is begun, and nothing is done in it."""
    try:
        with closing(sqlite3.connect(path, timeout=LOCKED, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            db.execute("ROLLBACK")
    except sqlite3.Error as error:
        yield Finding(WRONG, "store-unwritable", {"text": str(error), "file": str(path)})


def set_aside(count: int) -> Iterator[Finding]:
    if count:
        yield Finding(LOOK, "aside", {"count": count})


def copies(desk: Desk, path: Path, folder: str) -> Iterator[Finding]:
    if not folder:
        yield Finding(LOOK, "backups-off")
        return
    found = Copies(Path(folder), path).found()
    if not found:
        yield Finding(WRONG, "backups-none", {"text": folder})
        return
    newest = max(found)
    seconds = max(0, (datetime.now(UTC) - newest).total_seconds())
    if seconds > OLD:
        yield Finding(WRONG, "backups-old", {"hours": round(seconds / 3600)})
    else:
        yield Finding(FINE, "backups", {"minutes": round(seconds / 60)})
    try:
        opened_copy(found[newest]).close()
    except Refusal as refusal:
        yield Finding(WRONG, "backups-faulty", {"text": str(found[newest]), "reason": desk.coded(refusal)})


# PostgreSQL


def postgres_store(desk: Desk, url: str) -> Iterator[Finding]:
    """The database, its connections, and leases of processes that do not answer."""
    try:
        from bogwood.store.postgres_health import looked_at
    except ImportError:
        problem = Refusal("missing-extra", "", "", text="postgres")
        yield Finding(WRONG, "store-refused", {"text": desk.coded(problem)})
        return
    try:
        found = asyncio.run(looked_at(url))
    except Refusal as refusal:
        yield Finding(WRONG, "store-refused", {"text": desk.coded(refusal)})
        return
    told: dict[str, int | str] = {"version": found.version, "used": found.used, "most": found.most}
    is_full = found.used * 10 > found.most * 9
    yield Finding(WRONG, "postgres-full", told) if is_full else Finding(FINE, "postgres", told)
    if found.is_read_only:
        yield Finding(WRONG, "postgres-read-only")
    if found.schema > found.known:
        problem = Refusal("store-too-new", "", "", found=found.schema, known=found.known)
        yield Finding(WRONG, "store-refused", {"text": desk.coded(problem)})
    elif found.schema < found.known:
        yield Finding(LOOK, "store-older")
    if abs(found.ahead) > 5:
        yield Finding(LOOK, "postgres-clock", {"seconds": round(abs(found.ahead))})
    for owner, count in found.leases.items():
        if not answers(owner):
            yield Finding(LOOK, "leases", {"text": owner, "count": count})
    yield from set_aside(found.aside)
    yield from behind(found.newest, time.time())
    yield Finding(FINE, "backups-postgres")


def answers(owner: str) -> bool:
    """Does the process at this address accept connections?"""
    host, _, port = owner.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER).close()
    except (OSError, ValueError):
        return False
    return True
