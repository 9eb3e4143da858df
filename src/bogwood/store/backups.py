"""A folder of copies of one SQLite file, kept by age: all of the last hour, hourly for a day, daily for a month."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from .sqlite_files import PART, copy_to, rest

STAMP = "%Y%m%dT%H%M%SZ"
SUFFIX = ".db"
LEAST = 3
"""So many of the newest copies are kept whatever their age: a clock that was set wrong costs no copy."""
ALL = timedelta(hours=1)
HOURLY = timedelta(days=1)
DAILY = timedelta(days=31)
LEFT_BEHIND = 3600
"""A copy that was being made is given up when nobody has written to it for so many seconds."""


def kept(moments: Iterable[datetime], now: datetime) -> set[datetime]:
    """Which copies are kept: of an hour, and later of a day, the last one."""
    newest_first = sorted(moments, reverse=True)
    found = set(newest_first[:LEAST])
    taken: set[str] = set()
    for moment in newest_first:
        age = now - moment
        if age <= ALL:
            found.add(moment)
        for most, form in ((HOURLY, "%Y%m%d%H"), (DAILY, "%Y%m%d")):
            if age <= most and (name := moment.strftime(form)) not in taken:
                taken.add(name)
                found.add(moment)
    return found


class Copies:
    """The copies of one store in a folder.  A name is given only to what is whole."""

    def __init__(self, folder: Path, store: Path) -> None:
        self.folder = folder
        self.store = store

    def found(self) -> dict[datetime, Path]:
        """What is there, by the time it was made."""
        return {
            moment: path
            for path in self.folder.glob(f"{glob_of(self.store.stem)}-*{SUFFIX}")
            if (moment := moment_of(path.name, self.store.stem)) is not None
        }

    def newest(self) -> datetime | None:
        return max(self.found(), default=None)

    def add(self, now: datetime, between: Callable[[], None] = rest) -> Path:
        """Make a copy, and let those go whose time is over; refused where it cannot be written."""
        self.sweep()
        path = self.folder / f"{self.store.stem}-{now.strftime(STAMP)}{SUFFIX}"
        copy_to(self.store, path, between)
        self.thin(now)
        return path

    def thin(self, now: datetime) -> None:
        found = self.found()
        for moment in found.keys() - kept(found, now):
            found[moment].unlink(missing_ok=True)

    def sweep(self) -> None:
        """Remove what copying left behind that was killed, with the journal that SQLite had for it."""
        for part in self.folder.glob(f".{glob_of(self.store.stem)}-*{PART}*"):
            if time.time() - part.stat().st_mtime > LEFT_BEHIND:
                part.unlink(missing_ok=True)


def glob_of(name: str) -> str:
    """A name as a pattern that it alone fits."""
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in name)


def moment_of(name: str, stem: str) -> datetime | None:
    """When a copy was made, by its name."""
    try:
        return datetime.strptime(name, f"{stem.replace('%', '%%')}-{STAMP}{SUFFIX}").replace(tzinfo=UTC)
    except ValueError:
        return None
