"""Time to think: none, live or days; and what happens when it is up."""

from __future__ import annotations

import pytest

from bogwood.host.pace import DAY, SECOND, Clocks, Pace
from bogwood.host.timing import NOTED
from bogwood.host.watch import Watch
from bogwood.kernel.refusal import Refusal

from .room import NO_PACE, Room, in_a_room

LIVE = Pace("live", bank=60 * SECOND, increment=10 * SECOND)
SLOW = Pace("days", days=2)


@in_a_room
async def test_without_a_clock_there_is_all_the_time_of_the_world(room: Room) -> None:
    table = await room.table()
    room.clock.pass_by(1000 * DAY)
    await room.host.tick()
    assert (await table.shown())["clocks"] is None
    assert (await table.kinds())[-1] == "started"


@in_a_room
async def test_a_live_clock_runs_for_those_who_have_to_act(room: Room) -> None:
    table = await room.table(pace=LIVE)
    room.clock.pass_by(7 * SECOND)
    assert (await table.shown())["clocks"] == [53 * SECOND, 53 * SECOND]


@in_a_room
async def test_a_turn_stops_the_clock_and_brings_the_increment(room: Room) -> None:
    table = await room.table(pace=LIVE)
    room.clock.pass_by(7 * SECOND)
    await table.finish_turn(0)
    room.clock.pass_by(5 * SECOND)
    assert (await table.shown())["clocks"] == [63 * SECOND, 48 * SECOND]


@in_a_room
async def test_the_increment_comes_also_when_the_next_turn_begins_at_once(room: Room) -> None:
    table = await room.table(pace=LIVE)
    await table.finish_turn(0)
    room.clock.pass_by(7 * SECOND)
    await table.finish_turn(1)
    assert (await table.shown())["clocks"] == [70 * SECOND, 63 * SECOND]


@in_a_room
async def test_trying_out_neither_stops_nor_resets_a_clock(room: Room) -> None:
    table = await room.table(pace=LIVE)
    room.clock.pass_by(7 * SECOND)
    await table.choose(0)
    await table.undo(0)
    assert (await table.shown())["clocks"][0] == 53 * SECOND


@in_a_room
async def test_a_bot_plays_on_when_time_is_up(room: Room) -> None:
    table = await room.table(pace=LIVE)
    await table.finish_turn(1)
    room.clock.pass_by(60 * SECOND)
    await room.host.tick()
    await table.bots_done()
    assert (await table.shown())["chairs"][0]["stand_in"] == "greedy"
    assert "stood_in" in await table.kinds()


@in_a_room
async def test_nothing_happens_a_moment_before_time_is_up(room: Room) -> None:
    table = await room.table(pace=LIVE)
    room.clock.pass_by(60 * SECOND - 1)
    await room.host.tick()
    assert (await table.kinds())[-1] == "started"


@in_a_room
async def test_a_seat_resigns_when_time_is_up_where_that_was_chosen(room: Room) -> None:
    table = await room.table(pace=Pace("live", 60 * SECOND, 0, on_timeout="resign"))
    await table.finish_turn(1)
    room.clock.pass_by(61 * SECOND)
    await room.host.tick()
    assert (await table.shown())["chairs"][0]["resigned"]


@in_a_room
async def test_a_table_where_all_run_out_of_time_at_once_is_cancelled(room: Room) -> None:
    table = await room.table(pace=Pace("live", 60 * SECOND, 0, on_timeout="resign"))
    room.clock.pass_by(61 * SECOND)
    await room.host.tick()
    assert (await table.kinds())[-3:] == ["resigned", "resigned", "cancelled"]


@in_a_room
async def test_bots_have_no_clock(room: Room) -> None:
    table = await room.table(pace=LIVE, bots=(1,))
    await table.bots_done()
    room.clock.pass_by(5 * SECOND)
    assert (await table.shown())["clocks"] == [55 * SECOND, 60 * SECOND]


