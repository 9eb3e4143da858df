"""What the writer of a SQLite file does for one table in a transaction."""

from __future__ import annotations

import sqlite3
import time

from . import rows
from .contract import Change, LostLease
from .shapes import Shapes
from .sums import summed


class TableWrite:
    """A change, put into values by whoever asks, so that the one writer has little to do."""

    def __init__(self, change: Change, owner: str, shapes: Shapes) -> None:
        self.table = change.table
        self.owner = owner
        self.events = [
            (event.number, shapes.key(event), event.at, summed(change.table, event)) for event in change.events
        ]
        self.summary = None if change.summary is None else rows.summary_row(change.summary)
        self.no_trials = [trial.seat for trial in change.trials if rows.is_empty(trial)]
        self.trials = [
            (trial.seat, trial.since, rows.encode(trial.chosen), rows.encode(trial.undone), trial.asked)
            for trial in change.trials
            if not rows.is_empty(trial)
        ]
        self.seats = [(holder.seat, holder.person, holder.recovery) for holder in change.seats]

    def run(self, db: sqlite3.Connection) -> None:
        """In a transaction that is under way.  Every statement costs: the usual change of a turn takes three."""
        key = self._moved_on(db)
        if key is None:
            key, last = self._held(db)
            self._append(db, key, last)
            self._show(db, key, last + len(self.events))
        else:
            self._insert(db, key)
        self._replace(db, key)

    def run_alone(self, db: sqlite3.Connection) -> bool:
        """The usual change of a trial: one statement, which is a transaction of its own.  False: it is not that."""
        if len(self.trials) != 1 or self.no_trials or self.events or self.seats or self.summary is not None:
            return False
        done = db.execute(
            """
            REPLACE INTO drafts (table_key, seat, since, chosen, undone, asked)
            SELECT key, ?, ?, ?, ?, ? FROM tables
            WHERE id = ? AND (? = '' OR owner = ? AND leased_until > ?)
            """,
            (*self.trials[0], self.table, self.owner, self.owner, now()),
        )
        return done.rowcount == 1

    def _moved_on(self, db: sqlite3.Connection) -> int | None:
        """The usual change of a table's row; its key, or None when the table is new or may not be written to."""
        if not self.events or self.summary is None:
            return None
        first, last = self.events[0][0], self.events[-1][0]
        row: tuple[int] | None = db.execute(
            f"""
            UPDATE tables SET (last, {rows.SUMMARY_COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?, ?)
            WHERE id = ? AND last = ? AND (? = '' OR owner = ? AND leased_until > ?)
            RETURNING key
            """,
            (last, *self.summary, self.table, first - 1, self.owner, self.owner, now()),
        ).fetchone()
        return None if row is None else row[0]

    def _held(self, db: sqlite3.Connection) -> tuple[int, int]:
        """The key of the table and its last number, if it may be written to."""
        row = db.execute("SELECT key, last, owner, leased_until FROM tables WHERE id = ?", (self.table,)).fetchone()
        if self.owner and (row is None or row[2] != self.owner or row[3] <= now()):
            raise LostLease(f"table {self.table} is not leased to {self.owner}")
        return (key_of_new(db, self.table), 0) if row is None else (row[0], row[1])

    def _append(self, db: sqlite3.Connection, key: int, last: int) -> None:
        if not self.events:
            return
        rows.check_follows(self.table, last, self.events[0][0])
        self._insert(db, key)

    def _insert(self, db: sqlite3.Connection, key: int) -> None:
        for event in self.events:
            db.execute("INSERT INTO events (table_key, number, shape, at, body) VALUES (?, ?, ?, ?, ?)", (key, *event))

    def _show(self, db: sqlite3.Connection, key: int, last: int) -> None:
        """The last number and the summary, in one row."""
        if self.summary is not None:
            db.execute(
                f"UPDATE tables SET (last, {rows.SUMMARY_COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE key = ?",
                (last, *self.summary, key),
            )
        elif self.events:
            db.execute("UPDATE tables SET last = ? WHERE key = ?", (last, key))

    def _replace(self, db: sqlite3.Connection, key: int) -> None:
        for seat in self.no_trials:
            db.execute("DELETE FROM drafts WHERE table_key = ? AND seat = ?", (key, seat))
        for trial in self.trials:
            db.execute(
                "REPLACE INTO drafts (table_key, seat, since, chosen, undone, asked) VALUES (?, ?, ?, ?, ?, ?)",
                (key, *trial),
            )
        for holder in self.seats:
            db.execute("REPLACE INTO seats (table_key, seat, person, recovery) VALUES (?, ?, ?, ?)", (key, *holder))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def key_of(db: sqlite3.Connection, table: str) -> int:
    row = db.execute("SELECT key FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise LookupError(f"no such table: {table}")
    return int(row[0])


def key_of_new(db: sqlite3.Connection, table: str) -> int:
    """The key of a table that may be new."""
    db.execute("INSERT OR IGNORE INTO tables (id) VALUES (?)", (table,))
    return key_of(db, table)


def add_shapes(db: sqlite3.Connection, shapes: list[tuple[str, str]]) -> None:
    db.executemany("INSERT OR IGNORE INTO shapes (kind, names) VALUES (?, ?)", shapes)
