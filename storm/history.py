"""The history of a storm: one line of JSON for everything that anybody sent, heard or did, in the order of time."""

from __future__ import annotations

import time
import zlib
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

Json = dict[str, Any]

in_order = msgspec.json.Encoder(order="sorted").encode
APART = frozenset(
    {
        "type", "id", "view", "digest", "trial", "round", "scores", "clocks", "curtain", "facts", "log", "links",
        "mine", "is_invited",
    }
)  # fmt: skip
"""What is looked at by itself, or is different at every look: all else of a table is its frame."""


def mark(value: object) -> str:
    """Equal values have equal marks; different ones hardly ever."""
    return f"{zlib.crc32(in_order(value)):08x}"


def frame_of(table: Json) -> Json:
    """What is the same for all who look from one seat, whatever it is trying."""
    return {name: value for name, value in table.items() if name not in APART}


def seen(table: Json) -> Json:
    """What is kept of a table that somebody was shown: enough to tell whether it was the right one."""
    kept: Json = {
        "table": table["table"],
        "number": table["number"],
        "seat": table["seat"],
        "status": table["status"],
        "frame": mark(frame_of(table)),
        "facts": mark(table["facts"]),
    }
    if "view" in table:
        kept |= {"digest": table["digest"], "view": mark(table["view"])}
        kept["points"] = mark([table["round"], table["scores"]])
    if "trial" in table:
        kept["chosen"] = table["trial"]["chosen"]
    if table["clocks"] is not None:
        kept |= {"clocks": table["clocks"], "to_act": table["to_act"]}
    if "log" in table:
        kept |= {"log": mark(table["log"]), "news": [entry["number"] for entry in table["log"]]}
    return kept


class History:
    """Keeps lines in memory and in a file."""

    def __init__(self, path: Path) -> None:
        self.lines: list[Json] = []
        self._started = time.monotonic()
        self._file = path.open("wb")

    def __enter__(self) -> History:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    @property
    def now(self) -> float:
        """Seconds since it began."""
        return time.monotonic() - self._started

    def note(self, what: str, **more: Any) -> Json:
        """Add a line: ``t`` is when, ``what`` the kind of line."""
        line = {"t": round(self.now, 4), "what": what, **more}
        self.lines.append(line)
        self._file.write(msgspec.json.encode(line) + b"\n")
        return line


def read(path: Path) -> list[Json]:
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
