"""The options of one decision: a list, a counter and a validator in one object."""

from __future__ import annotations

from collections.abc import Iterator

from .cells import CAPACITY, Cells, count, each, empty, has, nth
from .native import i64


class Options:
    """A set of numbers of the game's catalogue.

    A decision offers at most one family of cells (``base`` + cell for each cell of ``cells``) and a few other
    options.  The cells stay a bit set, so that counting and picking one costs no list.
    """

    def __init__(self) -> None:
        self.base: i64 = 0
        self.cells: Cells = empty()
        self.few: list[int] = []

    def offer(self, option: int) -> None:
        """Add one option."""
        self.few.append(option)

    def offer_cells(self, base: int, among: Cells) -> None:
        """Offer the family of cells that begins at ``base``; at most once."""
        self.base = base
        self.cells = among

    def size(self) -> i64:
        return count(self.cells) + len(self.few)

    def nth(self, k: i64) -> int:
        """The option at place ``k`` of the fixed order: the cells ascending, then the others as offered."""
        within = count(self.cells)
        if k < within:
            return int(self.base + nth(self.cells, k))
        return self.few[k - within]

    def holds(self, option: int) -> bool:
        """Is this option one of them?  This is the only validation there is."""
        place = option - self.base
        if 0 <= place < CAPACITY and has(self.cells, place):
            return True
        return option in self.few

    def listed(self) -> list[int]:
        base = int(self.base)
        return [base + place for place in each(self.cells)] + self.few

    def __len__(self) -> int:
        return int(self.size())

    def __contains__(self, option: object) -> bool:
        return isinstance(option, int) and self.holds(option)

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())
