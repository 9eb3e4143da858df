"""Writes numbers of a state under their names, as positions and views state them; ``reader`` reads them back."""

from __future__ import annotations

from .cells import Cells, each
from .hexes import name
from .native import i64


def named(all_names: list[str], n: int) -> str | None:
    """The name at a place of a list; None for -1."""
    return None if n < 0 else all_names[n]


def names_in(all_names: list[str], mask: i64) -> list[str]:
    """The names of a set of bits."""
    return [all_names[n] for n in range(len(all_names)) if (mask >> n) & 1]


def seats_in(mask: i64) -> list[int]:
    """The seats of a set of bits."""
    return [seat for seat in range(4) if (mask >> seat) & 1]


def cell_name(n: int) -> str | None:
    """A cell; None for 0, which is none."""
    return None if n == 0 else name(n)


def cell_names(among: Cells) -> list[str]:
    return [name(n) for n in each(among)]
