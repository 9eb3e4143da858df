"""Equal states have equal digests; every number counts."""

from __future__ import annotations

import pytest

from bogwood.kernel.digest import digest
from tests.kernel.toy import Reeds, ReedsState, of


@pytest.fixture
def state() -> ReedsState:
    return of(Reeds(2).new("marsh"))


def test_a_digest_is_sixteen_hexadecimal_digits(state: ReedsState) -> None:
    assert len(digest(state)) == 16
    assert int(digest(state), 16) >= 0


def test_a_digest_is_the_same_everywhere(state: ReedsState) -> None:
    assert digest(state) == "44b8e2699c17cca1"


def test_a_clone_has_the_same_digest(state: ReedsState) -> None:
    assert digest(state.clone()) == digest(state)


def test_one_other_number_gives_another_digest(state: ReedsState) -> None:
    twin = state.clone()
    twin.prize += 1
    assert digest(twin) != digest(state)


def test_a_number_that_moves_gives_another_digest(state: ReedsState) -> None:
    twin = state.clone()
    twin.played.append(twin.hands[0].pop())
    assert digest(twin) != digest(state)
