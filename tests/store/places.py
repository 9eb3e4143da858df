"""Places for stores: what every test of a store runs on, SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from bogwood.store.contract import Change, Event, Json, SeatHolder, Store, StoredTrial, Summary
from bogwood.store.opening import open_store
from tests.store.postgres_server import PostgresServer

PATIENCE = 60.0
"""Seconds after which a test that waits is given up."""


class Place:
    """Where a store is, empty at first; as many store objects as one likes can be opened on it."""

    def __init__(self, kind: str, url: str) -> None:
        self.kind = kind
        self.url = url

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store = open_store(self.url)
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    def run(self, play: Callable[..., Coroutine[Any, Any, None]], stores: int = 1) -> None:
        """Open stores on the place, as so many processes would, and play with them."""

        async def whole() -> None:
            async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
                await play(*[await stack.enter_async_context(self.opened()) for _ in range(stores)])

        asyncio.run(whole())


def sqlite_place(folder: Path) -> Place:
    return Place("sqlite", f"sqlite:///{folder / 'store.sqlite'}")


def postgres_place(server: PostgresServer) -> Place:
    return Place("postgres", asyncio.run(server.new_schema()))


# The smallest things to write


def event(number: int, kind: str = "turn", **body: object) -> Event:
    return Event(number, kind, 1_700_000_000_000 + number, body)


def events(first: int, last: int) -> list[Event]:
    return [event(number, seat=number % 3, chosen=[number, 7]) for number in range(first, last + 1)]


def summary(table: str, **different: object) -> Summary:
    usual: Json = {
        "table": table,
        "game": "feya",
        "status": "running",
        "players": 3,
        "is_public": True,
        "created": 1,
        "changed": 1,
        "to_act": [0],
        "about": {"title": "Болото"},
    }
    return Summary(**{**usual, **different})


def seat(number: int, person: str | None) -> SeatHolder:
    return SeatHolder(number, person, f"hash of {number}")


def turn(table: str, number: int) -> Change:
    """A change whose parts can be held against each other: the summary and the trial name the event."""
    return Change(
        table,
        events=events(number, number),
        summary=summary(table, changed=number),
        trials=[StoredTrial(1, number, [number], [])],
    )


async def check_whole(store: Store, table: str) -> int:
    """Nothing is missing between the first event and the last, and no change was written in part; the last number."""
    numbers = [event.number for event in await store.events(table)]
    assert numbers == list(range(1, len(numbers) + 1))
    if numbers:
        shown = await store.summary(table)
        assert shown is not None
        assert shown.changed == len(numbers)
        assert [trial.since for trial in await store.trials(table)] == [len(numbers)]
    return len(numbers)
