"""Bots at tables: worker processes with a time limit.  A bot that takes too long is replaced by chance, not awaited."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from .botwork import play_turn
from .fold import OpenGame

TIME_LIMIT = 20.0
"""Seconds a bot may think about one turn."""


class Worker:
    """One process that plays turns; it is made when first needed, and anew when it had to be ended."""

    def __init__(self, open_game: OpenGame) -> None:
        self._open_game = open_game
        self._pool: ProcessPoolExecutor | None = None

    async def play(self, limit: float, document: dict[str, Any], seat: int, kind: str, seed: str) -> list[int] | None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
        loop = asyncio.get_running_loop()
        try:
            job = loop.run_in_executor(self._pool, play_turn, self._open_game, document, seat, kind, seed)
            async with asyncio.timeout(limit):
                return await job
        except (TimeoutError, BrokenExecutor):
            self.close()
            return None

    def close(self) -> None:
        """End the process, also when it is busy."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """A few worker processes.  A turn waits for a free one, and only then does its time begin.

    ``open_game`` must be a function that a new process can import.
    """

    def __init__(self, open_game: OpenGame, workers: int = 1, limit: float = TIME_LIMIT) -> None:
        self._limit = limit
        self._workers = [Worker(open_game) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def play(self, document: dict[str, Any], seat: int, kind: str, seed: str) -> list[int] | None:
        """The choices of a bot for its turn; None when it failed or took too long."""
        worker = await self._free.get()
        try:
            return await worker.play(self._limit, document, seat, kind, seed)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.close()
