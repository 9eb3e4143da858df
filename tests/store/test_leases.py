"""A table has one owner at a time, who may write until the lease runs out."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from bogwood.store import postgres_calls
from bogwood.store.contract import Change, Conflict, LostLease, Store, StoredTrial, Unwritable
from tests.store.locks import locked
from tests.store.places import Place, event, summary, turn

LONG = 60_000


async def run_out(store: Store, table: str, owner: str) -> None:
    """Shorten the lease of its owner, and wait until it is over."""
    assert await store.lease(table, owner, 1)
    await asyncio.sleep(0.02)


def test_a_lease_is_for_one_owner(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.lease("t", "here", LONG)
        assert not await store.lease("t", "there", LONG)
        assert await store.lease("u", "there", LONG)
        assert await store.owner_of("t") == "here"

    place.run(play)


def test_of_many_who_want_a_lease_one_gets_it(place: Place) -> None:
    async def play(first: Store, second: Store) -> None:
        taken = await asyncio.gather(
            *(store.lease("t", f"{n} {store is first}", LONG) for n in range(10) for store in (first, second))
        )
        assert sum(taken) == 1

    place.run(play, stores=2)


def test_a_lease_that_ran_out_is_free(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.lease("t", "here", LONG)
        await run_out(store, "t", "here")
        assert await store.owner_of("t") is None
        assert await store.lease("t", "there", LONG)
        assert await store.owner_of("t") == "there"
        assert not await store.lease("t", "here", LONG)

    place.run(play)


def test_a_lease_is_renewed_by_its_owner(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.lease("t", "here", 200)
        assert await store.lease("t", "here", LONG)
        await asyncio.sleep(0.3)
        assert await store.owner_of("t") == "here"

    place.run(play)


def test_a_lease_is_released_by_its_owner_only(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.lease("t", "here", LONG)
        await store.release("t", "there")
        assert await store.owner_of("t") == "here"
        await store.release("t", "here")
        assert await store.owner_of("t") is None
        assert await store.lease("t", "there", LONG)

    place.run(play)


def test_the_owner_writes_a_new_table(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.lease("t", "here", LONG)
        await store.write(turn("t", 1), owner="here")
        await store.write(Change("t", trials=[StoredTrial(0, 1, [3], [])]), owner="here")
        assert await store.all_tables() == ["t"]
        assert await store.owner_of("t") == "here"

    place.run(play)


def test_who_has_no_lease_does_not_write(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(turn("t", 1))
        for change in (turn("t", 2), turn("new", 1), Change("t", trials=[StoredTrial(0, 1, [3], [])])):
            with pytest.raises(LostLease):
                await store.write(change, owner="here")
        assert await store.all_tables() == ["t"]
        assert len(await store.events("t")) == 1
        assert [trial.seat for trial in await store.trials("t")] == [1]

    place.run(play)


def test_a_lease_that_ran_out_is_lost_even_when_nobody_took_it(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.lease("t", "here", LONG)
        await store.write(turn("t", 1), owner="here")
        await run_out(store, "t", "here")
        with pytest.raises(LostLease):
            await store.write(turn("t", 2), owner="here")
        with pytest.raises(LostLease):
            await store.write(Change("t", trials=[StoredTrial(0, 1, [3], [])]), owner="here")
        with pytest.raises(LostLease):
            await store.write(Change("t", summary=summary("t", changed=99)), owner="here")
        assert await store.summary("t") == summary("t", changed=1)

    place.run(play)


def test_the_owner_before_cannot_write_after_another_took_over(place: Place) -> None:
    async def play(first: Store, second: Store) -> None:
        assert await first.lease("t", "first", LONG)
        await first.write(turn("t", 1), owner="first")
        await run_out(first, "t", "first")
        assert await second.lease("t", "second", LONG)
        for number in (1, 2):
            with pytest.raises(LostLease):
                await first.write(turn("t", number), owner="first")
        await second.write(turn("t", 2), owner="second")
        assert [event.number for event in await first.events("t")] == [1, 2]

    place.run(play, stores=2)


def test_numbers_are_checked_for_the_owner_too(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.lease("t", "here", LONG)
        await store.write(Change("t", events=[event(1)]), owner="here")
        with pytest.raises(Conflict):
            await store.write(Change("t", events=[event(1)]), owner="here")
        with pytest.raises(ValueError, match="follow"):
            await store.write(Change("t", events=[event(3)]), owner="here")

    place.run(play)


def test_many_leases_are_renewed_by_one_statement(place: Place) -> None:
    names = [f"t{n}" for n in range(40)]

    async def play(store: Store, other: Store) -> None:
        for name in names:
            assert await store.lease(name, "here", LONG)
        await run_out(store, "t3", "here")
        assert await other.lease("t3", "there", LONG)
        renewed = await store.renew([*names, "nowhere"], "here", 2 * LONG)
        assert renewed == (set(names) - {"t3"}, set())
        assert await store.owner_of("t3") == "there"
        assert await store.renew([], "here", LONG) == (set(), set())

    place.run(play, stores=2)
    if place.kind == "postgres":
        # Rows that one statement has written carry the number of one transaction, and of one command in it.
        query = "SELECT count(DISTINCT (xmin::text, cmin::text)) FROM tables WHERE owner = 'here'"
        assert asyncio.run(asked(place, query)) == 1


def test_a_renewed_lease_holds_although_the_first_has_run_out(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.lease("t", "here", 100)
        assert await store.renew(["t"], "here", LONG) == ({"t"}, set())
        await asyncio.sleep(0.15)
        assert not await store.lease("t", "there", LONG)
        await store.write(turn("t", 1), "here")

    place.run(play)


def test_renewing_and_writing_do_not_wait_for_each_other_in_a_circle(place: Place) -> None:
    names = [f"t{n}" for n in range(30)]

    async def play(store: Store, other: Store) -> None:
        for name in names:
            assert await store.lease(name, "here", LONG)
        for number in range(1, 8):
            writes = [
                one.write(turn(name, number), "here")
                for one, name in zip([store, other] * 15, names[::-1], strict=True)
            ]
            await asyncio.gather(*writes, *(one.renew(names, "here", LONG) for one in (store, other)))

    place.run(play, stores=2)


ONE_ROW = "SELECT FROM tables WHERE id = 't2' FOR UPDATE"
ALL_ROWS = "LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"


def test_a_locked_table_does_not_keep_the_others_from_being_renewed(postgres_only: Place) -> None:
    names = {"t1", "t2", "t3"}

    async def play(store: Store) -> None:
        for name in names:
            assert await store.lease(name, "here", LONG)
        async with locked(postgres_only.url, ONE_ROW):
            assert await store.renew(sorted(names), "here", LONG) == (names - {"t2"}, {"t2"})
        assert await store.renew(sorted(names), "here", LONG) == (names, set())

    postgres_only.run(play)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for what is locked."""
    monkeypatch.setattr(postgres_calls, "LOCKED", 300)


