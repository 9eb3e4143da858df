"""The board of Hex: its cells as bits of one number, row by row from ``a1``."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

LETTERS: Final = "abcdefghijklmno"

Stones = int
"""A set of cells: bit ``row * size + column``."""


class Board:
    """A rhombus of ``size`` times ``size`` hexagons."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = size * size
        self.names = [f"{LETTERS[column]}{row + 1}" for row in range(size) for column in range(size)]
        self.numbers = {name: cell for cell, name in enumerate(self.names)}
        top = (1 << size) - 1
        left = sum(1 << row * size for row in range(size))
        self.sides = [(top, top << size * (size - 1)), (left, left << size - 1)]
        """The two sides that each seat has to join (HX-1.2)."""
        self._not_left = ~left
        self._not_right = ~(left << size - 1)

    def beside(self, stones: Stones) -> Stones:
        """These cells and all that touch them; beyond the last row lie cells that hold no stone."""
        size = self.size
        towards_left = stones & self._not_left
        towards_right = stones & self._not_right
        return (
            stones
            | towards_left >> 1
            | towards_right << 1
            | stones >> size
            | stones << size
            | towards_right >> size - 1
            | towards_left << size - 1
        )

    def joins(self, seat: int, stones: Stones) -> bool:
        """Do these stones join the two sides of the seat?  Flooded from one side to the other."""
        first, last = self.sides[seat]
        reached = stones & first
        if not stones & last:
            return False
        while reached and not reached & last:
            further = self.beside(reached) & stones
            if further == reached:
                return False
            reached = further
        return reached != 0

    def mirrored(self, cell: int) -> int:
        """The cell that stands to one player's sides as this one to the other's."""
        row, column = divmod(cell, self.size)
        return column * self.size + row

    def listed(self, stones: Stones) -> list[int]:
        return [cell for cell in range(self.cells) if stones >> cell & 1]

    def drawn(self, cell: int) -> dict[str, Any]:
        """Where a cell is drawn, and whose side it lies at; a corner is of both and has no tint."""
        row, column = divmod(cell, self.size)
        owners = [seat for seat, sides in enumerate(self.sides) if (sides[0] | sides[1]) >> cell & 1]
        return {"at": [column, row], **({"tint": owners[0]} if len(owners) == 1 else {})}


@cache
def board_of(size: int) -> Board:
    return Board(size)
