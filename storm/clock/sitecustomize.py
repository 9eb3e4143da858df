"""A wall clock that somebody outside can put ahead or back: Python loads this module by itself where it finds it.

The file that ``STORM_CLOCK`` names holds by how many nanoseconds the clock is wrong.
"""

from __future__ import annotations

import mmap
import os
import struct
import time

OFFSET = struct.Struct("<q")


def put_wrong(path: str) -> None:
    """From now on the clock of this process is wrong by what the file says at the time."""
    with open(path, "rb") as file:
        offset = mmap.mmap(file.fileno(), OFFSET.size, access=mmap.ACCESS_READ)
    right = time.time_ns

    def wrong() -> int:
        return right() + int(OFFSET.unpack_from(offset)[0])

    time.time_ns = wrong
    time.time = lambda: wrong() / 1e9


if "STORM_CLOCK" in os.environ:
    put_wrong(os.environ["STORM_CLOCK"])
