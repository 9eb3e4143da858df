"""Work that can wait: looking into the past of a table takes far longer than a move, and must not hold moves up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

from bogwood.host.fair import FairQueue

from .asking import asking

if TYPE_CHECKING:
    from .world import World

LONGEST_REST = 0.5


class Leisure:
    """One stretch of such work."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.seconds = 0.0

    @contextmanager
    def at_work(self, table: str) -> Iterator[None]:
        """Around the rules code of the work."""
        began = time.thread_time()
        try:
            with self._world.host.guard(table):
                yield
        finally:
            self.seconds += time.thread_time() - began


class LeisureRoom:
    """Lets one such work in at a time, addresses by turns, and after each leaves as much time to others as it took."""

    def __init__(self) -> None:
        self._door = FairQueue([0])

    @asynccontextmanager
    async def enter(self, world: World) -> AsyncIterator[Leisure]:
        """Refused to an address that has used up its share; enter it before anything that others wait for."""
        address = asking()
        world.limits.work.must_have(address)
        async with self._door.one(address):
            leisure = Leisure(world)
            try:
                yield leisure
            finally:
                world.limits.work.spend(address, leisure.seconds)
                await asyncio.sleep(min(leisure.seconds, LONGEST_REST))
