"""Another game for the same people: a new deal, or the same one with seats swapped."""

from __future__ import annotations

import pytest

from .memory import DiskFull
from .room import Room, Sitting, in_a_room, refused


async def finished(room: Room, players: int = 2) -> Sitting:
    table = await room.table(players=players)
    await table.finish()
    return table


async def again(table: Sitting, same_deal: bool = False, swap_seats: bool = False) -> Sitting:
    name, _ = await table.host.rematch(await table.loaded(), same_deal, swap_seats)
    return Sitting(table.room, name)


@in_a_room
async def test_the_same_people_sit_down_again(room: Room) -> None:
    table = await finished(room)
    other = await again(table)
    assert (await other.shown())["status"] == "running"
    names = [chair["name"] for chair in (await other.shown())["chairs"]]
    assert names == ["name of person 0", "name of person 1"]
    assert [holder.person for holder in await room.store.seats(other.name)] == ["person 0", "person 1"]


@in_a_room
async def test_a_rematch_is_a_new_deal(room: Room) -> None:
    table = await finished(room)
    other = await again(table)
    assert (await other.shown())["seal"] != (await table.shown())["seal"]


@in_a_room
async def test_the_same_deal_lies_before_the_same_seats(room: Room) -> None:
    table = await room.table()
    dealt = [(await table.shown(seat))["view"] for seat in range(2)]
    await table.finish()
    other = await again(table, same_deal=True)
    assert [(await other.shown(seat))["view"] for seat in range(2)] == dealt


@in_a_room
async def test_with_seats_swapped_everybody_gets_what_another_had(room: Room) -> None:
    table = await finished(room, players=3)
    other = await again(table, same_deal=True, swap_seats=True)
    people = {holder.seat: holder.person for holder in await room.store.seats(other.name)}
    assert people == {0: "person 2", 1: "person 0", 2: "person 1"}
    assert (await other.shown())["chairs"][1]["name"] == "name of person 0"


@in_a_room
async def test_bots_swap_seats_too(room: Room) -> None:
    table = await room.table(players=3, bots=(2,))
    await table.propose(0, "cancel")
    await table.answer(1, True)
    other = await again(table, swap_seats=True)
    assert [chair["bot"] for chair in (await other.shown())["chairs"]] == ["greedy", "", ""]


@in_a_room
async def test_a_rematch_asked_for_twice_is_one_table(room: Room) -> None:
    table = await finished(room)
    first = await again(table)
    room.restart()
    assert (await again(table)).name == first.name


@in_a_room
async def test_the_old_table_says_where_the_new_one_is(room: Room) -> None:
    table = await finished(room)
    ear = await table.ear(1)
    other = await again(table)
    assert ear.last["next_table"] == other.name


@in_a_room
async def test_no_rematch_before_the_end(room: Room) -> None:
    table = await room.table()
    assert (await refused(again(table))).code == "not-over"


@in_a_room
async def test_a_rematch_that_fails_leaves_no_table_behind(room: Room) -> None:
    table = await finished(room)
    tables = set(await room.store.all_tables())
    room.memory.fails_at = room.memory.writes + 2
    with pytest.raises(DiskFull):
        await again(table)
    assert set(await room.store.all_tables()) == tables
    assert list(room.host.tables.loaded) == []
    room.memory.fails_at = None
    other = await again(table)
    assert (await table.shown())["next_table"] == other.name
