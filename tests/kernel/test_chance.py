"""Chance gives the published numbers of Threefry-2x32-20, the same everywhere, and is fair."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from bogwood.kernel.chance import Stream, key_of, seal_of, threefry
from bogwood.kernel.facts import Tale
from bogwood.kernel.refusal import Refusal
from tests.kernel.toy import ReedsState

ONES = 0xFFFFFFFF


@pytest.mark.parametrize(
    ("key", "counter", "expected"),
    [
        ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
        ((ONES, ONES), (ONES, ONES), (0x1CB996FC, 0xBB002BE7)),
        ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3), (0xC4923A9C, 0x483DF7A0)),
    ],
)
def test_threefry_gives_the_published_numbers(
    key: tuple[int, int], counter: tuple[int, int], expected: tuple[int, int]
) -> None:
    assert threefry(*key, *counter) == expected


def drawing(seed: str) -> ReedsState:
    state = ReedsState(2)
    state.rekey(seed)
    return state


def test_a_seed_always_draws_the_same_numbers() -> None:
    state = drawing("marsh")
    assert [state.draw(100) for _ in range(8)] == [3, 86, 6, 13, 41, 36, 88, 56]


def test_another_seed_draws_others() -> None:
    one, other = drawing("marsh"), drawing("mire")
    assert [one.draw(100) for _ in range(8)] != [other.draw(100) for _ in range(8)]


def test_a_draw_depends_on_key_and_count_alone() -> None:
    state = drawing("marsh")
    state.draw(6)
    twin = state.clone()
    assert [state.draw(6) for _ in range(20)] == [twin.draw(6) for _ in range(20)]


def test_a_counter_above_32_bits_goes_on() -> None:
    state = drawing("marsh")
    state.drawn = 2**32
    beginning = drawing("marsh")
    assert [state.draw(1000) for _ in range(5)] != [beginning.draw(1000) for _ in range(5)]


def test_draws_are_told() -> None:
    state = drawing("marsh")
    state.tale = Tale()
    drawn = [state.draw(10) for _ in range(5)]
    assert state.tale.draws == drawn


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10])
def test_every_number_is_equally_likely(sides: int) -> None:
    """Six standard deviations: a fair draw fails once in 500 million runs, and the seed is fixed."""
    state = drawing("fair")
    throws = 6000
    counts = Counter(state.draw(sides) for _ in range(throws))
    assert set(counts) == set(range(sides))
    expected = throws / sides
    deviation = (expected * (1 - 1 / sides)) ** 0.5
    assert all(abs(count - expected) < 6 * deviation for count in counts.values())


def test_no_number_is_favoured_when_the_range_does_not_divide_the_words() -> None:
    """Of three thirds of 2**32 a plain remainder would give the first half of the numbers twice as often."""
    state = drawing("fair")
    sides = 3 * 2**30
    low = sum(state.draw(sides) < sides // 3 for _ in range(6000))
    assert 1800 < low < 2200


def test_one_side_always_gives_nought() -> None:
    assert {drawing("marsh").draw(1) for _ in range(3)} == {0}


def test_the_key_is_taken_from_a_hash_of_the_seed() -> None:
    digest = hashlib.sha256(b"bogwood chance 1\nmarsh").hexdigest()
    assert "{:08x}{:08x}".format(*key_of("marsh")) == digest[:16]


def test_the_seal_is_a_hash_of_the_seed() -> None:
    assert seal_of("marsh") == hashlib.sha256(b"bogwood seed 1\nmarsh").hexdigest()


def test_the_seal_does_not_give_the_key_away() -> None:
    assert "{:08x}{:08x}".format(*key_of("marsh")) not in seal_of("marsh")


def test_a_stream_repeats_itself() -> None:
    one, other = Stream("reeds"), Stream("reeds")
    assert [one.below(50) for _ in range(20)] == [other.below(50) for _ in range(20)]


def test_a_stream_stays_below_its_limit() -> None:
    stream = Stream("reeds")
    assert {int(stream.below(5)) for _ in range(500)} == {0, 1, 2, 3, 4}


def test_drawing_from_nothing_is_our_mistake() -> None:
    with pytest.raises((ZeroDivisionError, Refusal)):
        drawing("marsh").draw(0)
