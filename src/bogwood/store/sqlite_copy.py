"""A copy of a store that is only looked at: the file stays as it is, to the byte, and nothing appears beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from bogwood.kernel.refusal import Refusal

from .migrating import missing
from .sqlite import SqliteStore
from .sqlite_connections import Readers
from .sqlite_files import read_only, version_of
from .sqlite_hands import Hands
from .sqlite_writer import Do

T = TypeVar("T")


class SqliteCopy(SqliteStore):
    """Everything that reads works; nothing can be written.  Opening it raises Refusal for a file that is no store, or
    one of another version."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(path, only_readers)


async def only_readers(path: Path) -> Hands:
    await asyncio.to_thread(must_be_current, path)
    return Hands(Nobody(), Readers(path, read_only))


class Nobody:
    """Whoever should write."""

    commits = 0

    async def run(self, do: Do[T], alone: Do[bool] | None = None) -> T:
        raise RuntimeError("a copy is only looked at")

    async def close(self) -> None:
        """There is nothing to finish."""


def must_be_current(path: Path) -> None:
    try:
        with closing(read_only(path)) as connection:
            version = version_of(connection, path)
    except sqlite3.Error as error:
        raise Refusal("store-unreadable", "", "", text=str(path)) from error
    if version == 0:
        raise Refusal("not-a-store", "", "", text=str(path))
    if missing("sqlite", version):
        raise Refusal("store-too-old", "", "", text=str(path))
