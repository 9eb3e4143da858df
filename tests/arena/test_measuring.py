"""What games between bots show: the same every time, counted as it was played."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bogwood.arena.figures import figures, habit_of, tables_in
from bogwood.arena.measuring import Observed, Plan, Run, observe, plan_of, typical_plan
from bogwood.kernel.game import Game
from bogwood.shelf import manifest_of, open_game


def opened(options: dict[str, str]) -> Game:
    return open_game("felinia", 2, options)


@pytest.fixture(scope="module")
def plan() -> Plan:
    overview = manifest_of("felinia").overview()
    return plan_of(
        "felinia", {**overview, "measured": {"seed": "test", "runs": [{"players": 2, "bots": "medium", "games": 2}]}}
    )


@pytest.fixture(scope="module")
def games(plan: Plan) -> list[Observed]:
    return [observe(plan, plan.runs[0], number, opened) for number in range(2)]


def test_a_game_is_the_same_whenever_it_is_played(plan: Plan, games: list[Observed]) -> None:
    assert observe(plan, plan.runs[0], 1, opened) == games[1] != games[0]


def test_seeds_differ_with_all_that_is_played_otherwise() -> None:
    runs = [
        Run(2, "easy", 1, {}),
        Run(3, "easy", 1, {}),
        Run(2, "medium", 1, {}),
        Run(2, "easy", 1, {"mode": "advanced"}),
    ]
    assert len({run.seed_of("s", number) for run in runs for number in (0, 1)}) == 8


def test_the_order_of_games_does_not_matter(plan: Plan, games: list[Observed]) -> None:
    assert figures(plan, games[::-1]) == figures(plan, games)


def test_points_are_those_of_the_score_sheets(plan: Plan, games: list[Observed]) -> None:
    seats = [seat for game in games for seat in game["seats"]]
    assert all(sum(seat["sources"].values()) == seat["score"] for seat in seats)
    assert sum(figures(plan, games)["points"]["shares"].values()) == pytest.approx(1, abs=0.01)
    assert [sum(Fraction(seat["won"]) for seat in game["seats"]) for game in games] == [1, 1]


def test_nothing_is_taken_that_was_not_offered(plan: Plan, games: list[Observed]) -> None:
    choices = figures(plan, games)["choices"]
    assert choices["place"]["income"]["offered"] > choices["place"]["income"]["taken"] > 0
    for things in choices.values():
        for tally in things.values():
            assert tally["taken"] <= tally["offered"]
            assert tally["won"] <= tally["had"]
            assert tally["even"] == tally["had"] / 2


def test_a_thing_that_one_has_without_choosing_counts_as_had(plan: Plan, games: list[Observed]) -> None:
    """By words of the view: how somebody came by a thing makes no difference to what it is worth."""
    colours = {"colours": {"asked": [], "trait": "colour"}}
    whole = plan_of("felinia", {"measured": {"seed": "test", "runs": []}, "choices": colours})
    found = figures(whole, games)["choices"]["colours"]
    assert sum(tally["had"] for tally in found.values()) == 4
    assert sum(tally["won"] for tally in found.values()) == 2


def test_habits_are_found_by_name() -> None:
    seat = {"used": {"sell:gold": 2, "sell:wine": 3, "bid:guild": 1}, "held": {"end": {"coins": 4}}}
    assert habit_of(seat, "held/end/coins") == 4
    assert habit_of(seat, "used/sell:*") == 5
    assert habit_of(seat, "used/sell:*+used/bid:guild") == 6
    assert habit_of(seat, "used/nothing") == habit_of(seat, "held/1/coins") == 0


def test_an_overview_and_what_is_typical_are_counted_from_the_same_points(plan: Plan, games: list[Observed]) -> None:
    [table] = tables_in(games[::-1])
    shares = figures(plan, games)["points"]
    assert (table["players"], table["bot"], table["games"]) == (2, "medium", 2)
    assert table["score"] == round(shares["mean"], 1)
    for source, points in table["sources"].items():
        assert points == pytest.approx(shares["shares"].get(source, 0) * shares["mean"], abs=0.1)
    assert sum(table["sources"].values()) == pytest.approx(table["score"], abs=0.5)


def test_for_what_is_typical_every_preset_is_played_by_those_who_can_be_compared() -> None:
    manifest = manifest_of("winter")
    found = typical_plan(manifest, "easy", 3, "typical")
    assert len(found.runs) == len(manifest.presets) * 3
    assert {run.players for run in found.runs} == {2, 3, 4}
    named = {option for options in manifest.presets.values() for option in options}
    assert all({*run.options} == named for run in found.runs)
    [two, *_] = typical_plan(manifest, "easy", 3, "typical", "rivers").runs
    assert (two.games, two.options["rivers"]) == (3, "2")
