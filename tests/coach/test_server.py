"""The coach at a table: hints for one's own seat only, a review that is kept, and playing on from a moment."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from bogwood.kernel.record import Record, verify
from bogwood.server.messages import Review
from bogwood.server.wire import HintAnswer
from bogwood.shelf import open_game
from tests.server.house import Guest, House

Json = dict[str, Any]
LONG = 60.0
"""Seconds to wait for a process to start and to think; only a failing test waits that long."""
ALONE: Json = {"seats": [{}, {"bot": "easy"}]}


@pytest.fixture
def ann(house: House) -> Guest:
    guest = house.guest("Ann")
    guest.http.timeout = LONG
    return guest


@pytest.fixture(scope="module")
def over(house: House) -> tuple[Guest, str]:
    """A game that two bots have finished by lot."""
    guest = house.guest("Ben")
    guest.http.timeout = LONG
    name = guest.table(seats=[{"bot": "random"}, {"bot": "random"}], my_seats=[], is_public=True)["table"]
    wait_for_end(guest, name)
    return guest, name


def wait_for_end(guest: Guest, name: str) -> Json:
    end = time.monotonic() + LONG
    while (shown := guest.get(f"/api/tables/{name}"))["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.1)
    return dict(shown)


def my_turn(guest: Guest, name: str) -> Json:
    end = time.monotonic() + LONG
    while 0 not in (shown := guest.get(f"/api/tables/{name}"))["to_act"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    return dict(shown)


# Hints


def test_a_hint_names_an_option_that_is_open(ann: Guest) -> None:
    name = ann.table(**ALONE)["table"]
    shown = my_turn(ann, name)
    assert shown["hints"] == "strong"
    found = ann.get(f"/api/tables/{name}/hint", seat=0)
    assert set(found) == {
        "moment", "finding", "wasted", "plans", "reasons", "points", "points_error", "chance", "error",
    }  # fmt: skip
    msgspec.convert(found, HintAnswer)
    assert (found["finding"], found["moment"]) == ("play", [shown["number"], shown["trial"]["step"]])
    first = found["plans"][0]["steps"][0]["choices"][0]
    assert first[0] in [option[0] for option in shown["trial"]["options"]]


def test_a_hint_changes_nothing_at_the_table(ann: Guest) -> None:
    name = ann.table(**ALONE)["table"]
    before = my_turn(ann, name)
    ann.get(f"/api/tables/{name}/hint", seat=0, degree="waste")
    after = my_turn(ann, name)
    assert [before[key] for key in ("number", "trial", "view")] == [after[key] for key in ("number", "trial", "view")]
    assert len(ann.get(f"/api/tables/{name}/events")) == before["number"]


def test_where_people_meet_there_are_no_hints_unless_they_were_agreed(ann: Guest, house: House) -> None:
    ben = house.guest("Ben")
    for wish, degree, code in (({}, "waste", "no-hints"), ({"hints": "waste"}, "strong", "less-hints")):
        made = ann.table(is_public=True, **wish)["table"]
        ben.post(f"/api/tables/{made}/join", seat=1)
        refused = ann.get(f"/api/tables/{made}/hint", status=403, seat=0, degree=degree)
        assert refused["code"] == code
        assert refused["sentence"]


def test_nobody_asks_for_a_seat_of_another(ann: Guest, house: House) -> None:
    name = ann.table(**ALONE, is_public=True)["table"]
    assert house.guest("Eve").get(f"/api/tables/{name}/hint", status=403, seat=0)["code"] == "not-your-seat"
    assert ann.get(f"/api/tables/{name}/hint", status=403, seat=1)["code"] == "not-your-seat"


# Reviews


def test_a_review_is_made_once_and_kept(over: tuple[Guest, str], house: House) -> None:
    guest, name = over
    end = time.monotonic() + LONG
    while (answer := guest.get(f"/api/tables/{name}/review"))["review"] is None:
        assert 0 <= answer["progress"] <= 1
        assert time.monotonic() < end
        time.sleep(0.2)
    found = answer["review"]
    msgspec.convert(found, Review)
    assert found["points"][-1]["number"] == len(moves_of(guest, name))
    for one in [*found["points"], *found["turnings"]]:
        number, step = one["at"]
        assert guest.get(f"/api/tables/{name}/at", number=number, step=step)["step"] == step
    house.inn.coach.reviews.clear()
    assert guest.get(f"/api/tables/{name}/review") == {"progress": 1.0, "review": found, "wait": 0}
    assert house.inn.coach.reviews == {}


def test_each_reader_gets_their_own_story(ann: Guest, house: House) -> None:
    name = ann.table(seats=[{}, {"bot": "random"}], stand_in="random", is_public=True)["table"]
    my_turn(ann, name)
    ann.post(f"/api/tables/{name}/stand-in", seat=0)
    wait_for_end(ann, name)
    end = time.monotonic() + LONG
    while (found := ann.get(f"/api/tables/{name}/review")["review"]) is None:
        assert time.monotonic() < end
        time.sleep(0.2)
    assert [story["seat"] for story in found["stories"]] == [0]
    assert {turning["seat"] for turning in found["stories"][0]["costly"]} == {0}
    for turning in found["stories"][0]["costly"]:
        number, step = turning["at"]
        assert ann.get(f"/api/tables/{name}/at", number=number, step=step)["step"] == step
    watcher = house.guest("Eve").get(f"/api/tables/{name}/review")["review"]
    assert (watcher["stories"], watcher["turnings"]) == ([], found["turnings"])


def moves_of(guest: Guest, name: str) -> list[str]:
    turns = guest.get(f"/api/tables/{name}/moments")[1:]
    return [move for turn in turns for move in turn["moves"]]


def test_a_game_that_goes_on_is_not_reviewed(ann: Guest) -> None:
    name = ann.table(**ALONE)["table"]
    assert ann.refused("GET", f"/api/tables/{name}/review", 409) == "not-over"


# Playing on


def test_a_moment_is_played_on_at_a_table_of_its_own(over: tuple[Guest, str], ann: Guest) -> None:
    _, name = over
    moments = ann.get(f"/api/tables/{name}/moments")
    moment = moments[len(moments) // 2]
    before = ann.get(f"/api/tables/{name}/at", number=moment["number"], seat=0)
    made = ann.post(f"/api/tables/{name}/play-on", number=moment["number"], seat=0, bot="easy")
    shown = ann.get(f"/api/tables/{made['table']}")
    assert [chair["bot"] for chair in shown["chairs"]] == ["", "easy"]
    assert shown["hints"] == "strong"
    first = ann.get(f"/api/tables/{made['table']}/moments", seat=0)[0]
    assert (first["kind"], first["facts"]) == ("started", [])
    assert (first["round"], first["scores"]) == (before["round"], before["scores"])
    there = ann.get(f"/api/tables/{made['table']}/at", number=first["number"], seat=0)
    assert there["view"] == before["view"]


def test_its_record_verifies_like_any_other(over: tuple[Guest, str], ann: Guest) -> None:
    _, name = over
    moments = ann.get(f"/api/tables/{name}/moments")
    turn = moments[len(moments) * 3 // 4]
    made = ann.post(f"/api/tables/{name}/play-on", number=turn["number"] - 1, step=1, seat=1)["table"]
    ann.post(f"/api/tables/{made}/stand-in", seat=1)
    wait_for_end(ann, made)
    assert ann.get(f"/api/tables/{made}/check")["ok"]
    record = Record.parse(ann.http.get(f"/api/tables/{made}/record").text)
    assert record.header["format"] == "bogwood-record-2"
    assert verify(record, open_game).problems == []


def test_a_game_is_played_on_only_where_it_was_not_over(over: tuple[Guest, str], ann: Guest) -> None:
    _, name = over
    last = ann.get(f"/api/tables/{name}/moments")[-1]["number"]
    path = f"/api/tables/{name}/play-on"
    assert ann.refused("POST", path, 422, number=last, seat=0) == "game-over"
    assert ann.refused("POST", path, 422, number=10**6, seat=0) == "no-such-event"
    assert ann.refused("POST", path, 422, number=last - 1, seat=7) == "bad-seat"
    assert ann.refused("POST", path, 422, number=last - 1, seat=0, bot="oracle") == "unknown-bot"
    running = ann.table(**ALONE)["table"]
    assert ann.refused("POST", f"/api/tables/{running}/play-on", 409, number=2, seat=0) == "not-over"
