"""Chance gives the published numbers of Threefry with 20 rounds, the same everywhere, and is fair."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import cast

import pytest

from bogwood.kernel.chance import Stream, key_in, key_of, seal_of, threefry, threefry4, wide, word, words_of
from bogwood.kernel.facts import Tale
from bogwood.kernel.refusal import Refusal
from tests.kernel.toy import Reeds, ReedsState

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


PI = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 0xA4093822, 0x299F31D0, 0x082EFA98, 0xEC4E6C89)
"""The digits of pi, by which the published numbers are given."""


@pytest.mark.parametrize(
    ("key", "counter", "expected"),
    [
        ((0, 0, 0, 0), (0, 0, 0, 0), (0x9C6CA96A, 0xE17EAE66, 0xFC10ECD4, 0x5256A7D8)),
        ((ONES,) * 4, (ONES,) * 4, (0x2A881696, 0x57012287, 0xF6C7446E, 0xA16A6732)),
        (PI[4:], PI[:4], (0x59CD1DBB, 0xB8879579, 0x86B5D00C, 0xAC8B6D84)),
    ],
)
def test_threefry_of_four_words_gives_the_published_numbers(
    key: tuple[int, int, int, int], counter: tuple[int, int, int, int], expected: tuple[int, int, int, int]
) -> None:
    assert threefry4(key, counter) == expected


def drawing(seed: str) -> ReedsState:
    state = ReedsState(2)
    state.rekey(seed)
    return state


def test_a_seed_always_draws_the_same_numbers() -> None:
    state = drawing("marsh")
    assert [state.draw(100) for _ in range(8)] == [3, 86, 6, 13, 41, 36, 88, 56]


def test_a_wide_seed_always_draws_the_same_numbers() -> None:
    state = drawing("bw2-marsh")
    assert [state.draw(100) for _ in range(8)] == [43, 27, 16, 26, 59, 63, 13, 62]


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


@pytest.mark.parametrize("seed", ["fair", wide("fair")])
@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10])
def test_every_number_is_equally_likely(sides: int, seed: str) -> None:
    """Six standard deviations: a fair draw fails once in 500 million runs, and the seed is fixed."""
    state = drawing(seed)
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


def test_the_key_of_a_wide_seed_is_128_bits_of_its_hash() -> None:
    digest = hashlib.sha256(b"bogwood chance 2\nbw2-marsh").hexdigest()
    assert "".join(f"{part:08x}" for part in words_of(*key_of(wide("marsh")))) == digest[:32]


@pytest.mark.parametrize("bit", range(128))
def test_every_bit_of_a_wide_key_reaches_the_draws(bit: int) -> None:
    words = words_of(*key_of(wide("marsh")))
    other = [part ^ (1 << bit % 32 if place == bit // 32 else 0) for place, part in enumerate(words)]
    assert [word(*key_in(words), n) for n in range(4)] != [word(*key_in(other), n) for n in range(4)]


@pytest.mark.parametrize("words", [[1, 2], [0, 0], [ONES, ONES], [1, 2, 3, 4], [ONES] * 4, [7, 8, 0, 1 << 31]])
def test_a_key_is_read_back_from_its_words(words: list[int]) -> None:
    assert words_of(*key_in(words)) == words
    assert all(-(2**63) <= part < 2**63 for part in key_in(words))


def test_a_position_of_a_wide_game_draws_on_as_the_game_does() -> None:
    game = Reeds(2, {}, "first")
    state = game.new(wide("marsh"))
    twin = game.from_position(game.to_position(state))
    assert len(cast(list[int], game.to_position(state)["key"])) == 4
    assert [state.draw(100) for _ in range(8)] == [twin.draw(100) for _ in range(8)]


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
