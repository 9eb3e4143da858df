"""Every stored event carries a checksum, so that whatever a disk makes of it is noticed before anybody plays on it.

Most events end a turn and hold a digest of the state it led to; in their rows digest and checksum are one string of
fifteen letters, base64 of eleven bytes, shorter than the digest alone in hexadecimal.  Other events have the checksum
as one more value at the end.
"""

from __future__ import annotations

import base64
import zlib
from typing import Any, Final, TypeGuard

from . import rows
from .contract import Damaged, Event

DIGEST: Final = "digest"
HEX, BOTH, ALONE = 16, 15, 8
"""Letters of a digest in hexadecimal, of digest and checksum together, and of a checksum for itself."""
LETTERS: Final = frozenset("0123456789abcdef")
DIGEST_BYTES, SUM_BYTES = 8, 3


def sum_of(table: str, event: Event) -> int:
    """CRC-32 of everything that makes an event, and of its place."""
    head = f"{table} {event.number} {event.at} {event.kind} {' '.join(event.body)} "
    return zlib.crc32(rows.encode(list(event.body.values())).encode(), zlib.crc32(head.encode()))


def summed(table: str, event: Event) -> str:
    """The values of an event as they are stored, with the checksum in them."""
    total = sum_of(table, event)
    digest = event.body.get(DIGEST)
    if not is_digest(digest):
        return rows.encode([*event.body.values(), f"{total:0{ALONE}x}"])
    both = bytes.fromhex(digest) + short(total)
    text = base64.urlsafe_b64encode(both).decode().rstrip("=")
    return rows.encode([text if name == DIGEST else value for name, value in event.body.items()])


def is_digest(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) == HEX and LETTERS.issuperset(value)


def short(total: int) -> bytes:
    return (total & 0xFFFFFF).to_bytes(SUM_BYTES, "big")


def event_of(table: str, row: rows.Row, kind: str, names: tuple[str, ...]) -> Event:
    """From number, shape, time and values; raises Damaged.  Events of older versions carry no checksum."""
    number, _, at, text = row
    try:
        values: list[Any] = rows.decode_values(text)
        told = values.pop() if len(values) == len(names) + 1 else None
        body = dict(zip(names, values, strict=True))
        both = body.get(DIGEST)
        if told is None and isinstance(both, str) and len(both) == BOTH:
            content = base64.b64decode(f"{both}=", altchars=b"-_", validate=True)
            told, body[DIGEST] = content[DIGEST_BYTES:], content[:DIGEST_BYTES].hex()
        event = Event(number, kind, at, body)
    except (ValueError, TypeError):
        raise Damaged(table, number) from None
    if told is not None and not agrees(told, sum_of(table, event)):
        raise Damaged(table, number)
    return event


def agrees(told: object, total: int) -> bool:
    return told == (short(total) if isinstance(told, bytes) else f"{total:0{ALONE}x}")
