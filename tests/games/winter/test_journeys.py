"""How far it is to the next village, as the bots count it."""

from __future__ import annotations

from typing import cast

import pytest

from bogwood.bots.registry import make_bot
from bogwood.games.winter.bot.counsel.journeys import FAR, Journeys
from bogwood.games.winter.rules.state import World
from bogwood.shelf import open_game
from tests.games.winter.table import Player, red, turn

HOME_CAMP = 2


def steps(player: Player) -> int:
    s = turn(player).s
    return Journeys(s, HOME_CAMP).steps_to_village(s, s.tribes[0])


def test_camps_round_a_junction_are_there_already() -> None:
    assert steps(red(camps="h1 h2 h5")) == 0


def test_every_step_to_the_nearest_junction_counts() -> None:
    assert steps(red(camps="h1 h2 h6")) == 1
    assert steps(red(camps="h1 h2 h11")) == 2


def test_a_camp_at_home_has_to_be_placed_first() -> None:
    # From the Base tile two steps lead to the third hex.
    assert steps(red(camps="h8 h9 h13")) == 0
    assert steps(red(camps="h8 h9")) == HOME_CAMP + 2


@pytest.mark.parametrize("options", [{}, {"rivers": "3", "warriors": "1"}], ids=["base", "rivers"])
def test_what_is_remembered_is_what_would_be_found_anew(options: dict[str, str]) -> None:
    game = open_game("winter", 2, options)
    state = game.new("journeys")
    bots = [make_bot("greedy", "winter", f"journeys/{seat}") for seat in range(2)]
    kept = [Journeys(cast(World, state), HOME_CAMP) for _ in range(2)]
    met: set[int] = set()
    while seats := game.seats_to_act(state):
        game.apply(state, seats[0], bots[seats[0]].choose(game, state, seats[0]))
        s = cast(World, state)
        for seat in range(2):
            found = kept[seat].steps_to_village(s, s.tribes[seat])
            assert found == Journeys(s, HOME_CAMP).steps_to_village(s, s.tribes[seat])
            met.add(found)
    assert len(met - {FAR}) > 4
