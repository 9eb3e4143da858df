"""Measures our engines once and prints their figures as JSON, by game and number of players.

It runs compiled where the engines are compiled, and interpreted with ``BOGWOOD_PURE=1`` in the environment.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable, Iterator

import bogwood
from benchmarks.measure import Copy, copy_bytes, copy_seconds, rate, timed, whole_numbers_until
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.kernel.playout import playout
from bogwood.kernel.record import Record, Recorder, Seat, replay
from bogwood.shelf import open_game

GAMES = ("feya", "felinia", "winter")
PLAYERS = (2, 3, 4)
MEMORY_GAMES = 5
SIMULATIONS = 5
REPLAYS = 5


class Bench:
    """One game under measurement; every measurement plays its own games, from the seed ``first`` on."""

    def __init__(self, game: Game, first: int) -> None:
        self.game = game
        self.first = first

    def seeds(self, seconds: float) -> Iterator[str]:
        return (f"bench {self.first + number}" for number in whole_numbers_until(seconds))

    def random_choice(self, state: State, stream: Stream) -> tuple[int, int]:
        """The seat and the option that a playout would choose."""
        seat = self.game.seats_to_act(state)[0]
        options = self.game.legal(state, seat)
        return seat, options.nth(stream.below(options.size()))

    def course(self, seed: str) -> Iterator[State]:
        """The state before each decision of a game of random play; always the same object."""
        state, stream = self.game.new(seed), Stream(seed)
        while not self.game.is_over(state):
            yield state
            self.game.apply(state, *self.random_choice(state, stream))

    def middle(self, seed: str) -> State:
        """The state of a game of random play when half of its decisions have been made."""
        state, stream = self.game.new(seed), Stream(seed)
        for _ in range(playout(self.game, self.game.new(seed), Stream(seed)) // 2):
            self.game.apply(state, *self.random_choice(state, stream))
        return state

    def played(self, seed: str) -> tuple[int, float]:
        """The decisions of a whole game of random play and the CPU seconds they took."""
        state, stream = self.game.new(seed), Stream(seed)
        return timed(lambda: playout(self.game, state, stream))

    def simulated(self, seed: str) -> tuple[int, float]:
        """Playouts from the middle of a game, each on its own clone, and the CPU seconds they took."""
        state, stream = self.middle(seed), Stream(seed)
        return timed(lambda: repeated(SIMULATIONS, lambda: playout(self.game, state.clone(), stream)))

    def recorded(self, seed: str) -> Record:
        """The record of a whole game of random play."""
        seats = [Seat(f"seat {number}", "random") for number in range(self.game.players)]
        recorder, stream = Recorder(self.game, seed, seats), Stream(seed)
        while not self.game.is_over(recorder.state):
            recorder.choose(*self.random_choice(recorder.state, stream))
        return recorder.record

    def replayed(self, seed: str) -> tuple[int, float]:
        """Replays of a whole record and the CPU seconds they took."""
        record = self.recorded(seed)
        return timed(lambda: repeated(REPLAYS, lambda: replay(record, open_game, trust=True)))

    def read_and_replayed(self, seed: str) -> tuple[int, float]:
        """The same, each from the text of the record."""
        text = self.recorded(seed).text()
        return timed(lambda: repeated(REPLAYS, lambda: replay(Record.parse(text), open_game, trust=True)))

    def figures(self, seconds: float, with_memory: bool) -> dict[str, float]:
        games = [self.played(seed) for seed in self.seeds(seconds)]
        found = {
            "decisions_per_second": rate(games),
            "games_per_second": rate((1, taken) for _, taken in games),
            "clone_seconds": copy_seconds(map(self.course, self.seeds(seconds / 2)), bound_clone),
            "simulations_per_second": rate(map(self.simulated, self.seeds(seconds))),
            "replay_seconds": 1 / rate(map(self.replayed, self.seeds(seconds / 2))),
            "read_and_replay_seconds": 1 / rate(map(self.read_and_replayed, self.seeds(seconds / 2))),
        }
        if with_memory:
            courses = (self.course(f"bench {self.first + number}") for number in range(MEMORY_GAMES))
            found["state_bytes"] = copy_bytes(courses, bound_clone)
        return found


def repeated(times: int, action: Callable[[], object]) -> int:
    """Does it so many times; returns how many."""
    for _ in range(times):
        action()
    return times


def bound_clone(state: State) -> Copy:
    return state.clone


def measured(name: str, players: int, first: int, seconds: float, with_memory: bool) -> dict[str, float]:
    bench = Bench(open_game(name, players, {}, ""), first)
    bench.played("bench warming up")
    return bench.figures(seconds, with_memory)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for one measurement")
    parser.add_argument("--memory", action="store_true", help="measure memory too")
    given = parser.parse_args()
    found = {
        f"{name} {players}": measured(name, players, given.first, given.seconds, given.memory)
        for name in GAMES
        for players in PLAYERS
    }
    version = f"{bogwood.__version__}, {'compiled' if bogwood.compiled() else 'interpreted'}"
    print(json.dumps({"version": version, "python": platform.python_version(), "figures": found}))


if __name__ == "__main__":
    main()
