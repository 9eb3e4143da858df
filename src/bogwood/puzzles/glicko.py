"""Glicko-2: how strong somebody is, how surely that is known, and how steadily they play.

After Mark Glickman, "Example of the Glicko-2 system" (2022), whose worked example is among the tests; the names of its
symbols stand beside ours.  A puzzle has a rating as a person has one: who tries it plays a game against it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

MIDDLE: Final = 1500.0
SCALE: Final = 173.7178
UNKNOWN: Final = 350.0
"""The deviation of somebody of whom nothing is known; it never grows beyond."""
STEADY: Final = 0.06
TAU: Final = 0.5
"""How far the volatility may change in one period."""
CLOSE: Final = 1e-6
"""So closely the new volatility is found."""


@dataclass(frozen=True)
class Rating:
    """The points (r), half the width of their 68 % interval (RD), and the volatility (σ)."""

    points: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = STEADY


Game = tuple[Rating, float]
"""Against whom, and what came of it: 1 for a win, 0 for a loss."""


def impact(deviation: float) -> float:
    """How much a result against somebody so surely known counts (g)."""
    return 1 / math.sqrt(1 + 3 * (deviation / SCALE) ** 2 / math.pi**2)


def expected(one: Rating, other: Rating) -> float:
    """The share of games that one should win against the other (E)."""
    return 1 / (1 + math.exp(-impact(other.deviation) * (one.points - other.points) / SCALE))


def rated(one: Rating, games: list[Game]) -> Rating:
    """The rating after the games of one period, all of them played at the ratings given."""
    phi = one.deviation / SCALE
    if not games:
        return Rating(one.points, min(UNKNOWN, SCALE * math.hypot(phi, one.volatility)), one.volatility)
    shares = [(impact(other.deviation), expected(one, other), score) for other, score in games]
    variance = 1 / sum(g * g * e * (1 - e) for g, e, _ in shares)
    surprise = sum(g * (score - e) for g, e, score in shares)
    sigma = new_volatility(phi, one.volatility, variance, variance * surprise)
    new_phi = 1 / math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / variance)
    return Rating(one.points + SCALE * new_phi**2 * surprise, min(UNKNOWN, SCALE * new_phi), sigma)


def new_volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The volatility at which what happened is most likely (step 5: the Illinois algorithm)."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        whole = phi * phi + variance + e
        return e * (delta * delta - whole) / (2 * whole * whole) - (x - a) / (TAU * TAU)

    low = a
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = f(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return math.exp(low / 2)
