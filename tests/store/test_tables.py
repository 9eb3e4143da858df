"""Events are appended, never changed; what stands beside them is replaced; a change is written whole or not at all."""

from __future__ import annotations

import asyncio

import pytest

from bogwood.store.contract import Change, Conflict, Event, SeatHolder, Store, StoredTrial, numbered
from tests.store.places import Place, check_whole, event, events, seat, summary, turn


def test_events_come_back_as_they_were_written(place: Place) -> None:
    written = [
        Event(1, "created", 5, {"plan": {"seats": [1, {"bot": "greedy"}], "title": 'лодка "ě"\n'}, "seed": "ab" * 16}),
        Event(2, "turn", 6, {"seat": 0, "chosen": [1, 2, 3], "digest": "0123456789abcdef"}),
        Event(3, "turn", 7, {"seat": 0, "chosen": [], "draws": [2**53, -1, 1.5, None, True]}),
        Event(4, "started", 8, {}),
    ]

    async def play(store: Store) -> None:
        await store.write(Change("t", events=written[:1]))
        await store.write(Change("t", events=written[1:]))
        assert await store.events("t") == written

    async def play_later(store: Store) -> None:
        assert await store.events("t") == written

    place.run(play)
    place.run(play_later)


def test_events_after_a_number(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=events(1, 5)))
        assert [event.number for event in await store.events("t", after=3)] == [4, 5]
        assert await store.events("t", after=5) == []

    place.run(play)


