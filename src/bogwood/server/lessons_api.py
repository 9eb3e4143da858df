"""Guided games over HTTP: what a lesson says and asks for, and a table to take it at."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath

from bogwood.kernel.refusal import Refusal
from bogwood.lessons.lesson import TRIES, Lesson

from .entry import Myself, TheInn
from .games_api import manifest_of, said_in, text_answer
from .inn import Inn
from .lessons import sound_lessons
from .tasks import table_for
from .wire import Created, LessonAnswer, LessonStep

AnyRequest = Request[Any, Any, Any]
Name = FromPath[str]


@get("/api/games/{name:str}/lessons/{lesson:str}", tags=["lessons"])
async def show_lesson(inn: TheInn, name: Name, lesson: Name) -> LessonAnswer:
    """The steps of a lesson."""
    found = lesson_of(inn, name, lesson)
    steps = [
        LessonStep(step.kind, step.say, step.ask, step.light, step.wrong, step.show) for step in found.steps
    ]  # fmt: skip
    return LessonAnswer(name, found.id, found.task.seat, found.minutes, TRIES, steps)


@get("/api/games/{name:str}/lesson-words/{language:str}", tags=["lessons"], media_type=MediaType.TEXT)
async def lesson_words(inn: TheInn, request: AnyRequest, name: Name, language: Name) -> Response[str]:
    """What the lessons of a game say as Fluent, in this language or else in English."""
    return text_answer(request, said_in(language, manifest_of(inn, name).lesson_words))


@post("/api/games/{name:str}/lessons/{lesson:str}", tags=["lessons"])
async def take_lesson(inn: TheInn, me: Myself, name: Name, lesson: Name) -> Created:
    """A table of my own at which this lesson is taken, with the easiest bots in the other seats."""
    found = lesson_of(inn, name, lesson)
    return await table_for(inn, me, found.task)


def lesson_of(inn: Inn, name: str, lesson: str) -> Lesson:
    """The lesson of this name; one that is not here is refused."""
    offered = sound_lessons(manifest_of(inn, name))
    found = next((one for one in offered if one.id == lesson), None)
    if found is None:
        raise Refusal("unknown-lesson", "", "/lesson", name=lesson[:40], allowed=", ".join(one.id for one in offered))
    return found


HANDLERS = [show_lesson, lesson_words, take_lesson]
