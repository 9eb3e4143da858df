"""The writers of one process to PostgreSQL: what waits while they are busy goes into the next transaction together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import asyncpg

from .contract import Conflict, LostLease, Unwritable
from .pacing import Pacer

if TYPE_CHECKING:
    Pool = asyncpg.Pool[asyncpg.Record]

LANES = 3
"""So many transactions at once: while one waits for the disk, the next is prepared."""
LARGEST_BATCH = 100
ARGUMENTS = 23
WRITE_CHANGE = f"SELECT write_change({', '.join(f'${n + 1}' for n in range(ARGUMENTS))})"

REFUSALS: dict[str, type[Exception]] = {"BW001": Conflict, "BW002": LostLease, "BW003": ValueError}
"""What ``write_change`` raises, by its code."""
CAUSES = {"53100": "full", "25006": "read-only", "55P03": "busy"}
"""Why nothing can be written, by the codes of PostgreSQL."""
OF_VALUES = ("22", "23")
"""How the codes of PostgreSQL begin for values it cannot take and for rows that break a constraint."""


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

    def __init__(self, pool: Pool) -> None:
        self.transactions = 0
        self._pool = pool
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
        try:
            await self._pool.executemany(WRITE_CHANGE, batch)
        except Exception as error:
            raise meaning(error) from error

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
        """All together; when anything is refused, each for itself."""
        try:
            await self._pool.executemany(WRITE_CHANGE, [job.arguments for job in batch])
        except Exception as error:
            if len(batch) > 1 and is_of_one(error):
                for job in batch:
                    await self._commit([job])
                return
            for job in batch:
                job.settle(meaning(error))
        else:
            self.transactions += 1
            for job in batch:
                job.settle()


def is_of_one(error: Exception) -> bool:
    """Is it about one of the changes, so that the others may be tried without it?  Not when the database is gone."""
    state = getattr(error, "sqlstate", None) or ""
    return state in REFUSALS or state.startswith(OF_VALUES) or isinstance(error, (ValueError, OverflowError))


def meaning(error: Exception) -> Exception:
    state = getattr(error, "sqlstate", None) or ""
    if state in CAUSES:
        return Unwritable(CAUSES[state], str(error))
    refusal = REFUSALS.get(state)
    return error if refusal is None else refusal(str(error))
