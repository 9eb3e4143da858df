"""Streams from one producer to whoever listens in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(AsyncIterator[T], Generic[T]):
    """What was put in, in order, from the moment the mailbox was made until it is closed."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[T | None] = asyncio.Queue()
        self._is_closed = False

    def put(self, message: T) -> None:
        self._waiting.put_nowait(message)

    def close(self) -> None:
        """Whoever listens gets what is waiting, and then the end."""
        self._waiting.put_nowait(None)

    def __aiter__(self) -> Mailbox[T]:
        return self

    async def __anext__(self) -> T:
        message = None if self._is_closed else await self._waiting.get()
        if message is None:
            self._is_closed = True
            raise StopAsyncIteration
        return message
