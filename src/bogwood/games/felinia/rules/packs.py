"""Small counts packed into one word: eight bits for each of the kinds of goods."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import lowest, nth_bit, ones, shifted
from bogwood.kernel.native import i64

GOODS: Final = 5
WIDTH: Final = 8
HIGH_BITS: Final = 0x8080808080
EVEN: Final = 0xFF00FF00FF
ODD: Final = 0x00FF00FF


def count_of(pack: i64, kind: i64) -> i64:
    """How many of a kind the pack holds."""
    return (pack >> (WIDTH * kind)) & 255


def one(kind: i64) -> i64:
    """The pack that holds one of a kind alone; packs are added and taken away as numbers."""
    return shifted(1, WIDTH * kind)


def total(pack: i64) -> i64:
    """How many the pack holds of all kinds together."""
    pairs = (pack & EVEN) + ((pack >> WIDTH) & ODD)
    return (pairs + (pairs >> 16) + (pairs >> 32)) & 0xFFFF


def holds(pack: i64, wanted: i64) -> bool:
    """Does the pack hold at least as many of every kind as ``wanted``?"""
    return ((pack | HIGH_BITS) - wanted) & HIGH_BITS == HIGH_BITS


def beyond(pack: i64, other: i64) -> i64:
    """What the pack holds more of than the other, kind by kind."""
    gap = (pack | HIGH_BITS) - other
    enough = gap & HIGH_BITS
    return gap & (enough - (enough >> (WIDTH - 1)))


def kinds_in(pack: i64) -> i64:
    """How many different kinds the pack holds."""
    found: i64 = 0
    while pack != 0:
        if pack & 255:
            found += 1
        pack >>= WIDTH
    return found


def first_kind(pack: i64) -> i64:
    """The lowest kind the pack holds; it must not be empty."""
    return lowest(pack) // WIDTH


def kind_at(pack: i64, place: i64) -> i64:
    """The kind of the tile at this place when the tiles lie in a row, kind by kind."""
    kind: i64 = 0
    while place >= pack & 255:
        place -= pack & 255
        pack >>= WIDTH
        kind += 1
    return kind


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
