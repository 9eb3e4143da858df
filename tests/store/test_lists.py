"""Lists of tables are made from summaries: no table is loaded for them."""

from __future__ import annotations

import asyncio

from bogwood.store.contract import Change, Store
from tests.store.places import Place, event, seat, summary


def test_public_tables_with_seats_to_fill_the_newest_first(place: Place) -> None:
    async def play(store: Store) -> None:
        for number, (status, is_public) in enumerate(
            [("open", True), ("open", False), ("running", True), ("open", True), ("over", True), ("cancelled", True)]
        ):
            table = f"t{number}"
            shown = summary(table, status=status, is_public=is_public, created=100 + number, to_act=[])
            await store.write(Change(table, events=[event(1)], summary=shown))
        assert [shown.table for shown in await store.open_tables()] == ["t3", "t0"]
        assert [shown.table for shown in await store.open_tables(limit=1)] == ["t3"]

    place.run(play)


def test_tables_of_a_person_their_turn_first_then_the_latest(place: Place) -> None:
    async def play(store: Store) -> None:
        async def table(name: str, changed: int, to_act: list[int], people: list[str | None]) -> None:
            shown = summary(name, changed=changed, to_act=to_act)
            seats = [seat(number, person) for number, person in enumerate(people)]
            await store.write(Change(name, events=[event(1)], summary=shown, seats=seats))

        await table("early turn", 1, [2, 0], ["anna", "bela", None])
        await table("late", 9, [1], ["anna", "bela"])
        await table("both seats", 5, [1], ["anna", "anna"])
        await table("middle", 7, [], ["bela", "anna"])
        await table("not hers", 8, [0], ["bela", None])
        found = await store.tables_of("anna")
        assert [(shown.table, seats) for shown, seats in found] == [
            ("both seats", [0, 1]),
            ("early turn", [0]),
            ("late", [0]),
            ("middle", [1]),
        ]
        assert found[1][0] == await store.summary("early turn")
        assert [shown.table for shown, _ in await store.tables_of("anna", limit=2)] == ["both seats", "early turn"]
        assert await store.tables_of("nobody") == []

    place.run(play)


def test_a_seat_given_to_somebody_else_changes_lists(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=[event(1)], summary=summary("t"), seats=[seat(0, "anna")]))
        await store.write(Change("t", seats=[seat(0, "bela")]))
        assert await store.tables_of("anna") == []
        assert [seats for _, seats in await store.tables_of("bela")] == [[0]]

    place.run(play)


def test_untended_are_neither_over_nor_cancelled_nor_set_aside(place: Place) -> None:
    async def play(store: Store) -> None:
        for status in ("open", "running", "over", "cancelled", "aside"):
            await store.write(Change(status, events=[event(1)], summary=summary(status, status=status)))
        assert [one.table for one in await store.untended()] == ["open", "running"]
        assert await store.all_tables() == ["open", "running", "over", "cancelled", "aside"]
        await store.write(Change("running", events=[event(2)], summary=summary("running", status="over")))
        assert [one.table for one in await store.untended()] == ["open"]

    place.run(play)


def test_untended_are_those_that_nobody_else_holds(place: Place) -> None:
    async def play(store: Store) -> None:
        for name, status in (("free", "running"), ("mine", "open"), ("theirs", "running"), ("over", "over")):
            await store.write(Change(name, events=[event(1)], summary=summary(name, status=status)))
        assert await store.lease("mine", "here", 10_000)
        assert await store.lease("theirs", "there", 10_000)
        assert [one.table for one in await store.untended("here")] == ["free", "mine"]
        assert [one.table for one in await store.untended()] == ["free"]
        assert await store.lease("theirs", "there", 1)
        await asyncio.sleep(0.02)
        assert [one.table for one in await store.untended("here")] == ["free", "mine", "theirs"]

    place.run(play)


def test_a_table_that_was_only_leased_is_in_no_list(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.lease("t", "here", 10_000)
        assert await store.all_tables() == []
        assert await store.untended() == []
        assert await store.summary("t") is None

    place.run(play)
