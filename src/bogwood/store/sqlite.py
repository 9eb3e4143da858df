"""The store in one SQLite file: the embedded default.

Write-ahead log and full sync: a call that changes something returns when the disk has it.  One thread writes and
commits in groups; reading goes on beside it on connections of its own.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from itertools import count
from pathlib import Path
from typing import TypeVar

from . import rows
from .contract import (
    MOST_CHAT,
    Change,
    Conflict,
    Damaged,
    Event,
    Json,
    Person,
    Renewed,
    SeatHolder,
    Store,
    StoredTrial,
    Summary,
    Unwritable,
)
from .mailbox import Mailbox
from .shapes import Shapes
from .sqlite_files import copy_to
from .sqlite_hands import Hands, OpenHands, Reads, Writes, threads
from .sqlite_tables import TableWrite, add_shapes, key_of, key_of_new, now

T = TypeVar("T")

SUMMARIES = f"SELECT tables.id, {rows.SUMMARY_COLUMNS} FROM tables"
OF_TABLE = "table_key = (SELECT key FROM tables WHERE id = ?)"
EVENT_COLUMNS = "number, shape, at, body"
EVENTS = f"SELECT {EVENT_COLUMNS} FROM events WHERE {OF_TABLE} ORDER BY number"
TRIALS = f"SELECT seat, since, chosen, undone, asked FROM drafts WHERE {OF_TABLE} ORDER BY seat"
SEATS = f"SELECT seat, person, recovery FROM seats WHERE {OF_TABLE} ORDER BY seat"
LARGEST_TABLE = 100_000
"""No table has so many events."""
IN_PLAY = "SELECT id, last FROM tables WHERE status IN ('open', 'running', 'aside')"
LOOK = 2.0
"""Seconds between two looks whether somebody else has written."""
PERSON_COLUMNS = "id, nickname, account, passphrase, settings"


class SqliteStore(Store):
    """A store in the file ``path``, or in a temporary one that goes away with it when there is no path."""

    def __init__(self, path: str | Path | None = None, hands: OpenHands = threads) -> None:
        self.path = Path(path or "store.sqlite")
        self.is_temporary = path is None
        self._folder: str | None = None
        self._shapes = Shapes()
        self._open_hands = hands
        self._hands: Hands | None = None
        self._mailboxes: dict[str, list[Mailbox[Json]]] = {}
        self._changes: list[Mailbox[tuple[str, int]]] = []
        self._looking: asyncio.Task[None] | None = None

    # The whole

    async def open(self) -> None:
        """Raises Refusal for a file that is no store, cannot be used, or was written by a later version of this
        program."""
        if self._hands is not None:
            return
        if self.is_temporary:
            self._folder = tempfile.mkdtemp(prefix="bogwood-")
            self.path = Path(self._folder, "store.sqlite")
        self._hands = await self._open_hands(self.path)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        for changes in self._changes:
            changes.close()
        for mailboxes in self._mailboxes.values():
            for mailbox in mailboxes:
                mailbox.close()
        if self._hands is not None:
            await self._hands.writer.close()
            await self._hands.readers.close()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    async def is_ready(self) -> bool:
        try:
            await self._execute("REPLACE INTO kept (name, body) VALUES (?, ?)", *rows.PROBE)
        except (RuntimeError, sqlite3.Error, Unwritable):
            return False
        return True

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(copy_to, self.path, Path(path))

    @property
    def commits(self) -> int:
        """How often the disk was asked to make something durable."""
        return self.writer.commits

    @property
    def writer(self) -> Writes:
        return self._at_work.writer

    @property
    def _at_work(self) -> Hands:
        if self._hands is None:
            raise RuntimeError("the store is not open")
        return self._hands

    async def _run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Write in a transaction of the writer."""
        return await self.writer.run(do)

    async def _execute(self, statement: str, *values: object) -> None:
        await self._run(lambda db: done(db.execute(statement, values)))

    async def _returned(self, statement: str, *values: object) -> list[str]:
        """Write, and answer with the one column that is returned."""
        return await self._run(lambda db: [row[0] for row in db.execute(statement, values).fetchall()])

    @property
    def readers(self) -> Reads:
        return self._at_work.readers

    async def _all(self, statement: str, *values: object) -> list[rows.Row]:
        """Read on a connection beside the writer's."""
        (found,) = await self.readers.all(values, statement)
        return found

    async def _first(self, statement: str, *values: object) -> rows.Row | None:
        found = await self._all(statement, *values)
        return found[0] if found else None

    # Tables

    async def write(self, change: Change, owner: str = "") -> None:
        write = await self._prepared(change, owner)
        await self.writer.run(write.run, write.run_alone)

    async def write_all(self, changes: Sequence[Change], owner: str = "") -> None:
        writes = [await self._prepared(change, owner) for change in changes]

        def run(db: sqlite3.Connection) -> None:
            for write in writes:
                write.run(db)

        await self._run(run)

    async def _prepared(self, change: Change, owner: str) -> TableWrite:
        rows.check_change(change)
        unknown = self._shapes.unknown(change.events)
        if unknown:
            # Apart from the change: what is known of shapes has to be there even when the change is refused.
            await self._run(lambda db: add_shapes(db, unknown))
            await self._load_shapes()
        return TableWrite(change, owner, self._shapes)

    async def events(self, table: str, after: int = 0) -> list[Event]:
        try:
            return await self._events(table, after, LARGEST_TABLE)
        except sqlite3.DatabaseError as error:
            number = await self._unreadable(table, after)
            raise Damaged(table, number, await self._events(table, after, number - 1)) from error

    async def _events(self, table: str, after: int, last: int) -> list[Event]:
        found = await self._all(
            f"SELECT {EVENT_COLUMNS} FROM events WHERE {OF_TABLE} AND number > ? AND number <= ? ORDER BY number",
            table,
            after,
            last,
        )
        return await self._shaped(table, after, found)

    async def _shaped(self, table: str, after: int, found: list[rows.Row]) -> list[Event]:
        if not self._shapes.has_all(found):
            await self._load_shapes()
        return self._shapes.events(table, after, found)

    async def _unreadable(self, table: str, after: int) -> int:
        """The number of the first event that cannot be read."""
        for number in count(after + 1):
            try:
                await self._all(f"SELECT {EVENT_COLUMNS} FROM events WHERE {OF_TABLE} AND number = ?", table, number)
            except sqlite3.DatabaseError:
                return number
            if number > LARGEST_TABLE:
                break
        return after + 1

    async def last(self, table: str) -> int:
        row = await self._first("SELECT last FROM tables WHERE id = ?", table)
        return 0 if row is None else row[0]

    async def put_by(self, table: str, first: int) -> int:
        def move(db: sqlite3.Connection) -> int:
            key = key_of(db, table)
            columns = "number, shape, at, CAST(body AS BLOB)"
            gone = db.execute(
                f"SELECT {columns} FROM events WHERE table_key = ? AND number >= ? ORDER BY number", (key, first)
            ).fetchall()
            told = [(*row[:3], row[3].decode(errors="backslashreplace")) for row in gone]
            db.execute("REPLACE INTO kept (name, body) VALUES (?, ?)", rows.put_by(table, first, told))
            db.execute("DELETE FROM events WHERE table_key = ? AND number >= ?", (key, first))
            db.execute("DELETE FROM drafts WHERE table_key = ?", (key,))
            db.execute("UPDATE tables SET last = ? WHERE key = ?", (first - 1, key))
            return len(gone)

        return await self._run(move)

    async def _load_shapes(self) -> None:
        self._shapes.load(await self._all("SELECT key, kind, names FROM shapes"))

    async def trials(self, table: str) -> list[StoredTrial]:
        return [rows.trial_of(row) for row in await self._all(TRIALS, table)]

    async def summary(self, table: str) -> Summary | None:
        row = await self._first(f"{SUMMARIES} WHERE id = ? AND game IS NOT NULL", table)
        return None if row is None else rows.summary_of(row)

    async def seats(self, table: str) -> list[SeatHolder]:
        return [rows.seat_of(row) for row in await self._all(SEATS, table)]

    async def whole(self, table: str) -> tuple[list[Event], list[StoredTrial], list[SeatHolder]]:
        try:
            events, trials, seats = await self.readers.all((table,), EVENTS, TRIALS, SEATS)
        except sqlite3.DatabaseError:
            # One by one it is found out which event cannot be read.
            return await super().whole(table)
        return (
            await self._shaped(table, 0, events),
            [rows.trial_of(row) for row in trials],
            [rows.seat_of(row) for row in seats],
        )

    async def open_tables(self, limit: int = 100) -> list[Summary]:
        found = await self._all(
            f"{SUMMARIES} WHERE status = 'open' AND is_public ORDER BY created DESC, key DESC LIMIT ?", limit
        )
        return [rows.summary_of(row) for row in found]

    async def tables_of(self, person: str, limit: int = 200) -> list[tuple[Summary, list[int]]]:
        found = await self._all(
            f"""
            SELECT tables.id, {rows.SUMMARY_COLUMNS}, json_group_array(seat),
                max(EXISTS (SELECT 1 FROM json_each(to_act) WHERE value = seat)) AS is_turn
            FROM seats JOIN tables ON tables.key = table_key
            WHERE person = ? AND game IS NOT NULL
            GROUP BY tables.key ORDER BY is_turn DESC, changed DESC, tables.key DESC LIMIT ?
            """,
            person,
            limit,
        )
        return [(rows.summary_of(row), sorted(rows.decode_numbers(row[9]))) for row in found]

    async def untended(self, owner: str = "") -> list[Summary]:
        query = f"{SUMMARIES} WHERE status IN ('open', 'running') AND (leased_until <= ? OR owner = ?) ORDER BY key"
        found = await self._all(query, now(), owner)
        return [rows.summary_of(row) for row in found]

    async def all_tables(self) -> list[str]:
        found = await self._all("SELECT id FROM tables WHERE last > 0 OR game IS NOT NULL ORDER BY key")
        return [row[0] for row in found]

    # Snapshots

    async def save_snapshot(self, table: str, number: int, body: Json) -> None:
        await self._upsert_of_table(
            """
            INSERT INTO snapshots (table_key, number, body) VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET number = excluded.number, body = excluded.body
            """,
            table,
            number,
            rows.encode(body),
        )

    async def snapshot(self, table: str) -> tuple[int, Json] | None:
        row = await self._first(f"SELECT number, body FROM snapshots WHERE {OF_TABLE}", table)
        return None if row is None else (row[0], rows.decode_object(row[1]))

    # People

    async def save_person(self, person: Person) -> None:
        values = (person.id, person.nickname, person.account, person.passphrase, rows.encode(person.settings))

        def save(db: sqlite3.Connection) -> None:
            taken = db.execute("SELECT 1 FROM people WHERE account = ? AND id <> ?", (person.account, person.id))
            if taken.fetchone() is not None:
                raise Conflict(f"account {person.account} is taken")
            db.execute(
                f"""
                INSERT INTO people ({PERSON_COLUMNS}) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname, account = excluded.account,
                    passphrase = excluded.passphrase, settings = excluded.settings
                """,
                values,
            )

        await self._run(save)

    async def change_person(self, person: Person) -> None:
        settings = rows.encode(person.settings)
        await self._execute(
            "UPDATE people SET nickname = ?, settings = ? WHERE id = ?", person.nickname, settings, person.id
        )

    async def person(self, person: str) -> Person | None:
        return await self._person("SELECT {} FROM people WHERE id = ?", person)

    async def person_of_account(self, account: str) -> Person | None:
        return await self._person("SELECT {} FROM people WHERE account = ?", account)

    async def session(self, token_hash: str) -> tuple[Person, int] | None:
        query = f"SELECT {PERSON_COLUMNS}, at FROM people JOIN sessions ON person = id WHERE token_hash = ?"
        return rows.session_of(await self._first(query, token_hash))

    async def _person(self, query: str, value: str) -> Person | None:
        return rows.person_of(await self._first(query.format(PERSON_COLUMNS), value))

    async def save_session(self, token_hash: str, person: str, at: int) -> None:
        await self._save_of_person(
            """
            INSERT INTO sessions (person, token_hash, at) VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET person = excluded.person, at = excluded.at
            """,
            person,
            token_hash,
            at,
        )

    async def use_session(self, token_hash: str, at: int) -> None:
        await self._execute("UPDATE sessions SET at = ? WHERE token_hash = ?", at, token_hash)

    async def end_session(self, token_hash: str) -> None:
        await self._execute("DELETE FROM sessions WHERE token_hash = ?", token_hash)

    async def living(self, token_hashes: Sequence[str], since: int) -> set[str]:
        query = "SELECT token_hash FROM sessions WHERE token_hash IN (SELECT value FROM json_each(?)) AND at >= ?"
        return {row[0] for row in await self._all(query, rows.encode(token_hashes), since)}

    async def end_sessions(self, person: str) -> list[str]:
        return await self._returned("DELETE FROM sessions WHERE person = ? RETURNING token_hash", person)

    async def end_old_sessions(self, before: int) -> None:
        await self._execute("DELETE FROM sessions WHERE at < ?", before)

    async def move_seats(self, person: str, to: str) -> list[str]:
        table = "(SELECT id FROM tables WHERE key = table_key)"
        found = await self._returned(f"UPDATE seats SET person = ? WHERE person = ? RETURNING {table}", to, person)
        return sorted(set(found))

    # Chat, notes, notifications

    async def say(self, table: str, at: int, body: Json, asked: str = "") -> tuple[int, bool]:
        text = rows.encode(body)

        def append(db: sqlite3.Connection) -> tuple[int, bool]:
            said = db.execute(f"SELECT number FROM chat WHERE {OF_TABLE} AND asked = ?", (table, asked)).fetchone()
            if said is not None:
                return said[0], False
            row = db.execute("UPDATE tables SET said = said + 1 WHERE id = ? RETURNING key, said", (table,)).fetchone()
            if row is None:
                raise LookupError(f"no such table: {table}")
            db.execute(
                "INSERT INTO chat (table_key, number, at, body, asked) VALUES (?, ?, ?, ?, ?)",
                (*row, at, text, asked or None),
            )
            return row[1], True

        return await self._run(append)

    async def chat(self, table: str, after: int = 0) -> list[tuple[int, int, Json]]:
        query = f"SELECT number, at, body FROM chat WHERE {OF_TABLE} AND number > ? ORDER BY number DESC LIMIT ?"
        found = await self._all(query, table, after, MOST_CHAT)
        return [rows.message_of(row) for row in reversed(found)]

    async def save_note(self, table: str, person: str, text: str) -> None:
        if not text:
            await self._execute(f"DELETE FROM notes WHERE {OF_TABLE} AND person = ?", table, person)
            return
        await self._upsert_of_table(
            """
            INSERT INTO notes (table_key, person, text) VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET text = excluded.text
            """,
            table,
            person,
            text,
        )

    async def note(self, table: str, person: str) -> str:
        row = await self._first(f"SELECT text FROM notes WHERE {OF_TABLE} AND person = ?", table, person)
        return "" if row is None else str(row[0])

    async def save_hook(self, person: str, kind: str, address: str, body: Json | None) -> None:
        if body is None:
            await self._execute(
                "DELETE FROM hooks WHERE person = ? AND kind = ? AND address = ?", person, kind, address
            )
            return
        await self._save_of_person(
            """
            INSERT INTO hooks (person, kind, address, body) VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET body = excluded.body
            """,
            person,
            kind,
            address,
            rows.encode(body),
        )

    async def hooks(self, person: str) -> list[tuple[str, str, Json]]:
        found = await self._all("SELECT kind, address, body FROM hooks WHERE person = ? ORDER BY kind, address", person)
        return [(row[0], row[1], rows.decode_object(row[2])) for row in found]

    async def keep(self, name: str, body: Json) -> Json:
        await self._execute("INSERT OR IGNORE INTO kept (name, body) VALUES (?, ?)", name, rows.encode(body))
        row = await self._first("SELECT body FROM kept WHERE name = ?", name)
        assert row is not None
        return rows.decode_object(row[0])

    async def _upsert_of_table(self, statement: str, table: str, *values: object) -> None:
        """A statement whose first value is the key of a table."""
        await self._run(lambda db: done(db.execute(statement, (key_of(db, table), *values))))

    async def _save_of_person(self, statement: str, person: str, *values: object) -> None:
        try:
            await self._execute(statement, person, *values)
        except sqlite3.IntegrityError:
            raise LookupError(f"no such person: {person}") from None

    # Leases and messages: there is one process, but it must not be able to tell

    async def lease(self, table: str, owner: str, milliseconds: int) -> bool:
        def take(db: sqlite3.Connection) -> bool:
            key = key_of_new(db, table)
            taken = db.execute(
                """
                UPDATE tables SET owner = ?, leased_until = ?
                WHERE key = ? AND (owner IS NULL OR owner = ? OR leased_until <= ?)
                """,
                (owner, now() + milliseconds, key, owner, now()),
            )
            return taken.rowcount == 1

        return await self._run(take)

    async def renew(self, tables: Sequence[str], owner: str, milliseconds: int) -> Renewed:
        names = rows.encode(tables)

        def renew(db: sqlite3.Connection) -> Renewed:
            held = db.execute(
                """
                UPDATE tables SET leased_until = ? WHERE id IN (SELECT value FROM json_each(?)) AND owner = ?
                RETURNING id
                """,
                (now() + milliseconds, names, owner),
            )
            return Renewed({row[0] for row in held.fetchall()}, set())

        return await self._run(renew)

    async def release(self, table: str, owner: str) -> None:
        await self._execute("UPDATE tables SET owner = NULL, leased_until = 0 WHERE id = ? AND owner = ?", table, owner)

    async def owner_of(self, table: str) -> str | None:
        row = await self._first("SELECT owner FROM tables WHERE id = ? AND leased_until > ?", table, now())
        return None if row is None else row[0]

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Whoever keeps the server may write beside it; then all tables that are in play, or set aside, are told."""
        mailbox: Mailbox[tuple[str, int]] = Mailbox()
        self._changes.append(mailbox)
        if self._looking is None:
            self._looking = asyncio.ensure_future(self._look_for_changes())
        return mailbox

    async def _look_for_changes(self) -> None:
        seen: int | None = None
        while True:
            try:
                version = await self._version()
                told = await self._all(IN_PLAY) if seen not in (None, version) else []
            except (sqlite3.Error, Unwritable):
                told = []
            else:
                seen = version
            for name, last in told:
                for mailbox in self._changes:
                    mailbox.put((name, last))
            await asyncio.sleep(LOOK)

    async def _version(self) -> int:
        """Another number whenever somebody else has written: no one but the writer does here."""
        found: list[int] = []

        def look(db: sqlite3.Connection) -> bool:
            found[:] = db.execute("PRAGMA data_version").fetchone()
            return True

        await self.writer.run(look, look)
        return found[0]

    async def ask(self, owner: str, message: Json) -> None:
        for mailbox in self._mailboxes.get(owner, []):
            mailbox.put(message)

    def asked(self, owner: str) -> AsyncIterator[Json]:
        mailbox: Mailbox[Json] = Mailbox()
        self._mailboxes.setdefault(owner, []).append(mailbox)
        return mailbox


def done(cursor: sqlite3.Cursor) -> None:
    """A cursor stays with the thread that made it."""
    cursor.close()
