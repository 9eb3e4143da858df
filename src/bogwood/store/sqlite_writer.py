"""The one writer of a SQLite file: everything that waits while the disk is busy goes into the next commit together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from .contract import Unwritable
from .pacing import Pacer

T = TypeVar("T")
Do = Callable[[sqlite3.Connection], T]

LARGEST_BATCH = 500
"""Once so many jobs share a commit no more join them, so that nobody waits for long."""


CAUSES = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}
"""What the codes of SQLite mean for those who wait."""
OURS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)
"""What is wrong with a statement, not with the file."""


def meaning(error: Exception) -> Exception:
    """A failure of the file as what it means; any other error as it is."""
    if not isinstance(error, sqlite3.Error) or isinstance(error, OURS):
        return error
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return Unwritable(CAUSES.get(code, "failing"), str(error))


class Job:
    """Something to do in a transaction, and the future of somebody who waits for it to be durable."""

    __slots__ = ("alone", "do", "error", "future", "loop", "result")

    def __init__(self, do: Do[Any], alone: Do[bool] | None, loop: asyncio.AbstractEventLoop) -> None:
        self.do = do
        self.alone = alone
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
            self.future.set_exception(meaning(self.error))


class WriterThread:
    """A thread with its own connection.  ``run`` returns when the job is durable; a failing job undoes only itself."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.commits = 0
        """How often the disk was asked to make something durable."""
        self.jobs = 0
        self._connection = connect()
        self._gathered: list[Job] = []
        self._pacer = Pacer(self._hand_over)
        self._waiting: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name="bogwood-writer", daemon=True)
        self._thread.start()

    async def run(self, do: Do[T], alone: Do[bool] | None = None) -> T:
        """Do something in a transaction.  Somebody who stops waiting does not stop what is under way.

        ``alone`` may do the same in one statement, where nothing else waits; it says whether it has.
        """
        if self._is_closed:
            raise RuntimeError("the store is closed")
        job = Job(do, alone, asyncio.get_running_loop())
        self._gathered.append(job)
        self._pacer.ask()
        result: T = await job.future
        return result

    def _hand_over(self) -> None:
        """Give the thread all that has gathered."""
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._waiting.put(gathered)

    async def close(self) -> None:
        """Finish what is waiting."""
        if not self._is_closed:
            # Here, and not in the thread that waits: no job can slip in behind the end.
            self._is_closed = True
            self._pacer.now()
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
        jobs = self._waiting.get()
        batch: list[Job] = []
        while jobs is not None:
            batch += jobs
            if len(batch) >= LARGEST_BATCH:
                return batch, True
            try:
                jobs = self._waiting.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[Job]) -> None:
        connection = self._connection
        try:
            if len(batch) > 1:
                self._together(batch)
            elif not (batch[0].alone and batch[0].alone(connection)):
                self._single(batch[0])
        except Exception as error:
            with suppress(sqlite3.Error):
                # Some errors have ended the transaction already.
                connection.execute("ROLLBACK")
            for job in batch:
                job.error = again(error)
        else:
            self.commits += 1
            self.jobs += len(batch)

    def _together(self, batch: list[Job]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        for job in batch:
            job.attempt(self._connection)
        self._connection.execute("COMMIT")

    def _single(self, job: Job) -> None:
        """One job is a whole transaction: no trace is left of it by rolling that back."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            job.result = job.do(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:
                raise
            job.error = error
            self._connection.execute("ROLLBACK")
        else:
            self._connection.execute("COMMIT")

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


def again(error: Exception) -> Unwritable:
    """The failure of a whole batch, for one of those who wait: shared, it would gather all their traces."""
    meant = meaning(error)
    return Unwritable(meant.cause if isinstance(meant, Unwritable) else "failing", str(error))


def settle_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
