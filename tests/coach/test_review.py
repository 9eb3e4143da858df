"""Reviews: a bad turn in a good game is found, and everybody's chances add up."""

from __future__ import annotations

import pytest

from bogwood.coach.course import course_of, turn_from
from bogwood.coach.review import OwnScales, Review, reviewed
from bogwood.kernel.record import Record, Recorder
from bogwood.shelf import open_game
from tests.coach.games import GAMES, finished, middle_of, play_on

SECONDS = 30.0


def review_of(record: Record, seconds: float = SECONDS) -> Review:
    game, course = course_of(record, open_game)
    return reviewed(game, course, record.winners, OwnScales(game, course), seconds, "a", lambda share: None)


@pytest.mark.parametrize("name", GAMES)
def test_a_course_is_the_whole_record(name: str) -> None:
    record = finished(name)
    game, course = course_of(record, open_game)
    moves = [(stretch.seat, game.catalogue.notation(option)) for stretch in course for option in stretch.line]
    assert moves == [(decision.seat, decision.move) for decision in record.decisions]
    assert [stretch.first for stretch in course][:2] == [0, len(course[0].line)]


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_goes_on_to_its_end(name: str) -> None:
    _, course = course_of(finished(name), open_game)
    longer = 0
    for place, stretch in enumerate(course):
        line = turn_from(course, place)
        assert line[: len(stretch.line)] == stretch.line
        end = stretch.first + len(line)
        following = next((one for one in course[place:] if one.first >= end), None)
        assert following is None or (following.seat, following.state.turn) != (stretch.seat, stretch.state.turn)
        longer += line != stretch.line
    # At Feya's Swamp nothing comes to light within a turn.
    assert (longer == 0) == (name == "feya")


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_end_with_the_winner(name: str) -> None:
    record = finished(name)
    found = review_of(record, 6.0)
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1, abs=0.01)
        assert all(error >= 0 for error in point.errors)
    last = found.points[-1]
    assert last.number == len(record.decisions)
    assert [seat for seat, chance in enumerate(last.chances) if chance] == record.winners
    assert [point.number for point in found.points] == sorted({point.number for point in found.points})
    assert len(found.turnings) <= 3


def with_a_bad_turn(share: float) -> tuple[Record, int]:
    """A game of Feya's Swamp in which somebody passes early in a round with all workers in hand."""
    recorder = middle_of("feya", share)
    while not may_pass_early(recorder):
        play_on(recorder, "coach", 1)
    number = len(recorder.record.decisions)
    seat = recorder.game.seats_to_act(recorder.state)[0]
    recorder.choose(seat, recorder.game.catalogue.parse("pass"))
    play_on(recorder, "coach")
    return recorder.record, number


def may_pass_early(recorder: Recorder) -> bool:
    game, state = recorder.game, recorder.state
    seat = game.seats_to_act(state)[0]
    workers = state.seats[seat].workers  # type: ignore[attr-defined]
    return bool(workers >= 3) and game.legal(state, seat).holds(game.catalogue.parse("pass"))


def test_a_bad_turn_in_a_good_game_is_among_the_three_that_decided_it() -> None:
    record, number = with_a_bad_turn(0.3)
    found = review_of(record)
    blamed = next(turning for turning in found.turnings if turning.number == number)
    assert blamed.lost > 0
    assert blamed.points > 0
    assert blamed.played.head.key == "feya-plan-pass"
    assert blamed.other.head.key != "feya-plan-pass"
    assert blamed.reasons
    story = found.stories[blamed.seat]
    assert number in [turning.number for turning in story.costly]
    assert {turning.seat for turning in [*story.costly, *story.well]} == {story.seat}
