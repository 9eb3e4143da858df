"""Where bots and coach think in a tab: in other threads of the browser, so that a click never waits for them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, Protocol

from bogwood.host.fold import OpenGame
from bogwood.host.loaded import Hurry
from bogwood.kernel.record import Record

from .errands import Json, Tell, packed, review_within, turn_within, unpacked

THINKING = 1.0
"""Seconds for thinking about one turn."""
HURRIED = 0.05
"""Seconds where somebody does not want to wait."""

QUICK, LONG = "quick", "long"
"""The thread of bots and hints, and the one of reviews, which ends with the review."""


class Threads(Protocol):
    """Other threads of the browser, by name, each with the same program; started when first needed."""

    def is_ready(self, name: str) -> bool:
        """Would it begin at once with what it is asked?"""

    def warm(self, name: str) -> None:
        """Start it before it is needed."""

    async def run(self, name: str, content: bytes, tell: Tell) -> bytes:
        """Have an errand done there; raises OSError where the thread broke down, or was ended."""

    def end(self, name: str) -> None:
        """End it, also when it is busy."""


def nobody(share: float) -> None:
    """Nobody wants to know how far it is."""


async def sent(threads: Threads, name: str, tell: Tell, work: Callable[..., Any], *about: object) -> Any:
    try:
        return unpacked(await threads.run(name, packed(work, *about), tell))
    except OSError as error:
        raise BrokenExecutor(str(error)) from error


class TabBots:
    """Plays the turns of bots.  Before the other thread is there they are played here: nobody waits for its start."""

    def __init__(self, open_game: OpenGame, threads: Threads, thinking: float = THINKING) -> None:
        self._open_game = open_game
        self._threads = threads
        self._thinking = thinking

    def warm(self) -> None:
        self._threads.warm(QUICK)

    async def play(
        self, document: Json, seat: int, kind: str, seed: str, hurry: Hurry, share: str = ""
    ) -> list[int] | None:
        """The choices of a bot; None when the thread broke down."""
        seconds = HURRIED if hurry.is_asked else self._thinking
        about = (seconds, self._open_game, document, seat, kind, seed)
        if not self._threads.is_ready(QUICK):
            return turn_within(*about)
        try:
            found: list[int] = await sent(self._threads, QUICK, nobody, turn_within, *about)
        except BrokenExecutor:
            return None
        return found

    def close(self) -> None:
        self._threads.end(QUICK)


class TabCoach:
    """Where the coach works: hints beside the bots, a review in a thread of its own."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads

    async def ask(self, work: Callable[..., Json], *about: object) -> Json:
        found: Json = await sent(self._threads, QUICK, nobody, work, *about)
        return found

    async def review(self, record: Record, open_game: OpenGame, seats: list[int], seconds: float, tell: Tell) -> Json:
        try:
            found: Json = await sent(self._threads, LONG, tell, review_within, seconds, open_game, record.text(), seats)
            return found
        finally:
            self._threads.end(LONG)

    def give_up(self) -> None:
        self._threads.end(QUICK)

    def close(self) -> None:
        for name in (QUICK, LONG):
            self._threads.end(name)
