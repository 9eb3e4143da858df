"""Copies of the store while play goes on, so that a lost disk costs minutes."""

from __future__ import annotations

import asyncio
import logging
import threading
from datetime import UTC, datetime, timedelta

from bogwood.kernel.refusal import Refusal
from bogwood.store.backups import Copies
from bogwood.store.sqlite import SqliteStore
from bogwood.store.sqlite_files import PAUSE

from .inn import Inn

log = logging.getLogger("bogwood.server")

AGAIN = 60.0
"""Seconds after which a copy that failed is tried again."""


class Ended(Exception):
    """The server closes; a copy that is being made is given up."""


async def copying(inn: Inn) -> None:
    """Make a copy whenever the newest one is old enough."""
    folder, every = inn.config.backups, timedelta(minutes=inn.config.backup_minutes)
    if folder is None or not isinstance(inn.store, SqliteStore):
        return
    copies = Copies(folder, inn.store.path)
    is_ended = threading.Event()

    def between() -> None:
        if is_ended.wait(PAUSE):
            raise Ended

    inn.metrics.note_copy(copies.newest())
    try:
        while True:
            await asyncio.sleep(wait_for(copies.newest(), datetime.now(UTC), every))
            try:
                now = datetime.now(UTC)
                await asyncio.to_thread(copies.add, now, between)
                inn.metrics.note_copy(now)
            except (Refusal, OSError) as problem:
                log.error("no copy of the store could be made: %s", problem)
                inn.metrics.failed_copies.inc()
                await asyncio.sleep(AGAIN)
    finally:
        is_ended.set()


def wait_for(newest: datetime | None, now: datetime, every: timedelta) -> float:
    """Seconds until the next copy is due; a newest one from the future, by a clock put back, delays it by once."""
    if newest is None:
        return 0.0
    return max(0.0, min((newest + every - now).total_seconds(), every.total_seconds()))
