"""Many games at once: what they show in one array, what is chosen in one list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bogwood.kernel.game import Game, State
from bogwood.kernel.options import Options

from .sight import Sight
from .table import Reward, victory


class Shown(NamedTuple):
    """All games as those see them who have to decide next; one row for each game."""

    observations: NDArray[Any]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    """For each seat of each game; not 0 only where a game has just ended."""
    ended: NDArray[np.bool_]
    """Games that ended with this step.  In their place a new one has begun, and is shown."""


class Many:
    """``count`` games of one kind, each played by whoever chooses for the seat that is next.

    Game ``i`` plays the seeds ``seed/i/0``, ``seed/i/1`` …, whatever the other games do.
    """

    def __init__(self, game: Game, sight: Sight, count: int, reward: Reward = victory) -> None:
        self.game = game
        self.sight = sight
        self.count = count
        self.reward = reward
        self.states: list[State] = []
        self.open: list[Options] = []
        self.seats = np.zeros(count, np.int64)
        self._seed = ""
        self._episodes = [0] * count

    def reset(self, seed: int = 0) -> Shown:
        """Begin all games."""
        self._seed = str(seed)
        self._episodes = [0] * self.count
        self.states = [self.game.new(self._name(number)) for number in range(self.count)]
        self.open = [self._turn_of(number) for number in range(self.count)]
        return self._shown([], [])

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Shown:
        """One choice in each game; a choice that is not open is refused before any is carried out."""
        chosen = [int(action) for action in actions]
        for number, option in enumerate(chosen):
            if not self.open[number].holds(option):
                refusal = self.game.why_not(self.states[number], int(self.seats[number]), option)
                raise refusal if refusal is not None else ValueError(option)
        ended: list[int] = []
        rewards: list[list[float]] = []
        for number, option in enumerate(chosen):
            state = self.states[number]
            self.game.apply(state, int(self.seats[number]), option)
            if self.game.is_over(state):
                ended.append(number)
                rewards.append(self.reward(self.game, state))
                self._episodes[number] += 1
                self.states[number] = self.game.new(self._name(number))
            self.open[number] = self._turn_of(number)
        return self._shown(ended, rewards)

    def _name(self, number: int) -> str:
        return f"{self._seed}/{number}/{self._episodes[number]}"

    def _turn_of(self, number: int) -> Options:
        seat = self.game.seats_to_act(self.states[number])[0]
        self.seats[number] = seat
        return self.game.legal(self.states[number], seat)

    def _shown(self, ended: list[int], rewards: list[list[float]]) -> Shown:
        given = np.zeros((self.count, self.game.players), np.float32)
        has_ended = np.zeros(self.count, np.bool_)
        if ended:
            given[ended] = rewards
            has_ended[ended] = True
        return Shown(
            self.sight.vectors(self.states, self.seats.tolist()),
            self.sight.masks(self.open),
            self.seats.copy(),
            given,
            has_ended,
        )
