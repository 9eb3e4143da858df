"""What ``bogwood doctor`` looks at on a machine, whatever the store is.  Nothing is changed."""

from __future__ import annotations

import ipaddress
import os
import platform
import sqlite3
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import bogwood

FINE: Final = "fine"
LOOK: Final = "look"
"""Worth a look; nothing fails because of it today."""
WRONG: Final = "wrong"

OLDEST_SQLITE: Final = (3, 37, 0)
FEW_FILES: Final = 4096
A_MOMENT: Final = 0.2
EVEN: Final = 0.05
"""Seconds by which two clocks may differ that are looked at one after the other."""
BEHIND: Final = 60
"""Seconds by which the clock may be behind what is stored: several machines may have written."""


NOTHING: Final[Mapping[str, int | str]] = {}


PROCESSES: Final = Path("/proc")


class Finding(NamedTuple):
    """One thing that was looked at; ``key`` names the sentence, which says what to do."""

    grade: str
    key: str
    arguments: Mapping[str, int | str] = NOTHING


def machine() -> Iterator[Finding]:
    """Versions, engines, open files, the clock, and processes that were left over."""
    versions = {"bogwood": bogwood.__version__, "python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    yield Finding(FINE, "versions", {**versions})
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        least = ".".join(map(str, OLDEST_SQLITE))
        yield Finding(WRONG, "sqlite-old", {"found": sqlite3.sqlite_version, "least": least})
    yield Finding(FINE, "engines-compiled") if bogwood.compiled() else Finding(LOOK, "engines-interpreted")
    yield from files(open_files())
    yield clock()
    yield orphans()


# Open files


def open_files() -> int:
    """How many files a process may have open; 0 where there is no such limit."""
    if sys.platform == "win32":
        return 0
    import resource

    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if limit == resource.RLIM_INFINITY else limit


def files(limit: int) -> Iterator[Finding]:
    if limit:
        yield Finding(*((LOOK, "files-few") if limit < FEW_FILES else (FINE, "files")), {"count": limit})


# The clock


def clock() -> Finding:
    wall, even = time.time(), time.monotonic()
    time.sleep(A_MOMENT)
    is_even = abs((time.time() - wall) - (time.monotonic() - even)) < EVEN
    return Finding(FINE, "clock") if is_even else Finding(LOOK, "clock-jumps")


def behind(newest: int, now: float) -> Iterator[Finding]:
    """Was something stored that, by the clock, is still to come?"""
    seconds = round(newest / 1000 - now)
    if seconds > BEHIND:
        yield Finding(WRONG, "clock-behind", {"seconds": seconds})


# Processes


def orphans() -> Finding:
    found = orphans_in(PROCESSES)
    return Finding(WRONG, "orphans", {"text": " ".join(map(str, found))}) if found else Finding(FINE, "orphans-none")


def orphans_in(processes: Path) -> list[int]:
    """Processes of servers whose parent is dead, as far as the system tells and we may look.

    Whoever starts such a process runs the same Python; when it dies, the system gives it to somebody who does not.
    """
    ours = [folder for folder in processes.glob("[0-9]*") if is_of_a_server(folder)]
    return sorted(int(one.name) for one in ours if program_of(one) != program_of(processes / parent_of(one)))


def is_of_a_server(process: Path) -> bool:
    words = content_of(process / "cmdline")
    if b"bogwood.cli.main" in words and b"--child" in words:
        return True
    return b"--multiprocessing-fork" in words and b"bogwood" in content_of(process / "maps")


def program_of(process: Path) -> str:
    try:
        return os.readlink(process / "exe")
    except OSError:
        return ""


def parent_of(process: Path) -> str:
    fields = content_of(process / "stat").rpartition(b")")[2].split()
    return fields[1].decode() if len(fields) > 1 else "0"


def content_of(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        return b""


# What the server is told about the world


def addresses(public_url: str, proxies: str) -> Iterator[Finding]:
    """Do the public address and the proxies make sense?"""
    parts = urlsplit(public_url)
    if public_url and (parts.scheme not in ("http", "https") or not parts.hostname):
        yield Finding(WRONG, "url-bad", {"text": public_url})
    named = [one.strip() for one in proxies.split(",") if one.strip()]
    for one in named:
        try:
            if one == "*" or ipaddress.ip_network(one, strict=False).prefixlen == 0:
                yield Finding(WRONG, "proxies-all", {"text": one})
        except ValueError:
            yield Finding(WRONG, "proxies-bad", {"text": one})
    if parts.scheme == "https" and not named:
        yield Finding(LOOK, "proxies-none")
