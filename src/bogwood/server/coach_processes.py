"""Where the coach of a server works: processes of its own, beside those of the bots, so that no table ever waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from bogwood.bots.tether import kindly_tied
from bogwood.coach.course import course_of
from bogwood.coach.pool import pool_for
from bogwood.coach.review import reviewed
from bogwood.coach.work import review_of
from bogwood.host.fold import OpenGame
from bogwood.kernel.record import Record

from .wire import Json

Tell = Callable[[float], None]


class Stopped(Exception):
    """The server closes: nobody waits for the review any more."""


class CoachProcesses:
    """One process for hints, and one more while a review is made."""

    def __init__(self) -> None:
        self._hints: ProcessPoolExecutor | None = None
        self._closing = threading.Event()

    async def ask(self, work: Callable[..., Json], *about: object) -> Json:
        return await asyncio.get_running_loop().run_in_executor(self._helper(), work, *about)

    def _helper(self) -> ProcessPoolExecutor:
        """The process for hints, made when first needed."""
        if self._hints is None:
            self._hints = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), kindly_tied)
        return self._hints

    def give_up(self) -> None:
        """End the process for hints, also when it is busy."""
        pool, self._hints = self._hints, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    async def review(self, record: Record, open_game: OpenGame, seats: list[int], seconds: float, tell: Tell) -> Json:
        return await asyncio.to_thread(self._reviewed, record, open_game, seats, seconds, tell)

    def _reviewed(self, record: Record, open_game: OpenGame, seats: list[int], seconds: float, tell: Tell) -> Json:
        def tell_unless_closing(share: float) -> None:
            if self._closing.is_set():
                raise Stopped
            tell(share)

        game, course = course_of(record, open_game)
        with pool_for(record, open_game, 1, is_kind=True) as scales:
            found = reviewed(game, course, record.winners, scales, seconds, "", tell_unless_closing, seats)
        return review_of(game, found)

    def close(self) -> None:
        self._closing.set()
        self.give_up()
