"""Options in a row, one for each of some things that are numbered from 0: a block knows its own size.

A game keeps the first number of a block beside it as a plain constant: ``BOAT + n`` and ``option - BOAT`` are then
arithmetic with a literal where rules are compiled.
"""

from __future__ import annotations

from typing import Final

from .native import i64


class Block:
    """The options from ``first`` on, so many of them; a block may hold other blocks."""

    def __init__(self, first: int, size: int) -> None:
        self.first: i64 = first
        self.end: i64 = first + size

    def holds(self, option: i64) -> bool:
        """Is the option one of these?"""
        return self.first <= option < self.end


NO_OPTIONS: Final = Block(0, 0)
