"""Is a lesson sound?  It is played on the engine to its end, by every choice that it allows, and all is said."""

from __future__ import annotations

from collections.abc import Iterator

from bogwood.i18n import LOCALES
from bogwood.i18n.texts import entries
from bogwood.kernel.game import Game
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.manifest import Manifest

from .course import Course, Moment
from .lesson import Lesson, fits, read
from .task import OpenGame

MOST_TAKEN = 6
"""So many of the choices that a step allows are followed to the end of the lesson."""


def problems_of(manifest: Manifest, open_game: OpenGame) -> list[Refusal]:
    """Everything that is wrong with the lessons of a game, each with its file and place."""
    found: list[Refusal] = []
    for document in manifest.lessons():
        name = f"/lessons/{document.get('id', '')}"
        try:
            lesson = read(manifest.name, document)
            found += [placed(name, problem) for problem in problems_in(manifest, lesson, open_game)]
        except Problems as problems:
            found += [placed(name, problem) for problem in problems.problems]
    return found


def placed(where: str, problem: Refusal) -> Refusal:
    return Refusal(problem.code, problem.rule, where + problem.where, **problem.arguments)


def problems_in(manifest: Manifest, lesson: Lesson, open_game: OpenGame) -> list[Refusal]:
    """Everything that is wrong with one lesson."""
    return [*unsaid(manifest, lesson), *unplayable(lesson, lesson.task.opened(open_game))]


def unsaid(manifest: Manifest, lesson: Lesson) -> Iterator[Refusal]:
    """Messages that a language lacks."""
    for language in LOCALES:
        there = entries(manifest.lesson_words(language))
        for name in lesson.names():
            if lesson.key(name) not in there:
                yield Refusal("lesson-unsaid", "", "", text=f"{language}.ftl", name=lesson.key(name))


def unplayable(lesson: Lesson, game: Game) -> Iterator[Refusal]:
    """What keeps the lesson from being played to its end: by its first choices, and by any other that it allows."""
    try:
        moments = list(Course(lesson, game).moments())
    except Refusal as problem:
        yield problem
        return
    for moment in moments:
        yield from never_said(moment)
        for other in moment.meant[1:MOST_TAKEN]:
            try:
                list(Course(lesson, game, {moment.number: other}).moments())
            except Refusal as problem:
                yield Refusal("lesson-way-closed", "", f"/steps/{moment.number}/ask", name=other, text=str(problem))


def never_said(moment: Moment) -> Iterator[Refusal]:
    """Sentences for choices that are not open then."""
    for pattern in moment.step.wrong:
        if not any(fits(option, [pattern]) for option in moment.other):
            yield Refusal("lesson-wrong-unmet", "", f"/steps/{moment.number}/wrong", name=pattern)
