"""Bots at tables: how long they may think, how they are hurried, and that they play on without people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bogwood.host.bot_turns import AWAKE
from bogwood.host.bots import BotPool
from bogwood.host.fair import FairQueue
from bogwood.host.host import goes_on
from bogwood.host.loaded import Hurry
from bogwood.kernel import position

from .ponderers import PATIENCE, open_game
from .room import Room, Sitting, in_a_room

TABLES = 6
THINKING = 0.6


@asynccontextmanager
async def a_pool(thinking: float, limit: float = PATIENCE) -> AsyncIterator[BotPool]:
    """One worker process, started."""
    pool = BotPool(open_game, 1, thinking, limit)
    pool.warm()
    try:
        await pool.play(a_position(), 0, "random", "first", Hurry())
        yield pool
    finally:
        pool.close()


def a_position(seed: str = "pond") -> dict[str, Any]:
    game = open_game("feya", 2, {}, "")
    return position.write(game, game.new(seed))


async def timed(pool: BotPool, kind: str, hurry: Hurry) -> tuple[float, list[int] | None]:
    began = time.monotonic()
    chosen = await pool.play(a_position(), 0, kind, "pond", hurry)
    return time.monotonic() - began, chosen


def test_tables_that_ask_at_once_share_the_time_for_thinking() -> None:
    """On one worker and a busy core nobody waits for more than the time for thinking and a second."""

    async def ask() -> list[tuple[float, list[int] | None]]:
        async with a_pool(THINKING) as pool:
            return await asyncio.gather(*[timed(pool, "ponderer", Hurry()) for _ in range(TABLES)])

    answers = asyncio.run(ask())
    assert all(chosen for _, chosen in answers)
    assert max(waited for waited, _ in answers) < THINKING + 1


def test_who_waits_longest_comes_first() -> None:
    """A table whose bots play one turn after the other does not keep the next table from its turn."""

    async def ask() -> list[str]:
        order: list[str] = []

        async def turns(name: str, number: int) -> None:
            for _ in range(number):
                await pool.play(a_position(), 0, "random", name, Hurry())
                order.append(name)

        async with a_pool(THINKING) as pool:
            await asyncio.gather(turns("many", 4), turns("one", 1))
        return order

    assert asyncio.run(ask()).index("one") == 1


def test_a_bot_alone_thinks_for_its_time() -> None:
    async def ask() -> tuple[float, list[int] | None]:
        async with a_pool(THINKING) as pool:
            return await timed(pool, "ponderer", Hurry())

    waited, chosen = asyncio.run(ask())
    assert chosen
    assert THINKING <= waited < THINKING + 1


def test_hurry_ends_the_thinking_of_one_table_at_once() -> None:
    async def ask() -> tuple[float, float]:
        async with a_pool(PATIENCE) as pool:
            first, second = Hurry(), Hurry()
            thinks = asyncio.create_task(timed(pool, "ponderer", first))
            waits = asyncio.create_task(timed(pool, "ponderer", second))
            await asyncio.sleep(0.1)
            second.ask()
            await asyncio.sleep(0.1)
            assert not thinks.done()
            first.ask()
            return (await thinks)[0], (await waits)[0]

    assert max(asyncio.run(ask())) < PATIENCE / 3


def test_who_comes_later_does_not_undo_a_hurry() -> None:
    async def ask() -> list[int] | None:
        async with a_pool(PATIENCE) as pool:
            hurry = Hurry()
            hurry.ask()
            thinks = asyncio.create_task(timed(pool, "ponderer", hurry))
            await asyncio.sleep(0)
            late = asyncio.create_task(timed(pool, "ponderer", hurry))
            async with asyncio.timeout(PATIENCE / 3):
                await late
                return (await thinks)[1]

    assert asyncio.run(ask())


def test_a_bot_that_hears_nothing_is_ended_and_the_next_one_plays() -> None:
    async def ask() -> tuple[list[int] | None, list[int] | None]:
        async with a_pool(0.1, limit=1.0) as pool:
            deaf = await pool.play(a_position(), 0, "deaf", "pond", Hurry())
            pool._limit = PATIENCE
            return deaf, await pool.play(a_position(), 0, "random", "pond", Hurry())

    deaf, after = asyncio.run(ask())
    assert deaf is None
    assert after


def test_shares_take_turns_however_much_one_asks_for() -> None:
    async def ask() -> list[str]:
        order: list[str] = []

        async def turn(share: str) -> None:
            await pool.play(a_position(), 0, "random", share, Hurry(), share)
            order.append(share)

        async with a_pool(THINKING) as pool:
            flood = [asyncio.ensure_future(turn("flood")) for _ in range(12)]
            await asyncio.sleep(0)
            await asyncio.gather(turn("other"), turn("third"), *flood)
        return order

    order = asyncio.run(ask())
    assert max(order.index("other"), order.index("third")) <= 3


def test_many_bots_of_one_share_leave_others_their_time_for_thinking() -> None:
    async def ask() -> float:
        async with a_pool(THINKING) as pool:
            flood = [
                asyncio.ensure_future(pool.play(a_position(), 0, "random", "x", Hurry(), "flood")) for _ in range(30)
            ]
            await asyncio.sleep(0)
            worker = pool._workers[0]
            worker.asked = worker.began = 0.0
            end = pool._end_for(worker)
            await asyncio.gather(*flood)
            return end

    assert asyncio.run(ask()) == THINKING / 2


def test_whoever_stops_waiting_leaves_the_queue() -> None:
    async def ask() -> None:
        queue = FairQueue([1])
        thing = await queue.take("a")
        waiting = [asyncio.ensure_future(queue.take("b")) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert queue.shares_waiting == 1
        queue.give_back(thing)
        assert await waiting[1] == 1
        late = asyncio.ensure_future(queue.take("c"))
        await asyncio.sleep(0)
        queue.give_back(1)
        # It was given the thing in the moment in which it gave up.
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        assert not queue.is_empty

    asyncio.run(ask())


# At a table


@in_a_room
async def test_a_table_without_people_sleeps_until_somebody_looks(room: Room) -> None:
    play = room.bots.play

    async def slow(document: Any, seat: int, kind: str, seed: str, hurry: Hurry, share: str = "") -> list[int] | None:
        room.clock.pass_by(AWAKE)
        return await play(document, seat, kind, seed, hurry)

    room.bots.play = slow  # type: ignore[method-assign]
    table = await room.table("feya", bots=(0, 1))
    loaded = room.host.tables.loaded[table.name]
    await loaded.bot_task  # type: ignore[misc]
    number = loaded.table.number
    assert loaded.table.status == "running"
    await room.host.wake()
    assert loaded.bot_task is not None
    assert loaded.bot_task.done()
    # Looking once is enough for a while; whoever stays sees it to its end.
    await table.loaded()
    await loaded.bot_task
    assert loaded.table.number > number
    await table.ear()
    await table.bots_done()
    assert loaded.table.status == "over"


@in_a_room
async def test_a_table_where_bots_play_for_all_people_sleeps_too(room: Room) -> None:
    play = room.bots.play

    async def slow(document: Any, seat: int, kind: str, seed: str, hurry: Hurry, share: str = "") -> list[int] | None:
        room.clock.pass_by(AWAKE)
        return await play(document, seat, kind, seed, hurry)

    room.bots.play = slow  # type: ignore[method-assign]
    table = await room.table("feya", bots=(1,))
    loaded = room.host.tables.loaded[table.name]
    await room.host.step(loaded, lambda at: at.stand_in(0))
    await loaded.bot_task  # type: ignore[misc]
    assert loaded.table.status == "running"
    assert not goes_on(loaded.table.summary())
    # Whoever comes back plays on.
    await room.host.step(loaded, lambda at: at.come_back(0))
    await table.bots_done()
    assert loaded.table.to_act() == [0]


@in_a_room
async def test_a_hurry_lasts_until_people_have_to_act(room: Room) -> None:
    hurried: list[bool] = []
    play = room.bots.play

    async def watched(
        document: Any, seat: int, kind: str, seed: str, hurry: Hurry, share: str = ""
    ) -> list[int] | None:
        if not hurried:
            room.host.bots.hurry(await table.loaded())
        hurried.append(hurry.is_asked)
        return await play(document, seat, kind, seed, hurry)

    room.bots.play = watched  # type: ignore[method-assign]
    table = await room.table("feya", players=3, bots=(1, 2))
    await until_bots_have_played(table)
    assert len(hurried) > 1
    assert all(hurried)
    assert not (await table.loaded()).hurry.is_asked


@in_a_room
async def test_nobody_is_hurried_while_people_think(room: Room) -> None:
    table = await room.table(players=2, bots=(1,))
    loaded = await table.loaded()
    await table.bots_done()
    if 0 in loaded.table.to_act():
        room.host.bots.hurry(loaded)
    assert not loaded.hurry.is_asked


async def until_bots_have_played(table: Sitting) -> None:
    """People choose the first option until the bots had a turn."""
    while not table.room.bots.asked:
        await table.finish_turn(0)
        await table.bots_done()


@in_a_room
async def test_bots_play_on_when_all_people_have_passed(room: Room) -> None:
    """The person of this swamp passes as soon as that is possible; the bots end the round without it."""
    table = await room.table("feya", players=3, bots=(1, 2))
    await table.bots_done()
    while (shown := await table.shown(0))["round"] < 2:
        view: Any = shown["view"]
        assert shown["to_act"] == [0]
        assert not view["seats"][0]["passed"]
        passing = (await table.loaded()).table.opened().catalogue.parse("pass")
        await table.choose(0, passing if passing in await table.options(0) else None)
        if (await table.shown(0)).get("trial", {}).get("can_commit"):
            await table.commit(0)
        await table.bots_done()
    turns = [event.body["seat"] for event in await table.events() if event.kind == "turn"]
    assert turns.count(1) > turns.count(0) or turns.count(2) > turns.count(0)
