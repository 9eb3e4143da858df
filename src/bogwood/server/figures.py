"""What is counted of a server, whoever counts it."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol


class Count(Protocol):
    """Something that grows, or grows and shrinks."""

    def inc(self, amount: float = 1) -> None: ...


class Level(Count, Protocol):
    def dec(self, amount: float = 1) -> None: ...


class Times(Protocol):
    """How long something takes."""

    def observe(self, amount: float) -> None: ...


class ByName(Protocol):
    """Counts by a name."""

    def labels(self, name: str, /) -> Count: ...


class Figures(Protocol):
    """What the rooms of a server tell; where nobody asks for it, it is not counted."""

    @property
    def move_time(self) -> Times: ...

    @property
    def refused(self) -> ByName: ...

    @property
    def slow(self) -> Count: ...

    @property
    def failed_copies(self) -> Count: ...

    @property
    def connections(self) -> Level: ...

    @property
    def queue(self) -> Level: ...

    def note_copy(self, moment: datetime | None) -> None:
        """The newest copy of the store is of this time."""

    def text(self) -> bytes:
        """All of it, for whoever asks."""
