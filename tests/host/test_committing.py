"""A turn becomes an event when its owner says so, and only when it is complete; then everybody hears of it."""

from __future__ import annotations

import asyncio

import pytest

from bogwood.host.rights import Right
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Unwritable

from .lanterns import LOOK, NAME, WALK
from .memory import DiskFull
from .room import Ear, Room, in_a_room, refused


@in_a_room
async def test_a_turn_is_one_event(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    card = (await table.options(0))[0]
    await table.choose(0, card)
    await table.commit(0)
    assert (await table.events())[-1].body["chosen"] == [WALK, 22, card]


@in_a_room
async def test_an_unfinished_turn_cannot_be_committed(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    assert (await refused(table.commit(0))).code == "turn-not-complete"


@in_a_room
async def test_nothing_cannot_be_committed(room: Room) -> None:
    table = await room.table(NAME)
    assert (await refused(table.commit(0))).code == "turn-not-complete"


@in_a_room
async def test_everybody_hears_of_a_committed_turn(room: Room) -> None:
    table = await room.table()
    ears = [await table.ear(seat) for seat in (0, 1, -1)]
    await table.choose(0)
    await table.commit(0)
    numbers = {ear.last["number"] for ear in ears}
    assert numbers == {len(await table.events())}


@in_a_room
async def test_facts_are_told_to_those_they_are_for(room: Room) -> None:
    table = await room.table()
    ears = [await table.ear(seat) for seat in (0, 1, -1)]
    await table.finish_turn(0)
    kinds = [[fact[0] for fact in ear.last["facts"]] for ear in ears]
    assert kinds == [["chose", "sealed"], ["sealed"], ["sealed"]]


@in_a_room
async def test_news_name_the_events_they_come_from(room: Room) -> None:
    """Each entry says how many of the facts are its own; moves are told to the seat that made them."""
    table = await room.table()
    ears = [await table.ear(seat) for seat in (0, 1, -1)]
    assert all("log" not in ear.last for ear in ears)
    await table.finish_turn(0)
    logs = [ear.last["log"] for ear in ears]
    assert [[(one["number"], one["kind"], one["seat"], one["told"]) for one in log] for log in logs] == [
        [(len(await table.events()), "turn", 0, told)] for told in (2, 1, 1)
    ]
    assert [log[0]["moves"] is None for log in logs] == [False, True, True]


@in_a_room
async def test_one_who_commits_by_themselves_need_not_say_so(room: Room) -> None:
    table = await room.table(NAME)
    (await table.loaded()).auto_commit.add(0)
    await table.choose(0, WALK)
    kinds = await table.kinds()
    await table.choose(0)
    assert await table.kinds() == [*kinds, "turn"]


@in_a_room
async def test_one_who_commits_by_themselves_is_not_asked_what_has_one_answer(room: Room) -> None:
    table = await room.table()
    (await table.loaded()).auto_commit.add(0)
    for seat in (0, 1, 0):
        await table.choose(seat)
    await table.choose(1)
    assert (await table.shown())["to_act"] == [1], "the last card of the first seat is on the table"


@in_a_room
async def test_nobody_hears_of_a_turn_that_was_not_stored(room: Room) -> None:
    table = await room.table()
    await table.choose(0)
    ear = await table.ear(1)
    room.memory.fails_at = room.memory.writes + 1
    with pytest.raises(DiskFull):
        await table.commit(0)
    assert [message["type"] for message in ear.heard] == ["table", "moved"]


@in_a_room
async def test_after_a_failure_the_table_is_what_was_stored(room: Room) -> None:
    table = await room.table()
    await table.choose(0)
    before = await table.shown(1)
    room.memory.fails_at = room.memory.writes + 1
    with pytest.raises(DiskFull):
        await table.commit(0)
    room.memory.fails_at = None
    assert await table.shown(1) == before
    await table.commit(0)
    assert (await table.shown(1))["view"]["has_chosen"] == [True, False]


@in_a_room
async def test_a_turn_that_was_stored_although_the_store_failed_is_not_played_twice(room: Room) -> None:
    table = await room.table()
    await table.choose(0)
    at = await table.at(0)
    room.memory.fails_at, room.memory.fails_after_writing = room.memory.writes + 1, True
    with pytest.raises(DiskFull):
        await table.commit(0, at)
    room.memory.fails_at = None
    assert (await refused(table.commit(0, at))).code == "not-your-turn"
    assert (await table.kinds()).count("turn") == 1


@in_a_room
async def test_a_trial_that_was_not_stored_is_not_shown(room: Room) -> None:
    table = await room.table(NAME)
    room.memory.fails_at = room.memory.writes + 1
    with pytest.raises(DiskFull):
        await table.choose(0, WALK)
    room.memory.fails_at = None
    assert (await table.shown(0))["trial"]["chosen"] == []


@in_a_room
async def test_when_nothing_can_be_stored_nobody_is_sent_away(room: Room) -> None:
    table = await room.table()
    await table.choose(0)
    before, loaded = await table.shown(1), await table.loaded()
    ear = await table.ear(1)
    room.memory.fails_at, room.memory.failure = room.memory.writes + 1, Unwritable("full")
    with pytest.raises(Unwritable):
        await table.commit(0)
    assert [message["type"] for message in ear.heard] == ["table"]
    assert await table.loaded() is loaded
    assert await table.shown(1) == before
    room.memory.fails_at = None
    await table.commit(0)
    assert ear.last["view"]["has_chosen"] == [True, False]


@in_a_room
async def test_a_bot_plays_once_its_turn_can_be_stored(room: Room) -> None:
    room.host.bots.pause = 0
    table = await room.table(bots=[1])
    written = room.memory.writes
    room.memory.fails_at, room.memory.failure = written + 1, Unwritable("full")
    while room.memory.writes < written + 3:
        await asyncio.sleep(0)
    assert "turn" not in await table.kinds()
    room.memory.fails_at = None
    await table.bots_done()
    assert (await table.kinds()).count("turn") == 1


@in_a_room
async def test_whoever_waited_for_a_writer_that_failed_is_refused(room: Room) -> None:
    table = await room.table()
    loaded = await table.loaded()
    at = await table.at(0)
    room.host.tables.forget(loaded)
    refusal = await refused(room.host.chooser.choose(loaded, 0, (await table.options(0))[0], at))
    assert refusal.code == "stale"


@in_a_room
async def test_whoever_looks_at_a_table_that_was_put_away_is_sent_to_ask_again(room: Room) -> None:
    table = await room.table()
    loaded = await table.loaded()
    room.host.tables.forget(loaded)
    ear = Ear(Right(0, "person 0"))
    await room.host.listen(loaded, ear)
    assert [message["type"] for message in ear.heard] == ["moved"]


@in_a_room
async def test_a_table_is_written_to_by_one_process_only(room: Room) -> None:
    table = await room.table()
    other = room.new_host()
    there = await other.get(table.name)
    await table.finish_turn(0)
    with pytest.raises(Exception) as error:  # noqa: PT011
        await other.step(there, lambda one: one.propose(1, "cancel", 0))
    assert type(error.value).__name__ == "Conflict"
    assert (await table.kinds())[-1] == "turn"


@in_a_room
async def test_people_are_called_once_when_it_is_their_turn(room: Room) -> None:
    calls: list[list[int]] = []
    room.host.around.on_turn = lambda table, seats: calls.append(seats)
    table = await room.table()
    await table.finish_turn(0)
    await table.propose(0, "cancel")
    await table.answer(1, False)
    await table.finish_turn(1)
    assert calls == [[0, 1], [0]]


@in_a_room
async def test_a_table_keeps_the_edition_it_began_with(room: Room) -> None:
    table = await room.table()
    assert (await table.events())[0].body["plan"]["edition"] == "first"


@in_a_room
async def test_a_table_whose_rules_differ_is_set_aside_and_can_be_read(room: Room) -> None:
    table = await room.table()
    await table.finish_turn(0)
    drawer = room.memory.drawer(table.name)
    drawer.events[-1] = drawer.events[-1].replace(b'"digest":"', b'"digest":"x')
    room.restart()
    shown = await table.shown(0)
    assert (shown["status"], room.host.reader.failed_replays) == ("aside", 1)
    assert "digest-differs" in shown["reason"]
    assert (await refused(table.choose(0, 1, [shown["number"], 0]))).code == "table-aside"


@in_a_room
async def test_a_circle_of_forced_decisions_ends_as_a_refusal(room: Room) -> None:
    table = await room.table(NAME)
    game = (await table.loaded()).table.opened()

    def never_on(state: object, seat: int, option: int) -> None:
        """Tying the boat leads to tying the boat."""

    await table.choose(0, LOOK)
    await table.shown(1)
    original, game.apply = game.apply, never_on  # type: ignore[method-assign]
    (await table.loaded()).table.trials.clear()
    with pytest.raises(Refusal, match="step-limit"):
        (await table.loaded()).table.trial(0)
    game.apply = original  # type: ignore[method-assign]
