"""The past of a table: replayed for those who look, never more than they may know, and proven at the end."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from typing import Any

import msgspec
import pytest

from bogwood import shelf
from bogwood.host.telling import view_digest
from bogwood.kernel.chance import seal_of
from bogwood.kernel.game import WATCHER
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal
from bogwood.server.history import Past
from bogwood.server.records import steps_of
from bogwood.server.regress import difference_in
from bogwood.store.contract import Event, numbered
from make import ROOT
from tests.host import lanterns
from tests.host.room import Room, Sitting, open_game
from tests.kernel import toy
from tests.server.house import PATIENCE, Guest, House

Json = dict[str, Any]

# Over HTTP


@pytest.fixture(scope="module")
def over(house: House) -> tuple[Guest, str]:
    """A game that two bots have finished."""
    guest = house.guest("Ann")
    name = guest.table(seats=[{"bot": "random"}, {"bot": "random"}], my_seats=[], is_public=True)["table"]
    end = time.monotonic() + PATIENCE
    while guest.get(f"/api/tables/{name}")["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    return guest, name


def test_the_moments_of_a_finished_game_tell_everything(over: tuple[Guest, str]) -> None:
    guest, name = over
    table = guest.get(f"/api/tables/{name}")
    moments = guest.get(f"/api/tables/{name}/moments")
    told = {"number", "seat", "kind", "at", "round", "scores", "rivals", "worth", "moves", "facts", "is_kept"}
    assert set(moments[0]) == told
    assert (moments[0]["kind"], moments[0]["seat"], moments[0]["round"]) == ("started", None, 0)
    turns = moments[1:]
    assert {turn["kind"] for turn in turns} == {"turn"}
    assert all(turn["moves"] and turn["facts"] and turn["is_kept"] for turn in turns)
    assert turns[-1]["scores"] == table["scores"]
    events = [entry for entry in guest.get(f"/api/tables/{name}/events") if entry["kind"] == "turn"]
    assert [(turn["number"], turn["moves"]) for turn in turns] == [(one["number"], one["moves"]) for one in events]


def test_the_table_is_shown_as_it_stood(over: tuple[Guest, str]) -> None:
    guest, name = over
    moments = guest.get(f"/api/tables/{name}/moments")
    middle = moments[len(moments) // 2]
    shown = guest.get(f"/api/tables/{name}/at", number=middle["number"])
    assert (shown["type"], shown["number"], shown["step"], shown["seat"]) == ("table", middle["number"], 0, WATCHER)
    assert (shown["round"], shown["scores"], shown["facts"]) == (middle["round"], middle["scores"], middle["facts"])
    assert shown["status"] == "running"
    assert shown["digest"] == view_digest(shown["view"])
    assert not {"trial", "seed"} & set(shown)
    last = guest.get(f"/api/tables/{name}/at", number=guest.get(f"/api/tables/{name}")["number"])
    assert last["status"] == "over"
    assert last["view"] == guest.get(f"/api/tables/{name}")["view"]


def test_a_turn_is_shown_decision_by_decision(over: tuple[Guest, str]) -> None:
    guest, name = over
    moments = guest.get(f"/api/tables/{name}/moments")
    place = next(n for n, one in enumerate(moments) if len(one["moves"] or []) > 2)
    before, turn = moments[place - 1]["number"], moments[place]
    views = [
        guest.get(f"/api/tables/{name}/at", number=before, step=step)["view"] for step in range(len(turn["moves"]) + 1)
    ]
    assert views[0] == guest.get(f"/api/tables/{name}/at", number=before)["view"]
    assert views[-1] == guest.get(f"/api/tables/{name}/at", number=turn["number"])["view"]
    assert all(view != other for view, other in pairwise(views))
    path = f"/api/tables/{name}/at?number={before}&step={len(turn['moves']) + 1}"
    assert guest.refused("GET", path, 422) == "no-such-step"


def test_moments_that_are_not_there(over: tuple[Guest, str], house: House) -> None:
    guest, name = over
    assert guest.refused("GET", f"/api/tables/{name}/at?number=99999", 422) == "no-such-event"
    assert guest.refused("GET", f"/api/tables/{name}/at?number=1", 409) == "not-started"
    assert guest.refused("GET", f"/api/tables/{name}/at?number=5&seat=7", 422) == "bad-seat"
    assert guest.refused("GET", f"/api/tables/{name}/at?number=often", 400) == "bad-body"
    assert guest.refused("GET", f"/api/tables/{name}/at", 400) == "bad-body"
    open_table = guest.table(is_public=True)["table"]
    assert guest.refused("GET", f"/api/tables/{open_table}/moments", 409) == "not-started"
    private = guest.table()["table"]
    assert house.guest("Eve").refused("GET", f"/api/tables/{private}/moments", 403) == "no-entry"


def test_a_finished_game_is_checked_by_its_seed(over: tuple[Guest, str]) -> None:
    guest, name = over
    table = guest.get(f"/api/tables/{name}")
    found = guest.get(f"/api/tables/{name}/check")
    moves = sum(len(moment["moves"] or []) for moment in guest.get(f"/api/tables/{name}/moments"))
    assert found == {"ok": True, "seal": table["seal"], "seed": table["seed"], "decisions": moves, "problem": None}
    assert seal_of(found["seed"]) == found["seal"]


def test_a_running_game_is_told_as_its_events_are(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    name = ann.table(is_public=True)["table"]
    bob.post(f"/api/tables/{name}/join", seat=1)
    chairs = [ann.sit(name, 0), bob.sit(name, 1)]
    lots = random.Random(5)
    for _ in range(4):
        for chair in chairs:
            chair.say(do="hello")
        next(chair for chair in chairs if chair.is_my_turn).play_turn(lots)
    moments = [one for one in ann.get(f"/api/tables/{name}/moments", seat=0) if one["kind"] == "turn"]
    events = [one for one in ann.get(f"/api/tables/{name}/events", seat=0) if one["kind"] == "turn"]
    told = ("number", "seat", "at", "moves", "facts")
    assert [[one[key] for key in told] for one in moments] == [[one[key] for key in told] for one in events]
    assert {one["moves"] is None for one in moments} == {True, False}
    assert ann.refused("GET", f"/api/tables/{name}/moments?seat=1", 403) == "not-your-seat"
    assert ann.refused("GET", f"/api/tables/{name}/check", 409) == "not-over"
    others = next(one for one in moments if one["moves"] is None)
    shown = ann.get(f"/api/tables/{name}/at", number=others["number"] - 1, step=1, seat=0)
    assert "seed" not in shown
    assert "trial" not in shown


# Points by source


def added_up(lines: list[Any], count: int) -> list[int]:
    return [sum(line[2] for line in lines if line[0] == seat) for seat in range(count)]


def test_the_sheet_of_a_finished_game_is_the_whole_truth(over: tuple[Guest, str]) -> None:
    guest, name = over
    table, sheet = guest.get(f"/api/tables/{name}"), guest.get(f"/api/tables/{name}/sheet")
    assert set(sheet) == {"number", "seat", "scores", "lines", "outlook", "hidden"}
    assert (sheet["lines"], sheet["scores"]) == (table["sheet"], table["scores"])
    assert (sheet["outlook"], sheet["hidden"]) == ([], [])
    assert added_up(sheet["lines"], 2) == table["scores"]


def test_points_and_outlook_at_a_moment_are_the_worth_of_that_moment(over: tuple[Guest, str]) -> None:
    guest, name = over
    moments = guest.get(f"/api/tables/{name}/moments")
    for moment in [moments[0], moments[len(moments) // 2], moments[-2], moments[-1]]:
        sheet = guest.get(f"/api/tables/{name}/sheet", number=moment["number"])
        lines, ahead = added_up(sheet["lines"], 2), added_up(sheet["outlook"], 2)
        assert sheet["scores"] == lines == moment["scores"]
        assert [a + b for a, b in zip(lines, ahead, strict=True)] == moment["worth"]
    assert moments[-1]["worth"] == moments[-1]["scores"] == guest.get(f"/api/tables/{name}")["scores"]


def test_the_sheet_of_a_running_game_counts_the_own_trial(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    name = ann.table(is_public=True)["table"]
    bob.post(f"/api/tables/{name}/join", seat=1)
    chairs = {0: ann.sit(name, 0), 1: bob.sit(name, 1)}
    guests = {0: ann, 1: bob}
    lots = random.Random(7)
    for _ in range(40):
        for chair in chairs.values():
            chair.say(do="hello")
        seat = next(seat for seat, chair in chairs.items() if chair.is_my_turn)
        for one, guest in guests.items():
            table, sheet = guest.get(f"/api/tables/{name}", seat=one), guest.get(f"/api/tables/{name}/sheet", seat=one)
            assert (sheet["seat"], sheet["scores"]) == (one, table["scores"])
            assert added_up(sheet["lines"], 2) == table["scores"]
        acting = chairs[seat]
        acting.move("commit") if acting.table["trial"]["can_commit"] else acting.choose(lots)


def test_a_sheet_is_refused_to_those_who_may_not_look(over: tuple[Guest, str], house: House) -> None:
    guest, name = over
    assert guest.refused("GET", f"/api/tables/{name}/sheet?number=99999", 422) == "no-such-event"
    assert guest.refused("GET", f"/api/tables/{name}/sheet?seat=7", 422) == "bad-seat"
    assert guest.refused("GET", f"/api/tables/{name}/sheet?number=often", 400) == "bad-body"
    private = guest.table()["table"]
    assert guest.refused("GET", f"/api/tables/{private}/sheet", 409) == "not-started"
    eve = house.guest("Eve")
    assert eve.refused("GET", f"/api/tables/{private}/sheet", 403) == "no-entry"
    running = guest.table(is_public=True)["table"]
    eve.post(f"/api/tables/{running}/join", seat=1)
    assert eve.refused("GET", f"/api/tables/{running}/sheet?seat=0", 403) == "not-your-seat"


# What is hidden stays hidden


async def past(table: Sitting, seat: int) -> Past:
    return Past((await table.loaded()).table, await table.events(), seat)


async def everything(table: Sitting, seat: int) -> bytes:
    """All that can be asked about the past, in one text."""
    look = await past(table, seat)
    numbers = [event.number for event in look.events if event.number >= look.moments()[0].number]
    shown = [{**look.at(number), "table": "", "seal": ""} for number in numbers]
    sheets = [look.sheet(number) for number in numbers]
    return msgspec.json.encode([look.moments(), shown, sheets])


@cache
def dealt(seed: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    state = toy.of(toy.Reeds(2).new(seed))
    return tuple(state.hands[0]), tuple(state.hands[1])


def pairs() -> Iterator[tuple[str, str, int]]:
    """Deals that look alike from seat 0 and differ for seat 1 but for one card, which is named."""
    first: dict[object, str] = {}
    for n in range(20_000):
        seed = f"pair {n}"
        mine, theirs = dealt(seed)
        other = first.setdefault((mine, prizes(seed)), seed)
        shared = sorted(set(theirs) & set(dealt(other)[1]))
        if other != seed and len(shared) == 1 and shared[0] > max(mine):
            yield other, seed, shared[0]


def prizes(seed: str) -> tuple[int, ...]:
    """The prizes in the order in which they will be turned up, whatever is played."""
    game = toy.Reeds(2)
    state = game.new(seed)
    found = [toy.of(state).prize]
    while game.seats_to_act(state):
        seat = game.seats_to_act(state)[0]
        game.apply(state, seat, game.legal(state, seat).nth(0))
        found.append(toy.of(state).prize)
    return tuple(found)


async def until_a_sealed_card(seed: str, shared: int) -> Sitting:
    """One round is played; in the next, seat 1 has chosen a card that nobody has seen yet."""
    table = await Room().table(toy.NAME, 2, seed=seed)
    await table.choose(0)
    await table.commit(0)
    await table.choose(1, shared)
    await table.choose(1)
    await table.commit(1)
    return table


def test_two_worlds_have_the_same_past_for_those_who_cannot_tell_them_apart() -> None:
    async def compare(one: str, other: str, shared: int) -> None:
        here = await until_a_sealed_card(one, shared)
        there = await until_a_sealed_card(other, shared)
        for seat in (0, WATCHER):
            told = await everything(here, seat)
            assert told == await everything(there, seat)
            assert one.encode() not in told
        assert await everything(here, 1) != await everything(there, 1)

    found = list(islice(pairs(), 5))
    assert len(found) == 5
    for pair in found:
        asyncio.run(compare(*pair))


def test_the_decisions_inside_a_turn_are_for_their_own_seat_while_something_is_hidden() -> None:
    async def scenario() -> None:
        table = await Room().table(lanterns.NAME, 2)
        await table.choose(0, lanterns.WALK)
        await table.choose(0)
        await table.commit(0)
        before = (await table.events())[-1].number - 1
        assert (await past(table, 0)).at(before, 1)["step"] == 1
        for seat in (1, WATCHER):
            look = await past(table, seat)
            with pytest.raises(Refusal) as refused:
                look.at(before, 1)
            assert refused.value.code == "not-over"
        await table.finish()
        assert (await past(table, WATCHER)).at(before, 1)["view"]["has_chosen"] == [False, False]

    asyncio.run(scenario())


def test_at_the_end_any_seat_can_be_looked_through() -> None:
    async def scenario() -> None:
        table = await Room().table(toy.NAME, 2)
        hands = dealt("a seed for tests")
        await table.finish()
        start = (await past(table, 0)).moments()[0]
        shown = [(await past(table, seat)).at(start.number)["view"] for seat in (0, 1)]
        assert [tuple(view["hand"]) for view in shown] == list(hands)
        told = (await past(table, WATCHER)).moments()
        assert [fact[0] for fact in told[0].facts].count("dealt") == 2
        assert all(moment.moves for moment in told if moment.kind == "turn")

    asyncio.run(scenario())


# Taking back


def test_turns_taken_back_are_told_and_marked() -> None:
    async def scenario() -> None:
        table = await Room().table(toy.NAME, 2)
        start = (await table.events())[-1].number
        await table.finish_turn(0)
        await table.finish_turn(1)
        after = (await past(table, 0)).at(start + 2)
        await table.propose(0, "take_back", start)
        await table.answer(1, True)
        await table.finish_turn(0)
        look = await past(table, 0)
        moments = look.moments()
        assert [(one.kind, one.is_kept) for one in moments] == [
            ("started", True), ("turn", False), ("turn", False), ("take_back", False), ("turn", True),
        ]  # fmt: skip
        assert look.at(start + 2) == after
        assert look.at(moments[3].number)["view"] == look.at(start)["view"]
        with pytest.raises(Refusal) as refused:
            look.at(start + 2, 1)
        assert refused.value.arguments["most"] == 0

    asyncio.run(scenario())


# The proof


def altered(events: list[Event], kind: str, **changes: object) -> list[Event]:
    """The events with one of this kind, the last, changed."""
    place = max(n for n, event in enumerate(events) if event.kind == kind)
    changed = msgspec.structs.replace(events[place], body={**events[place].body, **changes})
    return [*events[:place], changed, *events[place + 1 :]]


CHANGED: list[tuple[str, Json, str]] = [
    ("turn", {"draws": [1]}, "draws-differ"),
    ("turn", {"chosen": [12]}, "illegal-move"),
    ("turn", {"digest": "0" * 16}, "digest-differs"),
    ("over", {"scores": [99, 0]}, "scores-differ"),
    ("created", {"seed": "another"}, "digest-differs"),
]


@pytest.mark.parametrize(("kind", "changes", "code"), CHANGED)
def test_a_game_that_was_tampered_with_is_noticed(kind: str, changes: Json, code: str) -> None:
    async def scenario() -> list[Event]:
        table = await Room().table(toy.NAME, 2)
        await table.finish()
        return await table.events()

    events = asyncio.run(scenario())
    assert difference_in(events, "table", open_game) is None
    found = difference_in(altered(events, kind, **changes), "table", open_game)
    assert found is not None
    assert found.problem.code == code


def test_a_table_of_an_older_version_of_the_rules_is_run_by_it() -> None:
    record = Record.parse((ROOT / "tests/games/winter/records/solo_rules_1.jsonl").read_text(encoding="utf-8"))
    steps = steps_of(record, shelf.open_game)
    assert steps[0][1]["rules"] == 1
    assert difference_in(numbered(0, steps, 0), "solo", shelf.open_game) is None
