"""Work that is done in another thread of the browser, sent there and back as bytes.

Both sides run the same program, so a function travels by its name.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from typing import Any

from bogwood.host.botwork import REINS, play_turn
from bogwood.kernel.position import OpenGame
from bogwood.kernel.record import Record

Json = dict[str, Any]
Tell = Callable[[float], None]

FAILED = "failed"


class Until:
    """A moment at which thinking has to end."""

    def __init__(self, value: float) -> None:
        self.value = value


class Progress:
    """Who hears how far the work of this thread is; one errand is done at a time."""

    def __init__(self) -> None:
        self.tell: Tell = lambda share: None


PROGRESS = Progress()


def packed(work: Callable[..., Any], *about: object) -> bytes:
    return pickle.dumps((work, about))


def done(content: bytes, tell: Tell) -> bytes:
    """Do an errand: what it gives, or in a word that it failed."""
    PROGRESS.tell = tell
    try:
        work, about = pickle.loads(content)
        return pickle.dumps((work(*about), ""))
    except Exception as problem:
        return pickle.dumps((None, f"{FAILED}: {type(problem).__name__}: {problem}"))


def unpacked(content: bytes) -> Any:
    """What an errand gave; RuntimeError where it failed."""
    result, problem = pickle.loads(content)
    if problem:
        raise RuntimeError(problem)
    return result


# What is sent


def turn_within(seconds: float, open_game: OpenGame, document: Json, seat: int, kind: str, seed: str) -> list[int]:
    """The choices of a bot for its turn; after so many seconds it comes to an end with its thinking."""
    REINS.until = Until(time.monotonic() + seconds)
    return play_turn(open_game, document, seat, kind, seed)


def review_within(seconds: float, open_game: OpenGame, record: str, seats: list[int]) -> Json:
    """The review of a game, weighed in this thread."""
    from bogwood.coach.course import course_of
    from bogwood.coach.review import OwnScales, reviewed
    from bogwood.coach.work import review_of

    parsed = Record.parse(record)
    game, course = course_of(parsed, open_game)
    scales = OwnScales(game, course)
    return review_of(game, reviewed(game, course, parsed.winners, scales, seconds, "", PROGRESS.tell, seats))
