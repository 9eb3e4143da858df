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

LAYOUT = struct.Struct("<dH54s")
IDLE = (0.0, 0, b"")


class Marks:
    """The mark of one server process, in a small file that is mapped into memory."""

    def __init__(self, path: Path) -> None:
        if not path.exists() or path.stat().st_size < LAYOUT.size:
            path.write_bytes(bytes(LAYOUT.size))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), LAYOUT.size)

    def guard(self, table: str) -> Guard:
        """A stretch of rules code at a table."""
        return Guard(self, table)

    def set(self, mark: tuple[float, int, bytes]) -> None:
        LAYOUT.pack_into(self._map, 0, *mark)

    def get(self) -> tuple[float, int, bytes]:
        return LAYOUT.unpack_from(self._map, 0)

    def clear(self) -> None:
        self.set(IDLE)

    def stuck(self, limit: float) -> str:
        """The table that has been inside rules code for longer than the limit in seconds; empty when there is none."""
        since, length, name = self.get()
        if since == 0.0 or time.monotonic() - since < limit:
            return ""
        return name[:length].decode("utf-8", errors="replace")

    def close(self) -> None:
        self._map.close()


class Guard:
    """Sets the mark on entering and puts back what was there before on leaving."""

    __slots__ = ("_before", "_marks", "_table")

    def __init__(self, marks: Marks, table: str) -> None:
        self._marks = marks
        self._table = table
        self._before = IDLE

    def __enter__(self) -> None:
        self._before = self._marks.get()
        name = self._table.encode()[:54]
        self._marks.set((time.monotonic(), len(name), name))

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._marks.set(self._before)
