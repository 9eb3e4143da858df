"""The one writer of a SQLite file: everything that waits while the disk is busy goes into the next commit together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")

LARGEST_BATCH = 500
"""So many jobs share a commit at most, so that nobody waits for long."""


class Job:
    """Something to do in a transaction, and the future of somebody who waits for it to be durable."""

    __slots__ = ("do", "error", "future", "loop", "result")

    def __init__(self, do: Callable[[sqlite3.Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.do = do
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def attempt(self, connection: sqlite3.Connection) -> None:
        """Do it or leave no trace.  An error that took the whole transaction with it is raised on."""
        connection.execute("SAVEPOINT job")
        try:
            self.result = self.do(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO job")
            self.error = error
        connection.execute("RELEASE job")

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """A thread with its own connection.  ``run`` returns when the job is durable; a failing job undoes only itself."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.commits = 0
        """How often the disk was asked to make something durable."""
        self.jobs = 0
        self._connection = connect()
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name="bogwood-writer", daemon=True)
        self._thread.start()

    async def run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Do something in a transaction.  Somebody who stops waiting does not stop what is under way."""
        if self._is_closed:
            raise RuntimeError("the store is closed")
        job = Job(do, asyncio.get_running_loop())
        self._waiting.put(job)
        result: T = await job.future
        return result

    async def close(self) -> None:
        """Finish what is waiting."""
        if not self._is_closed:
            # Here, and not in the thread that waits: no job can slip in behind the end.
            self._is_closed = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self._take()
            if batch:
                self._commit(batch)
                self._settle(batch)
        self._connection.close()

    def _take(self) -> tuple[list[Job], bool]:
        """Everything that waits (one job at least, unless it is the end), and whether there may be more."""
        job = self._waiting.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == LARGEST_BATCH:
                return batch, True
            try:
                job = self._waiting.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[Job]) -> None:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                job.attempt(connection)
            connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                # Some errors have ended the transaction already.
                connection.execute("ROLLBACK")
            for job in batch:
                job.error = sqlite3.OperationalError(*error.args)
        else:
            self.commits += 1
            self.jobs += len(batch)

    def _settle(self, batch: list[Job]) -> None:
        """Wake those who wait: once per event loop, however many jobs there are."""
        loops = {job.loop for job in batch}
        for loop in loops:
            jobs = [job for job in batch if job.loop is loop]
            try:
                loop.call_soon_threadsafe(settle_all, jobs)
            except RuntimeError:
                # The loop is closed: nobody waits any more, and the jobs are done all the same.
                continue


def settle_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
