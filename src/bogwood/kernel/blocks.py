"""The numbers of a catalogue, given out in order: single options, and blocks of them that know their own size."""

from __future__ import annotations


class Block:
    """Options in a row, one for each of some things that are numbered from 0."""

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        self.size = size
        self.end = first + size

    def holds(self, option: int) -> bool:
        """Is the option one of these?"""
        return self.first <= option < self.end

    def at(self, n: int) -> int:
        """The option for thing ``n``."""
        return self.first + n

    def number(self, option: int) -> int:
        """The thing that an option of this block is for."""
        return option - self.first


class Numbering:
    """Gives out numbers from 0 on.  What comes later never moves what came before, so catalogues can grow."""

    def __init__(self) -> None:
        self.size = 0

    def one(self) -> int:
        """The number of a single option."""
        self.size += 1
        return self.size - 1

    def block(self, size: int) -> Block:
        """Numbers for so many things."""
        self.size += size
        return Block(self.size - size, size)

    def since(self, first: int) -> Block:
        """Everything from a number on up to now, as one block that holds others."""
        return Block(first, self.size - first)

    def skip_to(self, number: int) -> None:
        """Leave a gap, so that what follows begins at a round number."""
        if number < self.size:
            raise ValueError(f"{number} is taken")
        self.size = number
