"""People go: they resign, cancel the table together, or let a bot play on and come back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bogwood.host.loaded import Hurry
from bogwood.kernel.refusal import Refusal
from tests.kernel.toy import of

from .lanterns import LOOK, NAME, TIE, WALK
from .room import Room, in_a_room, refused


@in_a_room
async def test_a_bot_plays_on_for_one_who_resigns(room: Room) -> None:
    table = await room.table()
    await table.resign(0)
    await table.bots_done()
    shown = await table.shown()
    assert (shown["chairs"][0]["resigned"], shown["chairs"][0]["stand_in"]) == (True, "greedy")
    assert room.bots.asked == [(0, "greedy")]


@in_a_room
async def test_one_who_resigned_does_not_come_back(room: Room) -> None:
    table = await room.table()
    await table.resign(0)
    assert (await refused(table.come_back(0))).code == "no-stand-in"


@in_a_room
async def test_nobody_resigns_twice(room: Room) -> None:
    table = await room.table()
    await table.resign(0)
    assert (await refused(table.resign(0))).code == "already-resigned"


@in_a_room
async def test_a_bot_does_not_resign(room: Room) -> None:
    table = await room.table(bots=(1,))
    assert (await refused(table.resign(1))).code == "bot-plays"


@in_a_room
async def test_a_watcher_does_not_resign_for_anybody(room: Room) -> None:
    table = await room.table()
    assert (await refused(table.resign(-1))).code == "bad-seat"


@in_a_room
async def test_with_nobody_left_the_table_is_cancelled(room: Room) -> None:
    table = await room.table(players=3, bots=(2,))
    await table.resign(0)
    await table.resign(1)
    assert (await table.shown())["status"] == "cancelled"


@in_a_room
async def test_a_table_is_cancelled_when_all_people_agree(room: Room) -> None:
    table = await room.table(players=3)
    await table.propose(2, "cancel")
    await table.answer(0, True)
    assert (await table.shown())["status"] == "running"
    await table.answer(1, True)
    assert (await table.shown())["status"] == "cancelled"


@in_a_room
async def test_nothing_happens_at_a_cancelled_table(room: Room) -> None:
    table = await room.table(bots=(1,))
    await table.propose(0, "cancel")
    assert (await refused(table.choose(0, 1, [9, 0]))).code == "not-running"


@in_a_room
async def test_a_bot_stands_in_and_hands_the_seat_back(room: Room) -> None:
    table = await room.table()
    await table.stand_in(0)
    await table.bots_done()
    assert (await table.shown())["to_act"] == [1]
    await table.come_back(0)
    await table.finish_turn(1)
    await table.choose(0)
    assert (await table.shown(0))["trial"]["can_commit"]


@in_a_room
async def test_a_bot_that_plays_one_turn_hands_the_seat_back_by_itself(room: Room) -> None:
    table = await room.table()
    await table.choose(0)
    await table.stand_in(0, once=True)
    await table.bots_done()
    shown = await table.shown(0)
    assert (shown["to_act"], shown["chairs"][0]["stand_in"], shown["chairs"][0]["once"]) == ([1], "", False)
    assert (await table.kinds())[-2:] == ["stood_in", "turn"]
    room.restart()
    assert (await table.shown(0))["chairs"] == shown["chairs"]
    await table.finish_turn(1)
    await table.choose(0)


@in_a_room
async def test_no_bot_plays_one_turn_of_a_seat_that_need_not_act(room: Room) -> None:
    table = await room.table()
    await table.finish_turn(0)
    assert (await refused(table.stand_in(0, once=True))).code == "not-your-turn"


@in_a_room
async def test_a_bot_for_a_person_keeps_its_pace_while_somebody_looks_on(room: Room) -> None:
    room.host.bots.stand_in_pace = 120
    table = await room.table(bots=(1,))
    await table.bots_done()
    await table.ear(0)
    loop = asyncio.get_running_loop()
    began = loop.time()
    await table.stand_in(0)
    await table.bots_done()
    turns = [event for event in await table.events() if event.kind == "turn" and event.body["seat"] == 0]
    assert (await table.shown())["status"] == "over"
    assert loop.time() - began >= (len(turns) - 1) * 0.12


@in_a_room
async def test_nobody_waits_for_a_bot_when_nobody_looks_on_or_somebody_is_in_a_hurry(room: Room) -> None:
    room.host.bots.stand_in_pace = 1_000_000
    unseen = await room.table(bots=(1,))
    await unseen.stand_in(0)
    await unseen.bots_done()
    assert (await unseen.shown())["status"] == "over"
    seen = await room.table(bots=(1,))
    await seen.ear(0)
    await seen.stand_in(0)
    while (await seen.shown())["status"] == "running":
        room.host.bots.hurry(await seen.loaded())
        await asyncio.sleep(0)


@in_a_room
async def test_while_a_bot_stands_in_the_person_cannot_play(room: Room) -> None:
    table = await room.table()
    loaded = await table.loaded()
    loaded.table.chairs[0].stand_in = "greedy"
    number = (await table.shown(0))["number"]
    assert (await refused(table.choose(0, 1, [number, 0]))).code == "bot-plays"


@in_a_room
async def test_a_seat_is_not_handed_back_that_was_never_given(room: Room) -> None:
    table = await room.table()
    assert (await refused(table.come_back(0))).code == "no-stand-in"


@in_a_room
async def test_no_second_bot_stands_in(room: Room) -> None:
    table = await room.table()
    await table.stand_in(0)
    assert (await refused(table.stand_in(0))).code == "bot-plays"


@in_a_room
async def test_who_plays_survives_a_restart(room: Room) -> None:
    table = await room.table(players=3)
    await table.stand_in(0)
    await table.resign(1)
    await table.bots_done()
    before = (await table.shown())["chairs"]
    room.restart()
    assert (await table.shown())["chairs"] == before


@in_a_room
async def test_a_bot_that_had_to_play_when_the_process_died_plays_after_it(room: Room) -> None:
    table = await room.table(bots=(1,))
    await room.host.close()
    room.restart()
    await table.bots_done()
    assert (await table.shown())["to_act"] == [0]


@in_a_room
async def test_a_bot_knows_no_more_than_its_seat(room: Room) -> None:
    table = await room.table(bots=(1,), seed="secret")
    await table.bots_done()
    game = (await table.loaded()).table.opened()
    given, real = (of(state) for state in (game.from_position(room.bots.given[0]["state"]), game.new("secret")))
    assert given.hands[1] == real.hands[1]
    assert given.hands[0] != real.hands[0]
    assert (given.key0, given.key1) != (real.key0, real.key1)


@in_a_room
async def test_a_turn_of_a_bot_is_cut_off_where_something_is_revealed(room: Room) -> None:
    table = (await (await room.table(NAME)).loaded()).table
    table.chairs[0].stand_in = "greedy"
    card = table.opened().view(table.playing()[1], 0)["hand"][0]  # type: ignore[index]
    (walking,) = table.bot_turn(0, [WALK, TIE, card])
    (looking,) = table.bot_turn(0, [LOOK, TIE, card])
    assert (walking[1]["chosen"], looking[1]["chosen"]) == ([WALK, TIE, card], [LOOK])


@in_a_room
async def test_nobody_plays_as_a_bot_for_a_person(room: Room) -> None:
    table = (await (await room.table(NAME)).loaded()).table
    with pytest.raises(Refusal, match="not-a-bot"):
        table.bot_turn(0, [WALK])


@in_a_room
async def test_a_table_where_a_bot_has_to_play_is_woken(room: Room) -> None:
    table = await room.table(bots=(1,))
    await room.host.close()
    room.restart()
    await room.host.wake()
    await table.bots_done()
    assert (await table.shown())["to_act"] == [0]


@in_a_room
async def test_a_bot_that_fails_is_replaced_by_chance(room: Room) -> None:
    async def failing(
        document: dict[str, Any], seat: int, kind: str, seed: str, hurry: Hurry, share: str = ""
    ) -> list[int] | None:
        raise ValueError("a mistake in the bot")

    room.bots.play = failing  # type: ignore[method-assign]
    table = await room.table(bots=(1,))
    await table.bots_done()
    assert (await table.shown())["to_act"] == [0]


@in_a_room
async def test_a_bot_that_does_not_answer_is_replaced_by_chance(room: Room) -> None:
    for answer in (None, [], [99], [-1, 3]):

        async def odd(
            document: dict[str, Any],
            seat: int,
            kind: str,
            seed: str,
            hurry: Hurry,
            share: str = "",
            answer: list[int] | None = answer,
        ) -> list[int] | None:
            return answer

        room.bots.play = odd  # type: ignore[method-assign]
        table = await room.table(bots=(1,))
        await table.bots_done()
        last = (await table.events())[-1]
        assert (last.kind, len(last.body["chosen"])) == ("turn", 1)


@in_a_room
async def test_a_game_of_people_and_bots_comes_to_its_end(room: Room) -> None:
    table = await room.table(players=3, bots=(1, 2))
    while (shown := await table.shown())["status"] == "running":
        await table.bots_done()
        if 0 in (await table.shown())["to_act"]:
            await table.finish_turn(0)
    assert shown["winners"]
