"""Plans: a turn in one sentence and at most three steps, which are the whole turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bogwood.coach.course import Stretch, course_of, turn_from
from bogwood.coach.plan import Plan, lost_by, plan_of, taken_in
from bogwood.coach.words import plan_in_words, step_in_words
from bogwood.i18n import LOCALES, Words
from bogwood.kernel.game import Game
from bogwood.shelf import open_game
from tests.coach.games import GAMES, finished


def turns_of(name: str) -> Iterator[tuple[Game, Stretch, Plan]]:
    """Every turn of a game, with its plan."""
    game, course = course_of(finished(name), open_game)
    for stretch in course:
        yield game, stretch, plan_of(game, stretch.state, stretch.seat, stretch.line)


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_has_at_most_three_steps_that_are_the_whole_turn(name: str) -> None:
    for _, stretch, plan in turns_of(name):
        assert 1 <= len(plan.steps) <= 3
        assert tuple(choice.option for step in plan.steps for choice in step.choices) == stretch.line
        assert all(step.words for step in plan.steps)


@pytest.mark.parametrize("name", GAMES)
def test_every_plan_is_said_in_every_language(name: str) -> None:
    told = [plan for _, _, plan in turns_of(name)]
    for locale in LOCALES:
        words = Words(locale)
        said = [plan_in_words(words, name, plan) for plan in told]
        said += [step_in_words(words, step) for plan in told for step in plan.steps]
        assert not [text for text in said if "[" in text or "{" in text or not text]


def test_no_plan_names_a_hex_that_the_map_does_not() -> None:
    words = Words("en")
    for _, _, plan in turns_of("winter"):
        said = [plan_in_words(words, "winter", plan), *(step_in_words(words, step) for step in plan.steps)]
        # The set-up names the hexes of a start base, which the map shows then.
        assert not [text for text in said if "hex " in text.lower() and "base" not in text.lower()]


def test_a_plan_tells_what_a_turn_brings_at_once() -> None:
    words = Words("en")
    said = [plan_in_words(words, "feya", plan) for _, _, plan in turns_of("feya")]
    assert any(text.startswith("Navigate: ") and "VP" in text for text in said)
    assert any(text.startswith("Build settlement: ") for text in said)


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_is_told_without_a_change_at_the_table(name: str) -> None:
    game, course = course_of(finished(name), open_game)
    place = len(course) // 2
    before = course[place].state.numbers()
    taken_in(game, course[place].state, course[place].seat, turn_from(course, place))
    assert course[place].state.numbers() == before


def test_a_free_box_left_at_the_end_of_a_turn_is_named() -> None:
    game, course = course_of(finished("winter"), open_game)
    end = game.catalogue.parse("end")
    named = []
    for stretch in course:
        for length in range(1, len(stretch.line)):
            named += lost_by(game, stretch.state, stretch.seat, stretch.line[:length])
        if end in stretch.line:
            assert lost_by(game, stretch.state, stretch.seat, ()) == []
    assert {"winter-forgoes-box", "winter-forgoes-labour"} & {lost.key for lost in named}
