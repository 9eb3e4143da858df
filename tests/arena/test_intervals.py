"""Intervals hold what they promise."""

from __future__ import annotations

import pytest

from bogwood.arena.intervals import average, clusters, share, student, wilson
from bogwood.kernel.chance import Stream


def test_results_are_gathered_by_deal() -> None:
    assert clusters([(1, 2.0), (0, 1.0), (1, 3.0)]) == [(1.0, 1), (5.0, 2)]


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042)])
def test_student(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.005)


def test_wilson_at_the_end_of_the_scale() -> None:
    low, high = wilson(1.0, 10)
    assert low == pytest.approx(0.7225, abs=0.001)
    assert high == pytest.approx(1.0)


def test_one_deal_gives_no_interval() -> None:
    assert average([(3.0, 2)]) == (1.5, None, None, 2)


def test_results_that_make_up_for_each_other_are_surer_than_as_many_independent_ones() -> None:
    paired = share([(1.0, 2)] * 49 + [(2.0, 2), (0.0, 2)])
    apart = share([(1.0, 1), (0.0, 1)] * 51)
    assert paired.mean == apart.mean == 0.5
    assert paired.low is not None
    assert apart.low is not None
    assert paired.low > apart.low


def test_results_that_repeat_within_a_deal_count_once() -> None:
    repeated = share([(4.0, 4), (0.0, 4)] * 10)
    single = share([(1.0, 1), (0.0, 1)] * 10)
    assert repeated.low == pytest.approx(single.low, abs=0.01)


def test_victories_in_every_game_of_few_deals_prove_little() -> None:
    found = share([(6.0, 6)] * 2)
    assert found.low == pytest.approx(wilson(1.0, 2)[0])


def test_nineteen_of_twenty_intervals_hold_the_true_share() -> None:
    stream, hits = Stream("coverage"), 0
    for _ in range(1000):
        found = share([(float(stream.below(10) < 3), 1) for _ in range(50)])
        assert found.low is not None
        assert found.high is not None
        hits += found.low <= 0.3 <= found.high
    assert 925 <= hits <= 975


def test_nineteen_of_twenty_intervals_hold_the_true_mean() -> None:
    stream, hits = Stream("coverage"), 0
    for _ in range(1000):
        found = average([(float(stream.below(11)), 1) for _ in range(12)])
        assert found.low is not None
        assert found.high is not None
        hits += found.low <= 5 <= found.high
    assert 925 <= hits <= 975
