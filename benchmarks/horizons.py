"""Measures how far ahead to look at Feya's Swamp: ``python -m benchmarks.horizons --tables 60``.

At tables in the middle of games, the ways to play the turn are judged as the search does it, at several horizons and
with smaller and larger whims, and by games among medium bots that go on to the end.  What is printed is how well the
one tells the other: the correlation over all ways at all tables, what is common to a table left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from math import sqrt

from bogwood.bots.foresight import Candidate, Foresight
from bogwood.bots.known import taught
from bogwood.bots.registry import make_bot
from bogwood.bots.turns import Search
from bogwood.games.feya.bot.knowledge import HORIZONS, WHIMS, FeyaKnowledge
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.shelf import open_game

WAYS = 10
"""So many ways to play a turn are judged,"""
WORLDS = 6
"""each in so many worlds at every horizon,"""
ENDS = 24
"""and by so many games to the end,"""
WHIMS_AT_THE_END = 100
"""in which everybody misjudges by up to so many hundredths of a point: no two are the same."""

SMALL = 40
"""What the whims of the search are compared with."""


@dataclass
class Judged:
    """The mean lead of every way: by whims and horizon, and at the end of the game."""

    looks: dict[tuple[int, int], list[float]]
    ends: list[float]


def tables(game: Game, seed: str) -> Iterator[tuple[State, int]]:
    """Three tables of a game among medium bots, and whose turn it is there."""
    bots = [make_bot("medium", game.name, f"{seed}/{seat}") for seat in range(game.players)]
    found: list[tuple[State, int]] = []
    state = game.new(seed)
    turn = -1
    while seats := game.seats_to_act(state):
        seat = seats[0]
        if int(state.turn) != turn and game.round_of(state) > 0 and game.legal(state, seat).size() > 3:
            turn = int(state.turn)
            found.append((state.clone(), seat))
        game.apply(state, seat, bots[seat].choose(game, state.clone(), seat))
    for quarter in (1, 2, 3):
        yield found[quarter * len(found) // 4]


def judged(game: Game, state: State, seat: int) -> Judged:
    """What the ways to play a turn lead to."""
    knowledge = taught("feya")
    assert isinstance(knowledge, FeyaKnowledge)
    knowledge.most = WAYS
    thinking = Foresight(game, state, seat, knowledge, "horizons")
    thinking.look()
    looks: dict[tuple[int, int], list[float]] = {}
    for whims, horizon in product((SMALL, WHIMS), sorted(HORIZONS)):
        knowledge.noise = whims
        knowledge.horizons = [horizon]
        looks[whims, horizon] = [
            mean([thinking.simulated(way, world(thinking, horizon, n), Stream(f"{n}"), 0)[0] for n in range(WORLDS)])
            for way in thinking.candidates
        ]
    ends = [mean([lead_at_the_end(thinking, way, n) for n in range(ENDS)]) for way in thinking.candidates]
    return Judged(looks, ends)


def world(thinking: Foresight, horizon: int, number: int) -> State:
    return thinking.game.determinise(thinking.state, thinking.seat, f"{horizon}/{number}")


def lead_at_the_end(thinking: Foresight, way: Candidate, number: int) -> float:
    game, seat = thinking.game, thinking.seat
    state = world(thinking, 0, number)
    stream = Stream(f"end/{number}")
    line = way.line
    while True:
        for option in line:
            if game.legal(state, seat).holds(option):
                game.apply(state, seat, option)
        if game.is_over(state):
            break
        seat = game.seats_to_act(state)[0]
        advice = thinking.knowledge.usual(game, state, seat)
        line = Search(game, state, seat, advice, stream, WHIMS_AT_THE_END).best_turn(state, ())[1]
    scores = game.scores(state)
    return scores[thinking.seat] - max(score for n, score in enumerate(scores) if n != thinking.seat)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def centred(values: list[float]) -> list[float]:
    middle = mean(values)
    return [value - middle for value in values]


def correlation(found: list[Judged], whims: int, horizons: tuple[int, ...]) -> float:
    """Of the mean over these horizons with the end of the game."""
    told: list[float] = []
    ends: list[float] = []
    for one in found:
        told += centred([mean([one.looks[whims, horizon][n] for horizon in horizons]) for n in range(len(one.ends))])
        ends += centred(one.ends)
    both = sum(x * y for x, y in zip(told, ends, strict=True))
    return both / sqrt(sum(x * x for x in told) * sum(y * y for y in ends))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seed", default="horizons")
    asked = parser.parse_args()
    game = open_game("feya", 2, {})
    found: list[Judged] = []
    number = 0
    while len(found) < asked.tables:
        of_game = [judged(game, state, seat) for state, seat in tables(game, f"{asked.seed}/{number}")]
        found += [one for one in of_game if len(one.ends) > 2]
        number += 1
    print(f"| horizons | whims of {SMALL} | of {WHIMS} |\n|---|--:|--:|")
    for size in range(1, len(HORIZONS) + 1):
        for horizons in combinations(sorted(HORIZONS), size):
            told = [f"{correlation(found, whims, horizons):.2f}" for whims in (SMALL, WHIMS)]
            print(f"| {', '.join(map(str, horizons))} | {' | '.join(told)} |")


if __name__ == "__main__":
    main()
