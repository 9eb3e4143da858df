"""The time of a server's one thread is shared: whoever has used up their part of it waits, and nobody else does.

What counts is for how long the thread was taken, by the clock: while the computer does other things, too, there is less
of it to share.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from time import perf_counter
from types import coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bogwood.kernel.refusal import Refusal

from .asking import one_less
from .limits import Limit

T = TypeVar("T")

FEE = 0.0003
"""Seconds that a request or a message costs before it comes to what is measured."""
MOST_WAITING = 200
"""So many requests and messages of one address may wait."""


class Shares:
    """What each address has left of its part, by limits whose tokens are seconds."""

    def __init__(self, *limits: Limit) -> None:
        self._limits = limits
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()

    def spend(self, address: str, seconds: float) -> None:
        for limit in self._limits:
            limit.spend(address, seconds)

    def wait(self, address: str) -> float:
        """Seconds until an address has something left."""
        return max(limit.wait(address) for limit in self._limits)

    async def turn(self, address: str) -> None:
        """Return when the address has something left; those of one address come one after the other.  Refused where too
        many wait already."""
        if self._waiting[address] or self.wait(address) > 0:
            await self._come_up(address)
        self.spend(address, FEE)

    async def _come_up(self, address: str) -> None:
        if self._waiting[address] >= MOST_WAITING:
            raise Refusal("too-fast", "", "", seconds=max(1, math.ceil(self.wait(address))))
        line = self._lines.setdefault(address, asyncio.Lock())
        self._waiting[address] += 1
        try:
            async with line:
                while (seconds := self.wait(address)) > 0:
                    await asyncio.sleep(seconds)
        finally:
            one_less(self._waiting, address)

    def paid(self, address: str, job: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
        """The same job, whose time is the address's."""
        if all(limit.is_off for limit in self._limits):
            return job
        return metered(job, lambda seconds: self.spend(address, seconds))


async def metered(job: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> T:
    """Do a job, and tell for how long each stretch of it takes the thread."""
    return await step_by_step(job, spend)


@coroutine
def step_by_step(job: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    step: Callable[[Any], Any] = job.send
    given: Any = None
    while True:
        began = perf_counter()
        try:
            awaited = step(given)
        except StopIteration as end:
            done: T = end.value
            return done
        finally:
            spend(perf_counter() - began)
        try:
            given = yield awaited
            step = job.send
        except GeneratorExit:
            job.close()
            raise
        except BaseException as problem:
            given, step = problem, job.throw