def test_an_unknown_table_is_empty(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.events("nowhere") == []
        assert await store.trials("nowhere") == []
        assert await store.seats("nowhere") == []
        assert await store.summary("nowhere") is None
        assert await store.snapshot("nowhere") is None
        assert await store.chat("nowhere") == []
        assert await store.note("nowhere", "anna") == ""
        assert await store.owner_of("nowhere") is None
        assert await store.all_tables() == []

    place.run(play)


def test_all_that_makes_a_table_is_read_at_once(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.whole("nowhere") == ([], [], [])
        trials, seats = [StoredTrial(0, 3, [5], [])], [SeatHolder(0, None, "a"), SeatHolder(1, None, "b")]
        await store.write(Change("t", events=events(1, 3), trials=trials, seats=seats))
        await store.write(Change("other", events=events(1, 1)))
        assert await store.whole("t") == (events(1, 3), trials, seats)

    place.run(play)


def test_a_number_that_is_taken_is_a_conflict(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=events(1, 3)))
        for taken in (1, 3):
            with pytest.raises(Conflict):
                await store.write(Change("t", events=[event(taken, seat=9)]))
        assert await store.events("t") == events(1, 3)

    place.run(play)


def test_of_two_writers_of_one_number_one_wins(place: Place) -> None:
    async def play(first: Store, second: Store) -> None:
        for number in range(1, 21):
            change = Change("t", events=[event(number, seat=0)], summary=summary("t"))
            outcomes = await asyncio.gather(first.write(change), second.write(change), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes if outcome] == [Conflict]
        assert [event.number for event in await first.events("t")] == list(range(1, 21))

    place.run(play, stores=2)


def test_numbers_leave_no_gap(place: Place) -> None:
    async def play(store: Store) -> None:
        for wrong in ([event(2)], [event(0)], [event(1), event(3)]):
            with pytest.raises(ValueError, match="follow"):
                await store.write(Change("t", events=wrong))
        await store.write(Change("t", events=[event(1)]))
        with pytest.raises(ValueError, match="follow"):
            await store.write(Change("t", events=[event(3)]))
        assert [event.number for event in await store.events("t")] == [1]

    place.run(play)


def test_the_summary_of_another_table_is_a_mistake(place: Place) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(ValueError, match="summary"):
            await store.write(Change("t", summary=summary("u")))

    place.run(play)


def test_a_change_that_conflicts_leaves_nothing_behind(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(
            Change("t", events=events(1, 2), summary=summary("t", changed=2), trials=[StoredTrial(0, 2, [5], [])])
        )
        late = Change(
            "t",
            events=events(2, 3),
            summary=summary("t", changed=3),
            trials=[StoredTrial(0, 0, [], []), StoredTrial(1, 3, [6], [])],
            seats=[seat(0, "anna")],
        )
        with pytest.raises(Conflict):
            await store.write(late)
        assert await store.events("t") == events(1, 2)
        assert await store.summary("t") == summary("t", changed=2)
        assert await store.trials("t") == [StoredTrial(0, 2, [5], [])]
        assert await store.seats("t") == []

    place.run(play)


def test_a_change_with_a_value_that_does_not_fit_leaves_nothing_behind(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=events(1, 1), trials=[StoredTrial(0, 1, [5], [])]))
        wrong = SeatHolder(2**70, "anna", "")
        with pytest.raises(Exception, match=r"(?i)too large|out of (int32|range)"):
            await store.write(Change("t", events=events(2, 2), trials=[StoredTrial(0, 0, [], [])], seats=[wrong]))
        assert await store.events("t") == events(1, 1)
        assert await store.trials("t") == [StoredTrial(0, 1, [5], [])]

    place.run(play)


def test_changes_written_together_fail_alone(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(turn("b7", 1))
        bad = [store.write(turn("b7", 1)), store.write(turn("b8", 5)), store.write(turn("b9", 1), owner="nobody")]
        unfit = [store.write(Change("c1", seats=[SeatHolder(2**70, None, "")]))]
        good = [store.write(turn(f"a{n}", 1)) for n in range(20)] + [store.write(turn(f"d{n}", 1)) for n in range(20)]
        outcomes = await asyncio.gather(*good[:20], *bad, *unfit, *good[20:], return_exceptions=True)
        assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [20, 21, 22, 23]
        assert len(await store.all_tables()) == 41

    place.run(play)


def test_a_write_goes_on_when_nobody_waits_for_it(place: Place) -> None:
    async def play(store: Store) -> None:
        task = asyncio.create_task(store.write(Change("t", events=[event(1)])))
        await store.write(Change("u", events=[event(1)]))
        await asyncio.gather(task)
        cancelled = asyncio.create_task(store.write(Change("t", events=[event(2)])))
        await asyncio.sleep(0)
        cancelled.cancel()
        await asyncio.gather(cancelled, return_exceptions=True)
        await store.write(Change("u", events=[event(2)]))

    async def play_later(store: Store) -> None:
        assert [event.number for event in await store.events("t")] == [1, 2]

    place.run(play)
    place.run(play_later)


def test_a_trial_replaces_that_of_its_seat_and_an_empty_one_removes_it(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(
            Change("t", events=[event(1)], trials=[StoredTrial(0, 1, [1], []), StoredTrial(2, 1, [4], [5])])
        )
        await store.write(Change("t", trials=[StoredTrial(0, 1, [1, 2], [3])]))
        assert await store.trials("t") == [StoredTrial(0, 1, [1, 2], [3]), StoredTrial(2, 1, [4], [5])]
        await store.write(Change("t", trials=[StoredTrial(2, 0, [], [])]))
        assert await store.trials("t") == [StoredTrial(0, 1, [1, 2], [3])]
        await store.write(Change("t", trials=[StoredTrial(0, 1, [], [1])]))
        assert await store.trials("t") == [StoredTrial(0, 1, [], [1])]
        await store.write(Change("t", trials=[StoredTrial(0, 0, [], []), StoredTrial(1, 0, [], [])]))
        assert await store.trials("t") == []

    place.run(play)


def test_a_seat_has_one_holder(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=[event(1)], seats=[seat(1, "bela"), seat(0, None)]))
        await store.write(Change("t", seats=[SeatHolder(0, "anna", "new")]))
        assert await store.seats("t") == [SeatHolder(0, "anna", "new"), seat(1, "bela")]

    place.run(play)


def test_the_last_summary_counts(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=[event(1)], summary=summary("t", status="open", to_act=[])))
        await store.write(Change("t", events=[event(2)], summary=summary("t", changed=9, to_act=[2, 0])))
        await store.write(Change("t", events=[event(3)]))
        assert await store.summary("t") == summary("t", changed=9, to_act=[2, 0])

    place.run(play)


def test_events_follow_a_number() -> None:
    assert numbered(4, [("turn", {"seat": 1}), ("over", {})], 7) == [
        Event(5, "turn", 7, {"seat": 1}),
        Event(6, "over", 7, {}),
    ]


def test_changes_of_several_tables_are_written_all_or_none(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(turn("b", 1))
        with pytest.raises(Conflict):
            await store.write_all([turn("a", 1), turn("b", 1), turn("c", 1)])
        assert await store.all_tables() == ["b"]
        await store.write_all([turn("c", 1), turn("b", 2)])
        assert [await check_whole(store, table) for table in ("b", "c")] == [2, 1]

    place.run(play)
