"""What a seat sees, as numbers: a vector of fixed length and a mask over the catalogue of options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bogwood.kernel.game import Game, State
from bogwood.kernel.glance import Layout
from bogwood.kernel.options import Options

from .flat import Schema

Vector = NDArray[Any]
Mask = NDArray[np.int8]
Seen = dict[str, NDArray[Any]]
"""``observation`` and ``action_mask``, as PettingZoo calls them."""


class Sight(ABC):
    """Turns a state into what one seat sees of it; built from what the seat may know and nothing else."""

    names: list[str]
    """What each number of a vector means."""
    dtype: type[np.integer[Any]] = np.int16

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.options = game.catalogue.size

    @property
    def size(self) -> int:
        return len(self.names)

    @abstractmethod
    def vector(self, state: State, seat: int) -> Vector: ...

    def vectors(self, states: Sequence[State], seats: Sequence[int]) -> Vector:
        """The vectors of several states, one below the other."""
        return np.stack([self.vector(state, seat) for state, seat in zip(states, seats, strict=True)])

    def masks(self, several: Sequence[Options]) -> NDArray[np.int8]:
        """The masks of several decisions, one below the other."""
        found: NDArray[np.int8] = np.zeros((len(several), self.options), np.int8)
        for row, options in zip(found, several, strict=True):
            row[options.listed()] = 1
        return found

    def mask(self, options: Options) -> Mask:
        """1 for each option of the catalogue that is open, 0 for the others."""
        found = bytearray(self.options)
        for option in options.listed():
            found[option] = 1
        return np.frombuffer(found, np.int8)


class ViewSight(Sight):
    """The view of the seat, flattened by a schema that is derived from the game."""

    def __init__(self, game: Game) -> None:
        self.schema = Schema(game)
        super().__init__(game, self.schema.names)

    def vector(self, state: State, seat: int) -> Vector:
        at, numbers = self.schema.filled(self.game.view(state, seat))
        found: Vector = np.zeros(self.size, self.dtype)
        found[at] = numbers
        return found


class GlanceSight(Sight):
    """The glance of the game, unfolded: a number for each count, and 0 or 1 for each thing that may be in a set."""

    dtype = np.uint8

    def __init__(self, game: Game, layout: Layout) -> None:
        self.counts = len(layout.counts)
        self.count_places = np.array(layout.count_places, np.intp)
        self.pack = Struct(f"<{layout.words}q").pack
        # Room for the counts first, so that one call fetches the sets to where they belong.
        self.places = np.array([0] * self.counts + layout.set_places, np.intp)
        super().__init__(game, [*layout.counts, *layout.sets])

    def vector(self, state: State, seat: int) -> Vector:
        octets = np.frombuffer(self.pack(*self.game.glance(state, seat)), np.uint8)
        # No place lies outside, so nothing is ever wrapped round; it spares looking for such places.
        found: Vector = np.unpackbits(octets, bitorder="little").take(self.places, mode="wrap")
        found[: self.counts] = octets.take(self.count_places)
        return found

    def vectors(self, states: Sequence[State], seats: Sequence[int]) -> Vector:
        packed = [self.pack(*self.game.glance(state, seat)) for state, seat in zip(states, seats, strict=True)]
        octets = np.frombuffer(b"".join(packed), np.uint8).reshape(len(states), -1)
        found: Vector = np.unpackbits(octets, axis=1, bitorder="little").take(self.places, axis=1)
        found[:, : self.counts] = octets.take(self.count_places, axis=1)
        return found


def sight_of(game: Game) -> Sight:
    """The quickest sight that the game allows."""
    layout = game.glance_layout()
    return ViewSight(game) if layout is None else GlanceSight(game, layout)
