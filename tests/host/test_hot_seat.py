"""One person on several seats: a curtain falls where the next seat must not see what the last one saw."""

from __future__ import annotations

from .room import Room, in_a_room


@in_a_room
async def test_there_is_a_curtain_before_a_hidden_hand(room: Room) -> None:
    table = await room.table(people=["both", "both"])
    assert (await table.shown(0))["curtain"]


@in_a_room
async def test_there_is_a_curtain_after_a_restart(room: Room) -> None:
    table = await room.table(people=["both", "both"])
    room.restart()
    assert (await table.shown(1))["curtain"]


@in_a_room
async def test_there_is_no_curtain_on_ones_own_device(room: Room) -> None:
    table = await room.table()
    assert not (await table.shown(0))["curtain"]


@in_a_room
async def test_there_is_a_curtain_before_the_hand_of_a_seat_that_has_not_to_act(room: Room) -> None:
    table = await room.table(people=["both", "both"])
    await table.finish_turn(0)
    assert (await table.shown(0))["curtain"]
    assert (await table.shown(1))["curtain"]


@in_a_room
async def test_there_is_a_curtain_before_a_choice_that_nobody_may_see(room: Room) -> None:
    table = await room.table("winter", people=["both", "both"])
    assert (await table.shown())["to_act"] == [0, 1]
    assert [(await table.shown(seat))["curtain"] for seat in (0, 1)] == [True, True]


@in_a_room
async def test_there_is_a_curtain_between_what_one_has_chosen_and_the_next(room: Room) -> None:
    """Whatever chance makes of the worlds that the next one could be in."""
    for seed in range(12):
        table = await room.table("winter", people=["both", "both"], seed=f"deal {seed}")
        await table.finish_turn(0)
        assert (await table.shown())["to_act"] == [1]
        assert (await table.shown(1))["curtain"]


@in_a_room
async def test_there_is_no_curtain_after_the_end(room: Room) -> None:
    table = await room.table(people=["both", "both"])
    await table.finish()
    assert not any([(await table.shown(seat))["curtain"] for seat in (0, 1)])


@in_a_room
async def test_there_is_no_curtain_where_nothing_is_hidden(room: Room) -> None:
    table = await room.table("feya", people=["both", "both"])
    seat = (await table.shown())["to_act"][0]
    assert not (await table.shown(seat))["curtain"]


@in_a_room
async def test_there_is_no_curtain_for_watchers(room: Room) -> None:
    table = await room.table(people=["both", "both"])
    assert not (await table.shown())["curtain"]


@in_a_room
async def test_the_curtain_is_between_the_seats_of_one_device_only(room: Room) -> None:
    table = await room.table(players=3, people=["both", "both", "another"])
    curtains = [(await table.shown(seat))["curtain"] for seat in range(3)]
    assert curtains == [True, True, False]


@in_a_room
async def test_one_person_plays_all_seats_to_the_end(room: Room) -> None:
    table = await room.table(players=3, people=["all", "all", "all"])
    await table.finish()
    assert (await table.shown(0))["winners"]
