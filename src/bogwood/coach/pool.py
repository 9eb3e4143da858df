"""Weighing the turns of a game in several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager

from bogwood.bots.tether import step_back, tie_to_parent
from bogwood.kernel.position import OpenGame
from bogwood.kernel.record import Record

from .course import course_of
from .review import Job, OwnScales, Weighed


class Place:
    """What a worker process holds: the game that it was started for."""

    def __init__(self) -> None:
        self.scales: OwnScales | None = None


PLACE = Place()


def begin(text: str, open_game: OpenGame, is_kind: bool) -> None:
    """The first thing done in a worker process."""
    tie_to_parent()
    if is_kind:
        step_back()
    PLACE.scales = OwnScales(*course_of(Record.parse(text), open_game))


def work(job: Job) -> tuple[int, Weighed | None]:
    assert PLACE.scales is not None
    return next(iter(PLACE.scales.weigh([job])))


class PoolScales:
    """Weighs with worker processes."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self.pool = pool
        self.workers = workers

    def weigh(self, jobs: list[Job]) -> Iterator[tuple[int, Weighed | None]]:
        for future in as_completed([self.pool.submit(work, job) for job in jobs]):
            yield future.result()


@contextmanager
def pool_for(record: Record, open_game: OpenGame, workers: int, is_kind: bool = False) -> Iterator[PoolScales]:
    """Processes for the time of one review, which step back where they are to be kind.

    ``open_game`` must be something that a new process can import.
    """
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, begin, (record.text(), open_game, is_kind))
    try:
        yield PoolScales(pool, workers)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
