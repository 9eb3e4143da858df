"""A set of cells, as a value: up to 180 cells in three words of 60 bits.

mypyc keeps the tuple unboxed, so set algebra costs a few machine instructions and no memory.  The rules speak in
sets (``both``, ``without``, ``count`` ...); only this module and the geometry know that there are words.
"""

from __future__ import annotations

from typing import Final

from .native import i64, is_interpreted

Cells = tuple[i64, i64, i64]

WORD: Final = 60
CAPACITY: Final = 180
NONE: Final = -1
"""No cell: what a question for one cell answers when there is none."""


def empty() -> Cells:
    return (0, 0, 0)


INTERPRETED: Final[bool] = is_interpreted(empty)
"""Python counts bits by itself; compiled code does it on machine words."""


def shifted(word: i64, n: i64) -> i64:
    """``word << n``.  A literal shifted in place would be a 32-bit shift in C; a parameter is a 64-bit one."""
    return word << n


def bit(n: i64) -> i64:
    """The word with only bit ``n`` set; ``n`` from 0 to 59."""
    return shifted(1, n)


def cell(n: i64) -> Cells:
    """The set that holds cell ``n`` alone."""
    if n < 60:
        return (shifted(1, n), 0, 0)
    if n < 120:
        return (0, shifted(1, n - 60), 0)
    return (0, 0, shifted(1, n - 120))


def cells(numbers: list[int]) -> Cells:
    """The set of these cell numbers."""
    total = empty()
    for n in numbers:
        total = either(total, cell(n))
    return total


def both(a: Cells, b: Cells) -> Cells:
    a0, a1, a2 = a
    b0, b1, b2 = b
    return (a0 & b0, a1 & b1, a2 & b2)


def either(a: Cells, b: Cells) -> Cells:
    a0, a1, a2 = a
    b0, b1, b2 = b
    return (a0 | b0, a1 | b1, a2 | b2)


def without(a: Cells, b: Cells) -> Cells:
    a0, a1, a2 = a
    b0, b1, b2 = b
    return (a0 & ~b0, a1 & ~b1, a2 & ~b2)


def with_cell(a: Cells, n: i64) -> Cells:
    return either(a, cell(n))


def without_cell(a: Cells, n: i64) -> Cells:
    return without(a, cell(n))


def has(a: Cells, n: i64) -> bool:
    if n < 60:
        return (a[0] >> n) & 1 != 0
    if n < 120:
        return (a[1] >> (n - 60)) & 1 != 0
    return (a[2] >> (n - 120)) & 1 != 0


def is_empty(a: Cells) -> bool:
    return (a[0] | a[1] | a[2]) == 0


def meets(a: Cells, b: Cells) -> bool:
    """Do the two sets share a cell?"""
    return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) != 0


def covers(a: Cells, b: Cells) -> bool:
    """Is every cell of ``b`` in ``a``?"""
    return ((b[0] & ~a[0]) | (b[1] & ~a[1]) | (b[2] & ~a[2])) == 0


def same(a: Cells, b: Cells) -> bool:
    return a[0] == b[0] and a[1] == b[1] and a[2] == b[2]


def ones(word: i64) -> i64:
    """How many bits of a 60-bit word are set."""
    if INTERPRETED:
        plain: int = word
        return plain.bit_count()
    word = word - ((word >> 1) & 0x555555555555555)
    word = (word & 0x333333333333333) + ((word >> 2) & 0x333333333333333)
    word = (word + (word >> 4)) & 0xF0F0F0F0F0F0F0F
    word = word + (word >> 8)
    word = word + (word >> 16)
    return (word + (word >> 32)) & 0x7F


def count(a: Cells) -> i64:
    total: i64 = 0
    if a[0] != 0:
        total += ones(a[0])
    if a[1] != 0:
        total += ones(a[1])
    if a[2] != 0:
        total += ones(a[2])
    return total


def lowest(word: i64) -> i64:
    """The number of the lowest set bit; the word must not be zero."""
    if INTERPRETED:
        plain: int = word & -word
        return plain.bit_length() - 1
    return ones((word & -word) - 1)


def first(a: Cells) -> i64:
    """The lowest cell of the set, or ``NONE``."""
    if a[0] != 0:
        return lowest(a[0])
    if a[1] != 0:
        return 60 + lowest(a[1])
    if a[2] != 0:
        return 120 + lowest(a[2])
    return -1


def rest(a: Cells) -> Cells:
    """The set without its lowest cell."""
    if a[0] != 0:
        return (a[0] & (a[0] - 1), a[1], a[2])
    if a[1] != 0:
        return (0, a[1] & (a[1] - 1), a[2])
    return (0, 0, a[2] & (a[2] - 1))


def nth_bit(word: i64, k: i64) -> i64:
    """The number of the set bit that has ``k`` set bits below it."""
    base: i64 = 0
    width: i64 = 32
    while width > 0:
        below = ones(word & (bit(width) - 1))
        if k >= below:
            k -= below
            word >>= width
            base += width
        width >>= 1
    return base


def nth(a: Cells, k: i64) -> i64:
    """The cell that has ``k`` cells of the set before it; ``k`` must be less than ``count(a)``."""
    low = ones(a[0])
    if k < low:
        return nth_bit(a[0], k)
    k -= low
    middle = ones(a[1])
    if k < middle:
        return 60 + nth_bit(a[1], k)
    return 120 + nth_bit(a[2], k - middle)


def each(a: Cells) -> list[int]:
    """The cells of the set in ascending order."""
    found: list[int] = []
    while not is_empty(a):
        found.append(int(first(a)))
        a = rest(a)
    return found
