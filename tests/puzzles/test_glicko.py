"""Glicko-2: the worked example of its author, and what must hold of any rating."""

from __future__ import annotations

import pytest

from bogwood.puzzles.glicko import UNKNOWN, Rating, expected, impact, rated

PLAYER = Rating(1500, 200, 0.06)
OPPONENTS = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
"""Of "Example of the Glicko-2 system": one period with a win and two losses."""


def test_the_published_example_comes_out() -> None:
    found = rated(PLAYER, OPPONENTS)
    assert found.points == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


@pytest.mark.parametrize(
    ("opponent", "g", "e"),
    [
        (Rating(1400, 30), 0.9955, 0.639),
        (Rating(1550, 100), 0.9531, 0.432),
        (Rating(1700, 300), 0.7242, 0.303),
    ],
)
def test_the_published_steps_come_out(opponent: Rating, g: float, e: float) -> None:
    assert impact(opponent.deviation) == pytest.approx(g, abs=0.0001)
    assert expected(PLAYER, opponent) == pytest.approx(e, abs=0.001)


def test_whoever_plays_nothing_is_known_less_well_and_never_less_than_nothing() -> None:
    found = rated(PLAYER, [])
    assert (found.points, found.volatility) == (1500, 0.06)
    assert found.deviation == pytest.approx(200.2714, abs=0.0001)
    assert rated(Rating(), []).deviation == UNKNOWN


def test_a_win_raises_and_a_loss_lowers_the_more_the_less_expected() -> None:
    weak, strong = Rating(1200, 60), Rating(1800, 60)
    gains = [rated(PLAYER, [(other, 1.0)]).points - 1500 for other in (weak, strong)]
    losses = [1500 - rated(PLAYER, [(other, 0.0)]).points for other in (weak, strong)]
    assert 0 < gains[0] < gains[1]
    assert losses[0] > losses[1] > 0
