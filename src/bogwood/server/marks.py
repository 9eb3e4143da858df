"""A mark that two processes share: which table is inside rules code, and since when.

The server sets it around every stretch of rules code; its supervisor reads it.  A loop in the rules stops the whole
server process, so only somebody outside can see it.
"""

from __future__ import annotations

import mmap
import struct
import time
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

LAYOUT = struct.Struct("<dH118s")
LONGEST = 118
NO_TIME = bytes(8)
"""A time of nought at the beginning: nothing is marked."""


class Mark(NamedTuple):
    """A stretch of rules code that is under way: since when, at which table, and what is done there."""

    since: float
    table: str
    doing: str


class Marks:
    """The mark of one server process, in a small file that is mapped into memory."""

    def __init__(self, path: Path) -> None:
        self.is_set = False
        if not path.exists() or path.stat().st_size < LAYOUT.size:
            path.write_bytes(bytes(LAYOUT.size))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), LAYOUT.size)

    def guard(self, table: str, doing: str = "") -> Guard:
        """A stretch of rules code at a table, and what is being done there."""
        return Guard(self, f"{table} {doing}")

    def set(self, text: str) -> None:
        self.is_set = True
        content = text.encode()[:LONGEST]
        LAYOUT.pack_into(self._map, 0, time.monotonic(), len(content), content)

    def clear(self) -> None:
        self.is_set = False
        self._map[: len(NO_TIME)] = NO_TIME

    def read(self) -> Mark | None:
        """The stretch of rules code that is under way now."""
        since, length, content = LAYOUT.unpack_from(self._map, 0)
        if since == 0.0:
            return None
        table, _, doing = content[:length].decode("utf-8", errors="replace").partition(" ")
        return Mark(since, table, doing)

    def close(self) -> None:
        self._map.close()


class Guard:
    """Sets the mark on entering and clears it on leaving; inside another one it does nothing."""

    __slots__ = ("_is_inner", "_marks", "_text")

    def __init__(self, marks: Marks, text: str) -> None:
        self._marks = marks
        self._text = text
        self._is_inner = False

    def __enter__(self) -> None:
        self._is_inner = self._marks.is_set
        if not self._is_inner:
            self._marks.set(self._text)

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._is_inner:
            self._marks.clear()
