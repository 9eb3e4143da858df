"""A process keeps the leases of all its tables, and lets go of a table that belongs to another."""

from __future__ import annotations

from bogwood.host.keeping import LEASE, RENEWALS

from .room import Room, in_a_room


@in_a_room
async def test_all_leases_that_are_due_are_renewed_at_once(room: Room) -> None:
    room.host = room.new_host("here")
    names = [(await room.table()).name for _ in range(30)]
    await room.host.tick()
    assert room.memory.renewals == []
    room.clock.pass_by(LEASE // RENEWALS)
    await room.host.tick()
    await room.host.tick()
    assert [sorted(tables) for tables in room.memory.renewals] == [sorted(names)]


@in_a_room
async def test_a_table_whose_lease_is_lost_is_forgotten_and_the_others_stay(room: Room) -> None:
    room.host = room.new_host("here")
    lost, kept = await room.table(), await room.table()
    ear = await lost.ear(0)
    room.memory.shelf(lost.name).owner = "there"
    room.clock.pass_by(LEASE // RENEWALS)
    await room.host.tick()
    assert list(room.host.loaded) == [kept.name]
    assert ear.last == {"type": "moved", "table": lost.name}


@in_a_room
async def test_a_process_without_others_renews_nothing(room: Room) -> None:
    await room.table()
    room.clock.pass_by(LEASE)
    await room.host.tick()
    assert room.memory.renewals == []
