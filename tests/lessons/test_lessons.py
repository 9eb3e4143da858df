"""Every lesson that comes with a game: it can be played to its end on the engine, and all it says is said."""

from __future__ import annotations

import re

import pytest

from bogwood.i18n import LOCALES
from bogwood.i18n.texts import entries
from bogwood.kernel.digest import digest
from bogwood.lessons.checking import problems_of
from bogwood.lessons.course import Course
from bogwood.lessons.lesson import Lesson, lessons_of
from bogwood.shelf import games, open_game

LESSONS = [lesson for game in games().values() for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.task.game}-{lesson.id}")


def test_every_game_of_ours_has_a_first_lesson() -> None:
    assert {lesson.task.game for lesson in LESSONS if lesson.id == "first"} == set(games())


@pytest.mark.parametrize("game", games())
def test_lessons_are_sound(game: str) -> None:
    assert [str(problem) for problem in problems_of(games()[game], open_game)] == []


@every_lesson
def test_a_lesson_is_the_same_whenever_it_is_played(lesson: Lesson) -> None:
    """The position is found anew from the seed and the opening, and so is the end."""
    ends = []
    for _ in range(2):
        course = Course(lesson, lesson.task.opened(open_game))
        list(course.moments())
        ends.append(digest(course.state))
    assert ends[0] == ends[1]


@every_lesson
def test_nobody_is_asked_who_they_want_to_be(lesson: Lesson) -> None:
    """A newcomer can choose neither a clan nor a chief: the opening does."""
    state = lesson.task.begun(lesson.task.opened(open_game))
    assert lesson.task.opened(open_game).round_of(state) >= 1


@every_lesson
def test_most_choices_that_are_not_meant_have_a_sentence_of_their_own(lesson: Lesson) -> None:
    course = Course(lesson, lesson.task.opened(open_game))
    moments = [moment for moment in course.moments() if moment.other]
    assert sum(bool(moment.step.wrong) for moment in moments) >= len(moments) / 2


@every_lesson
@pytest.mark.parametrize("language", LOCALES)
def test_sentences_are_short(lesson: Lesson, language: str) -> None:
    """One idea at a time, which fits on a phone above the board."""
    said = entries(games()[lesson.task.game].lesson_words(language))
    long = {key: len(text) for key, text in said.items() if len(text.partition("=")[2].strip()) > 190}
    assert long == {}


@pytest.mark.parametrize("game", games())
def test_nothing_is_written_for_nobody(game: str) -> None:
    """Every message belongs to a lesson."""
    known = {lesson.key(name) for lesson in LESSONS if lesson.task.game == game for name in lesson.names()}
    assert sorted(set(entries(games()[game].lesson_words("en"))) - known) == []


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", [one for one in LOCALES if one != "en"])
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    english = entries(games()[game].lesson_words("en"))
    other = entries(games()[game].lesson_words(language))
    same = [key for key in english if bare(english[key]) == bare(other.get(key, ""))]
    assert same == []


def bare(text: str) -> str:
    return re.sub(r"\W", "", text)
