"""Chance enters by this one door: a generator that is a pure function of a 64-bit key and a 64-bit counter.

The function is Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as
1, 2, 3"): additions, rotations and exclusive ors of 32-bit words, so it gives the same numbers on every Python
version, compiled or not.  A position holds the key and how many numbers have been drawn, nothing else.
"""

from __future__ import annotations

import hashlib
from typing import Final

from .native import i64

MASK: Final = 0xFFFFFFFF
PARITY: Final = 0x1BD11BDA

Block = tuple[i64, i64]


def four_rounds(x: Block, a: i64, b: i64, c: i64, d: i64) -> Block:
    """Four times: add, rotate to the left, mix."""
    x0, x1 = x
    x0 = (x0 + x1) & MASK
    x1 = ((x1 << a) & MASK | x1 >> (32 - a)) ^ x0
    x0 = (x0 + x1) & MASK
    x1 = ((x1 << b) & MASK | x1 >> (32 - b)) ^ x0
    x0 = (x0 + x1) & MASK
    x1 = ((x1 << c) & MASK | x1 >> (32 - c)) ^ x0
    x0 = (x0 + x1) & MASK
    x1 = ((x1 << d) & MASK | x1 >> (32 - d)) ^ x0
    return (x0, x1)


def injected(x: Block, k0: i64, k1: i64, n: i64) -> Block:
    return ((x[0] + k0) & MASK, (x[1] + k1 + n) & MASK)


def threefry(key0: i64, key1: i64, counter0: i64, counter1: i64) -> Block:
    """Two 32-bit words for a key and a counter of two 32-bit words each."""
    key2 = PARITY ^ key0 ^ key1
    x = ((counter0 + key0) & MASK, (counter1 + key1) & MASK)
    x = injected(four_rounds(x, 13, 15, 26, 6), key1, key2, 1)
    x = injected(four_rounds(x, 17, 29, 16, 24), key2, key0, 2)
    x = injected(four_rounds(x, 13, 15, 26, 6), key0, key1, 3)
    x = injected(four_rounds(x, 17, 29, 16, 24), key1, key2, 4)
    return injected(four_rounds(x, 13, 15, 26, 6), key2, key0, 5)


def key_of(seed: str) -> Block:
    """The key that a seed stands for: 64 bits of its SHA-256."""
    digest = hashlib.sha256(b"bogwood chance 1\n" + seed.encode()).digest()
    return (int.from_bytes(digest[0:4], "big"), int.from_bytes(digest[4:8], "big"))


def seal_of(seed: str) -> str:
    """What may be published about a seed before the end of the game: its SHA-256, in hexadecimal."""
    return hashlib.sha256(b"bogwood seed 1\n" + seed.encode()).hexdigest()


class Stream:
    """A private stream of numbers for bots and tests; never part of a position."""

    def __init__(self, seed: str) -> None:
        key = key_of(seed)
        self.state: i64 = key[0] | 1

    def below(self, n: i64) -> i64:
        """A number from 0 to ``n`` - 1, quickly: xorshift over 32 bits, good enough for playouts."""
        x = self.state
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.state = x
        return ((x & 0x7FFFFFFF) * n) >> 31
