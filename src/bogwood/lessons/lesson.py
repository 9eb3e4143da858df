"""A lesson: a task, and the steps by which somebody is led through it.

``docs/lessons.md`` says how one is written; ``lesson.schema.json`` what its file may hold.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from bogwood.kernel.refusal import Problems
from bogwood.kernel.schema import Schema, check
from bogwood.manifest import Manifest

from .task import Task

Json = dict[str, Any]
Kind = Literal["tell", "do", "end", "watch"]
KINDS: Final[tuple[Kind, ...]] = ("tell", "do", "end", "watch")
LESSON: Final = "lesson"
"""The kind of its task."""

TRIES: Final = 3
"""Things to try that a lesson ends with."""


@dataclass(frozen=True)
class Step:
    """One idea: a sentence, and what has to happen before the next."""

    kind: Kind
    """``tell`` asks for nothing, ``do`` for a choice, ``end`` for the end of the turn, ``watch`` lets others play."""
    say: str
    """The name of its sentence."""
    ask: list[str] = field(default_factory=list)
    """Of ``do``: the choices that are meant, by their notations; ``*`` stands for anything.  Of ``end``: the choice
    that ends the turn, where it takes one."""
    light: list[str] = field(default_factory=list)
    """Places that are lit besides those of the choices."""
    wrong: dict[str, str] = field(default_factory=dict)
    """Sentences for other choices, by what they look like."""
    show: str = ""
    """What is pointed at besides: ``points``, which open into their sources and a forecast of the end."""

    def asks(self, notation: str) -> bool:
        """Is this choice one of those that are meant?"""
        return fits(notation, self.ask)


def fits(notation: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(notation, pattern) for pattern in patterns)


@dataclass(frozen=True)
class Lesson:
    """One guided game."""

    minutes: int
    task: Task
    steps: list[Step]

    @property
    def id(self) -> str:
        return self.task.id

    def key(self, name: str) -> str:
        """The key of one of its messages."""
        return f"{self.task.game}-lesson-{self.id}-{name}"

    def names(self) -> list[str]:
        """The names of all its messages, in the order in which they are met."""
        said = [name for step in self.steps for name in (step.say, *step.wrong.values())]
        return list(dict.fromkeys(["title", "aim", *said, *(f"try-{n}" for n in range(1, TRIES + 1))]))

    def listed(self) -> Json:
        return {"game": self.task.game, "id": self.id, "steps": len(self.steps), "minutes": self.minutes}


@cache
def schema() -> Schema:
    found: Schema = json.loads(Path(__file__).with_name("lesson.schema.json").read_text(encoding="utf-8"))
    return found


def read(game: str, document: Json) -> Lesson:
    """The lesson of a file; Problems names everything in which it is not one."""
    problems = check(document, schema())
    if problems:
        raise Problems(problems)
    script = {int(seat): [move for turn in turns for move in turn] for seat, turns in document["script"].items()}
    task = Task(
        LESSON,
        document["id"],
        game,
        document["players"],
        document["options"],
        document["seat"],
        seed=document["seed"],
        opening=document["opening"],
        script=script,
    )
    return Lesson(document["minutes"], task, [step_of(step) for step in document["steps"]])


def step_of(document: Json) -> Step:
    kind = next(kind for kind in KINDS if kind in document)
    return Step(
        kind,
        document[kind],
        document.get("ask", []),
        document.get("light", []),
        document.get("wrong", {}),
        document.get("show", ""),
    )


def lessons_of(manifest: Manifest) -> list[Lesson]:
    """The lessons that a game brings, in their order; Problems where one is not sound."""
    return [read(manifest.name, document) for document in manifest.lessons()]
