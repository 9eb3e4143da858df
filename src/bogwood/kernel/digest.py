"""A short name for a state: equal states have equal digests, on every machine, compiled or not."""

from __future__ import annotations

import hashlib
import struct

from .game import State


def digest(state: State) -> str:
    """Sixteen hexadecimal digits over all numbers of the state."""
    numbers = state.numbers()
    packed = struct.pack(f"<{len(numbers)}q", *numbers)
    return hashlib.blake2b(packed, digest_size=8).hexdigest()
