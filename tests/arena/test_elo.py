"""Ratings follow from results."""

from __future__ import annotations

import pytest

from bogwood.arena.elo import estimated, ratings


def test_equal_results_give_equal_ratings() -> None:
    assert ratings({(0, 1): (5.0, 10)}, 2) == pytest.approx([1500, 1500])


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    stronger, weaker = ratings({(0, 1): (1000.0, 1100)}, 2)
    assert stronger - weaker == pytest.approx(400, abs=1)


def test_strength_carries_over_from_one_opponent_to_the_next() -> None:
    first, second, third = ratings({(0, 1): (75.0, 100), (1, 2): (75.0, 100)}, 3)
    assert first - second == pytest.approx(second - third, abs=0.5)
    assert (first + second + third) / 3 == pytest.approx(1500)


def test_somebody_who_never_lost_has_a_rating_with_room_above() -> None:
    winner, loser = estimated([{(0, 1): (2.0, 2)}] * 6, 2, "seed")
    assert winner.mean > loser.mean
    assert winner.high is not None
    assert winner.high > winner.mean + 50


def test_more_deals_make_ratings_surer() -> None:
    deals = [{(0, 1): (2.0, 2)}, {(0, 1): (0.0, 2)}, {(0, 1): (1.0, 2)}]
    few, many = (estimated(deals * times, 2, "seed")[0] for times in (3, 30))
    assert few.low is not None
    assert many.low is not None
    assert few.low < many.low < 1500


def test_the_same_seed_gives_the_same_interval() -> None:
    deals = [{(0, 1): (2.0, 2)}, {(0, 1): (0.0, 2)}]
    assert estimated(deals, 2, "seed") == estimated(deals, 2, "seed")


def test_one_deal_gives_no_interval() -> None:
    assert estimated([{(0, 1): (1.0, 2)}], 2, "seed")[0].low is None
