"""When to commit: at once when little is going on, and for several together when much is.

A commit costs about the same for one change as for ten.  So two commits keep a distance in time: whoever comes within
it waits for the next one, a hundredth of a second at most, together with everybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

DISTANCE = 0.010
"""Seconds between the beginnings of two commits."""


class Pacer:
    """Calls ``begin`` soon after it was asked to, and keeps the distance between two calls."""

    def __init__(self, begin: Callable[[], None]) -> None:
        self._begin = begin
        self._last = float("-inf")
        self._timer: asyncio.TimerHandle | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def ask(self) -> None:
        """There is something to commit."""
        loop = asyncio.get_running_loop()
        if self._timer is not None and self._loop is loop:
            return
        self._loop = loop
        wait = self._last + DISTANCE - loop.time()
        if wait > 0:
            self._timer = loop.call_later(wait, self.now)
        else:
            self.now()

    def now(self) -> None:
        """Begin without waiting any longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._last = asyncio.get_running_loop().time()
        self._begin()
