"""Hexagon boards of radius up to 6, flat side up, in axial coordinates (q, r).

A cell's number is ``14 r + q + 85``: rows of fourteen, thirteen for the widest row and one that stays empty, so that
a step in any of the six directions is one shift of the whole set that never wraps round or falls off the words.
Every board uses the same numbers and names, a smaller board simply uses fewer of them.
"""

from __future__ import annotations

from typing import Final

from .cells import INTERPRETED, Cells, both, cell, covers, either, empty, first, is_empty, meets, without
from .native import i64

RADIUS: Final = 6
ROW: Final = 14
CENTRE: Final = 85
SLOTS: Final = 170
"""Cell numbers run from 1 to 169; 127 of them are cells of the largest board."""

FULL: Final = (1 << 60) - 1


def number(q: int, r: int) -> int:
    """The number of the cell at (q, r)."""
    return ROW * r + q + CENTRE


def axial(n: int) -> tuple[int, int]:
    """The coordinates (q, r) of cell ``n``."""
    shifted = n - CENTRE + RADIUS
    r, q = divmod(shifted, ROW)
    return q - RADIUS, r


def hexagon(radius: int) -> Cells:
    """All cells of a board of this radius."""
    board = empty()
    for r in range(-radius, radius + 1):
        for q in range(-radius, radius + 1):
            if abs(q + r) <= radius:
                board = either(board, cell(number(q, r)))
    return board


def name(n: int) -> str:
    """The readable name of a cell: a letter for its column, a number counted from the column's top ("c4")."""
    q, r = axial(n)
    top = max(-RADIUS, -RADIUS - q)
    return "abcdefghijklm"[q + RADIUS] + str(r - top + 1)


def parse(text: str) -> int:
    """The cell of this name, or -1."""
    return NAMES.get(text, -1)


def _names() -> dict[str, int]:
    return {
        name(number(q, r)): number(q, r)
        for r in range(-RADIUS, RADIUS + 1)
        for q in range(-RADIUS, RADIUS + 1)
        if abs(q + r) <= RADIUS
    }


NAMES: Final[dict[str, int]] = _names()


def up(a: Cells, k: i64) -> Cells:
    """Every cell moved to the number ``k`` higher; ``k`` from 1 to 59."""
    a0, a1, a2 = a
    over = 60 - k
    return ((a0 << k) & FULL, ((a1 << k) | (a0 >> over)) & FULL, ((a2 << k) | (a1 >> over)) & FULL)


def down(a: Cells, k: i64) -> Cells:
    """Every cell moved to the number ``k`` lower; ``k`` from 1 to 59."""
    a0, a1, a2 = a
    over = 60 - k
    return ((a0 >> k) | ((a1 << over) & FULL), (a1 >> k) | ((a2 << over) & FULL), a2 >> k)


def around(a: Cells) -> Cells:
    """The cells next to any cell of the set; the caller cuts off what lies outside the board.

    Two neighbours are one number away, two fourteen, two thirteen: the set moved by one each way, and the set with
    what lies on its left (right) moved by a row down (up).
    """
    if INTERPRETED:
        low: int = a[0]
        middle: int = a[1]
        high: int = a[2]
        bits = low | middle << 60 | high << 120
        right = bits << 1
        left = bits >> 1
        bits = right | left | (bits | left) << ROW | (bits | right) >> ROW
        return (bits & FULL, (bits >> 60) & FULL, bits >> 120 & FULL)
    a0, a1, a2 = a
    r0 = (a0 << 1) & FULL
    r1 = ((a1 << 1) | (a0 >> 59)) & FULL
    r2 = ((a2 << 1) | (a1 >> 59)) & FULL
    l0 = (a0 >> 1) | ((a1 & 1) << 59)
    l1 = (a1 >> 1) | ((a2 & 1) << 59)
    l2 = a2 >> 1
    d0 = a0 | l0
    d1 = a1 | l1
    d2 = a2 | l2
    u0 = a0 | r0
    u1 = a1 | r1
    u2 = a2 | r2
    return (
        r0 | l0 | ((d0 << 14) & FULL) | (u0 >> 14) | ((u1 & 0x3FFF) << 46),
        r1 | l1 | (((d1 << 14) | (d0 >> 46)) & FULL) | (u1 >> 14) | ((u2 & 0x3FFF) << 46),
        r2 | l2 | (((d2 << 14) | (d1 >> 46)) & FULL) | (u2 >> 14),
    )


def spread(a: Cells, through: Cells) -> Cells:
    """The set and the cells of ``through`` next to it."""
    return either(a, both(around(a), through))


