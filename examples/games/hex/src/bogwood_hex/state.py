"""A table of Hex as a value: the stones of both players and the number of turns."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.game import State

NOBODY: Final = -1
WORD: Final = 60


class HexState(State):
    """``turn`` counts the turns taken.  Free cells and the winner follow from the stones."""

    def __init__(self, cells: int) -> None:
        super().__init__([])
        self.stones = [0, 0]
        self.free = list(range(cells))
        self.winner = NOBODY

    def clone(self) -> HexState:
        twin = type(self)(0)
        twin.key0, twin.key1, twin.drawn, twin.turn = self.key0, self.key1, self.drawn, self.turn
        twin.stones = self.stones[:]
        twin.free = self.free[:]
        twin.winner = self.winner
        return twin

    def numbers(self) -> list[int]:
        """The stones in words of 60 bits, four for the largest board."""
        words = [stones >> shift & (1 << WORD) - 1 for stones in self.stones for shift in range(0, 4 * WORD, WORD)]
        return [self.key0, self.key1, self.drawn, self.turn, *words]

    def lay(self, seat: int, cell: int) -> None:
        self.free.remove(cell)
        self.stones[seat] |= 1 << cell
