"""What a seat sees, as numbers: a vector of fixed length and a mask over the catalogue of options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from struct import Struct
from typing import Any, Final

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


UNUSED: Final = "unused"
"""The name of a number that is always 0."""

FEW: Final = 1.2
"""Where leaving out what is unused would make a vector shorter by less than this, it is left in, which is quicker."""


class GlanceSight(Sight):
    """The glance of the game, unfolded: a number for each count, and 0 or 1 for each thing that may be in a set."""

    dtype = np.uint8

    def __init__(self, game: Game, layout: Layout) -> None:
        self.counts = len(layout.counts)
        self.pack = Struct(f"<{layout.words}q").pack
        in_sets = sorted({place // 8 for place in layout.set_places})
        named = dict(zip(layout.set_places, layout.sets, strict=True))
        self.octets = np.array(layout.count_places, np.intp)
        """The octets of a glance that are taken: its counts; where all bits of sets are shown, theirs after them."""
        self.bits: NDArray[np.intp] | None = None
        """The bits of a glance that are shown, where some are not; the counts take the place of the first."""
        if self.counts + 8 * len(in_sets) > FEW * (self.counts + len(named)):
            shown = sorted(named)
            names = [*layout.counts, *[named[bit] for bit in shown]]
            self.bits = np.array([0] * self.counts + shown, np.intp)
        else:
            names = [*layout.counts, *[named.get(8 * octet + bit, UNUSED) for octet in in_sets for bit in range(8)]]
            self.octets = np.array(layout.count_places + in_sets, np.intp)
        super().__init__(game, names)

    def vector(self, state: State, seat: int) -> Vector:
        glance = np.frombuffer(self.pack(*self.game.glance(state, seat)), np.uint8)
        octets = glance[self.octets]
        found: Vector
        if self.bits is not None:
            found = np.unpackbits(glance, bitorder="little")[self.bits]
        else:
            # The bits of the last count make room for the counts themselves.
            found = np.unpackbits(octets, bitorder="little")[7 * self.counts :]
        found[: self.counts] = octets[: self.counts]
        return found

    def vectors(self, states: Sequence[State], seats: Sequence[int]) -> Vector:
        packed = [self.pack(*self.game.glance(state, seat)) for state, seat in zip(states, seats, strict=True)]
        glances = np.frombuffer(b"".join(packed), np.uint8).reshape(len(states), -1)
        # No place lies outside, so nothing is ever wrapped round; it spares looking for such places.
        octets = glances.take(self.octets, axis=1, mode="wrap")
        found: Vector
        if self.bits is not None:
            found = np.unpackbits(glances, axis=1, bitorder="little").take(self.bits, axis=1, mode="wrap")
        else:
            found = np.unpackbits(octets, axis=1, bitorder="little")[:, 7 * self.counts :]
        found[:, : self.counts] = octets[:, : self.counts]
        return found


def sight_of(game: Game) -> Sight:
    """The quickest sight that the game allows."""
    layout = game.glance_layout()
    return ViewSight(game) if layout is None else GlanceSight(game, layout)
