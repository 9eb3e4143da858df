"""Unfinished business is data: a stack of steps in the state, each one number of a kind and an argument."""

from __future__ import annotations

from typing import Final

KINDS: Final = 64


def step(kind: int, argument: int = 0) -> int:
    """A step as one number; the argument must not be negative."""
    return argument * KINDS + kind


def kind_of(a_step: int) -> int:
    return a_step % KINDS


def argument_of(a_step: int) -> int:
    return a_step // KINDS
