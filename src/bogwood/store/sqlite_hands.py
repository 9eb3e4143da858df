"""Who works on a SQLite file: one who writes, and those who read beside; by default threads with connections of their
own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

from bogwood.kernel.refusal import Refusal

from . import rows
from .sqlite_connections import Readers, connect, prepare
from .sqlite_writer import Do, WriterThread

T = TypeVar("T")


class Writes(Protocol):
    """Whoever writes."""

    commits: int
    """How often the disk was asked to make something durable."""

    async def run(self, do: Do[T], alone: Do[bool] | None = None) -> T:
        """Do something in a transaction, and return when it is durable; ``alone`` may do the same in one statement."""

    async def close(self) -> None:
        """Finish what is waiting."""


class Reads(Protocol):
    """Whoever reads."""

    async def all(self, values: tuple[object, ...], *statements: str) -> list[list[rows.Row]]:
        """What each statement finds."""

    async def close(self) -> None: ...


class Hands(NamedTuple):
    """Those who work on one file."""

    writer: Writes
    readers: Reads


OpenHands = Callable[[Path], Awaitable[Hands]]


async def threads(path: Path) -> Hands:
    """One thread writes and commits in groups; a few others read.  Raises Refusal for a file that cannot be used."""
    await asyncio.to_thread(prepare, path)
    try:
        return Hands(WriterThread(lambda: connect(path)), Readers(path))
    except sqlite3.Error as error:
        raise Refusal("store-unreadable", "", "", text=str(path)) from error
