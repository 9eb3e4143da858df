"""Elo ratings: the strengths under which the results between each two bots are the most likely ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import log10

from bogwood.kernel.chance import Stream

from .intervals import Estimate

MIDDLE = 1500.0
RESAMPLES = 200
ROUNDS = 2000
EXACT = 1e-7

Results = Mapping[tuple[int, int], tuple[float, int]]
"""For each two entrants, the lower number first: the points of the first and the number of comparisons."""


Unplayed = Callable[[], float]
"""The points of the first of two in a game that was not played."""


def drawn_game() -> float:
    return 0.5


def ratings(results: Results, entrants: int, unplayed: Unplayed = drawn_game) -> list[float]:
    """The ratings, 1500 on average.

    400 points are odds of ten to one.  Each two that have met are given one game more than they played, so that
    somebody who never lost has a rating, too.
    """
    strength = [1.0] * entrants
    points = [0.0] * entrants
    for (one, other), (scored, count) in results.items():
        more = unplayed()
        points[one] += scored + more
        points[other] += count - scored + 1 - more
    for _ in range(ROUNDS):
        following = improved(strength, points, results)
        moved = max(abs(new / old - 1) for new, old in zip(following, strength, strict=True))
        strength = following
        if moved < EXACT:
            break
    elo = [400 * log10(one) for one in strength]
    mean = sum(elo) / entrants
    return [MIDDLE + one - mean for one in elo]


def improved(strength: Sequence[float], points: Sequence[float], results: Results) -> list[float]:
    """One step towards the most likely strengths (Zermelo's iteration)."""
    expected = [0.0] * len(strength)
    for (one, other), (_, count) in results.items():
        weight = (count + 1) / (strength[one] + strength[other])
        expected[one] += weight
        expected[other] += weight
    return [won / weight if weight else 1.0 for won, weight in zip(points, expected, strict=True)]


def estimated(by_deal: Sequence[Results], entrants: int, seed: str) -> list[Estimate]:
    """The ratings with intervals, by drawing as many deals as there are, with repetition, many times over.

    Each time the game that was not played ends otherwise, so a bot that always won is not taken for perfect.
    """
    found = ratings(added(by_deal), entrants)
    count = len(by_deal)
    if count < 2:
        return [Estimate(rating, None, None, count) for rating in found]
    stream = Stream(f"{seed}/elo")

    def any_result() -> float:
        return (int(stream.below(1000)) + 0.5) / 1000

    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        deals = [by_deal[stream.below(count)] for _ in range(count)]
        drawn.append(ratings(added(deals), entrants, any_result))
    low, high = round(RESAMPLES * 0.025), round(RESAMPLES * 0.975) - 1
    ordered = [sorted(one[entrant] for one in drawn) for entrant in range(entrants)]
    return [
        Estimate(rating, min(rating, tries[low]), max(rating, tries[high]), count)
        for rating, tries in zip(found, ordered, strict=True)
    ]


def added(by_deal: Sequence[Results]) -> dict[tuple[int, int], tuple[float, int]]:
    """The results of several deals together."""
    total: dict[tuple[int, int], tuple[float, int]] = {}
    for results in by_deal:
        for pair, (scored, count) in results.items():
            so_far = total.get(pair, (0.0, 0))
            total[pair] = (so_far[0] + scored, so_far[1] + count)
    return total
