"""What was meant for another moment, another seat or another table is refused by a code, and nothing is stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bogwood.host.plan import Plan, SeatPlan
from bogwood.kernel.refusal import Refusal

from .lanterns import NAME, WALK
from .room import Room, Sitting, in_a_room, refused

Mistake = Callable[[Sitting], Awaitable[None]]


async def a_stale_number(table: Sitting) -> None:
    await table.choose(0, at=[1, 0])


async def a_number_to_come(table: Sitting) -> None:
    await table.choose(0, at=[99, 0])


async def a_wrong_step(table: Sitting) -> None:
    number, step = await table.at(0)
    await table.choose(0, at=[number, step + 1])


async def no_moment_at_all(table: Sitting) -> None:
    await table.host.chooser.choose(await table.loaded(), 0, (await table.options(0))[0], [])


async def a_seat_that_is_not_there(table: Sitting) -> None:
    await table.choose(7, 1, await table.at(0))


async def a_watcher_who_plays(table: Sitting) -> None:
    await table.choose(-1, 1)


async def a_seat_that_has_played(table: Sitting) -> None:
    await table.choose(1, 1)


async def a_commit_out_of_turn(table: Sitting) -> None:
    await table.commit(1)


async def an_undo_out_of_turn(table: Sitting) -> None:
    await table.undo(1)


async def a_card_of_another(table: Sitting) -> None:
    game, state = (await table.loaded()).table.playing()
    hand = game.view(state, 0)["hand"]
    await table.choose(0, next(card for card in range(1, 13) if card not in hand))  # type: ignore[operator]


async def an_option_that_does_not_exist(table: Sitting) -> None:
    await table.choose(0, 10**9)


async def a_negative_option(table: Sitting) -> None:
    await table.choose(0, -1)


async def a_redo_of_nothing(table: Sitting) -> None:
    await table.redo(0)


async def an_answer_to_nothing(table: Sitting) -> None:
    await table.answer(0, True)


MISTAKES: list[tuple[Mistake, str]] = [
    (a_stale_number, "stale"),
    (a_number_to_come, "stale"),
    (a_wrong_step, "stale"),
    (no_moment_at_all, "stale"),
    (a_seat_that_is_not_there, "not-your-turn"),
    (a_watcher_who_plays, "not-your-turn"),
    (a_seat_that_has_played, "not-your-turn"),
    (a_commit_out_of_turn, "not-your-turn"),
    (an_undo_out_of_turn, "not-your-turn"),
    (a_card_of_another, "not-in-hand"),
    (an_option_that_does_not_exist, "no-such-option"),
    (a_negative_option, "no-such-option"),
    (a_redo_of_nothing, "nothing-to-redo"),
    (an_answer_to_nothing, "nothing-proposed"),
]


@pytest.mark.parametrize(("mistake", "code"), MISTAKES, ids=[mistake.__name__ for mistake, _ in MISTAKES])
def test_a_mistake_is_refused_and_nothing_stored(mistake: Mistake, code: str) -> None:
    @in_a_room
    async def scenario(room: Room) -> None:
        table = await room.table()
        await table.finish_turn(1)
        before = (room.memory.writes, await table.events(), await table.shown(0))
        assert (await refused(mistake(table))).code == code
        assert (room.memory.writes, await table.events(), await table.shown(0)) == before

    scenario()


@in_a_room
async def test_a_repeated_choice_is_refused(room: Room) -> None:
    table = await room.table(NAME)
    at = await table.at(0)
    await table.choose(0, WALK, at)
    assert (await refused(table.choose(0, WALK, at))).code == "stale"


@in_a_room
async def test_a_repeated_commit_is_refused(room: Room) -> None:
    table = await room.table(players=3)
    await table.choose(0)
    at = await table.at(0)
    await table.commit(0, at)
    assert (await refused(table.commit(0, at))).code == "not-your-turn"
    assert (await table.kinds()).count("turn") == 1


@in_a_room
async def test_an_undo_that_comes_twice_is_refused_though_the_trial_is_as_long_again(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    at = await table.at(0)
    await table.undo(0, at)
    await table.choose(0, WALK)
    assert (await refused(table.undo(0, at))).code == "stale"


@in_a_room
async def test_a_choice_for_the_moment_before_a_restart_is_refused_once_it_is_stored(room: Room) -> None:
    table = await room.table(NAME)
    at = await table.at(0)
    await table.choose(0, WALK, at)
    room.restart()
    assert (await refused(table.choose(0, WALK, at))).code == "stale"


@in_a_room
async def test_a_table_that_does_not_exist_is_refused(room: Room) -> None:
    assert (await refused(room.host.get("nowhere"))).code == "unknown-table"


@in_a_room
async def test_a_table_with_seats_to_fill_cannot_be_played(room: Room) -> None:
    name, _ = await room.host.create(Plan("reeds", 2, [SeatPlan(), SeatPlan()]), {0: "somebody"}, {})
    table = Sitting(room, name)
    assert (await refused(table.choose(0, 1, [2, 0]))).code == "not-running"
    assert "view" not in await table.shown(0)


PLANS = [
    (Plan("chess", 2, [SeatPlan(), SeatPlan()]), {}, "unknown-game"),
    (Plan("reeds", 9, [SeatPlan()] * 9), {}, "bad-players"),
    (Plan("reeds", 2, [SeatPlan()]), {}, "bad-seats"),
    (Plan("reeds", 2, [SeatPlan(), SeatPlan()]), {5: "somebody"}, "bad-seat"),
    (Plan("reeds", 2, [SeatPlan(), SeatPlan(bot="greedy")]), {1: "somebody"}, "bad-seat"),
    (Plan("reeds", 2, [SeatPlan(), SeatPlan()], {"best": "dearest"}), {}, "bad-option-value"),
]


@pytest.mark.parametrize(("plan", "holders", "code"), PLANS)
def test_a_table_that_cannot_be_is_refused(plan: Plan, holders: dict[int, str], code: str) -> None:
    @in_a_room
    async def scenario(room: Room) -> None:
        with pytest.raises(Refusal, match=code):
            await room.host.create(plan, holders, {})
        assert room.memory.writes == 0

    scenario()


@in_a_room
async def test_a_finished_game_takes_no_choices(room: Room) -> None:
    table = await room.table()
    await table.finish()
    assert (await refused(table.choose(0, 1))).code == "not-running"


@in_a_room
async def test_the_seed_is_told_at_the_end_and_not_before(room: Room) -> None:
    table = await room.table(seed="the seed")
    ears = [await table.ear(seat) for seat in (0, 1, -1)]
    await table.finish()
    for ear in ears:
        assert [message.get("seed") for message in ear.heard[:-1]] == [None] * (len(ear.heard) - 1)
        assert ear.last["seed"] == "the seed"