def test_a_locked_table_is_busy_and_the_others_are_written(postgres_only: Place, impatient: None) -> None:
    names = ["t1", "t2", "t3"]

    async def play(store: Store) -> None:
        for name in names:
            await store.write(turn(name, 1))
        async with locked(postgres_only.url, ONE_ROW):
            writes = [store.write(turn(name, 2)) for name in names]
            found = await asyncio.gather(*writes, return_exceptions=True)
            assert [getattr(one, "cause", one) for one in found] == [None, "busy", None]
            with pytest.raises(Unwritable, match="busy"):
                await store.lease("t2", "there", LONG)
        async with locked(postgres_only.url, ALL_ROWS):
            writes = [store.write(turn(name, 3)) for name in names]
            found = await asyncio.gather(*writes, return_exceptions=True)
            assert [getattr(one, "cause", one) for one in found] == ["busy"] * 3
            with pytest.raises(Unwritable, match="busy"):
                await store.renew(names, "here", LONG)
        await store.write(turn("t2", 2))
        assert [len(await store.events(name)) for name in names] == [2, 2, 2]

    postgres_only.run(play)


async def asked(place: Place, query: str) -> int:
    connection = await asyncpg.connect(place.url)
    try:
        number: int = await connection.fetchval(query)
        return number
    finally:
        await connection.close()
