"""Measures our environments once and prints their figures as JSON: one table, and many at once."""

from __future__ import annotations

import argparse
import json

from benchmarks.env_loop import steps_per_second
from benchmarks.measure import rate, timed, whole_numbers_until
from bogwood.env import Many, aec, vector
from bogwood.shelf import games

COUNT = 64
STEPS = 20


def many_steps(games: Many, first: int) -> int:
    """Steps of all games side by side; always the first option."""
    shown = games.reset(seed=first)
    for _ in range(STEPS):
        shown = games.step(shown.masks.argmax(axis=1))
    return STEPS * games.count


def many_per_second(games: Many, first: int, seconds: float) -> float:
    return rate(timed(lambda: many_steps(games, first)) for _ in whole_numbers_until(seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    found: dict[str, float] = {}
    for name, manifest in games().items():
        for players in manifest.players:
            found[f"{name}, {players} players"] = steps_per_second(aec(name, players), given.first, given.seconds)
        found[f"{name}, 2 players, {COUNT} at once"] = many_per_second(vector(name, COUNT), given.first, given.seconds)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
