"""What is wrong with a lesson is found and named with its place."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from bogwood.kernel.refusal import Problems, Refusal
from bogwood.lessons.checking import problems_of
from bogwood.lessons.course import Course
from bogwood.lessons.lesson import read
from bogwood.manifest import Manifest
from bogwood.shelf import games, open_game

Json = dict[str, Any]


class Spoilt(Manifest):
    """A game whose lesson somebody has changed by hand."""

    def __init__(self, game: Manifest, change: Callable[[Json], None]) -> None:
        super().__init__(game.package, game.name, game.players)
        self.document = deepcopy(game.lessons()[0])
        change(self.document)

    def lessons(self) -> list[Json]:
        return [self.document]


def step(document: Json, name: str) -> Json:
    found: Json = next(one for one in document["steps"] if name in one.values())
    return found


CHANGES: dict[str, tuple[Callable[[Json], None], str]] = {
    "another format": (lambda one: one.update(bogwood="lesson 2"), "schema-value at /lessons/first/bogwood"),
    "a step of no kind": (
        lambda one: one["steps"].insert(0, {"light": []}),
        "schema-missing at /lessons/first/steps/0",
    ),
    "an opening that is not legal": (lambda one: one["opening"].pop(0), "illegal-move at /lessons/first/opening/0"),
    "a choice that is not offered": (
        lambda one: step(one, "fish").update(ask=["fish_9"], wrong={}),
        "lesson-not-offered at /lessons/first/steps/2/ask",
    ),
    "an end that is forgotten": (
        lambda one: one["steps"].remove(step(one, "end-first")),
        "lesson-turn-open at /lessons/first/steps/6",
    ),
    "an end too early": (
        lambda one: one["steps"].remove(step(one, "finish")),
        "lesson-turn-open at /lessons/first/steps/15",
    ),
    "an end that asks for nothing": (
        lambda one: step(one, "end-first").update(ask=[]),
        "lesson-end-unasked at /lessons/first/steps/6/ask",
    ),
    "others who cannot play what is written": (
        lambda one: one["script"]["1"].pop(1),
        "illegal-move at /lessons/first/script/1/14",
    ),
    "others who have nothing to play": (
        lambda one: one["script"].clear(),
        "lesson-script-short at /lessons/first/steps/7",
    ),
    "a choice after which there is no way on": (
        lambda one: step(one, "tile").update(ask=["take:r1_discount_3", "take:r1_range_2"], wrong={}),
        "lesson-way-closed at /lessons/first/steps/23/ask",
    ),
    "a sentence for what nobody can choose": (
        lambda one: step(one, "boat").update(wrong={"boat:3": "boat-second"}),
        "lesson-wrong-unmet at /lessons/first/steps/3/wrong",
    ),
    "a message that is not there": (
        lambda one: one["steps"][0].update(tell="nowhere"),
        "lesson-unsaid at /lessons/first",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_spoilt_lesson_is_named_with_its_place(name: str) -> None:
    change, expected = CHANGES[name]
    found = [str(problem) for problem in problems_of(Spoilt(games()["feya"], change), open_game)]
    assert any(problem.startswith(expected) for problem in found), found


def test_an_unspoilt_one_has_no_problems() -> None:
    assert problems_of(Spoilt(games()["feya"], lambda one: None), open_game) == []


def test_a_choice_that_is_not_meant_is_none_of_the_course() -> None:
    document = games()["feya"].lessons()[0]
    lesson = read("feya", document)
    game = lesson.task.opened(open_game)
    moment = next(iter(Course(lesson, game).moments()))
    assert moment.meant == ["fish_1"]
    assert "fish_2" in moment.other
    assert not set(moment.meant) & set(moment.other)


def test_a_file_that_is_no_lesson_is_refused() -> None:
    with pytest.raises(Problems):
        read("feya", {"bogwood": "lesson 1"})


def test_a_course_follows_another_choice_that_is_allowed() -> None:
    document = games()["winter"].lessons()[0]
    lesson = read("winter", document)
    game = lesson.task.opened(open_game)
    number = next(n for n, one in enumerate(lesson.steps) if one.say == "stack")
    course = Course(lesson, game, {number: "stack:shaman"})
    assert [moment.number for moment in course.moments()][-1] == len(lesson.steps) - 4
    with pytest.raises(Refusal):
        list(Course(lesson, game, {number: "stack:nobody"}).moments())
