"""Reads a position whose shape is known to be right: the checks that every game's reader makes in the same way."""

from __future__ import annotations

from .cells import Cells, empty, has, shifted, with_cell
from .hexes import parse
from .native import i64, mypyc_attr
from .refusal import Refusal


# A game may be plain Python even where the kernel is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Finds what names stand for, and gathers what does not fit: nothing wrong stops the reading."""

    def __init__(self, seats: int, board: Cells, board_rule: str = "") -> None:
        self.seat_count = seats
        self.board = board
        self.board_rule = board_rule
        self.problems: list[Refusal] = []
        self.has_seats = True
        """Are there as many seats as the game is for?  Without them nothing else can be judged."""

    def pick(self, all_names: list[str], text: str | None, where: str) -> int:
        """The place of a name in a list; -1 for null and, with a problem noted, for a name that is not there."""
        if text is None:
            return -1
        if text in all_names:
            return all_names.index(text)
        self.problems.append(Refusal("unknown-name", "", where, text=text[:60]))
        return -1

    def picks(self, all_names: list[str], texts: list[str], where: str) -> list[int]:
        """The places of the names that are there; none may stand twice."""
        found = [self.pick(all_names, text, f"{where}/{n}") for n, text in enumerate(texts)]
        if len(set(texts)) < len(texts):
            self.problems.append(Refusal("name-twice", "", where))
        return [n for n in found if n >= 0]

    def mask(self, all_names: list[str], texts: list[str], where: str) -> i64:
        """The same as a set of bits."""
        total: i64 = 0
        for n in self.picks(all_names, texts, where):
            total |= shifted(1, n)
        return total

    def cell(self, text: str | None, where: str) -> int:
        """The number of a cell of the board; 0 for null or, with a problem noted, for anything else."""
        if text is None:
            return 0
        n = parse(text)
        if n < 0 or not has(self.board, n):
            self.problems.append(Refusal("off-board", self.board_rule, where, cell=text[:60]))
            return 0
        return n

    def cells(self, texts: list[str], where: str) -> Cells:
        """A set of cells of the board; none may stand twice."""
        found = empty()
        for n, text in enumerate(texts):
            number = self.cell(text, f"{where}/{n}")
            if number > 0:
                if has(found, number):
                    self.problems.append(Refusal("name-twice", "", f"{where}/{n}"))
                found = with_cell(found, number)
        return found

    def seat(self, n: int, where: str) -> int:
        """A seat at this table; 0, with a problem noted, for another number."""
        if n < self.seat_count:
            return n
        self.problems.append(Refusal("bad-seat", "", where, seat=n))
        return 0

    def seat_mask(self, numbers: list[int], where: str) -> i64:
        total: i64 = 0
        for n in numbers:
            total |= shifted(1, self.seat(n, where))
        return total

    def length(self, found: int, expected: int, where: str, rule: str = "") -> bool:
        """Are there as many as there have to be?  If not, a problem is noted."""
        if found != expected:
            self.problems.append(Refusal("wrong-number", rule, where, found=found, expected=expected))
        return found == expected

    def all_seats(self, found: int, expected: int, where: str, rule: str = "") -> None:
        """Note that there are too many seats, or too few."""
        self.has_seats = self.length(found, expected, where, rule)
