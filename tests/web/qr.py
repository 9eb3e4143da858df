"""Reads a QR code from its modules, as the standard (ISO/IEC 18004) says; without mending damage.

The client draws codes by a library; this reader was written from the standard, so that the two check each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

Modules = list[list[bool]]

FORMAT_MASK = 0b101010000010010
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda r, c: (r + c) % 2,
    lambda r, c: r % 2,
    lambda r, c: c % 3,
    lambda r, c: (r + c) % 3,
    lambda r, c: (r // 2 + c // 3) % 2,
    lambda r, c: r * c % 2 + r * c % 3,
    lambda r, c: (r * c % 2 + r * c % 3) % 2,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
)
BLOCKS = {
    3: (26, 1, 44), 4: (18, 2, 32), 5: (24, 2, 43), 6: (16, 4, 27), 7: (18, 4, 31), 8: (22, 2, 38, 2, 39),
    9: (22, 3, 36, 2, 37), 10: (26, 4, 43, 1, 44),
}  # fmt: skip
"""At level M by version: octets of correction in a block, then how many blocks of how many octets of data."""
ALIGNED = {
    3: (6, 22),
    4: (6, 26),
    5: (6, 30),
    6: (6, 34),
    7: (6, 22, 38),
    8: (6, 24, 42),
    9: (6, 26, 46),
    10: (6, 28, 50),
}
LEVEL_M = 0b00
OCTETS = 0b0100
"""The mode of a segment that holds octets."""
LARGE = 10
"""From this version on lengths have sixteen bits."""


def read(modules: Modules) -> str:
    """The text of a code of level M with one segment of octets."""
    size = len(modules)
    version = (size - 17) // 4
    level, mask = form(modules)
    assert level == LEVEL_M
    inverted = MASKS[mask]
    bits = [modules[r][c] ^ (inverted(r, c) == 0) for r, c in way(size, version)]
    octets = [value(bits[at : at + 8]) for at in range(0, len(bits) // 8 * 8, 8)]
    return text(data_of(octets, version), version)


def form(modules: Modules) -> tuple[int, int]:
    """Level of correction and mask, from the fifteen bits beside the upper left corner."""
    row = [modules[8][c] for c in (0, 1, 2, 3, 4, 5, 7, 8)]
    column = [modules[r][8] for r in (7, 5, 4, 3, 2, 1, 0)]
    bits = value(row + column) ^ FORMAT_MASK
    return bits >> 13, bits >> 10 & 7


def value(bits: list[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)


def way(size: int, version: int) -> Iterator[tuple[int, int]]:
    """The places of data bits in their order: two columns at a time, up and down by turns."""
    is_upward = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for r in range(size - 1, -1, -1) if is_upward else range(size):
            for c in (right, right - 1):
                if not is_reserved(r, c, size, version):
                    yield r, c
        is_upward = not is_upward


def is_reserved(r: int, c: int, size: int, version: int) -> bool:
    """Does a pattern that a reader looks for lie here, or what it must know first?"""
    far = size - 8
    if (r <= 8 and c <= 8) or (r <= 8 and c >= far) or (r >= far and c <= 8) or 6 in (r, c):
        return True
    if version >= 7 and ((r < 6 and c >= size - 11) or (c < 6 and r >= size - 11)):
        return True
    middles = ALIGNED[version]
    return any(
        abs(r - y) <= 2 and abs(c - x) <= 2
        for y in middles
        for x in middles
        if (y, x) not in {(6, 6), (6, middles[-1]), (middles[-1], 6)}
    )


def data_of(octets: list[int], version: int) -> list[int]:
    """The octets of data, of which the blocks were laid into each other; each block must be free of faults."""
    correction, *sizes = BLOCKS[version]
    lengths = [length for count, length in zip(sizes[::2], sizes[1::2], strict=True) for _ in range(count)]
    source = iter(octets)
    blocks: list[list[int]] = [[] for _ in lengths]
    for at in range(max(lengths)):
        for block, length in zip(blocks, lengths, strict=True):
            if at < length:
                block.append(next(source))
    data = [octet for block in blocks for octet in block]
    for _ in range(correction):
        for block in blocks:
            block.append(next(source))
    assert all(is_sound(block, correction) for block in blocks)
    return data


def is_sound(block: list[int], correction: int) -> bool:
    """Is the block, as a polynomial over GF(256), zero at the first powers of 2 (Reed-Solomon)?"""
    root = 1
    for _ in range(correction):
        found = 0
        for octet in block:
            found = times(found, root) ^ octet
        if found:
            return False
        root = times(root, 2)
    return True


def times(a: int, b: int) -> int:
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return product


def text(data: list[int], version: int) -> str:
    bits = "".join(f"{octet:08b}" for octet in data)
    assert int(bits[:4], 2) == OCTETS
    head = 4 + (16 if version >= LARGE else 8)
    length = int(bits[4:head], 2)
    return bytes(int(bits[head + 8 * n : head + 8 * n + 8], 2) for n in range(length)).decode()
