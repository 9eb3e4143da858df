"""Chance enters by this one door: a generator that is a pure function of a key of 128 bits and a 64-bit counter.

The function is Threefry-4x32 with 20 rounds (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as
1, 2, 3"): additions, rotations and exclusive ors of 32-bit words, so it gives the same numbers on every Python
version, compiled or not.  A position holds the key and how many numbers have been drawn, nothing else.

A key is four words in two machine integers: the first and third, the second and fourth, the later ones above.  A seed
that is not ``wide`` stands for a key of 64 bits, whose third and fourth word are nought: its numbers are those of
Threefry-2x32, as they were before there were longer keys.
"""

from __future__ import annotations

import hashlib
from typing import Final

from .native import i64

MASK: Final = 0xFFFFFFFF
PARITY: Final = 0x1BD11BDA
WIDE: Final = "bw2-"
"""So begins a seed that stands for a key of 128 bits."""

Block = tuple[i64, i64]
Block4 = tuple[i64, i64, i64, i64]


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


def two_rounds(x: Block4, a: i64, b: i64, c: i64, d: i64) -> Block4:
    """Twice: add, rotate to the left, mix, in pairs; the second time the partners have changed."""
    x0, x1, x2, x3 = x
    x0 = (x0 + x1) & MASK
    x1 = ((x1 << a) & MASK | x1 >> (32 - a)) ^ x0
    x2 = (x2 + x3) & MASK
    x3 = ((x3 << b) & MASK | x3 >> (32 - b)) ^ x2
    x0 = (x0 + x3) & MASK
    x3 = ((x3 << c) & MASK | x3 >> (32 - c)) ^ x0
    x2 = (x2 + x1) & MASK
    x1 = ((x1 << d) & MASK | x1 >> (32 - d)) ^ x2
    return (x0, x1, x2, x3)


def injected4(x: Block4, k0: i64, k1: i64, k2: i64, k3: i64, n: i64) -> Block4:
    return ((x[0] + k0) & MASK, (x[1] + k1) & MASK, (x[2] + k2) & MASK, (x[3] + k3 + n) & MASK)


def threefry4(key: Block4, counter: Block4) -> Block4:
    """Four 32-bit words for a key and a counter of four 32-bit words each."""
    k0, k1, k2, k3 = key
    k4 = PARITY ^ k0 ^ k1 ^ k2 ^ k3
    x = injected4(counter, k0, k1, k2, k3, 0)
    x = injected4(two_rounds(two_rounds(x, 10, 26, 11, 21), 13, 27, 23, 5), k1, k2, k3, k4, 1)
    x = injected4(two_rounds(two_rounds(x, 6, 20, 17, 11), 25, 10, 18, 20), k2, k3, k4, k0, 2)
    x = injected4(two_rounds(two_rounds(x, 10, 26, 11, 21), 13, 27, 23, 5), k3, k4, k0, k1, 3)
    x = injected4(two_rounds(two_rounds(x, 6, 20, 17, 11), 25, 10, 18, 20), k4, k0, k1, k2, 4)
    return injected4(two_rounds(two_rounds(x, 10, 26, 11, 21), 13, 27, 23, 5), k0, k1, k2, k3, 5)


def word(key0: i64, key1: i64, count: i64) -> i64:
    """The word that a key has for this count; 32 bits, all equally likely."""
    if (key0 | key1) >> 32 == 0:
        return threefry(key0, key1, count & MASK, count >> 32)[0]
    key = (key0 & MASK, key1 & MASK, (key0 >> 32) & MASK, (key1 >> 32) & MASK)
    return threefry4(key, (count & MASK, count >> 32, 0, 0))[0]


def wide(secret: str) -> str:
    """A seed, made from something nobody guesses, of which 128 bits reach the draws."""
    return WIDE + secret


def key_of(seed: str) -> Block:
    """The key that a seed stands for: 128 bits of the SHA-256 of a wide one, 64 bits of any other's."""
    if not seed.startswith(WIDE):
        return key_in(words_in(hashlib.sha256(b"bogwood chance 1\n" + seed.encode()).digest()[:8]))
    return key_in(words_in(hashlib.sha256(b"bogwood chance 2\n" + seed.encode()).digest()[:16]))


def words_in(data: bytes) -> list[int]:
    return [int.from_bytes(data[place : place + 4], "big") for place in range(0, len(data), 4)]


def key_in(words: list[int]) -> Block:
    """The key that is written as these two or four words."""
    if len(words) == 2:
        return (words[0], words[1])
    return (two_words(words[2], words[0]), two_words(words[3], words[1]))


def two_words(above: i64, below: i64) -> i64:
    """Both in one machine integer, whose sign is the highest bit of the one above."""
    return (above - 0x100000000 if above >> 31 else above) << 32 | below


def words_of(key0: i64, key1: i64) -> list[int]:
    """A key as the two or four words by which it is written."""
    words: list[int] = [key0 & MASK, key1 & MASK, (key0 >> 32) & MASK, (key1 >> 32) & MASK]
    return words if words[2] or words[3] else words[:2]


def seal_of(seed: str) -> str:
    """What may be published about a seed before the end of the game: its SHA-256, in hexadecimal."""
    return hashlib.sha256(b"bogwood seed 1\n" + seed.encode()).hexdigest()


class Stream:
    """A private stream of numbers for bots and tests; never part of a position."""

    def __init__(self, seed: str) -> None:
        self.state: i64 = key_of(seed)[0] & MASK | 1

    def below(self, n: i64) -> i64:
        """A number from 0 to ``n`` - 1, quickly: xorshift over 32 bits, good enough for playouts."""
        x = self.state
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.state = x
        return ((x & 0x7FFFFFFF) * n) >> 31
