"""One server for each SQLite file: what it holds in memory would grow stale beside another that writes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bogwood.kernel.refusal import Refusal

SUFFIX = ".lock"


def claim(path: Path) -> int:
    """Claim a file for the server that this process is, or starts; refused while another server lives.

    Returns the number of an open file.  The claim lasts until every process that has it is dead or has closed it,
    whatever they die of: the system keeps it, and what a dead server left behind is no claim.
    """
    claimed = path.resolve()
    lock = claimed.with_name(claimed.name + SUFFIX)
    try:
        claimed.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refusal("store-unreadable", "", "", text=str(path)) from error
    if not is_free(file):
        holder = named_in(file)
        os.close(file)
        raise Refusal("store-served", "", "", text=str(path), process=holder)
    os.ftruncate(file, 0)
    os.write(file, f"{os.getpid()}\n".encode())
    os.set_inheritable(file, True)
    return file


@contextmanager
def claim_for_a_moment(path: Path) -> Iterator[bool]:
    """Within this no server starts; False when one lives."""
    try:
        file = claim(path)
    except Refusal:
        yield False
        return
    try:
        yield True
    finally:
        os.close(file)


def holder_of(path: Path) -> str:
    """The process that has claimed a file for a server and lives; empty when there is none."""
    claimed = path.resolve()
    try:
        file = os.open(claimed.with_name(claimed.name + SUFFIX), os.O_RDWR)
    except OSError:
        return ""
    try:
        return "" if is_free(file) else named_in(file)
    finally:
        os.close(file)


def named_in(file: int) -> str:
    return os.read(file, 20).decode("ascii", errors="replace").strip() or "?"


def is_free(file: int) -> bool:
    """Lock the file, if nobody has."""
    try:
        import fcntl
    except ImportError:
        # Windows has no such locks, and no server of several processes either.
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
