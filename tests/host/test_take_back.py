"""Beyond the floor of undo a turn is taken back when all people at the table agree; nothing is ever deleted."""

from __future__ import annotations

from bogwood.host.fold import MOST_TAKE_BACKS

from .lanterns import NAME, WALK
from .room import Room, Sitting, in_a_room, refused


async def after_two_rounds(room: Room, players: int = 2, bots: tuple[int, ...] = ()) -> Sitting:
    table = await room.table(players=players, bots=bots)
    for _ in range(2):
        for seat in range(players):
            if seat not in bots:
                await table.finish_turn(seat)
        await table.bots_done()
    return table


async def last_point(table: Sitting) -> int:
    return (await table.loaded()).table.take_back_points()[-1]


@in_a_room
async def test_play_is_taken_up_again_when_all_agree(room: Room) -> None:
    table = await room.table()
    before = (await table.shown())["view"]
    await table.finish_turn(0)
    await table.finish_turn(1)
    first = (await table.loaded()).table.take_back_points()[0]
    await table.propose(0, "take_back", first)
    await table.answer(1, True)
    assert (await table.shown())["view"] == before


@in_a_room
async def test_a_take_back_is_appended(room: Room) -> None:
    table = await after_two_rounds(room)
    before = await table.events()
    await table.propose(0, "take_back", await last_point(table))
    await table.answer(1, True)
    after = await table.events()
    assert after[: len(before)] == before
    assert [event.kind for event in after[len(before) :]] == ["proposed", "answered", "take_back"]


@in_a_room
async def test_nothing_is_taken_back_before_all_agree(room: Room) -> None:
    table = await after_two_rounds(room, players=3)
    view = (await table.shown())["view"]
    await table.propose(0, "take_back", await last_point(table))
    await table.answer(1, True)
    assert (await table.shown())["view"] == view
    assert (await table.shown())["proposal"]["yes"] == [0, 1]


@in_a_room
async def test_one_who_refuses_refuses_for_all(room: Room) -> None:
    table = await after_two_rounds(room, players=3)
    view = (await table.shown())["view"]
    await table.propose(0, "take_back", await last_point(table))
    await table.answer(1, False)
    shown = await table.shown()
    assert (shown["view"], shown["proposal"]) == (view, None)
    assert (await refused(table.answer(2, True))).code == "nothing-proposed"


@in_a_room
async def test_the_one_who_proposed_may_withdraw(room: Room) -> None:
    table = await after_two_rounds(room)
    await table.propose(0, "take_back", await last_point(table))
    await table.answer(0, False)
    assert (await table.shown())["proposal"] is None


@in_a_room
async def test_bots_are_not_asked(room: Room) -> None:
    table = await after_two_rounds(room, bots=(1,))
    await table.propose(0, "take_back", await last_point(table))
    assert "take_back" in await table.kinds()
    await table.bots_done()
    assert (await table.shown())["status"] == "running"


@in_a_room
async def test_a_bot_cannot_answer(room: Room) -> None:
    table = await after_two_rounds(room, players=3, bots=(2,))
    await table.propose(0, "take_back", await last_point(table))
    assert (await refused(table.answer(2, False))).code == "bot-plays"


@in_a_room
async def test_one_who_has_resigned_is_not_asked(room: Room) -> None:
    table = await after_two_rounds(room, players=3)
    await table.resign(2)
    await table.bots_done()
    assert (await refused(table.propose(2, "cancel"))).code == "bot-plays"


@in_a_room
async def test_a_watcher_cannot_propose(room: Room) -> None:
    table = await after_two_rounds(room)
    assert (await refused(table.propose(-1, "cancel"))).code == "bad-seat"


@in_a_room
async def test_a_proposal_that_waited_for_one_who_resigns_is_decided(room: Room) -> None:
    table = await after_two_rounds(room, players=3)
    await table.propose(0, "cancel")
    await table.answer(1, True)
    await table.resign(2)
    assert (await table.shown())["status"] == "cancelled"


@in_a_room
async def test_agreeing_twice_counts_once(room: Room) -> None:
    table = await after_two_rounds(room, players=3)
    await table.propose(0, "cancel")
    assert (await refused(table.answer(0, True))).code == "already-answered"


@in_a_room
async def test_one_proposal_at_a_time(room: Room) -> None:
    table = await after_two_rounds(room)
    await table.propose(0, "cancel")
    assert (await refused(table.propose(1, "cancel"))).code == "already-proposed"


@in_a_room
async def test_only_the_end_of_a_turn_can_be_returned_to(room: Room) -> None:
    table = await after_two_rounds(room)
    number = (await table.shown())["number"]
    for to in (-1, 0, number, number + 1):
        assert (await refused(table.propose(0, "take_back", to))).code == "bad-take-back"


@in_a_room
async def test_nothing_else_can_be_proposed(room: Room) -> None:
    table = await after_two_rounds(room)
    assert (await refused(table.propose(0, "a cup of tea"))).code == "bad-proposal"


@in_a_room
async def test_a_take_back_survives_a_restart(room: Room) -> None:
    table = await after_two_rounds(room)
    await table.propose(0, "take_back", await last_point(table))
    await table.answer(1, True)
    before = await table.shown(0)
    room.restart()
    assert await table.shown(0) == before


@in_a_room
async def test_a_proposal_survives_a_restart(room: Room) -> None:
    table = await after_two_rounds(room)
    await table.propose(0, "take_back", await last_point(table))
    room.restart()
    await table.answer(1, True)
    assert (await table.kinds())[-1] == "take_back"


@in_a_room
async def test_trials_end_with_a_take_back(room: Room) -> None:
    table = await room.table(NAME)
    await table.finish_turn(0)
    await table.choose(1, WALK)
    first = (await table.loaded()).table.take_back_points()[0]
    await table.propose(0, "take_back", first)
    await table.answer(1, True)
    assert await room.store.trials(table.name) == []
    assert (await table.shown(1))["trial"]["chosen"] == []


@in_a_room
async def test_play_goes_on_to_the_end_after_a_take_back(room: Room) -> None:
    table = await after_two_rounds(room)
    await table.propose(1, "take_back", await last_point(table))
    await table.answer(0, True)
    await table.finish()
    room.restart()
    assert (await table.shown())["status"] == "over"


@in_a_room
async def test_play_is_taken_back_so_often_and_no_more(room: Room) -> None:
    """Each time the game is played again when the table is loaded, so there is an end to it."""
    table = await after_two_rounds(room, bots=(1,))
    loaded = await table.loaded()
    loaded.table.take_backs = MOST_TAKE_BACKS - 1
    await table.propose(0, "take_back", await last_point(table))
    await table.finish_turn(0)
    assert (await refused(table.propose(0, "take_back", await last_point(table)))).code == "too-many-take-backs"
    await table.propose(0, "cancel")
    assert (await table.shown())["status"] == "cancelled"


@in_a_room
async def test_what_was_taken_back_is_counted_after_a_restart(room: Room) -> None:
    table = await after_two_rounds(room, bots=(1,))
    await table.propose(0, "take_back", await last_point(table))
    room.restart()
    assert (await table.loaded()).table.take_backs == 1
