"""The loop of an environment of PettingZoo that both probes measure: reset, last with an observation, step."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.measure import rate, timed, whole_numbers_until


def chosen(env: Any, seed: int) -> list[int | None]:
    """The actions of a random game, so that choosing them is no part of what is measured."""
    stream = random.Random(seed)
    made: list[int | None] = []
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, is_over, is_cut, _ = env.last()
        options = [option for option, is_open in enumerate(seen["action_mask"].tolist()) if is_open]
        action = None if is_over or is_cut else stream.choice(options)
        made.append(action)
        env.step(action)
    return made


def replayed(env: Any, seed: int, actions: list[int | None]) -> int:
    """The same game again, looked at before every step; returns the number of steps."""
    env.reset(seed=seed)
    for action in actions:
        env.last()
        env.step(action)
    return len(actions)


def steps_per_second(env: Any, first: int, seconds: float) -> float:
    """Steps per CPU second over games from the seed ``first`` on."""
    games = [(seed, chosen(env, seed)) for seed in range(first, first + 8)]
    replayed(env, *games[0])
    samples = []
    for number in whole_numbers_until(seconds):
        seed, actions = games[number % len(games)]
        samples.append(timed(lambda seed=seed, actions=actions: replayed(env, seed, actions)))  # type: ignore[misc]
    return rate(samples)
