"""A fact is told to its audience and to nobody else."""

from __future__ import annotations

import pytest

from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import WATCHER


@pytest.mark.parametrize("seat", [WATCHER, 0, 1, 2, 3])
def test_a_public_fact_is_for_everybody(seat: int) -> None:
    assert Fact("gold", 1, 4, "trade", {}).is_for(seat)


@pytest.mark.parametrize(("seat", "expected"), [(WATCHER, False), (0, False), (1, True), (2, True), (3, False)])
def test_a_private_fact_is_for_the_seats_of_its_mask(seat: int, expected: bool) -> None:
    assert Fact("dealt", 1, 3, "deck", {}, audience=0b0110).is_for(seat) == expected


@pytest.mark.parametrize("seat", [WATCHER, 0, 1])
def test_a_fact_for_no_seat_is_for_nobody(seat: int) -> None:
    assert not Fact("secret", 0, 0, "", {}, audience=0).is_for(seat)


def test_the_audience_stays_out_of_what_is_told() -> None:
    told = Fact("gold", 1, 4, "trade", {"cell": "c4"}, audience=0b10).as_json()
    assert told == {"kind": "gold", "seat": 1, "amount": 4, "source": "trade", "arguments": {"cell": "c4"}}


def test_a_tale_begins_empty() -> None:
    tale = Tale()
    assert (tale.facts, tale.draws) == ([], [])
