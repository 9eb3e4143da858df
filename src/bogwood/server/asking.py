"""Who pays for what is being done: the address that a request comes from."""

from __future__ import annotations

from collections import Counter
from contextvars import ContextVar

ADDRESS: ContextVar[str] = ContextVar("bogwood-address", default="")


def one_less(counts: Counter[str], key: str) -> None:
    """Count down, and forget what there is none of."""
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]


def asking() -> str:
    """The address of whoever asks; empty for what nobody asked for."""
    return ADDRESS.get()
