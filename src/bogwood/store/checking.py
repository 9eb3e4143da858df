"""Is a store whole?  Its structure, as SQLite can tell, and every event by its checksum."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from .contract import Damaged, Store
from .sqlite import SqliteStore

MOST = 100
"""So many faults of the structure are told."""


class Findings(msgspec.Struct):
    """What was looked at, and what is wrong."""

    tables: int = 0
    events: int = 0
    structure: list[str] = []
    """What SQLite says of its file; nothing for PostgreSQL, which checks its pages itself."""
    damaged: list[tuple[str, int]] = []
    """Tables, each with its first event that is not whole."""

    @property
    def is_whole(self) -> bool:
        return not self.structure and not self.damaged


async def checked_store(store: Store) -> Findings:
    """Look at everything and change nothing."""
    found = Findings(structure=structure_of(store.path) if isinstance(store, SqliteStore) else [])
    for name in await store.all_tables():
        found.tables += 1
        try:
            found.events += len(await store.events(name))
        except Damaged as damage:
            found.damaged.append((name, damage.number))
    return found


def structure_of(path: Path) -> list[str]:
    try:
        with closing(sqlite3.connect(path)) as db:
            told = [str(row[0]) for row in db.execute(f"PRAGMA integrity_check({MOST})")]
            links = db.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        return [str(error)]
    return [line for line in told if line != "ok"] + [f"{row[0]}: a row without its {row[2]}" for row in links[:MOST]]
