"""Bots whose first turns are written down."""

from __future__ import annotations

from bogwood.host.fold import Folded
from bogwood.host.plan import Plan, SeatPlan
from bogwood.host.script import next_of
from bogwood.host.table import Table
from bogwood.shelf import open_game
from bogwood.store.contract import numbered


def table(script: list[str]) -> Table:
    """A running table of two bots, the one who begins with this script."""
    made = Table("t", open_game)
    seats = [{"bot": "easy", "script": script}, {"bot": "easy", "script": script}]
    plan = {"game": "felinia", "players": 2, "seats": seats}
    for event in numbered(
        0, [("created", {"plan": plan, "seed": "isle-9", "rules": open_game("felinia", 2, {}).rules_version})], 0
    ):
        made.take_in(event)
    for event in numbered(made.number, made.start_events(), 0):
        made.take_in(event)
    return made


def notations(at: Folded, chosen: list[int]) -> list[str]:
    return [at.opened().catalogue.notation(option) for option in chosen]


def test_a_bot_plays_what_is_written_to_the_end_of_its_turn() -> None:
    at = table(["bid:guild", "bid:income"])
    [seat] = at.to_act()
    assert notations(at, next_of(at, seat)) == ["bid:guild"]


def test_behind_the_end_of_its_script_it_plays_by_itself() -> None:
    at = table([])
    [seat] = at.to_act()
    assert next_of(at, seat) == []


def test_what_it_cannot_play_it_does_not_play() -> None:
    at = table(["bid:stall_5"])
    [seat] = at.to_act()
    assert next_of(at, seat) == []


def test_a_word_that_is_no_move_ends_the_script() -> None:
    at = table(["bid:nowhere"])
    [seat] = at.to_act()
    assert next_of(at, seat) == []


def test_whoever_has_played_something_else_has_left_the_script() -> None:
    at = table(["bid:guild", "bid:income"])
    [seat] = at.to_act()
    other = at.opened().catalogue.parse("bid:income")
    for event in numbered(at.number, at.bot_turn(seat, [other]), 0):
        at.take_in(event)
    assert next_of(at, seat) == []


def test_a_plan_without_scripts_reads_as_before() -> None:
    assert Plan("felinia", 2, [SeatPlan(), SeatPlan("", "easy")]).seats[1].script == []
