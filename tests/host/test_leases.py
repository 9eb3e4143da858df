"""A process keeps the leases of all its tables, and lets go of a table that belongs to another."""

from __future__ import annotations

import asyncio

import pytest

from bogwood.host.leases import LEASE, RENEWALS
from bogwood.host.pace import SECOND, Pace
from bogwood.store.contract import LostLease, Unreachable

from .room import Room, in_a_room, refused


@in_a_room
async def test_all_leases_that_are_due_are_renewed_at_once(room: Room) -> None:
    room.host = room.new_host("here")
    names = [(await room.table()).name for _ in range(30)]
    await room.host.tables.renew()
    assert room.memory.renewals == []
    room.clock.pass_by(LEASE // RENEWALS)
    await room.host.tables.renew()
    await room.host.tables.renew()
    assert [sorted(tables) for tables in room.memory.renewals] == [sorted(names)]


@in_a_room
async def test_a_table_whose_lease_is_lost_is_forgotten_and_the_others_stay(room: Room) -> None:
    room.host = room.new_host("here")
    lost, kept = await room.table(), await room.table()
    ear = await lost.ear(0)
    room.memory.drawer(lost.name).owner = "there"
    room.clock.pass_by(LEASE // RENEWALS)
    await room.host.tables.renew()
    assert list(room.host.tables.loaded) == [kept.name]
    assert ear.last == {"type": "moved", "table": lost.name}


@in_a_room
async def test_a_process_without_others_renews_nothing(room: Room) -> None:
    await room.table()
    room.clock.pass_by(LEASE)
    await room.host.tables.renew()
    assert room.memory.renewals == []


@in_a_room
async def test_a_table_whose_lease_cannot_be_renewed_is_not_told_from_memory_any_more(room: Room) -> None:
    room.host = room.new_host("here")
    table = await room.table()
    loaded = await table.loaded()
    ear = await table.ear(0)
    room.memory.is_away = True
    room.clock.pass_by(LEASE - 1)
    with pytest.raises(Unreachable):
        await room.host.tables.renew()
    assert room.host.tables.is_ours(loaded)
    room.clock.pass_by(1)
    assert not room.host.tables.is_ours(loaded)
    assert (await refused(room.host.step(loaded, lambda table: table.resign(0)))).code == "stale"
    with pytest.raises(Unreachable):
        await room.host.tables.renew()
    assert ear.last == {"type": "moved", "table": table.name}
    assert await table.loaded() is not loaded


@in_a_room
async def test_a_renewal_that_is_not_answered_is_given_up(room: Room) -> None:
    room.host = room.new_host("here")
    room.host.leases.time = SECOND
    table = await room.table()
    ear = await table.ear(0)
    room.memory.is_stuck = True
    room.clock.pass_by(SECOND)
    async with asyncio.timeout(20):
        with pytest.raises(Unreachable):
            await room.host.tables.renew()
    assert ear.last == {"type": "moved", "table": table.name}


@in_a_room
async def test_a_lease_is_as_old_as_the_question_for_it(room: Room) -> None:
    room.host = room.new_host("here")
    table = await room.table()
    loaded = await table.loaded()
    room.clock.pass_by(LEASE // RENEWALS)
    room.memory.delay = lambda: room.clock.pass_by(LEASE // 2)
    await room.host.tables.renew()
    assert room.host.around.steady() - loaded.leased == LEASE // 2
    await room.host.close()
    loaded = await table.loaded()
    assert room.host.around.steady() - loaded.leased == LEASE // 2


@in_a_room
async def test_a_table_that_somebody_has_locked_stays_until_its_lease_is_over(room: Room) -> None:
    room.host = room.new_host("here")
    locked, free = await room.table(), await room.table()
    room.memory.locked = {locked.name}
    for _ in range(RENEWALS - 1):
        room.clock.pass_by(LEASE // RENEWALS)
        await room.host.tables.renew()
        assert list(room.host.tables.loaded) == [locked.name, free.name]
    room.clock.pass_by(LEASE // RENEWALS)
    await room.host.tables.renew()
    assert list(room.host.tables.loaded) == [free.name]


@in_a_room
async def test_nothing_is_read_of_a_table_that_another_process_holds(room: Room) -> None:
    room.host = room.new_host("here")
    table = await room.table(pace=Pace("live", bank=60 * SECOND))
    other = room.new_host("there")
    with pytest.raises(LostLease):
        await other.get(table.name)
    assert room.memory.read == []
    await other.wake()
    assert room.memory.asked_for == [table.name, table.name]
    room.memory.drawer(table.name).owner = ""
    await other.wake()
    assert room.memory.read == [table.name]
    assert list(other.tables.loaded) == [table.name]


@in_a_room
async def test_a_table_that_is_not_there_is_not_leased(room: Room) -> None:
    room.host = room.new_host("here")
    assert (await refused(room.host.get("nowhere"))).code == "unknown-table"
    assert room.memory.asked_for == []
