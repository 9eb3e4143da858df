"""What a seat sees, as numbers: a vector of fixed length and a mask over the catalogue of options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bogwood.kernel.game import Game, State
from bogwood.kernel.options import Options

from .flat import Schema

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
Seen = dict[str, NDArray[Any]]
"""``observation`` and ``action_mask``, as PettingZoo calls them."""

LARGEST: Final = 4095.0
"""No number of a vector is larger, nor smaller than its negative."""


class Sight(ABC):
    """Turns a state into what one seat sees of it; built from what the seat may know and nothing else."""

    names: list[str]
    """What each number of a vector means."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.options = game.catalogue.size

    @property
    def size(self) -> int:
        return len(self.names)

    @abstractmethod
    def vector(self, state: State, seat: int) -> Vector: ...

    def mask(self, options: Options) -> Mask:
        """1 for each option of the catalogue that is open, 0 for the others."""
        found: Mask = np.zeros(self.options, np.int8)
        found[options.listed()] = 1
        return found


class ViewSight(Sight):
    """The view of the seat, flattened by a schema that is derived from the game."""

    def __init__(self, game: Game) -> None:
        self.schema = Schema(game)
        super().__init__(game, self.schema.names)

    def vector(self, state: State, seat: int) -> Vector:
        at, numbers = self.schema.filled(self.game.view(state, seat))
        found: Vector = np.zeros(self.size, np.float32)
        found[at] = numbers
        return found