@in_a_room
async def test_days_begin_anew_with_every_turn(room: Room) -> None:
    table = await room.table(pace=SLOW)
    await table.finish_turn(0)
    room.clock.pass_by(DAY)
    await table.finish_turn(1)
    assert (await table.shown())["clocks"] == [2 * DAY, 2 * DAY]


@in_a_room
async def test_days_run_out(room: Room) -> None:
    table = await room.table(pace=SLOW)
    await table.finish_turn(0)
    room.clock.pass_by(2 * DAY)
    await room.host.tick()
    await table.bots_done()
    assert (await table.shown())["chairs"][1]["stand_in"] == "greedy"


@pytest.mark.parametrize("pace", [LIVE, SLOW])
def test_clocks_survive_a_restart(pace: Pace) -> None:
    @in_a_room
    async def scenario(room: Room) -> None:
        table = await room.table(pace=pace)
        room.clock.pass_by(3 * SECOND)
        await table.finish_turn(0)
        room.clock.pass_by(4 * SECOND)
        before = (await table.shown())["clocks"]
        await room.host.close()
        room.restart()
        assert (await table.shown())["clocks"] == before

    scenario()


@pytest.mark.parametrize("is_killed", [False, True])
@pytest.mark.parametrize("pace", [LIVE, SLOW, Pace("live", 60 * SECOND, 0, on_timeout="resign")])
def test_nobody_pays_for_the_absence_of_the_server(pace: Pace, is_killed: bool) -> None:
    @in_a_room
    async def scenario(room: Room) -> None:
        table = await room.table(pace=pace)
        room.clock.pass_by(3 * SECOND)
        await table.finish_turn(0)
        for _ in range(40):
            room.clock.pass_by(SECOND)
            await room.host.tick()
        before = (await table.shown())["clocks"]
        if not is_killed:
            await room.host.close()
        room.restart()
        room.clock.pass_by(100 * DAY)
        await room.host.wake()
        await room.host.tick()
        after = (await table.shown())["clocks"]
        least = 0 if not is_killed else (NOTED if pace.kind == "live" else 600 * SECOND)
        assert all(0 <= now - then <= least for now, then in zip(after, before, strict=True))
        assert not {"stood_in", "resigned"} & set(await table.kinds())
        # Nor later, when the turn is a matter of the past.
        room.clock.pass_by(SECOND)
        await table.finish_turn(1)
        after = (await table.shown())["clocks"]
        room.restart()
        assert (await table.shown())["clocks"] == after

    scenario()


@pytest.mark.parametrize("jump", [-DAY, -SECOND, SECOND, 400 * DAY])
def test_a_clock_that_is_put_right_costs_nobody_anything(jump: int) -> None:
    @in_a_room
    async def scenario(room: Room) -> None:
        table = await room.table(pace=LIVE)
        room.clock.pass_by(7 * SECOND)
        room.clock.jump(jump)
        await room.host.tick()
        assert (await table.shown())["clocks"] == [53 * SECOND, 53 * SECOND]
        await table.finish_turn(0)
        room.clock.pass_by(5 * SECOND)
        room.clock.jump(-jump)
        await table.finish_turn(1)
        expected = [70 * SECOND - 7 * SECOND, 70 * SECOND - 12 * SECOND]
        assert (await table.shown())["clocks"] == expected
        room.restart()
        assert (await table.shown())["clocks"] == expected

    scenario()


