"""What processes on one PostgreSQL tell each other.  In one SQLite file there is one process, which cannot tell."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TypeVar

import asyncpg
import pytest

from bogwood.store import sqlite
from bogwood.store.contract import Change, Conflict, Json, Store
from bogwood.store.postgres_talk import LARGEST_PAYLOAD, bundles, decode_changes
from storm.relay import Relay
from tests.relay import relayed
from tests.store.places import Place, event, events, summary, turn

T = TypeVar("T")
LONG = 60_000


async def take(stream: AsyncIterator[T], number: int = 1) -> list[T]:
    """The next of a stream."""
    async with asyncio.timeout(20):
        return [await anext(stream) for _ in range(number)]


async def is_quiet(stream: AsyncIterator[T]) -> bool:
    """Does nothing more come?"""
    try:
        async with asyncio.timeout(0.2):
            await anext(stream)
    except TimeoutError:
        return True
    return False


async def everything(stream: AsyncIterator[T]) -> list[T]:
    """What comes until the store is closed."""
    return [message async for message in stream]


def test_others_are_told_the_last_number(postgres_only: Place) -> None:
    async def play(first: Store, second: Store, third: Store) -> None:
        heard = [store.changes() for store in (first, second, third)]
        await first.write(Change("t", events=events(1, 3)))
        assert await take(heard[1]) == [("t", 3)]
        assert await take(heard[2]) == [("t", 3)]
        await second.write(Change("u", events=events(1, 1)))
        assert await take(heard[0]) == [("u", 1)]

    postgres_only.run(play, stores=3)


def test_nobody_is_told_what_was_refused(postgres_only: Place) -> None:
    async def play(first: Store, second: Store) -> None:
        heard = second.changes()
        await first.write(Change("t", events=events(1, 1)))
        assert await take(heard) == [("t", 1)]
        with pytest.raises(Conflict):
            await first.write(Change("t", events=events(1, 1)))
        assert await is_quiet(heard)

    postgres_only.run(play, stores=2)


def test_what_is_said_is_told_too(postgres_only: Place) -> None:
    async def play(first: Store, second: Store) -> None:
        heard = second.changes()
        await first.write(Change("t", events=events(1, 2)))
        assert await take(heard) == [("t", 2)]
        await first.say("t", 5, {"text": "hello"})
        assert await take(heard) == [("t", 2)]

    postgres_only.run(play, stores=2)


def test_whoever_takes_a_table_over_tells_its_last_number(postgres_only: Place) -> None:
    async def play(first: Store, second: Store, third: Store) -> None:
        heard = third.changes()
        assert await first.lease("t", "first", LONG)
        await first.write(turn("t", 1), owner="first")
        assert await take(heard) == [("t", 1)]
        assert await first.lease("t", "first", 1)
        await asyncio.sleep(0.02)
        assert await second.lease("t", "second", LONG)
        assert await take(heard) == [("t", 1)]
        assert await second.lease("t", "second", LONG)
        assert await is_quiet(heard)

    postgres_only.run(play, stores=3)


def test_many_tables_are_told_in_few_payloads_none_too_long() -> None:
    news = {f"table {n} с длинным именем": n for n in range(1000)}
    payloads = list(bundles(news))
    assert [change for payload in payloads for change in decode_changes(payload)] == list(news.items())
    assert max(len(payload.encode()) for payload in payloads) <= LARGEST_PAYLOAD
    assert len(payloads) < 10


@pytest.mark.parametrize("size", [1, 7_000, LARGEST_PAYLOAD, 100_000], ids=["short", "middling", "limit", "long"])
def test_a_message_reaches_the_process_it_is_for(postgres_only: Place, size: int) -> None:
    async def play(first: Store, second: Store) -> None:
        asked, other = second.asked("second"), first.asked("first")
        await second.lease("t", "second", LONG)
        await first.lease("u", "first", LONG)
        sent: list[Json] = [{"from": "first", "n": n, "text": "ж" * (size // 2)} for n in range(3)]
        for message in sent:
            await first.ask("second", message)
        assert await take(asked, 3) == sent
        await second.ask("first", {"answer": 1})
        assert await take(other) == [{"answer": 1}]

    postgres_only.run(play, stores=2)


def test_equal_messages_all_arrive(place: Place) -> None:
    async def play(store: Store) -> None:
        asked = store.asked("me")
        await store.lease("t", "me", LONG)
        await asyncio.gather(*(store.ask("me", {"wake": True}) for _ in range(5)))
        assert await take(asked, 5) == [{"wake": True}] * 5

    place.run(play)


def test_a_message_to_nobody_is_no_mistake(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.ask("nobody", {"text": "x" * 20_000})

    place.run(play)


def test_stores_in_one_database_do_not_hear_each_other(postgres_only: Place, place: Place) -> None:
    async def play(store: Store) -> None:
        async with postgres_only.opened() as other:
            heard, asked = other.changes(), other.asked("me")
            await other.lease("t", "me", LONG)
            await store.write(Change("t", events=events(1, 1)))
            await store.ask("me", {"wake": True})
            assert await is_quiet(heard)
            assert await is_quiet(asked)

    place.run(play)


def test_closing_ends_the_streams(place: Place) -> None:
    streams: list[AsyncIterator[object]] = []

    async def play(store: Store) -> None:
        streams.extend([store.changes(), store.asked("me")])
        assert await is_quiet(streams[0])

    async def whole() -> None:
        async with place.opened() as store:
            await play(store)
            readers = [asyncio.create_task(everything(stream)) for stream in streams]
        async with asyncio.timeout(20):
            assert await asyncio.gather(*readers) == [[], []]

    asyncio.run(whole())


def test_a_process_cut_off_catches_up(postgres_only: Place) -> None:
    async def play(first: Store, second: Store) -> None:
        heard, asked = second.changes(), second.asked("second")
        await second.lease("t", "second", LONG)
        await cut_off(postgres_only)
        while not await first.is_ready():
            await asyncio.sleep(0.05)
        await first.write(Change("u", events=[event(1)]))
        while ("u", 1) not in await take(heard):
            continue
        assert await second.is_ready()
        # Both connections are back when a message gets through; one sent before that may be lost.
        arrived = asyncio.create_task(take(asked))
        while not arrived.done():
            await first.ask("second", {"wake": True})
            await asyncio.sleep(0.05)
        assert arrived.result() == [{"wake": True}]

    postgres_only.run(play, stores=2)


def test_a_line_that_died_in_silence_is_noticed(postgres_only: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bogwood.store.postgres_talk.BEAT", 0.2)
    monkeypatch.setattr("bogwood.store.postgres.PATIENCE", 0.5)

    async def play(first: Store) -> None:
        with relayed(postgres_only.url) as (url, relay):
            async with Place("postgres", url).opened() as second:
                heard = second.changes()
                relay.tell(Relay.bury)
                await first.write(Change("t", events=events(1, 2)))
                assert await take(heard) == [("t", 2)]
                await first.write(Change("t", events=events(3, 3)))
                while await take(heard) != [("t", 3)]:
                    continue

    postgres_only.run(play)


async def cut_off(place: Place) -> None:
    """End all connections that stores have to the server."""
    connection = await asyncpg.connect(place.url)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bogwood'"
        )
    finally:
        await connection.close()


def test_a_file_tells_what_another_process_has_written(sqlite_only: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LOOK", 0.05)

    async def play(first: Store, second: Store) -> None:
        await first.write(Change("over", events=events(1, 2), summary=summary("over", status="over")))
        await first.write(Change("t", events=events(1, 1), summary=summary("t")))
        heard = second.changes()
        assert await is_quiet(heard)
        await second.write(Change("t", events=events(2, 2), summary=summary("t")))
        assert await is_quiet(heard)
        await first.write(Change("t", events=events(3, 3), summary=summary("t")))
        assert await take(heard) == [("t", 3)]

    sqlite_only.run(play, stores=2)
