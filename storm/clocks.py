"""Wall clocks that are put ahead or back while the processes that read them run; even time stays as it is."""

from __future__ import annotations

import os
import struct
from pathlib import Path

FOLDER = Path(__file__).parent / "clock"
"""A Python that finds this folder on its path reads its clock from the file that it is given."""
OFFSET = struct.Struct("<q")
SECOND = 10**9


class WrongClock:
    """The clock of the processes that are given its environment; ``file`` holds by how much it is wrong."""

    def __init__(self, file: Path) -> None:
        self._file = file
        file.write_bytes(OFFSET.pack(0))

    @property
    def environment(self) -> dict[str, str]:
        """All of ours, and where to read the clock."""
        path = os.pathsep.join(filter(None, (str(FOLDER), os.environ.get("PYTHONPATH"))))
        return {**os.environ, "PYTHONPATH": path, "STORM_CLOCK": str(self._file)}

    def put(self, seconds: float) -> None:
        """So many seconds ahead, or back."""
        with self._file.open("r+b") as file:
            file.write(OFFSET.pack(round(seconds * SECOND)))
