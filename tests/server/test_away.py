"""Letting a bot play on for somebody who is away: where no clock runs, and after a time without a sign of them."""

from __future__ import annotations

import pytest

from bogwood.server.config import Config
from tests.server.house import Guest, House, open_house

PACES = [
    {"kind": "days", "days": 3},
    {"kind": "live", "bank": 1_200_000, "increment": 20_000},
    {"kind": "days", "days": 3, "on_timeout": "resign"},
]


def two_at_a_table(house: House, **wishes: object) -> tuple[Guest, Guest, str]:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    name = ann.table(is_public=True, **wishes)["table"]
    bob.post(f"/api/tables/{name}/join", seat=1)
    return ann, bob, name


@pytest.mark.parametrize("pace", PACES)
def test_nobody_cuts_the_time_short_that_a_clock_gives(pace: dict[str, object]) -> None:
    with open_house(Config(rate=0, away_seconds=-1)) as house:
        ann, bob, name = two_at_a_table(house, pace=pace)
        assert ann.refused("POST", f"/api/tables/{name}/stand-in", 409, seat=1) == "clock-decides"
        assert ann.sit(name, 0).say(do="stand_in", seat=1)["code"] == "clock-decides"
        assert ann.get(f"/api/tables/{name}")["chairs"][1]["stand_in"] == ""
        assert bob.post(f"/api/tables/{name}/stand-in", seat=1)["table"]["chairs"][1]["stand_in"] != ""


def test_without_a_clock_a_bot_plays_on_for_one_who_is_away() -> None:
    with open_house(Config(rate=0, away_seconds=-1)) as house:
        ann, bob, name = two_at_a_table(house)
        chair = bob.sit(name, 1)
        chair.hear()
        assert ann.refused("POST", f"/api/tables/{name}/stand-in", 409, seat=1) == "not-away"
        chair.close()
        path = f"/api/tables/{name}/stand-in"
        while (answer := ann.http.post(path, json={"seat": 1})).status_code == 409:
            assert answer.json()["code"] == "not-away"
        assert answer.json()["table"]["chairs"][1]["stand_in"] != ""
