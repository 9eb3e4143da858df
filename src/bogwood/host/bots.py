"""Bots at tables: worker processes that think for a short time.  A bot that never ends is replaced by chance."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from .botwork import begin, play_turn, ready
from .fair import FairQueue
from .fold import OpenGame
from .loaded import Hurry

THINKING = 1.0
"""Seconds for thinking about one turn, from the moment it is asked for: then a bot is asked to come to an end."""

TIME_LIMIT = 20.0
"""Seconds after which a process that does not come to an end is ended."""

NOW = 0.0
"""A moment that has always passed."""


class Worker:
    """One process that plays turns; it is made when first needed, and anew when it had to be ended."""

    def __init__(self, open_game: OpenGame) -> None:
        self._open_game = open_game
        self._context = multiprocessing.get_context("spawn")
        self._until = self._context.RawValue("d", NOW)
        self._pool: ProcessPoolExecutor | None = None
        self.asked = NOW
        self.began = NOW

    def start(self) -> ProcessPoolExecutor:
        """The process, which a bot's first turn need not wait for when it was started before."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, self._context, begin, (self._until,))
            self._pool.submit(ready)
        return self._pool

    @property
    def until(self) -> float:
        """When the bot has to come to an end with its thinking; the moment may have passed already."""
        return float(self._until.value)

    @until.setter
    def until(self, moment: float) -> None:
        self._until.value = moment

    def hurry(self) -> None:
        self.until = NOW

    async def play(self, limit: float, document: dict[str, Any], seat: int, kind: str, seed: str) -> list[int] | None:
        loop = asyncio.get_running_loop()
        try:
            job = loop.run_in_executor(self.start(), play_turn, self._open_game, document, seat, kind, seed)
            async with asyncio.timeout(limit):
                return await job
        except (TimeoutError, BrokenExecutor):
            self.close()
            return None

    def close(self, waits: bool = False) -> None:
        """End the process, also when it is busy; who waits leaves nothing of it behind."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=waits, cancel_futures=True)


class BotPool:
    """A few worker processes.  Who waits for one does not wait for long: the time for thinking is shared, and those who
    pay for bots take turns.

    ``open_game`` must be a function that a new process can import.
    """

    def __init__(
        self, open_game: OpenGame, workers: int = 1, thinking: float = THINKING, limit: float = TIME_LIMIT
    ) -> None:
        self._thinking = thinking
        self._limit = limit
        self._workers = [Worker(open_game) for _ in range(workers)]
        self._busy: set[Worker] = set()
        self._queue = FairQueue(self._workers)

    def warm(self) -> None:
        """Start the processes before they are needed."""
        for worker in self._workers:
            worker.start()

    async def play(
        self, document: dict[str, Any], seat: int, kind: str, seed: str, hurry: Hurry, share: str = ""
    ) -> list[int] | None:
        """The choices of a bot for its turn; None when it failed or took far too long."""
        asked = time.monotonic()
        worker = await self._next_worker(share)
        worker.asked, worker.began = asked, time.monotonic()
        worker.until = self._end_for(worker)
        self._busy.add(worker)
        try:
            with hurry.heard_by(worker.hurry):
                return await worker.play(self._limit, document, seat, kind, seed)
        finally:
            self._busy.discard(worker)
            self._queue.give_back(worker)

    async def _next_worker(self, share: str) -> Worker:
        if self._queue.is_empty:
            for worker in self._busy:
                worker.until = min(worker.until, self._end_for(worker, 1))
        return await self._queue.take(share)

    def _end_for(self, worker: Worker, more: int = 0) -> float:
        """After the time for thinking, of which waiting is a part; after a part of it when others wait, or more come.

        Somebody who waits for many bots counts once.
        """
        waiting = self._queue.shares_waiting + more
        share = self._thinking / (1 + waiting / len(self._workers))
        return min(worker.asked + self._thinking, worker.began + share)

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.close(waits=True)
