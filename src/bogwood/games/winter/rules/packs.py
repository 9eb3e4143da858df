"""Small counts packed into one word, five bits for each kind: cards, animals, fish; and sets of numbered things."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import bit, lowest, nth_bit, ones, shifted
from bogwood.kernel.native import i64
from bogwood.kernel.reader import Reader

WIDTH: Final = 5
MOST: Final = 31
KINDS: Final = 12
"""How many kinds a pack has room for."""

EVEN: Final = 0x7C1F07C1F07C1F
"""Every second kind, so that neighbours can be added in lanes of ten bits."""

__all__ = ["KINDS", "MOST", "bit", "bit_at", "bits_in", "count_of", "kind_at", "one", "size_of", "total"]


def count_of(pack: i64, kind: i64) -> i64:
    """How many of a kind the pack holds."""
    return (pack >> (WIDTH * kind)) & MOST


def one(kind: i64) -> i64:
    """The pack that holds one of a kind alone; packs are added and taken away as numbers."""
    return shifted(1, WIDTH * kind)


def total(pack: i64) -> i64:
    """How many the pack holds of all kinds together; lanes of ten bits add up modulo 1023."""
    return ((pack & EVEN) + ((pack >> WIDTH) & EVEN)) % 1023


def kind_at(pack: i64, place: i64) -> i64:
    """The kind of the thing at this place when all lie in a row, kind by kind."""
    kind: i64 = 0
    while place >= pack & MOST:
        place -= pack & MOST
        pack >>= WIDTH
        kind += 1
    return kind


def kinds_in(pack: i64) -> list[int]:
    """The kinds the pack holds, ascending."""
    found: list[int] = []
    kind = 0
    while pack != 0:
        if pack & MOST:
            found.append(kind)
        pack >>= WIDTH
        kind += 1
    return found


def worth_of(pack: i64, each: list[int]) -> int:
    """What the pack is worth, where the things of each kind are worth so much."""
    found = 0
    kind = 0
    while pack != 0:
        if pack & MOST:
            found += each[kind] * int(pack & MOST)
        pack >>= WIDTH
        kind += 1
    return found


def sum_of(mask: i64, each: list[int]) -> int:
    """What the numbered things of a set are worth together."""
    found = 0
    while mask != 0:
        found += each[lowest(mask)]
        mask &= mask - 1
    return found


def bits_in(mask: i64) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found: list[int] = []
    while mask != 0:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found


def size_of(mask: i64) -> int:
    return int(ones(mask))


def bit_at(mask: i64, place: i64) -> int:
    """The number of the set bit that has ``place`` set bits below it."""
    return int(nth_bit(mask, place))


def pack_names(names: list[str], pack: i64) -> dict[str, object]:
    """Counts by name; what is not there is left out."""
    return {names[kind]: int(count_of(pack, kind)) for kind in kinds_in(pack)}


def read_pack(reader: Reader, names: list[str], counts: dict[str, int], where: str) -> i64:
    """The other way round; what has no such name is noted."""
    total: i64 = 0
    for name, count in counts.items():
        kind = reader.pick(names, name, f"{where}/{name}")
        if kind >= 0:
            total += one(kind) * min(count, MOST)
    return total
