"""Whole SQLite files: a copy while play goes on, and a copy put back."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bogwood.kernel.refusal import Refusal

from .migrating import missing

APPLICATION = 0x426F6757
"""What a file of ours says in its head, in the place SQLite has for it: "BogW"."""


FORMAT = b"SQLite format 3\0"
APPLICATION_AT, CELLS_AT = 68, 103
"""Where a file says whose it is, and how many things its first page names (https://sqlite.org/fileformat.html)."""


def head_of(path: Path) -> bytes:
    """The beginning of a file, read without SQLite: that would take locks, and read the log."""
    try:
        with path.open("rb") as file:
            return file.read(CELLS_AT + 2)
    except OSError as error:
        raise Refusal("store-unreadable", "", "", text=str(path)) from error


def is_ours(path: Path) -> bool:
    """Is it a file of ours, by what stands in its head?"""
    return head_of(path)[APPLICATION_AT : APPLICATION_AT + 4] == APPLICATION.to_bytes(4, "big")


def must_be_ours(path: Path) -> None:
    """Refuse a file that is there, is not empty, and is no store; nothing is changed."""
    head = head_of(path) if path.exists() else b""
    if not head or is_ours(path):
        return
    is_fresh = not any(head[APPLICATION_AT : APPLICATION_AT + 4]) and not any(head[CELLS_AT : CELLS_AT + 2])
    if not (head.startswith(FORMAT) and is_fresh):
        raise Refusal("not-a-store", "", "", text=str(path))


def create_private(path: Path) -> None:
    """Make a file that only its owner can read, unless it is there: it holds the seeds of games in progress."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The number of the last migration, 0 for an empty file; refuses a file of somebody else."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application == APPLICATION:
        (number,) = connection.execute("SELECT max(number) FROM migrations").fetchone()
        return int(number)
    (things,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application or things:
        raise Refusal("not-a-store", "", "", text=str(path))
    return 0


PAGES = 256
PAUSE = 0.002
"""So many pages are copied in one go, a megabyte; then the disk is left to those who play for so many seconds."""
PART = ".part"
"""So ends the name of a copy that is being made."""


def rest() -> None:
    time.sleep(PAUSE)


def copy_to(path: Path, copy: Path, between: Callable[[], None] = rest) -> None:
    """A consistent copy of a store, in use or not, as one new file; it appears whole or not at all.

    ``between`` is called after every few pages; what it raises ends the copying, and nothing is left of it.
    """
    if copy.exists():
        raise Refusal("file-exists", "", "", text=str(copy))
    part = copy.with_name(f".{copy.name}.{os.getpid()}{PART}")
    try:
        create_private(part)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as target:
            # One reading transaction, which neither waits for the writer nor stops it.  Without it every change made
            # between two steps would have SQLite begin again.
            source.execute("BEGIN")
            source.execute("SELECT 1 FROM sqlite_schema").fetchone()
            source.backup(target, pages=PAGES, progress=lambda *_: between())
            target.execute("PRAGMA journal_mode = DELETE")
        flush(part)
        os.replace(part, copy)
        flush(copy.parent)
    except (OSError, sqlite3.Error) as error:
        raise Refusal("unwritable-file", "", "", text=str(copy)) from error
    finally:
        part.unlink(missing_ok=True)


def flush(path: Path) -> None:
    """Have a file, or the names in a folder, on the disk."""
    if os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def restore(path: str | Path, into: str | Path) -> None:
    """Put a copy in the place of a store.

    Refuses a copy that is damaged, no store, or written by a later version, and a target that somebody has open.  The
    target changes in one transaction of its own: after a crash it is what it was, or the copy.
    """
    copy, target = Path(path), Path(into)
    with closing(opened_copy(copy)) as source, closing(seized(target)) as taken:
        try:
            source.backup(taken, pages=-1)
        except sqlite3.Error as error:
            raise Refusal("unwritable-file", "", "", text=str(target)) from error


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    address = path.absolute().as_uri() + "?mode=ro"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)


def opened_copy(path: Path) -> sqlite3.Connection:
    """A copy that is whole, ours, and of a version we know."""
    if not path.is_file():
        raise Refusal("missing-file", "", "", text=str(path))
    connection = read_only(path)
    try:
        check_copy(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def check_copy(connection: sqlite3.Connection, path: Path) -> None:
    try:
        version = version_of(connection, path)
        is_whole = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        is_linked = connection.execute("PRAGMA foreign_key_check").fetchone() is None
    except sqlite3.Error as error:
        raise Refusal("store-unreadable", "", "", text=str(path)) from error
    if version == 0:
        raise Refusal("not-a-store", "", "", text=str(path))
    missing("sqlite", version)
    if not (is_whole and is_linked):
        raise Refusal("store-damaged", "", "", text=str(path))


def seized(path: Path) -> sqlite3.Connection:
    """A connection that keeps everybody else out until it is closed; refused while anybody has the store open."""
    try:
        create_private(path)
        connection = sqlite3.connect(path, isolation_level=None, timeout=1)
    except (OSError, sqlite3.Error) as error:
        raise Refusal("unwritable-file", "", "", text=str(path)) from error
    try:
        version_of(connection, path)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        # Leaving the write-ahead log needs the file for oneself: every open store holds a shared lock on it.
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        connection.close()
        is_busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        raise Refusal("store-in-use" if is_busy else "store-unreadable", "", "", text=str(path)) from error
    except BaseException:
        connection.close()
        raise
    return connection