@pytest.mark.parametrize("ahead", [3600 * SECOND, -3600 * SECOND])
def test_processes_whose_clocks_differ_take_nothing_from_anybody(ahead: int) -> None:
    @in_a_room
    async def played(room: Room) -> None:
        room.host = room.new_host("one")
        table = await room.table(pace=LIVE)
        for owner, jump in (("other", ahead), ("one", -ahead)):
            room.clock.pass_by(7 * SECOND)
            await room.host.tick()
            before = (await table.shown())["clocks"]
            # The owner dies, and the lease runs out.
            room.memory.drawer(table.name).owner = ""
            room.clock.pass_by(20 * SECOND)
            room.clock.jump(jump)
            room.host = room.new_host(owner)
            await room.host.tick()
            assert (await table.shown())["clocks"] == before
            await table.finish_turn((await table.shown())["to_act"][0])
        assert min((await table.shown())["clocks"]) >= 46 * SECOND

    played()


@in_a_room
async def test_a_table_that_is_restored_costs_nobody_anything(room: Room) -> None:
    table = await room.table(pace=LIVE)
    await table.finish_turn(0)
    room.restart()
    room.clock.jump(3600 * SECOND)
    room.memory.damage[table.name] = len(room.memory.drawer(table.name).events)
    assert (await table.shown())["clocks"] == [60 * SECOND, 60 * SECOND]
    assert (await table.kinds())[-1] == "restored"
    room.restart()
    assert (await table.shown())["clocks"] == [60 * SECOND, 60 * SECOND]


@in_a_room
async def test_time_in_which_nothing_can_be_stored_is_nobodys(room: Room) -> None:
    table = await room.table(pace=LIVE)
    room.clock.pass_by(6 * SECOND)
    await room.host.tick()
    room.memory.fails_at = 0
    for _ in range(200):
        room.clock.pass_by(SECOND)
        await room.host.tick()
    room.memory.fails_at = None
    assert min((await table.shown())["clocks"]) >= 54 * SECOND - NOTED
    for _ in range(20):
        room.clock.pass_by(SECOND)
        await room.host.tick()
    assert 30 * SECOND <= min((await table.shown())["clocks"]) <= 40 * SECOND


def test_a_watch_stands_while_the_machine_does() -> None:
    at = [1000]
    watch = Watch(lambda: at[0])
    start = watch()
    for _ in range(5):
        at[0] += SECOND
        assert watch() - start == at[0] - 1000
    at[0] += 12 * SECOND
    assert watch() - start == 5 * SECOND
    at[0] += SECOND
    assert watch() - start == 6 * SECOND


@in_a_room
async def test_a_table_without_a_clock_is_left_asleep(room: Room) -> None:
    await room.table(pace=NO_PACE)
    room.restart()
    await room.host.wake()
    assert room.host.tables.loaded == {}


@in_a_room
async def test_clocks_stop_at_the_end(room: Room) -> None:
    table = await room.table(pace=LIVE)
    await table.finish()
    before = (await table.shown())["clocks"]
    room.clock.pass_by(DAY)
    await room.host.tick()
    assert (await table.shown())["clocks"] == before
    assert (await table.kinds())[-1] == "over"


@in_a_room
async def test_a_table_nobody_looks_at_is_put_away(room: Room) -> None:
    table = await room.table()
    ear = await table.ear(0)
    room.clock.pass_by(DAY)
    await room.host.tick()
    assert table.name in room.host.tables.loaded
    (await table.loaded()).listeners.discard(ear)
    room.clock.pass_by(DAY)
    await room.host.tick()
    assert room.host.tables.loaded == {}


@pytest.mark.parametrize(
    "pace",
    [Pace("live"), Pace("live", DAY + 1), Pace("live", 60 * SECOND, -1), Pace("days"), Pace("days", days=61)],
)
def test_a_pace_without_sense_is_refused(pace: Pace) -> None:
    with pytest.raises(Refusal, match="bad-pace"):
        pace.check()


def test_clocks_that_began_together_run_out_together() -> None:
    clocks = Clocks(LIVE, 3)
    clocks.run([0, 2], 0)
    clocks.run([0, 2, 1], 5 * SECOND)
    assert [clocks.late(seconds * SECOND) for seconds in (59, 60, 65)] == [[], [0, 2], [0, 1, 2]]
