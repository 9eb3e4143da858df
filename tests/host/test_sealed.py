"""Simultaneous secret choices: durable one by one, told to nobody before all are in."""

from __future__ import annotations

from .room import Room, Sitting, in_a_room


async def hidden(table: Sitting, seat: int) -> object:
    shown = await table.shown(seat)
    return shown["view"]


@in_a_room
async def test_all_seats_may_choose_at_once(room: Room) -> None:
    table = await room.table(players=3)
    assert (await table.shown())["to_act"] == [0, 1, 2]


@in_a_room
async def test_a_sealed_choice_is_durable_by_itself(room: Room) -> None:
    table = await room.table(players=3)
    card = (await table.options(1))[2]
    await table.choose(1, card)
    await table.commit(1)
    room.restart()
    shown = await table.shown(1)
    assert (shown["view"]["chosen"], shown["to_act"]) == (card, [0, 2])


@in_a_room
async def test_which_card_was_sealed_makes_no_difference_to_others(room: Room) -> None:
    seen = []
    for place in range(3):
        table = await room.table(players=3)
        ears = [await table.ear(seat) for seat in (1, 2, -1)]
        await table.choose(0, (await table.options(0))[place])
        await table.commit(0)
        seen.append([{**message, "table": ""} for ear in ears for message in ear.heard])
    assert seen[0] == seen[1] == seen[2]


@in_a_room
async def test_cards_are_turned_up_when_all_are_in(room: Room) -> None:
    table = await room.table(players=3)
    for seat in (2, 0, 1):
        assert (await table.shown())["view"]["played"] == []
        await table.finish_turn(seat)
    assert len((await table.shown())["view"]["played"]) == 3


@in_a_room
async def test_the_order_of_sealing_makes_no_difference(room: Room) -> None:
    views = []
    for order in [(0, 1, 2), (2, 1, 0), (1, 0, 2)]:
        table = await room.table(players=3)
        cards = [(await table.options(seat))[0] for seat in range(3)]
        for seat in order:
            await table.choose(seat, cards[seat])
            if (await table.shown())["view"]["round"] == 1:
                await table.commit(seat)
        views.append(await hidden(table, -1))
    assert views[0] == views[1] == views[2]


@in_a_room
async def test_two_people_try_at_the_same_time(room: Room) -> None:
    table = await room.table()
    await table.choose(0)
    await table.choose(1)
    await table.commit(0)
    await table.redo(1)
    assert (await table.shown())["view"]["round"] == 2
