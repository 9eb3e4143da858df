"""The writers of one process to PostgreSQL: what waits while they are busy goes into the next transaction together."""

from __future__ import annotations

import asyncio
from typing import Any

from .contract import Conflict, LostLease, Unwritable
from .pacing import Pacer
from .postgres_calls import Calls

LANES = 3
"""So many transactions at once: while one waits for the disk, the next is prepared."""
LARGEST_BATCH = 100
ARGUMENTS = 23
WRITE_CHANGE = f"SELECT write_change({', '.join(f'${n + 1}' for n in range(ARGUMENTS))})"

OF_VALUES = ("22", "23")
"""How the codes of PostgreSQL begin for values it cannot take and for rows that break a constraint."""
LOCKED = """
    WITH free AS (SELECT id FROM tables WHERE id = ANY ($1::text[]) FOR NO KEY UPDATE SKIP LOCKED)
    SELECT id FROM tables WHERE id = ANY ($1::text[]) AND id NOT IN (SELECT id FROM free)
"""
"""Which of these tables somebody has locked."""


class Job:
    """The arguments of one call of ``write_change``, and the future of somebody who waits for it to be durable."""

    __slots__ = ("arguments", "future")

    def __init__(self, arguments: list[Any]) -> None:
        self.arguments = arguments
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def table(self) -> str:
        return str(self.arguments[0])

    def settle(self, error: Exception | None = None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class Writers:
    """A few lanes; each takes all that waits.  A change that is refused does not disturb those beside it."""

    def __init__(self, calls: Calls) -> None:
        self.transactions = 0
        self._calls = calls
        self._waiting: list[Job] = []
        self._pacer = Pacer(self._open_lane)
        self._lanes: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def write(self, arguments: list[Any]) -> None:
        """Returns when it is durable.  Somebody who stops waiting does not stop what is under way."""
        if self._is_closed:
            raise RuntimeError("the store is closed")
        job = Job(arguments)
        self._waiting.append(job)
        if len(self._lanes) < LANES:
            self._pacer.ask()
        await job.future

    def _open_lane(self) -> None:
        if self._waiting and len(self._lanes) < LANES:
            lane = asyncio.create_task(self._work(), name="bogwood-writer")
            self._lanes.add(lane)
            lane.add_done_callback(self._close_lane)

    def _close_lane(self, lane: asyncio.Task[None]) -> None:
        self._lanes.discard(lane)
        if self._waiting:
            self._pacer.ask()

    async def write_together(self, batch: list[list[Any]]) -> None:
        """All of them in one transaction of their own, or none."""
        await self._calls.executemany(WRITE_CHANGE, batch)

    async def close(self) -> None:
        """Finish what is waiting."""
        self._is_closed = True
        while self._waiting or self._lanes:
            self._pacer.now()
            await asyncio.gather(*self._lanes)

    async def _work(self) -> None:
        batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
        # In one order everywhere, so that no two transactions wait for each other's tables.
        await self._commit(sorted(batch, key=lambda job: job.table))

    async def _commit(self, batch: list[Job]) -> None:
        """All together; when anything is refused, each for itself, and what somebody has locked not at all."""
        try:
            await self._calls.executemany(WRITE_CHANGE, [job.arguments for job in batch])
        except Unwritable as error:
            if error.cause == "busy" and len(batch) > 1:
                await self._commit_without_locked(batch, error)
            else:
                settle(batch, error)
        except Exception as error:
            if len(batch) > 1 and is_of_one(error):
                for job in batch:
                    await self._commit([job])
            else:
                settle(batch, error)
        else:
            self.transactions += 1
            settle(batch)

    async def _commit_without_locked(self, batch: list[Job], error: Exception) -> None:
        """Nobody waits for what is locked at another table."""
        try:
            locked = {row[0] for row in await self._calls.fetch(LOCKED, [job.table for job in batch])}
        except Exception as problem:
            settle(batch, problem)
            return
        free = [job for job in batch if job.table not in locked]
        settle([job for job in batch if job.table in locked], error)
        if len(free) < len(batch):
            await self._commit(free)
        else:
            settle(free, error)


def settle(batch: list[Job], error: Exception | None = None) -> None:
    for job in batch:
        job.settle(error)


def is_of_one(error: Exception) -> bool:
    """Is it about one of the changes, so that the others may be tried without it?  Not when the database is gone."""
    state = getattr(error, "sqlstate", None) or ""
    is_refused = isinstance(error, (Conflict, LostLease, ValueError, OverflowError))
    return is_refused or state.startswith(OF_VALUES)
