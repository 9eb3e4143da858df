"""Simultaneous secret choices: durable one by one, told to nobody before all are in."""

from __future__ import annotations

from bogwood.host.fold import MOST_WITHDRAWALS
from bogwood.host.pace import Pace
from bogwood.kernel.record import verify
from bogwood.server.history import Past
from bogwood.server.logbook import log_of
from bogwood.server.records import record_of

from .room import Room, Sitting, in_a_room, open_game, refused


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


@in_a_room
async def test_a_sealed_choice_may_be_changed_until_all_are_in(room: Room) -> None:
    table = await room.table(players=3)
    first, second = (await table.options(0))[:2]
    await table.choose(0, first)
    await table.commit(0)
    assert (await table.shown(0))["can_withdraw"]
    await table.withdraw(0)
    shown = await table.shown(0)
    assert (sorted(shown["to_act"]), shown["can_withdraw"]) == ([0, 1, 2], False)
    await table.choose(0, second)
    await table.commit(0)
    assert (await table.shown(0))["view"]["chosen"] == second
    await table.finish_turn(1)
    assert (await table.shown(1))["can_withdraw"]
    await table.finish_turn(2)
    for seat in range(3):
        assert not (await table.shown(seat))["can_withdraw"]
        assert (await refused(table.withdraw(seat))).code == "nothing-to-withdraw"


@in_a_room
async def test_a_seat_changes_its_mind_so_often_and_no_more(room: Room) -> None:
    table = await room.table(players=3)
    await table.finish_turn(0)
    (await table.loaded()).table.chairs[0].withdrawals = MOST_WITHDRAWALS - 1
    assert (await table.shown(0))["can_withdraw"]
    await table.withdraw(0)
    await table.finish_turn(0)
    assert not (await table.shown(0))["can_withdraw"]
    assert (await refused(table.withdraw(0))).code == "too-many-withdrawals"
    # It is each seat's own.
    await table.finish_turn(1)
    await table.withdraw(1)
    room.restart()
    assert [chair.withdrawals for chair in (await table.loaded()).table.chairs] == [1, 1, 0]


@in_a_room
async def test_what_was_withdrawn_can_be_redone_and_nothing_is_deleted(room: Room) -> None:
    table = await room.table(players=3)
    card = (await table.options(1))[2]
    await table.choose(1, card)
    await table.commit(1)
    await table.withdraw(1)
    assert (await table.kinds())[-2:] == ["turn", "withdrawn"]
    await table.redo(1)
    await table.commit(1)
    assert (await table.shown(1))["view"]["chosen"] == card


@in_a_room
async def test_a_withdrawn_choice_is_withdrawn_after_a_restart_and_absent_from_the_record(room: Room) -> None:
    table = await room.table(players=3)
    await table.choose(0, (await table.options(0))[0])
    await table.commit(0)
    await table.finish_turn(2)
    await table.withdraw(0)
    room.restart()
    shown = await table.shown(0)
    assert sorted(shown["to_act"]) == [0, 1]
    await table.choose(0, (await table.options(0))[1])
    await table.commit(0)
    await table.finish()
    room.restart()
    loaded = (await table.loaded()).table
    assert loaded.status == "over"
    record = record_of(loaded)
    assert verify(record, open_game).problems == []
    assert len(record.decisions) == sum(len(turn.chosen) for turn in loaded.turns)
    moments = Past(loaded, await table.events(), -1).moments()
    assert [moment.is_kept for moment in moments if moment.kind == "turn"].count(False) == 1
    assert len(log_of(loaded, await table.events(), -1)) == len(await table.events())


@in_a_room
async def test_nobody_learns_what_was_withdrawn(room: Room) -> None:
    seen = []
    for place in range(3):
        table = await room.table(players=3)
        ears = [await table.ear(seat) for seat in (1, 2, -1)]
        await table.choose(0, (await table.options(0))[place])
        await table.commit(0)
        await table.withdraw(0)
        log = log_of((await table.loaded()).table, await table.events(), 1)
        told = [[entry.kind, entry.seat, entry.facts, entry.moves, entry.about] for entry in log]
        seen.append([told, [{**message, "table": ""} for ear in ears for message in ear.heard]])
    assert seen[0] == seen[1] == seen[2]


@in_a_room
async def test_a_take_back_after_a_withdrawal_is_told_like_any_other(room: Room) -> None:
    table = await room.table(players=2)
    await table.finish_turn(0)
    await table.withdraw(0)
    await table.finish_turn(1)
    await table.finish_turn(0)
    points = (await table.loaded()).table.take_back_points()
    await table.propose(0, "take_back", points[-1])
    await table.answer(1, True)
    assert (await table.shown())["to_act"] == [0]
    assert len(log_of((await table.loaded()).table, await table.events(), 0)) == len(await table.events())
    await table.finish()


@in_a_room
async def test_withdrawing_wins_no_time(room: Room) -> None:
    table = await room.table(players=3, pace=Pace("live", 60_000, 5_000))
    room.clock.pass_by(10_000)
    await table.finish_turn(0)
    assert (await table.shown())["clocks"][0] == 55_000
    room.clock.pass_by(1_000)
    await table.withdraw(0)
    assert (await table.shown())["clocks"][0] == 50_000
    room.clock.pass_by(2_000)
    assert (await table.shown())["clocks"][0] == 48_000