def reach(start: Cells, through: Cells, steps: i64) -> Cells:
    """The cells of ``through`` that a path of 1 to ``steps`` steps inside ``through`` reaches from ``start``.

    The start itself belongs to the answer only when it lies in ``through`` and one can step away and back.
    """
    if INTERPRETED:
        return split(reach_whole(whole(start), whole(through), steps))
    found = empty()
    edge = start
    while steps > 0:
        edge = without(both(around(edge), through), found)
        if is_empty(edge):
            break
        found = either(found, edge)
        steps -= 1
    return found


def flood(start: Cells, through: Cells) -> Cells:
    """Everything in ``through`` connected with ``start``, the start included."""
    if INTERPRETED:
        return split(whole(start) | reach_whole(whole(start), whole(through), SLOTS))
    return either(start, reach(start, through, SLOTS))


def connects(goal: Cells, through: Cells) -> bool:
    """Are all cells of ``goal``, which lie in ``through``, connected with each other inside it?"""
    if INTERPRETED:
        return connects_whole(whole(goal), whole(through))
    found = cell(first(goal))
    edge = found
    while not covers(found, goal):
        edge = without(both(around(edge), through), found)
        if is_empty(edge):
            return False
        found = either(found, edge)
    return True


# The same for interpreted Python, which handles one long number faster than three words.


def whole(a: Cells) -> int:
    """A set as one number of 180 bits."""
    low: int = a[0]
    middle: int = a[1]
    high: int = a[2]
    return low | middle << 60 | high << 120


def split(bits: int) -> Cells:
    """The other way round."""
    return (bits & FULL, (bits >> 60) & FULL, bits >> 120 & FULL)


def around_whole(bits: int) -> int:
    right = bits << 1
    left = bits >> 1
    return right | left | (bits | left) << ROW | (bits | right) >> ROW


def reach_whole(start: int, through: int, steps: int) -> int:
    found = 0
    edge = start
    left = through
    while steps > 0:
        right = edge << 1
        left_of = edge >> 1
        edge = (right | left_of | (edge | left_of) << ROW | (edge | right) >> ROW) & left
        if edge == 0:
            break
        found |= edge
        left ^= edge
        steps -= 1
    return found


def connects_whole(goal: int, through: int) -> bool:
    edge = goal & -goal
    missing = goal ^ edge
    left = through & ~edge
    while missing:
        edge = around_whole(edge) & left
        if edge == 0:
            return False
        missing &= ~edge
        left ^= edge
    return True


def twice_whole(sets: list[int]) -> int:
    once = 0
    twice = 0
    for bits in sets:
        twice |= once & bits
        once |= bits
    return twice


def neighbours_whole(bits: int) -> list[int]:
    """The set as seen from each of the six sides, in order round a cell."""
    return [bits >> 1, bits >> ROW, bits >> ROW - 1, bits << 1, bits << ROW, bits << ROW - 1]


def narrows_whole(bits: int) -> int:
    round_it = neighbours_whole(bits)
    return twice_whole([round_it[k] & ~round_it[k - 1] for k in range(6)])


def beside_one_whole(bits: int) -> int:
    return around_whole(bits) & ~twice_whole(neighbours_whole(bits))


def path_length(start: int, goal: int, through: Cells) -> int:
    """The least number of steps from one cell to another inside ``through``, or -1."""
    target = cell(goal)
    if start == goal:
        return 0
    edge = cell(start)
    found = empty()
    steps = 0
    while not is_empty(edge):
        edge = without(both(around(edge), through), found)
        found = either(found, edge)
        steps += 1
        if meets(edge, target):
            return steps
    return -1


def at_least_two(a: Cells, b: Cells, c: Cells, d: Cells, e: Cells, f: Cells) -> Cells:
    """The cells that lie in two or more of six sets."""
    once = either(a, b)
    twice = both(a, b)
    twice = either(twice, both(once, c))
    once = either(once, c)
    twice = either(twice, both(once, d))
    once = either(once, d)
    twice = either(twice, both(once, e))
    once = either(once, e)
    return either(twice, both(once, f))


def narrows(a: Cells) -> Cells:
    """All cells whose neighbours in the set fall into two or more separate arcs, going round the cell: taking another
    cell out never cuts the set apart."""
    if INTERPRETED:
        return split(narrows_whole(whole(a)))
    east = down(a, 1)
    south = down(a, ROW)
    south_west = down(a, ROW - 1)
    west = up(a, 1)
    north = up(a, ROW)
    north_east = up(a, ROW - 1)
    return at_least_two(
        without(east, north_east),
        without(south, east),
        without(south_west, south),
        without(west, south_west),
        without(north, west),
        without(north_east, north),
    )


def beside_one(a: Cells) -> Cells:
    """All cells with exactly one neighbour in the set."""
    if INTERPRETED:
        return split(beside_one_whole(whole(a)))
    many = at_least_two(down(a, 1), down(a, ROW), down(a, ROW - 1), up(a, 1), up(a, ROW), up(a, ROW - 1))
    return without(around(a), many)
