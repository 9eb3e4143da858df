"""A store in memory that keeps the contract as far as a host can see, and can be told to fail."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec

from bogwood.store.contract import (
    Change,
    Conflict,
    Damaged,
    Event,
    Json,
    LostLease,
    Person,
    Renewed,
    SeatHolder,
    Store,
    StoredTrial,
    Summary,
    Unreachable,
)


class Drawer:
    """What is kept of one table."""

    def __init__(self) -> None:
        self.events: list[bytes] = []
        self.trials: dict[int, StoredTrial] = {}
        self.summary: Summary | None = None
        self.seats: dict[int, SeatHolder] = {}
        self.snapshot: tuple[int, Json] | None = None
        self.owner = ""


class DiskFull(Exception):
    """What the store says when it was told to fail."""


class MemoryStore(Store):
    """Events are kept as JSON, so that only what survives writing comes back."""

    def __init__(self) -> None:
        self.drawers: dict[str, Drawer] = {}
        self.writes = 0
        self.renewals: list[list[str]] = []
        """The tables of each renewal of leases."""
        self.is_away = False
        """Does it not answer when leases are to be renewed?"""
        self.locked: set[str] = set()
        """Tables that somebody else has locked."""
        self.is_stuck = False
        """Is a question for leases never answered?"""
        self.delay: Callable[[], None] = lambda: None
        """What happens while a lease is being taken or renewed."""
        self.asked_for: list[str] = []
        """The tables for whose leases somebody asked."""
        self.read: list[str] = []
        """The tables whose events somebody wanted."""
        self.fails_at: int | None = None
        self.failure: Exception = DiskFull()
        self.fails_after_writing = False
        self.damage: dict[str, int] = {}
        """The first event of a table that cannot be read, the first time somebody wants it."""

    def drawer(self, table: str) -> Drawer:
        return self.drawers.setdefault(table, Drawer())

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def is_ready(self) -> bool:
        return True

    async def write(self, change: Change, owner: str = "") -> None:
        drawer = self.drawer(change.table)
        if owner and drawer.owner != owner:
            raise LostLease
        for n, event in enumerate(change.events):
            if event.number != len(drawer.events) + n + 1:
                raise Conflict
        self.writes += 1
        is_failing = self.fails_at is not None and self.writes >= self.fails_at
        if is_failing and not self.fails_after_writing:
            raise self.failure
        drawer.events += [msgspec.json.encode(event) for event in change.events]
        for trial in change.trials:
            drawer.trials.pop(trial.seat, None)
            if trial.chosen or trial.undone:
                drawer.trials[trial.seat] = copy.deepcopy(trial)
        drawer.summary = change.summary or drawer.summary
        drawer.seats |= {holder.seat: holder for holder in change.seats}
        if is_failing:
            raise self.failure

    async def write_all(self, changes: Sequence[Change], owner: str = "") -> None:
        """In memory nothing breaks between two changes but what is told to, and that breaks all of them."""
        kept = copy.deepcopy(self.drawers)
        try:
            for change in changes:
                await self.write(change, owner)
        except BaseException:
            if not self.fails_after_writing:
                self.drawers = kept
            raise

    async def events(self, table: str, after: int = 0) -> list[Event]:
        self.read.append(table)
        if (damage := self.damage.pop(table, 0)) > 0:
            raise Damaged(table, damage)
        return [msgspec.json.decode(event, type=Event) for event in self.drawer(table).events[after:]]

    async def last(self, table: str) -> int:
        return len(self.drawer(table).events)

    async def put_by(self, table: str, first: int) -> int:
        drawer = self.drawer(table)
        gone = len(drawer.events) - first + 1
        del drawer.events[first - 1 :]
        drawer.trials.clear()
        return gone

    async def trials(self, table: str) -> list[StoredTrial]:
        return list(self.drawer(table).trials.values())

    async def summary(self, table: str) -> Summary | None:
        return self.drawer(table).summary

    async def seats(self, table: str) -> list[SeatHolder]:
        return list(self.drawer(table).seats.values())

    async def open_tables(self, limit: int = 100) -> list[Summary]:
        return [one for one in self._summaries() if one.status == "open" and one.is_public][:limit]

    async def tables_of(self, person: str, limit: int = 200) -> list[tuple[Summary, list[int]]]:
        held = {
            name: [seat for seat, holder in drawer.seats.items() if holder.person == person]
            for name, drawer in self.drawers.items()
        }
        return [(one, held[one.table]) for one in self._summaries() if held[one.table]][:limit]

    async def untended(self, owner: str = "") -> list[Summary]:
        running = [one for one in self._summaries() if one.status in ("open", "running")]
        return [one for one in running if self.drawer(one.table).owner in ("", owner)]

    async def all_tables(self) -> list[str]:
        return list(self.drawers)

    def _summaries(self) -> list[Summary]:
        return [drawer.summary for drawer in self.drawers.values() if drawer.summary is not None]

    async def lease(self, table: str, owner: str, milliseconds: int) -> bool:
        self.asked_for.append(table)
        self.delay()
        drawer = self.drawer(table)
        drawer.owner = drawer.owner or owner
        return drawer.owner == owner

    async def renew(self, tables: Sequence[str], owner: str, milliseconds: int) -> Renewed:
        self.renewals.append(list(tables))
        self.delay()
        if self.is_stuck:
            await asyncio.Event().wait()
        if self.is_away:
            raise Unreachable
        held = {table for table in tables if self.drawer(table).owner == owner}
        return Renewed(held - self.locked, held & self.locked)

    async def release(self, table: str, owner: str) -> None:
        if self.drawer(table).owner == owner:
            self.drawer(table).owner = ""

    async def owner_of(self, table: str) -> str | None:
        return self.drawer(table).owner or None

    async def save_snapshot(self, table: str, number: int, body: Json) -> None:
        if self.fails_at is not None and self.writes >= self.fails_at:
            raise DiskFull
        self.drawer(table).snapshot = (number, copy.deepcopy(body))

    async def snapshot(self, table: str) -> tuple[int, Json] | None:
        return self.drawer(table).snapshot

    # A host asks for nothing of what follows.

    async def save_person(self, person: Person) -> None: ...

    async def change_person(self, person: Person) -> None: ...

    async def person(self, person: str) -> Person | None:
        return None

    async def person_of_account(self, account: str) -> Person | None:
        return None

    async def save_session(self, token_hash: str, person: str, at: int) -> None: ...

    async def use_session(self, token_hash: str, at: int) -> None: ...

    async def session(self, token_hash: str) -> tuple[Person, int] | None:
        return None

    async def living(self, token_hashes: Sequence[str], since: int) -> set[str]:
        return set()

    async def end_session(self, token_hash: str) -> None: ...

    async def end_sessions(self, person: str) -> list[str]:
        return []

    async def end_old_sessions(self, before: int) -> None: ...

    async def move_seats(self, person: str, to: str) -> list[str]:
        moved = set()
        for name, drawer in self.drawers.items():
            for seat, holder in drawer.seats.items():
                if holder.person == person:
                    drawer.seats[seat] = msgspec.structs.replace(holder, person=to)
                    moved.add(name)
        return sorted(moved)

    async def say(self, table: str, at: int, body: Json, asked: str = "") -> tuple[int, bool]:
        return 0, True

    async def chat(self, table: str, after: int = 0) -> list[tuple[int, int, Json]]:
        return []

    async def save_note(self, table: str, person: str, text: str) -> None: ...

    async def note(self, table: str, person: str) -> str:
        return ""

    async def save_hook(self, person: str, kind: str, address: str, body: Json | None) -> None: ...

    async def hooks(self, person: str) -> list[tuple[str, str, Json]]:
        return []

    async def keep(self, name: str, body: Json) -> Json:
        return body

    async def changes(self) -> AsyncIterator[tuple[str, int]]:
        return
        yield

    async def ask(self, owner: str, message: Json) -> None: ...

    async def asked(self, owner: str) -> AsyncIterator[Json]:
        return
        yield

    async def backup(self, path: str) -> None: ...
