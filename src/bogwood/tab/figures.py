"""In a tab nobody asks for figures, so nothing is counted."""

from __future__ import annotations

from datetime import datetime


class Uncounted:
    """Takes whatever is told of a figure and keeps nothing of it."""

    def inc(self, amount: float = 1) -> None: ...

    def dec(self, amount: float = 1) -> None: ...

    def observe(self, amount: float) -> None: ...

    def labels(self, name: str, /) -> Uncounted:
        return self


class NoFigures:
    """What a server would count."""

    move_time = refused = slow = failed_copies = connections = queue = Uncounted()

    def note_copy(self, moment: datetime | None) -> None: ...

    def text(self) -> bytes:
        return b""
