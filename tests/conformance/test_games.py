"""One suite judges every game; it knows nothing of any of them.

The counts are per game and number of players; the full mode plays ten times as many as the default.
"""

from __future__ import annotations

import pytest

from bogwood.testing import checks
from tests.conformance.cases import CHUNKS, Case, costly, many, open_game, option_cases, usual_cases

PLAYED = many(200)
"""Games with every invariant checked before every decision."""

TRIED = costly(100)
"""Games in which, at some decisions, every option is tried on a clone and reasons are asked for."""

RECORDED = costly(200)
"""Games recorded, read back, verified and replayed."""

DEALT_AFRESH = costly(50)
"""Games that are looked at in two worlds."""

WRITTEN = costly(10)
"""Games written as a position and read back, and cut off and replayed, between any two decisions."""

DAMAGED = costly(50)
"""Games whose positions are edited carelessly."""

UNDER_OPTIONS = costly(10)
"""Games for each value of each option."""

CASES = pytest.mark.parametrize("case", usual_cases(), ids=str)


def chunk_of(count: int, chunk: int) -> range:
    """The numbers of one of the chunks that the games are split into, so that they run side by side."""
    return range(chunk, count, CHUNKS)


@CASES
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_game_keeps_its_invariants_to_the_end(case: Case, chunk: int) -> None:
    game = case.open()
    for n in chunk_of(PLAYED, chunk):
        checks.check_play(game, case.seed(n))


@CASES
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_option_applies_and_every_other_is_refused(case: Case, chunk: int) -> None:
    game = case.open()
    for n in chunk_of(TRIED, chunk):
        checks.check_options(game, case.seed(n), every=7)


@CASES
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_record_is_read_back_verified_and_replayed(case: Case, chunk: int) -> None:
    game = case.open()
    for n in chunk_of(RECORDED, chunk):
        checks.check_record(game, open_game, case.seed(n))


@CASES
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_seat_cannot_tell_two_worlds_apart(case: Case, chunk: int) -> None:
    game = case.open()
    for n in chunk_of(DEALT_AFRESH, chunk):
        checks.check_two_worlds(game, case.seed(n), every=5)


@CASES
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_position_is_read_back_between_any_two_decisions(case: Case, chunk: int) -> None:
    for n in chunk_of(WRITTEN, chunk):
        checks.check_positions(case.open(), open_game, case.seed(n))


@CASES
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_record_is_replayed_between_any_two_decisions(case: Case, chunk: int) -> None:
    for n in chunk_of(WRITTEN, chunk):
        checks.check_record_at_every_decision(case.open(), open_game, case.seed(n))


@CASES
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_careless_edit_is_refused_or_sound(case: Case, chunk: int) -> None:
    for n in chunk_of(DAMAGED, chunk):
        checks.check_damaged_positions(case.open(), open_game, case.seed(n), every=5)


@CASES
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    for n in range(WRITTEN):
        checks.check_same_seed(case.open(), case.seed(n))


@pytest.mark.parametrize("case", option_cases(), ids=str)
def test_every_value_of_an_option_keeps_the_invariants(case: Case) -> None:
    game = case.open()
    for n in range(UNDER_OPTIONS):
        checks.check_play(game, case.seed(n))
    checks.check_options(game, case.seed(0), every=11)
    checks.check_record(game, open_game, case.seed(0))
