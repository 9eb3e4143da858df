"""Bots by their level: what new tables are offered, what old names still mean, and hurrying them."""

from __future__ import annotations

import pytest

from bogwood import shelf
from tests.server.house import House


def test_levels_are_offered_and_medium_is_the_usual_one(house: House) -> None:
    games = {game["name"]: game for game in house.guest().get("/api/games")}
    assert {name: (games[name]["bots"], games[name]["usual_bot"]) for name in shelf.games()} == {
        name: (["easy", "medium", "hard"], "medium") for name in shelf.games()
    }


@pytest.mark.parametrize("kind", ["easy", "hard", "greedy", "policy:build"])
def test_a_bot_is_seated_by_its_kind(house: House, kind: str) -> None:
    ann = house.guest("Ann")
    made = ann.table(players=2, seats=[{}, {"bot": kind}], my_seats=[0])
    shown = ann.get(f"/api/tables/{made['table']}")
    assert [chair["bot"] for chair in shown["chairs"]] == ["", kind]


def test_a_medium_bot_stands_in_where_nothing_was_said(house: House) -> None:
    ann = house.guest("Ann")
    made = ann.table(players=2, seats=[{}, {"bot": "easy"}], my_seats=[0])
    ann.post(f"/api/tables/{made['table']}/stand-in", seat=0)
    assert ann.get(f"/api/tables/{made['table']}")["chairs"][0]["stand_in"] == "medium"


def test_anybody_at_the_table_may_hurry_the_bots(house: House) -> None:
    ann = house.guest("Ann")
    made = ann.table(players=2, seats=[{}, {"bot": "hard"}], my_seats=[0])
    answer = ann.post(f"/api/tables/{made['table']}/act", do="hurry")
    assert answer["type"] == "done"
