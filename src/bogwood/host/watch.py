"""The time that people pay for."""

from __future__ import annotations

import time

from .around import Clock
from .pace import SECOND

PAUSE = 3 * SECOND
"""The watch is looked at every second or so; when it was not for so long, the process or its machine stood still."""


def steady() -> int:
    """Milliseconds that go on evenly, whatever somebody does to the clock."""
    return time.monotonic_ns() // 1_000_000


def wall() -> int:
    """Milliseconds since 1970, as the clock of the machine says: for what is shown, never to measure."""
    return time.time_ns() // 1_000_000


class Watch:
    """Milliseconds that go on evenly while the process does; what passes while it stands is nobody's time."""

    def __init__(self, read: Clock = steady) -> None:
        self._read = read
        self._last = read()
        self._lost = 0

    def __call__(self) -> int:
        now = self._read()
        if now - self._last > PAUSE:
            self._lost += now - self._last
        self._last = now
        return now - self._lost
