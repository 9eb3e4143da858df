"""Measures Catanatron once and prints its figures as JSON.

It runs in the environment that bench.py makes for it, and needs nothing of ours but the way of measuring.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

from benchmarks.measure import Copy, copy_bytes, copy_seconds, rate, timed, whole_numbers_until

PLAYERS = 4
MEMORY_GAMES = 5


def new_game(seed: int) -> Game:
    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    # Catanatron takes a seed of 0 for none.
    return Game([RandomPlayer(color) for color in colors[:PLAYERS]], seed=seed + 1)


def is_over(game: Game) -> bool:
    """The end as Catanatron's own ``Game.play`` sees it."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play_out(game: Game) -> int:
    """Plays to the end; returns the number of decisions."""
    made = 0
    while not is_over(game):
        game.play_tick()
        made += 1
    return made


def course(seed: int) -> Iterator[Game]:
    game = new_game(seed)
    while not is_over(game):
        yield game
        game.play_tick()


def bound_copy(game: Game) -> Copy:
    copy: Copy = game.copy
    return copy


def played(seed: int) -> tuple[int, float]:
    game = new_game(seed)
    return timed(lambda: play_out(game))


def figures(first: int, seconds: float, with_memory: bool) -> dict[str, float]:
    games = [played(first + number) for number in whole_numbers_until(2 * seconds)]
    copying = copy_seconds((course(first + number) for number in whole_numbers_until(2 * seconds)), bound_copy)
    found = {
        "decisions_per_second": rate(games),
        "games_per_second": rate((1, taken) for _, taken in games),
        "clone_seconds": copying,
    }
    if with_memory:
        found["state_bytes"] = copy_bytes(map(course, range(first, first + MEMORY_GAMES)), bound_copy)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for one measurement")
    parser.add_argument("--memory", action="store_true", help="measure memory too")
    arguments = parser.parse_args()
    play_out(new_game(arguments.first))  # Fills its caches.
    found = figures(arguments.first, arguments.seconds, arguments.memory)
    print(json.dumps({"version": version("catanatron"), "figures": {f"catan {PLAYERS}": found}}))


if __name__ == "__main__":
    main()
