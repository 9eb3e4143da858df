"""Work that can wait: looking into the past of a table takes far longer than a move, and must not hold moves up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, TypeVar

from bogwood.bots.clocks import processor_time
from bogwood.host.fair import FairQueue

from .asking import asking

if TYPE_CHECKING:
    from .inn import Inn

T = TypeVar("T")

LONGEST_REST = 0.5
STRETCH = 0.003
"""Seconds of such work that are done in one go, where it can be done bit by bit."""
REST = 4.0
"""So much longer than each stretch others have their time."""


class Leisure:
    """One stretch of such work."""

    def __init__(self, inn: Inn) -> None:
        self._inn = inn
        self.seconds = 0.0

    @contextmanager
    def at_work(self, table: str) -> Iterator[None]:
        """Around the rules code of the work."""
        began = processor_time()
        try:
            with self._inn.host.around.guard(table):
                yield
        finally:
            self.seconds += processor_time() - began

    async def all_of(self, table: str, pieces: Iterable[T]) -> list[T]:
        """What comes piece by piece; after every few milliseconds of it others have their time."""
        found: list[T] = []
        source = iter(pieces)
        while True:
            before = self.seconds
            with self.at_work(table):
                end = time.perf_counter() + STRETCH
                for piece in source:
                    found.append(piece)
                    if time.perf_counter() >= end:
                        break
                else:
                    return found
            await asyncio.sleep(REST * (self.seconds - before))


class LeisureRoom:
    """Lets one such work in at a time, addresses by turns, and after each leaves as much time to others as it took."""

    def __init__(self) -> None:
        self._door = FairQueue([0])

    @asynccontextmanager
    async def enter(self, inn: Inn) -> AsyncIterator[Leisure]:
        """Refused to an address that has used up its share; enter it before anything that others wait for."""
        address = asking()
        inn.limits.work.must_have(address)
        async with self._door.one(address):
            # Others of the same address may have used it up meanwhile.
            inn.limits.work.must_have(address)
            leisure = Leisure(inn)
            try:
                yield leisure
            finally:
                inn.limits.work.spend(address, leisure.seconds)
                await asyncio.sleep(min(leisure.seconds, LONGEST_REST))
