"""The verbs that every game has."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from bogwood.kernel.refusal import Refusal

from .contract import Say
from .slate import Slate

USAGE: Final = {
    "begin": "begin",
    "set": "set /PATH VALUE",
    "play": "play MOVE …",
    "next": "next DRAW/BELOW …, or: next NAME … by MOVE …",
}


def begin(slate: Slate, words: list[str]) -> None:
    """The set-up is over; nothing else is said."""
    if words:
        raise Refusal("scene-usage", "", "", text=USAGE["begin"])


def set_value(slate: Slate, words: list[str]) -> None:
    """A value of the position by its path."""
    if len(words) < 2 or not words[0].startswith("/"):
        raise Refusal("scene-usage", "", "", text=USAGE["set"])
    put(slate.state, words[0], value_of(words[1:]))
    slate.said.add(words[0])


def value_of(words: list[str]) -> object:
    """JSON, or else the word as it stands; several are a list."""
    if len(words) > 1:
        return [value_of([word]) for word in words]
    try:
        return json.loads(words[0])
    except ValueError:
        return words[0]


def put(document: Any, path: str, value: object) -> None:
    """Lay a value at a JSON pointer, whose way there must exist."""
    *way, last = path.removeprefix("/").split("/")
    for step in way:
        document = member(document, step, path)
    if isinstance(document, list):
        member(document, last, path)
        document[int(last)] = value
    elif isinstance(document, dict):
        document[last] = value
    else:
        raise Refusal("scene-no-path", "", "", text=path)


def member(document: Any, step: str, path: str) -> Any:
    if isinstance(document, list) and step.isdigit() and int(step) < len(document):
        return document[int(step)]
    if isinstance(document, dict) and step in document:
        return document[step]
    raise Refusal("scene-no-path", "", "", text=path)


COMMON: Final[Mapping[str, Say]] = {"begin": begin, "set": set_value}
"""What may be said of any game; ``play`` and ``next`` are done, not said."""

DEEDS: Final = ("play", "next")
