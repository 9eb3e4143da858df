"""Unfinished business is data: a stack of steps in the state, each one number of a kind and an argument."""

from __future__ import annotations

from typing import Final

from .native import i64

KINDS: Final = 64
BITS: Final = 6
"""So many bits of a step are its kind."""


def step(kind: int, argument: int = 0) -> int:
    """A step as one number; the argument must not be negative."""
    return argument * KINDS + kind


def kind_of(a_step: i64) -> i64:
    return a_step & (KINDS - 1)


def argument_of(a_step: i64) -> i64:
    return a_step >> BITS
