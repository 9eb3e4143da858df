"""Means with 95 % confidence intervals.  Games of one deal belong together, so the deal is what is counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A mean and the interval that holds the true one with 95 % confidence; no interval from a single deal."""

    mean: float
    low: float | None
    high: float | None
    results: int
    """How many it comes from."""

    def document(self) -> dict[str, float | int | None]:
        return {"mean": rounded(self.mean), "low": rounded(self.low), "high": rounded(self.high), "count": self.results}


Cluster = tuple[float, int]
"""The sum of the results of one deal, and how many there are."""


def rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def clusters(results: Iterable[tuple[int, float]]) -> list[Cluster]:
    """Results that come with the number of their deal, gathered by deal in its order."""
    sums: dict[int, Cluster] = {}
    for deal, result in results:
        total, count = sums.get(deal, (0.0, 0))
        sums[deal] = (total + result, count + 1)
    return [sums[deal] for deal in sorted(sums)]


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, by the expansion round the normal distribution; exact to 0.5 % from 3 on."""
    if freedom < len(SMALL):
        return SMALL[freedom]
    z, v = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


SMALL = [0.0, 12.7062, 4.3027, 3.1824]
"""The first of them, where the expansion is poor."""


def ratio(parts: Sequence[Cluster]) -> tuple[float, float | None, int]:
    """The mean of all results, its variance (None from one deal) and the number of results.

    The variance is that of a ratio of two sums over deals, so it is right whether games of one deal resemble each
    other or, as with rotated seats, make up for each other.
    """
    count = sum(number for _, number in parts)
    mean = sum(total for total, _ in parts) / count
    deals = len(parts)
    if deals < 2:
        return mean, None, count
    squares = sum((total - mean * number) ** 2 for total, number in parts)
    return mean, squares / count**2 * deals / (deals - 1), count


def average(parts: Sequence[Cluster]) -> Estimate:
    """The mean of results of any size."""
    mean, variance, count = ratio(parts)
    if variance is None:
        return Estimate(mean, None, None, count)
    half = student(len(parts) - 1) * sqrt(variance)
    return Estimate(mean, mean - half, mean + half, count)


def share(parts: Sequence[Cluster]) -> Estimate:
    """The mean of results between 0 and 1: Wilson's interval, for as many games as the deals are worth."""
    mean, variance, count = ratio(parts)
    single = mean * (1 - mean) / count
    effect = count / len(parts)
    if variance is not None and single > 0:
        # Equal results in few deals are no proof that they never differ.
        effect = max(variance / single, 1 / len(parts))
    return Estimate(mean, *wilson(mean, count / effect), count)


def wilson(mean: float, count: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent results."""
    square = NORMAL**2
    middle = (mean + square / (2 * count)) / (1 + square / count)
    half = NORMAL / (1 + square / count) * sqrt(mean * (1 - mean) / count + square / (4 * count**2))
    return max(0.0, middle - half), min(1.0, middle + half)
