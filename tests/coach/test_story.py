"""What a review tells somebody of themselves: their own mistakes, their own good turns, whoever they are."""

from __future__ import annotations

import os
import time

import pytest

from bogwood.coach.course import course_of
from bogwood.coach.pool import pool_for
from bogwood.coach.review import OwnScales, Review, reviewed
from bogwood.coach.story import sources_of, tallies_of, typical
from bogwood.coach.words import costly_in_words
from bogwood.i18n import LOCALES, Words
from bogwood.kernel.record import Record
from bogwood.manifest import FIRST
from bogwood.shelf import manifest_of, open_game
from tests.coach.blunders import spoilt
from tests.coach.games import GAMES, finished

FULL = os.environ.get("BOGWOOD_TEST_MODE") == "full"
SECONDS = 300.0 if FULL else 60.0
"""More than is needed: a busy machine must not leave turns out."""


def review_of(record: Record, seats: list[int], seconds: float = SECONDS) -> Review:
    game, course = course_of(record, open_game)
    scales = OwnScales(game, course)
    return reviewed(game, course, record.winners, scales, seconds, "a", lambda share: None, seats)


@pytest.mark.parametrize("name", GAMES if FULL else ["felinia"])
@pytest.mark.parametrize("seed", ["a", "b"] if FULL else ["a"])
def test_four_of_five_blunders_are_among_the_costliest_turns(name: str, seed: str) -> None:
    bad = spoilt(name, seed)
    assert len(bad.blunders) == 5
    found = review_of(bad.record, [0]).stories
    assert [story.seat for story in found] == [0]
    ends = [(turning.number, turning.number + turning.length) for turning in found[0].costly]
    named = [number for number in bad.blunders if any(first <= number < end for first, end in ends)]
    assert len(named) >= 4


@pytest.mark.parametrize("name", GAMES)
def test_only_those_who_ask_are_told_of_themselves(name: str) -> None:
    found = review_of(finished(name), [1], 3.0)
    assert [story.seat for story in found.stories] == [1]
    assert {turning.seat for story in found.stories for turning in [*story.costly, *story.well]} <= {1}


@pytest.mark.skipif(not FULL, reason="fifty reviews")
@pytest.mark.parametrize("number", range(50))
def test_the_loser_of_a_game_reads_of_turns_of_their_own(number: int) -> None:
    name = GAMES[number % len(GAMES)]
    record = finished(name, 2, f"loser {number}")
    loser = next(seat for seat in range(2) if record.winners != [seat])
    story = review_of(record, [loser], 60.0).stories[0]
    assert story.costly
    assert {turning.seat for turning in story.costly} == {loser}
    for locale in LOCALES:
        words = Words(locale)
        assert all("[" not in costly_in_words(words, turning) for turning in story.costly)


@pytest.mark.skipif(not FULL, reason="whole reviews")
@pytest.mark.parametrize("name", GAMES)
def test_four_players_are_reviewed_within_a_minute_on_two_cores(name: str) -> None:
    record = finished(name, 4)
    game, course = course_of(record, open_game)
    began = time.monotonic()
    with pool_for(record, open_game, 2) as scales:
        found = reviewed(game, course, record.winners, scales, 55.0, "a", lambda share: None)
    assert time.monotonic() - began < 60
    assert [story.seat for story in found.stories] == [0, 1, 2, 3]


@pytest.mark.parametrize("name", GAMES)
def test_points_by_source_add_up_to_the_scores(name: str) -> None:
    record = finished(name)
    found = sources_of(*course_of(record, open_game))
    sums = [sum(one.points for one in found if one.seat == seat) for seat in range(2)]
    assert sums == record.scores


@pytest.mark.parametrize("name", GAMES)
def test_what_somebody_did_how_often_is_counted_turn_by_turn(name: str) -> None:
    game, course = course_of(finished(name), open_game)
    found = tallies_of(game, course)
    assert {one.seat for one in found} == {0, 1}
    turns = len({(stretch.seat, int(stretch.state.turn)) for stretch in course})
    assert 0 < sum(one.count for one in found) <= turns


@pytest.mark.parametrize("name", GAMES)
def test_what_is_typical_adds_up_and_is_taken_for_tables_like_it_alone(name: str) -> None:
    manifest = manifest_of(name)
    for table in manifest.measured("typical").get("tables", []):
        game = open_game(name, table["players"], table["options"])
        assert typical(game) == table
        assert sum(table["sources"].values()) == pytest.approx(table["score"], abs=1)
    assert typical(open_game("winter", 2, {"rivers": "3", "warriors": "1"})) == {}


def test_hard_bots_were_measured_for_a_first_game() -> None:
    measured = [name for name in GAMES if typical(open_game(name, 2, dict(manifest_of(name).presets[FIRST])))]
    assert {"feya", "winter"} <= set(measured)
