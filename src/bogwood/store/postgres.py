"""The store in PostgreSQL: for many server processes on one set of tables.

A change is one call of a function of the database, in one round trip, with the lease checked inside it; changes that
wait for the same connection share the transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import asyncpg

from bogwood.kernel.refusal import Refusal

from . import rows
from .contract import (
    MOST_CHAT,
    Change,
    Conflict,
    Event,
    Json,
    Person,
    Renewed,
    SeatHolder,
    Store,
    StoredTrial,
    Summary,
    Unreachable,
    Unwritable,
)
from .migrating import RECORD, missing
from .postgres_calls import BROKEN, PATIENCE, REACHING, Calls, settings
from .postgres_talk import LARGEST_PAYLOAD, Talk, channel
from .postgres_writer import Writers
from .shapes import Shapes
from .sums import summed

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

CONNECTIONS = 8
LONG = "long:"
"""Before the key of a message that is kept in a table because it is too long to be notified."""

SUMMARIES = f"SELECT tables.id, {rows.SUMMARY_COLUMNS} FROM tables"
OF_TABLE = "table_key = (SELECT key FROM tables WHERE id = $1)"
PERSON_COLUMNS = "id, nickname, account, passphrase, settings"

RENEW = """
    WITH free AS (
        SELECT key FROM tables WHERE id = ANY ($1::text[]) AND owner = $2
        ORDER BY id COLLATE "C" FOR NO KEY UPDATE SKIP LOCKED
    ), renewed AS (
        UPDATE tables SET leased_until = clock_timestamp() + $3::bigint * interval '1 millisecond'
        FROM free WHERE tables.key = free.key RETURNING tables.key
    )
    SELECT id, key IN (SELECT key FROM renewed) FROM tables WHERE id = ANY ($1::text[]) AND owner = $2
"""
"""Rows are locked in the order in which writers lock them, so that neither waits for the other in a circle; what is
locked already is left for the next time, so that nobody loses a table because another one is held up."""

PROBE = "INSERT INTO kept (name, body) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET body = excluded.body"

SAY = """
    WITH spoken AS (UPDATE tables SET said = said + 1, written = now() WHERE id = $1 RETURNING key, said, last)
    INSERT INTO chat (table_key, number, at, body, asked) SELECT key, said, $2::bigint, $3::text, $4::text FROM spoken
    RETURNING number, (SELECT last FROM spoken)
