"""What the coach promises is corrected by what was measured, and whoever does all it says plays legally and well."""

from __future__ import annotations

import math

import pytest

from bogwood.bots.analysis import Budget
from bogwood.bots.match import Match
from bogwood.bots.registry import make_bot
from bogwood.coach.belief import Belief, belief_of, believed
from bogwood.coach.bot import HintsBot
from bogwood.coach.weighing import SURE, Gap
from bogwood.shelf import manifest_of, open_game
from tests.coach.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_what_was_measured_says_how_it_was_made(name: str) -> None:
    found = manifest_of(name).measured("hints")
    assert found["made"].startswith("python -m benchmarks.hints promise")
    assert found["pairs"] > 0
    assert belief_of(name) == Belief(found["factor"], found["doubt"])
    assert 0 < found["factor"] <= 1


def test_a_game_that_nobody_measured_is_taken_at_its_word() -> None:
    assert believed("nothing", Gap(4.0, SURE, 0.1, 0.05)) == Gap(4.0, 1.0, 0.1, 0.05)


def test_a_promise_shrinks_and_its_error_grows() -> None:
    belief = Belief(0.5, 3.0)
    assert belief.points(8.0) == 4.0
    assert belief.error(SURE * 8.0) == pytest.approx(math.hypot(4.0, 3.0))


def test_whoever_does_all_that_hints_say_beats_chance() -> None:
    game = open_game("felinia", 2, {})
    bots = {0: HintsBot("a", Budget(simulations=20)), 1: make_bot("random", "felinia", "b")}
    match = Match(game, game.new("hints"), bots, "hints")
    for _ in match:
        pass
    assert game.winners(match.state) == [0]
