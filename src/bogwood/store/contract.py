"""The contract of a store.  A game at a table is its events; they are numbered, appended and never changed.

A call that changes something returns when the change is durable.  Everything is written in one language: plain JSON
under short names, so that a store can be read without this program.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

import msgspec

Json = dict[str, Any]


class Event(msgspec.Struct, frozen=True):
    """One thing that happened at a table; numbers run from 1 without gaps."""

    number: int
    kind: str
    at: int
    """Milliseconds since 1970."""
    body: Json


class StoredTrial(msgspec.Struct, frozen=True):
    """The turn a seat is trying out, as it is kept: what it has chosen since event ``since``, and what it took back."""

    seat: int
    since: int
    chosen: list[int]
    undone: list[int]
    asked: str = ""
    """The id of the message that made it so."""


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show, kept beside the events so that no table must be loaded for a list."""

    table: str
    game: str
    status: str
    """open (seats to fill), running, over, cancelled, aside (set aside after a fault)."""
    players: int
    is_public: bool
    created: int
    changed: int
    to_act: list[int]
    """The seats that have to act."""
    about: Json
    """Title, options, pace, names of the seats: for showing only."""


class SeatHolder(msgspec.Struct, frozen=True):
    """Whose a seat is.  ``recovery`` is the hash of the code that opens the seat on another device."""

    seat: int
    person: str | None
    recovery: str


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays: a nickname is enough; an account name with a passphrase is optional."""

    id: str
    nickname: str
    account: str | None
    passphrase: str | None
    """An argon2 hash."""
    settings: Json


class Change(msgspec.Struct, frozen=True):
    """All that one step at a table writes; it is written whole or not at all."""

    table: str
    events: list[Event] = []
    trials: list[StoredTrial] = []
    """Each replaces the trial of its seat; an empty one (nothing chosen, nothing undone) removes it."""
    summary: Summary | None = None
    seats: list[SeatHolder] = []
    """Each replaces the holder of its seat."""


class Conflict(Exception):
    """An event with this number is there already: somebody else has written to the table."""


class LostLease(Exception):
    """The table belongs to another process now."""


class Damaged(Exception):
    """An event of a table is not what was written, or cannot be read: those before ``number`` are whole."""

    def __init__(self, table: str, number: int, whole: Sequence[Event] = ()) -> None:
        super().__init__(f"table {table}: event {number} is damaged")
        self.table = table
        self.number = number
        self.whole = list(whole)
        """Those of the events that were asked for."""


class Unwritable(Exception):
    """The store cannot be written to now: nothing of the change is in it, and what was in it is as it was.

    ``cause`` says why: ``full``, ``read-only``, ``busy`` or ``failing``.
    """

    def __init__(self, cause: str, detail: str = "") -> None:
        super().__init__(f"{cause}: {detail}" if detail else cause)
        self.cause = cause


class Unreachable(Exception):
    """The store does not answer now.  Of a change nobody knows whether it is in it: the table has to be read again."""


class Renewed(NamedTuple):
    """What became of leases that were to be renewed."""

    held: set[str]
    """The tables whose leases run anew."""
    locked: set[str]
    """Those that the owner still holds but that somebody has locked: their leases run on, and may be renewed later."""


MOST_CHAT = 500
"""Messages of a chat that are told at once."""


class Store(ABC):
    """What a store can do.  Every call may raise Unreachable, and one that somebody has locked out Unwritable."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date by its numbered migrations; a store that is open stays so."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def is_ready(self) -> bool:
        """Can it be written to now?  It is tried, with as much as a move writes."""

    # Tables

    @abstractmethod
    async def write(self, change: Change, owner: str = "") -> None:
        """Make a change durable.  Raises Conflict when a number is taken, LostLease when ``owner`` is given and holds
        no valid lease of the table (checked in the same transaction), Unwritable when nothing can be written.  Tells
        other processes the last number."""

    @abstractmethod
    async def write_all(self, changes: Sequence[Change], owner: str = "") -> None:
        """Make changes of several tables durable together: all of them or none."""

    @abstractmethod
    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table above a number, in order; empty for an unknown table.  Raises Damaged when they are
        not those that were written."""

    @abstractmethod
    async def last(self, table: str) -> int:
        """The number of the last event, whether it can be read or not; 0 for an unknown table."""

    @abstractmethod
    async def put_by(self, table: str, first: int) -> int:
        """Take the events from ``first`` on, and all trials, out of a table, because they are damaged or rest upon what
        is; they are kept aside under ``damaged/…`` as they are.  Returns how many there were."""

    @abstractmethod
    async def trials(self, table: str) -> list[StoredTrial]: ...

    @abstractmethod
    async def summary(self, table: str) -> Summary | None: ...

    @abstractmethod
    async def seats(self, table: str) -> list[SeatHolder]: ...

    async def whole(self, table: str) -> tuple[list[Event], list[StoredTrial], list[SeatHolder]]:
        """All that makes a table: its events, trials and seats.  Raises Damaged as ``events`` does."""
        return await self.events(table), await self.trials(table), await self.seats(table)

    @abstractmethod
    async def open_tables(self, limit: int = 100) -> list[Summary]:
        """Public tables with seats to fill, the newest first."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int = 200) -> list[tuple[Summary, list[int]]]:
        """The tables where a person holds seats, with those seats: first those where it is their turn, then the latest
        changed."""

    @abstractmethod
    async def untended(self, owner: str = "") -> list[Summary]:
        """The summaries of the tables that are neither over nor cancelled nor set aside, and that nobody else than
        ``owner`` holds a valid lease of, in one reading."""

    @abstractmethod
    async def all_tables(self) -> list[str]: ...

    # Snapshots: a cache that may be deleted at any time

    @abstractmethod
    async def save_snapshot(self, table: str, number: int, body: Json) -> None: ...

    @abstractmethod
    async def snapshot(self, table: str) -> tuple[int, Json] | None: ...

    # People

    @abstractmethod
    async def save_person(self, person: Person) -> None:
        """New or changed.  Raises Conflict when another person has the account name."""

    @abstractmethod
    async def change_person(self, person: Person) -> None:
        """Another nickname and other settings; whatever became of the account meanwhile stays."""

    @abstractmethod
    async def person(self, person: str) -> Person | None: ...

    @abstractmethod
    async def person_of_account(self, account: str) -> Person | None: ...

    @abstractmethod
    async def save_session(self, token_hash: str, person: str, at: int) -> None: ...

    @abstractmethod
    async def use_session(self, token_hash: str, at: int) -> None:
        """A session is used; one that has ended meanwhile stays ended."""

    @abstractmethod
    async def session(self, token_hash: str) -> tuple[Person, int] | None:
        """The person of a session, and when it was last saved."""

    @abstractmethod
    async def living(self, token_hashes: Sequence[str], since: int) -> set[str]:
        """Those of these sessions that have not ended and were saved at this time or later."""

    @abstractmethod
    async def end_session(self, token_hash: str) -> None: ...

    @abstractmethod
    async def end_sessions(self, person: str) -> list[str]:
        """End all sessions of a person; returns which they were."""

    @abstractmethod
    async def end_old_sessions(self, before: int) -> None:
        """Forget all sessions that were last saved before this time."""

    @abstractmethod
    async def move_seats(self, person: str, to: str) -> list[str]:
        """Give all seats that one person holds to another, at once; returns the tables where they are."""

    # Chat, notes, notifications

    @abstractmethod
    async def say(self, table: str, at: int, body: Json, asked: str = "") -> tuple[int, bool]:
        """Append a message to a table's chat; returns its number, and whether it is new: what was said before under
        the same ``asked``, if that is given, is not said again."""

    @abstractmethod
    async def chat(self, table: str, after: int = 0) -> list[tuple[int, int, Json]]:
        """Number, time and body of the messages above a number; of very many the last ones."""

    @abstractmethod
    async def save_note(self, table: str, person: str, text: str) -> None: ...

    @abstractmethod
    async def note(self, table: str, person: str) -> str: ...

    @abstractmethod
    async def save_hook(self, person: str, kind: str, address: str, body: Json | None) -> None:
        """Where to tell a person that it is their turn: kind ``web`` or ``webhook``; without a body it is removed."""

    @abstractmethod
    async def hooks(self, person: str) -> list[tuple[str, str, Json]]: ...

    @abstractmethod
    async def keep(self, name: str, body: Json) -> Json:
        """Keep something for the server itself, unless something is kept under this name; returns what is kept."""

    # Several processes on one store

    @abstractmethod
    async def lease(self, table: str, owner: str, milliseconds: int) -> bool:
        """Take or renew the lease of a table; False when another owner holds it and it has not run out."""

    @abstractmethod
    async def renew(self, tables: Sequence[str], owner: str, milliseconds: int) -> Renewed:
        """Renew the leases of all these tables that this owner still holds, in one statement.  It waits for no table
        that somebody has locked."""

    @abstractmethod
    async def release(self, table: str, owner: str) -> None: ...

    @abstractmethod
    async def owner_of(self, table: str) -> str | None:
        """Who holds a valid lease of the table now."""

    @abstractmethod
    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Table and last number, whenever another process has written; it may tell what it has told before."""

    @abstractmethod
    async def ask(self, owner: str, message: Json) -> None:
        """Send a small message to another process that shares the store."""

    @abstractmethod
    def asked(self, owner: str) -> AsyncIterator[Json]:
        """The messages sent to this process."""

    # The whole

    @abstractmethod
    async def backup(self, path: str) -> None:
        """A consistent copy into a new file while play goes on."""


def numbered(last: int, kinds: Sequence[tuple[str, Json]], at: int) -> list[Event]:
    """Events that follow number ``last``."""
    return [Event(last + n + 1, kind, at, body) for n, (kind, body) in enumerate(kinds)]
