"""What a seat sees, at a glance: the view as a few words of bits, for programs that learn.

A view in words for people takes longer to write than a decision to make.  A game that wants to be quick says the same
in numbers: it adds counts and sets to a ``Glance`` in a fixed order, and their names to a ``Layout`` in the same order.
Seats are counted from the one that looks.
"""

from __future__ import annotations

from typing import Final

from .cells import WORD, Cells, each, shifted
from .hexes import name
from .native import i64

LANE: Final = 8
"""Bits of a count."""

LANES_END: Final = 56
"""Counts fill a word up to here, so that a word stays a small integer."""

MOST: Final = 255
"""A larger count is shown as this."""


class Glance:
    """The numbers of one glance, packed: counts of 8 bits, sets of up to 60."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self.word: i64 = 0
        self.used: i64 = 0

    def count(self, n: i64) -> None:
        """Add a number of things, from 0 to 255.  Counts come before all sets."""
        if self.used >= LANES_END:
            self.close()
        self.word |= shifted(n if n <= MOST else MOST, self.used)
        self.used += LANE

    def bits(self, mask: i64, width: i64) -> None:
        """Add a set of so many possible things."""
        if self.used + width > WORD:
            self.close()
        self.word |= shifted(mask, self.used)
        self.used += width

    def one(self, n: i64, width: i64) -> None:
        """Add the set of this thing alone; -1 is none."""
        self.bits(shifted(1, n) if n >= 0 else 0, width)

    def whole(self, word: i64) -> None:
        """Add a word as it stands: counts of equal width, the first one lowest, in up to 60 bits."""
        self.close()
        self.words.append(word)

    def cells(self, among: Cells) -> None:
        """Add a set of cells, in words of its own."""
        self.close()
        self.words.append(among[0])
        self.words.append(among[1])
        self.words.append(among[2])

    def close(self) -> None:
        """Let what follows begin in a new word."""
        if self.used > 0:
            self.words.append(self.word)
            self.word = 0
            self.used = 0


class Layout:
    """What the numbers of a glance mean and where they are: the names in the order in which a game adds them."""

    def __init__(self) -> None:
        self.counts: list[str] = []
        self.count_places: list[int] = []
        """For each count its byte, 8 to a word."""
        self.sets: list[str] = []
        self.set_places: list[int] = []
        """For each thing that may be in a set its bit, 64 to a word."""
        self.words = 0
        self.used = 0

    def count(self, path: str) -> None:
        if self.used >= LANES_END:
            self.close()
        self.counts.append(path)
        self.count_places.append(8 * self.words + self.used // LANE)
        self.used += LANE

    def bits(self, path: str, things: list[str]) -> None:
        if self.used + len(things) > WORD:
            self.close()
        for n, thing in enumerate(things):
            self.sets.append(f"{path}={thing}")
            self.set_places.append(64 * self.words + self.used + n)
        self.used += len(things)

    def packed(self, path: str, things: list[str], width: int, most: list[int]) -> None:
        """Counts of equal width in a word: a bit for one, for two, for four … up to the most that there can be."""
        self.close()
        for n, thing in enumerate(things):
            for bit in range(most[n].bit_length()):
                self.sets.append(f"{path}={thing}*{1 << bit}")
                self.set_places.append(64 * self.words + width * n + bit)
        self.words += 1

    def cells(self, path: str, among: Cells) -> None:
        """The cells of a hexagon board."""
        self.close()
        for n in each(among):
            self.sets.append(f"{path}={name(n)}")
            self.set_places.append(64 * (self.words + n // WORD) + n % WORD)
        self.words += 3

    def places(self, path: str, names: list[str]) -> None:
        """The places of any other map, numbered in this order."""
        self.close()
        for n, place in enumerate(names):
            self.sets.append(f"{path}={place}")
            self.set_places.append(64 * (self.words + n // WORD) + n % WORD)
        self.words += 3

    def close(self) -> None:
        if self.used > 0:
            self.words += 1
            self.used = 0
