"""A queue that is fair between those who pay: whoever asks for much waits for it, and nobody else does."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Lends a few things.  Shares take turns; within a share, whoever has waited longest comes first."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = list(things)
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()

    @property
    def shares_waiting(self) -> int:
        """Of how many shares somebody waits."""
        return len(self._waiting)

    @property
    def is_empty(self) -> bool:
        """Is nothing left to lend?"""
        return not self._free

    @asynccontextmanager
    async def one(self, share: str) -> AsyncIterator[T]:
        thing = await self.take(share)
        try:
            yield thing
        finally:
            self.give_back(thing)

    async def take(self, share: str) -> T:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(share, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            else:
                self._forget(share, turn)
            raise

    def _forget(self, share: str, turn: asyncio.Future[T]) -> None:
        line = self._waiting.get(share)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._waiting[share]

    def give_back(self, thing: T) -> None:
        """To whoever is next: the first of the share whose turn it is."""
        while self._waiting:
            share, line = next(iter(self._waiting.items()))
            turn = line.popleft()
            if line:
                self._waiting.move_to_end(share)
            else:
                del self._waiting[share]
            if not turn.done():
                turn.set_result(thing)
                return
        self._free.append(thing)