"""


class PostgresStore(Store):
    """A store in the database at ``dsn``, in the first schema of its search path."""

    def __init__(self, dsn: str, connections: int = CONNECTIONS) -> None:
        self._dsn = dsn
        self._connections = connections
        self._schema = ""
        self._shapes = Shapes()
        self._calls: Calls | None = None
        self._writers: Writers | None = None
        self._talk: Talk | None = None

    # The whole

    async def open(self) -> None:
        """Raises Refusal when the database cannot be reached, or a later version of this program has written there."""
        if self._calls is not None:
            return
        try:
            await self._prepare()
            pool = await asyncpg.create_pool(
                self._dsn,
                min_size=0,
                max_size=self._connections,
                timeout=REACHING,
                command_timeout=PATIENCE,
                server_settings=settings(),
                reset=leave_as_it_is,
            )
            self._calls = Calls(pool)
            self._writers = Writers(self._calls)
            self._talk = Talk(self._listening_connection, self._schema)
            await self._talk.open()
        except BROKEN as error:
            await self.close()
            raise Refusal("store-unreachable", "", "", text=urlsplit(self._dsn).hostname or "localhost") from error

    async def close(self) -> None:
        writers, self._writers = self._writers, None
        talk, self._talk = self._talk, None
        calls, self._calls = self._calls, None
        if writers is not None:
            await writers.close()
        if talk is not None:
            await talk.close()
        if calls is not None:
            await calls.close()

    async def is_ready(self) -> bool:
        try:
            async with asyncio.timeout(5):
                await self.calls.execute(PROBE, *rows.PROBE)
        except (RuntimeError, TimeoutError, Unreachable, Unwritable, asyncpg.PostgresError):
            return False
        return True

    async def backup(self, path: str) -> None:
        """Always refused: PostgreSQL has a tool of its own for that, pg_dump."""
        raise Refusal("backup-by-pg-dump", "", "", text="pg_dump")

    @property
    def calls(self) -> Calls:
        if self._calls is None:
            raise RuntimeError("the store is not open")
        return self._calls

    @property
    def writers(self) -> Writers:
        if self._writers is None:
            raise RuntimeError("the store is not open")
        return self._writers

    @property
    def talk(self) -> Talk:
        if self._talk is None:
            raise RuntimeError("the store is not open")
        return self._talk

    async def _prepare(self) -> None:
        """Bring the schema up to date; of several processes that start at once one does it."""
        # Whoever waits for another process to do it waits as long as that takes.
        given = settings(lock_timeout="0")
        connection: Connection = await asyncpg.connect(self._dsn, timeout=REACHING, server_settings=given)
        try:
            async with connection.transaction():
                self._schema = await connection.fetchval("SELECT current_schema()")
                await connection.execute(
                    "SELECT pg_advisory_xact_lock(hashtextextended('bogwood ' || $1, 0))", self._schema
                )
                await connection.execute(RECORD)
                done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
                for step in missing("postgres", done):
                    await connection.execute(step.script)
                    await connection.execute(
                        "INSERT INTO migrations (number, name) VALUES ($1, $2)", step.number, step.name
                    )
        finally:
            await connection.close()

    async def _listening_connection(self) -> Connection:
        # A notification need not be on the disk: what it tells of is.
        given = settings(synchronous_commit="off")
        connection: Connection = await asyncpg.connect(
            self._dsn, timeout=REACHING, command_timeout=PATIENCE, server_settings=given
        )
        return connection

    # Tables

    async def write(self, change: Change, owner: str = "") -> None:
        await self.writers.write(await self._prepared(change, owner))
        self._announce(change)

    async def write_all(self, changes: Sequence[Change], owner: str = "") -> None:
        # In the order in which everybody locks tables.
        ordered = sorted(changes, key=lambda change: change.table)
        await self.writers.write_together([await self._prepared(change, owner) for change in ordered])
        for change in changes:
            self._announce(change)

    async def _prepared(self, change: Change, owner: str) -> list[Any]:
        rows.check_change(change)
        unknown = self._shapes.unknown(change.events)
        if unknown:
            await self.calls.executemany(
                "INSERT INTO shapes (kind, names) VALUES ($1, $2) ON CONFLICT DO NOTHING", unknown
            )
            await self._load_shapes()
        return self._arguments(change, owner)

    def _announce(self, change: Change) -> None:
        if change.events:
            self.talk.announce(change.table, change.events[-1].number)

    def _arguments(self, change: Change, owner: str) -> list[Any]:
        """What ``write_change`` is given; columns of nothing are NULL."""
        trials = [trial for trial in change.trials if not rows.is_empty(trial)]
        columns = [
            [self._shapes.key(event) for event in change.events],
            [event.at for event in change.events],
            [summed(change.table, event) for event in change.events],
            [trial.seat for trial in change.trials if rows.is_empty(trial)],
            [trial.seat for trial in trials],
            [trial.since for trial in trials],
            [rows.encode(trial.chosen) for trial in trials],
            [rows.encode(trial.undone) for trial in trials],
            [trial.asked for trial in trials],
            [holder.seat for holder in change.seats],
            [holder.person for holder in change.seats],
            [holder.recovery for holder in change.seats],
        ]
        arrays = [column or None for column in columns]
        first = change.events[0].number if change.events else None
        summary = [None] * 8 if change.summary is None else rows.summary_row(change.summary)
        return [change.table, owner, first, *arrays[:3], *summary, *arrays[3:]]

    async def events(self, table: str, after: int = 0) -> list[Event]:
        columns = "number, shape, at, body"
        found = await self.calls.fetch(
            f"SELECT {columns} FROM events WHERE {OF_TABLE} AND number > $2 ORDER BY number", table, after
        )
        if not self._shapes.has_all(found):
            await self._load_shapes()
        return self._shapes.events(table, after, found)

    async def last(self, table: str) -> int:
        return await self.calls.fetchval("SELECT last FROM tables WHERE id = $1", table) or 0

    async def put_by(self, table: str, first: int) -> int:
        async with self.calls.transaction() as connection:
            key = await connection.fetchval("SELECT key FROM tables WHERE id = $1 FOR UPDATE", table)
            columns = "number, shape, at, body"
            gone = await connection.fetch(
                f"DELETE FROM events WHERE table_key = $1 AND number >= $2 RETURNING {columns}", key, first
            )
            await connection.execute("DELETE FROM drafts WHERE table_key = $1", key)
            await connection.execute("UPDATE tables SET last = $2 WHERE key = $1", key, first - 1)
            await connection.execute(PROBE, *rows.put_by(table, first, sorted(map(tuple, gone))))
        return len(gone)

    async def _load_shapes(self) -> None:
        self._shapes.load(await self.calls.fetch("SELECT key, kind, names FROM shapes"))

    async def trials(self, table: str) -> list[StoredTrial]:
        columns = "seat, since, chosen, undone, asked"
        found = await self.calls.fetch(f"SELECT {columns} FROM drafts WHERE {OF_TABLE} ORDER BY seat", table)
        return [rows.trial_of(row) for row in found]

    async def summary(self, table: str) -> Summary | None:
        row = await self.calls.fetchrow(f"{SUMMARIES} WHERE id = $1 AND game IS NOT NULL", table)
        return None if row is None else rows.summary_of(row)

    async def seats(self, table: str) -> list[SeatHolder]:
        columns = "seat, person, recovery"
        found = await self.calls.fetch(f"SELECT {columns} FROM seats WHERE {OF_TABLE} ORDER BY seat", table)
        return [rows.seat_of(row) for row in found]

    async def open_tables(self, limit: int = 100) -> list[Summary]:
        found = await self.calls.fetch(
            f"{SUMMARIES} WHERE status = 'open' AND is_public ORDER BY created DESC, key DESC LIMIT $1", limit
        )
        return [rows.summary_of(row) for row in found]

    async def tables_of(self, person: str, limit: int = 200) -> list[tuple[Summary, list[int]]]:
        found = await self.calls.fetch(
            f"""
            SELECT tables.id, {rows.SUMMARY_COLUMNS}, array_agg(seat ORDER BY seat) AS held
            FROM seats JOIN tables ON tables.key = table_key
            WHERE person = $1 AND game IS NOT NULL
            GROUP BY tables.key
            ORDER BY bool_or(to_act::jsonb @> to_jsonb(seat)) DESC, changed DESC, tables.key DESC LIMIT $2
            """,
            person,
            limit,
        )
        return [(rows.summary_of(row), list(row["held"])) for row in found]

    async def untended(self, owner: str = "") -> list[Summary]:
        query = f"""
            {SUMMARIES} WHERE status IN ('open', 'running') AND (leased_until <= clock_timestamp() OR owner = $1)
            ORDER BY key
        """
        found = await self.calls.fetch(query, owner)
        return [rows.summary_of(row) for row in found]

    async def all_tables(self) -> list[str]:
        found = await self.calls.fetch("SELECT id FROM tables WHERE last > 0 OR game IS NOT NULL ORDER BY key")
        return [row[0] for row in found]

    # Snapshots

    async def save_snapshot(self, table: str, number: int, body: Json) -> None:
        await self._upsert_of_table(
            """
            INSERT INTO snapshots (table_key, number, body) SELECT key, $2::integer, $3::text FROM tables WHERE id = $1
            ON CONFLICT (table_key) DO UPDATE SET number = excluded.number, body = excluded.body
            """,
            table,
            number,
            rows.encode(body),
        )

    async def snapshot(self, table: str) -> tuple[int, Json] | None:
        row = await self.calls.fetchrow(f"SELECT number, body FROM snapshots WHERE {OF_TABLE}", table)
        return None if row is None else (row[0], rows.decode_object(row[1]))

    # People

    async def save_person(self, person: Person) -> None:
        try:
            await self.calls.execute(
                f"""
                INSERT INTO people ({PERSON_COLUMNS}) VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname, account = excluded.account,
                    passphrase = excluded.passphrase, settings = excluded.settings
                """,
                person.id,
                person.nickname,
                person.account,
                person.passphrase,
                rows.encode(person.settings),
            )
        except asyncpg.UniqueViolationError:
            raise Conflict(f"account {person.account} is taken") from None

    async def change_person(self, person: Person) -> None:
        settings = rows.encode(person.settings)
        await self.calls.execute(
            "UPDATE people SET nickname = $1, settings = $2 WHERE id = $3", person.nickname, settings, person.id
        )

    async def person(self, person: str) -> Person | None:
        return await self._person("SELECT {} FROM people WHERE id = $1", person)

    async def person_of_account(self, account: str) -> Person | None:
        return await self._person("SELECT {} FROM people WHERE account = $1", account)

    async def session(self, token_hash: str) -> tuple[Person, int] | None:
        query = f"SELECT {PERSON_COLUMNS}, at FROM people JOIN sessions ON person = id WHERE token_hash = $1"
        return rows.session_of(await self.calls.fetchrow(query, token_hash))

    async def _person(self, query: str, value: str) -> Person | None:
        return rows.person_of(await self.calls.fetchrow(query.format(PERSON_COLUMNS), value))

    async def save_session(self, token_hash: str, person: str, at: int) -> None:
        await self._save_of_person(
            """
            INSERT INTO sessions (person, token_hash, at) VALUES ($1, $2, $3)
            ON CONFLICT (token_hash) DO UPDATE SET person = excluded.person, at = excluded.at
            """,
            person,
            token_hash,
            at,
        )

    async def use_session(self, token_hash: str, at: int) -> None:
        await self.calls.execute("UPDATE sessions SET at = $1 WHERE token_hash = $2", at, token_hash)

    async def end_session(self, token_hash: str) -> None:
        await self.calls.execute("DELETE FROM sessions WHERE token_hash = $1", token_hash)

    async def living(self, token_hashes: Sequence[str], since: int) -> set[str]:
        query = "SELECT token_hash FROM sessions WHERE token_hash = ANY ($1::text[]) AND at >= $2"
        return {row[0] for row in await self.calls.fetch(query, list(token_hashes), since)}

    async def end_sessions(self, person: str) -> list[str]:
        ended = await self.calls.fetch("DELETE FROM sessions WHERE person = $1 RETURNING token_hash", person)
        return [row[0] for row in ended]

    async def end_old_sessions(self, before: int) -> None:
        await self.calls.execute("DELETE FROM sessions WHERE at < $1", before)

    async def move_seats(self, person: str, to: str) -> list[str]:
        moved = await self.calls.fetch(
            "UPDATE seats SET person = $2 FROM tables WHERE tables.key = table_key AND person = $1 RETURNING id",
            person,
            to,
        )
        return sorted({row[0] for row in moved})

    # Chat, notes, notifications

    async def say(self, table: str, at: int, body: Json, asked: str = "") -> tuple[int, bool]:
        try:
            row = await self.calls.fetchrow(SAY, table, at, rows.encode(body), asked or None)
        except asyncpg.UniqueViolationError:
            number = await self.calls.fetchval(f"SELECT number FROM chat WHERE {OF_TABLE} AND asked = $2", table, asked)
            return int(number), False
        if row is None:
            raise LookupError(f"no such table: {table}")
        self.talk.announce(table, row[1])
        return int(row[0]), True

    async def chat(self, table: str, after: int = 0) -> list[tuple[int, int, Json]]:
        query = f"SELECT number, at, body FROM chat WHERE {OF_TABLE} AND number > $2 ORDER BY number DESC LIMIT $3"
        found = await self.calls.fetch(query, table, after, MOST_CHAT)
        return [rows.message_of(row) for row in reversed(found)]

    async def save_note(self, table: str, person: str, text: str) -> None:
        if not text:
            await self.calls.execute(f"DELETE FROM notes WHERE {OF_TABLE} AND person = $2", table, person)
            return
        await self._upsert_of_table(
            """
            INSERT INTO notes (table_key, person, text) SELECT key, $2::text, $3::text FROM tables WHERE id = $1
            ON CONFLICT (table_key, person) DO UPDATE SET text = excluded.text
            """,
            table,
            person,
            text,
        )

    async def note(self, table: str, person: str) -> str:
        text = await self.calls.fetchval(f"SELECT text FROM notes WHERE {OF_TABLE} AND person = $2", table, person)
        return text or ""

    async def save_hook(self, person: str, kind: str, address: str, body: Json | None) -> None:
        if body is None:
            await self.calls.execute(
                "DELETE FROM hooks WHERE person = $1 AND kind = $2 AND address = $3", person, kind, address
            )
            return
        await self._save_of_person(
            """
            INSERT INTO hooks (person, kind, address, body) VALUES ($1, $2, $3, $4)
            ON CONFLICT (person, kind, address) DO UPDATE SET body = excluded.body
            """,
            person,
            kind,
            address,
            rows.encode(body),
        )

    async def hooks(self, person: str) -> list[tuple[str, str, Json]]:
        found = await self.calls.fetch(
            "SELECT kind, address, body FROM hooks WHERE person = $1 ORDER BY kind, address", person
        )
        return [(row[0], row[1], rows.decode_object(row[2])) for row in found]

    async def keep(self, name: str, body: Json) -> Json:
        await self.calls.execute(
            "INSERT INTO kept (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, rows.encode(body)
        )
        return rows.decode_object(await self.calls.fetchval("SELECT body FROM kept WHERE name = $1", name))

    async def _upsert_of_table(self, statement: str, table: str, *values: object) -> None:
        if await self.calls.execute(statement, table, *values) == "INSERT 0 0":
            raise LookupError(f"no such table: {table}")

    async def _save_of_person(self, statement: str, person: str, *values: object) -> None:
        try:
            await self.calls.execute(statement, person, *values)
        except asyncpg.ForeignKeyViolationError:
            raise LookupError(f"no such person: {person}") from None

    # Several processes

    async def lease(self, table: str, owner: str, milliseconds: int) -> bool:
        # Whoever is found by a lease can be asked.
        await self.talk.settled()
        row = await self.calls.fetchrow(
            "SELECT last_number, is_new FROM take_lease($1, $2, $3)", table, owner, milliseconds
        )
        if row is None:
            return False
        last, is_new = row
        if is_new and last:
            # The owner before may have died after its last write and before it told of it.
            self.talk.announce(table, last)
        return True

    async def renew(self, tables: Sequence[str], owner: str, milliseconds: int) -> Renewed:
        found = await self.calls.fetch(RENEW, list(tables), owner, milliseconds)
        return Renewed({name for name, is_new in found if is_new}, {name for name, is_new in found if not is_new})

    async def release(self, table: str, owner: str) -> None:
        await self.calls.execute(
            "UPDATE tables SET owner = NULL, leased_until = '-infinity' WHERE id = $1 AND owner = $2", table, owner
        )

    async def owner_of(self, table: str) -> str | None:
        owner: str | None = await self.calls.fetchval(
            "SELECT owner FROM tables WHERE id = $1 AND leased_until > clock_timestamp()", table
        )
        return owner

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Also tells a table whose chat has grown, with the number it had, and may tell a number twice."""
        return self.talk.changes()

    async def ask(self, owner: str, message: Json) -> None:
        text = rows.encode(message)
        if len(text.encode()) > LARGEST_PAYLOAD:
            text = LONG + str(await self._keep(text))
        try:
            async with asyncio.timeout(PATIENCE):
                await self.talk.send(channel(self._schema, "asked", owner), text)
        except TimeoutError:
            raise Unreachable("a message could not be sent") from None

    def asked(self, owner: str) -> AsyncIterator[Json]:
        return self._messages(self.talk.listen(channel(self._schema, "asked", owner)))

    async def _messages(self, texts: AsyncIterator[str]) -> AsyncIterator[Json]:
        async for text in texts:
            whole = await self._fetch(int(text.removeprefix(LONG))) if text.startswith(LONG) else text
            if whole is not None:
                yield rows.decode_object(whole)

    async def _keep(self, text: str) -> int:
        """Keep a long message, and forget those that nobody has fetched."""
        key: int = await self.calls.fetchval(
            """
            WITH forgotten AS (DELETE FROM messages WHERE sent < now() - interval '10 minutes')
            INSERT INTO messages (body) VALUES ($1) RETURNING key
            """,
            text,
        )
        return key

    async def _fetch(self, key: int) -> str | None:
        text: str | None = await self.calls.fetchval("DELETE FROM messages WHERE key = $1 RETURNING body", key)
        return text


async def leave_as_it_is(connection: object) -> None:
    """Between two uses of a connection nothing has to be reset, which saves a round trip: nothing is ever set."""
