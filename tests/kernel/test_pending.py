"""A pending step is one number of a kind and an argument."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bogwood.kernel.pending import KINDS, argument_of, kind_of, step


@given(st.integers(0, KINDS - 1), st.integers(0, 10**9))
def test_kind_and_argument_are_read_back(kind: int, argument: int) -> None:
    assert (kind_of(step(kind, argument)), argument_of(step(kind, argument))) == (kind, argument)


def test_a_step_needs_no_argument() -> None:
    assert argument_of(step(5)) == 0
