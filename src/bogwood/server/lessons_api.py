"""Guided games over HTTP: what a lesson says and asks for, and a table to take it at."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath

from bogwood.host.plan import Plan, SeatPlan
from bogwood.kernel.refusal import Refusal
from bogwood.lessons.lesson import TRIES, Lesson
from bogwood.lessons.task import Task

from .asking import asking
from .entry import Myself, TheWorld
from .games_api import manifest_of, said_in, text_answer
from .lessons import sound_lessons
from .links import links_of
from .wire import Created, LessonAnswer, LessonStep
from .world import World

AnyRequest = Request[Any, Any, Any]
Name = FromPath[str]

LESSON = "lesson"
"""The first word of the task of a table at which a lesson is taken; the second is its id."""


@get("/api/games/{name:str}/lessons/{lesson:str}", tags=["lessons"])
async def show_lesson(world: TheWorld, name: Name, lesson: Name) -> LessonAnswer:
    """The steps of a lesson."""
    found = lesson_of(world, name, lesson)
    steps = [
        LessonStep(step.kind, step.say, step.ask, step.light, step.wrong, step.show) for step in found.steps
    ]  # fmt: skip
    return LessonAnswer(name, found.id, found.task.seat, found.minutes, TRIES, steps)


@get("/api/games/{name:str}/lesson-words/{language:str}", tags=["lessons"], media_type=MediaType.TEXT)
async def lesson_words(world: TheWorld, request: AnyRequest, name: Name, language: Name) -> Response[str]:
    """What the lessons of a game say as Fluent, in this language or else in English."""
    return text_answer(request, said_in(language, manifest_of(world, name).lesson_words))


@post("/api/games/{name:str}/lessons/{lesson:str}", tags=["lessons"])
async def take_lesson(world: TheWorld, me: Myself, name: Name, lesson: Name) -> Created:
    """A table of my own at which this lesson is taken, with the easiest bots in the other seats."""
    found = lesson_of(world, name, lesson)
    world.limits.new_table(me.id, asking())
    table, codes = await task_table(world, found.task, f"{LESSON} {found.id}", me.id, me.nickname)
    made = await world.host.get(table)
    made.share = asking()
    return Created(table, links_of(made.table, world.config.public_url), {str(seat): codes[seat] for seat in codes})


async def task_table(
    world: World, task: Task, mark: str, person: str, nickname: str
) -> tuple[str, dict[int, str]]:  # fmt: skip
    """A table that begins where a task does, marked with it; its name, and the code of the person's seat."""
    game = task.opened(world.shelf.open_game)
    with world.host.around.guard("new"):
        start = task.start(game)
    kind = world.shelf.bots(task.game)[0]
    seats = [
        SeatPlan() if seat == task.seat else SeatPlan("", kind, task.script.get(seat, []))
        for seat in range(task.players)
    ]  # fmt: skip
    plan = Plan(task.game, task.players, seats, dict(task.options), stand_in=kind, task=mark)
    return await world.host.create(plan, {task.seat: person}, {task.seat: nickname}, task.seed, start)


def lesson_of(world: World, name: str, lesson: str) -> Lesson:
    """The lesson of this name; one that is not here is refused."""
    offered = sound_lessons(manifest_of(world, name))
    found = next((one for one in offered if one.id == lesson), None)
    if found is None:
        raise Refusal("unknown-lesson", "", "/lesson", name=lesson[:40], allowed=", ".join(one.id for one in offered))
    return found


HANDLERS = [show_lesson, lesson_words, take_lesson]
