"""Where the coach of a server works: processes of its own, beside those of the bots, so that no table ever waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from bogwood.bots.tether import tie_to_parent
from bogwood.coach.course import course_of
from bogwood.coach.pool import pool_for
from bogwood.coach.review import reviewed
from bogwood.coach.work import hint_for, knows, review_of
from bogwood.host.fold import OpenGame
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal

from .wire import Json

HINT_LIMIT: Final = 20.0
"""Seconds after which a hint is given up."""
MOST_WAITING: Final = 6
"""So many may wait for a hint, or for a review."""
REVIEW_SECONDS: Final = 60.0
"""At most: where turns are weighed quickly, all of them take a few seconds together."""
REMEMBERED: Final = 32
"""So many reviews are kept in memory."""


class ReviewWork:
    """A review that is being made, or was."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.result: Json | None = None
        self.has_failed = False

    @property
    def is_going_on(self) -> bool:
        return self.result is None and not self.has_failed


class Stopped(Exception):
    """The server closes: nobody waits for the review any more."""


class CoachRoom:
    """One process for hints, and one more while a review is made; ``open_game`` must be one that it can import."""

    def __init__(self, open_game: OpenGame) -> None:
        self.open_game = open_game
        self.review_seconds = REVIEW_SECONDS
        self.reviews: OrderedDict[str, ReviewWork] = OrderedDict()
        self._hints: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._one_review = asyncio.Semaphore(1)
        self._closing = threading.Event()

    # Hints

    async def hint(self, document: Json, seat: int, tried: list[int], degree: str, seed: str) -> Json:
        """What the coach says at a position that tells no secrets; refused where it cannot say anything."""
        must_know(document["game"])
        if self._waiting >= MOST_WAITING:
            raise Refusal("coach-busy")
        self._waiting += 1
        try:
            job = asyncio.get_running_loop().run_in_executor(
                self._helper(), hint_for, self.open_game, document, seat, tried, degree, seed
            )
            async with asyncio.timeout(HINT_LIMIT):
                return await job
        except (TimeoutError, BrokenExecutor):
            self._end_helper()
            raise Refusal("coach-busy") from None
        finally:
            self._waiting -= 1

    def _helper(self) -> ProcessPoolExecutor:
        """The process for hints, made when first needed."""
        if self._hints is None:
            self._hints = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), tie_to_parent)
        return self._hints

    def _end_helper(self) -> None:
        """End the process for hints, also when it is busy."""
        pool, self._hints = self._hints, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    # Reviews

    def begin_review(self, table: str, record: Record) -> ReviewWork:
        """The review of a game, begun unless it is known; whoever calls lets ``make_review`` run for a new one."""
        must_know(record.game)
        if sum(work.is_going_on for work in self.reviews.values()) >= MOST_WAITING:
            raise Refusal("coach-busy")
        work = self.reviews[table] = ReviewWork()
        while len(self.reviews) > REMEMBERED:
            self.reviews.popitem(last=False)
        return work

    async def make_review(self, work: ReviewWork, record: Record, finish: Callable[[Json], Json]) -> Json:
        """Make a review, one at a time, outside the event loop; ``finish`` lays the last hand on it."""
        try:
            async with self._one_review:
                found = await asyncio.to_thread(self._reviewed, work, record)
                work.result = finish(found)
                return work.result
        finally:
            work.has_failed = work.result is None

    def _reviewed(self, work: ReviewWork, record: Record) -> Json:
        def tell(share: float) -> None:
            if self._closing.is_set():
                raise Stopped
            work.progress = share

        game, course = course_of(record, self.open_game)
        with pool_for(record, self.open_game, 1, is_kind=True) as scales:
            found = reviewed(game, course, record.winners, scales, self.review_seconds, "", tell)
        return review_of(game.name, found)

    def close(self) -> None:
        """End all work."""
        self._closing.set()
        self._end_helper()


def must_know(game: str) -> None:
    if not knows(game):
        raise Refusal("no-coach", "", "", name=game)
