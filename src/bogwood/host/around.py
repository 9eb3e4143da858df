"""What a host finds around it: clocks, and those who have a say in what it does or want to hear of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Protocol

Clock = Callable[[], int]
Job = Coroutine[Any, Any, None]


class Guard(Protocol):
    """Makes something to be entered around a stretch of rules code."""

    def __call__(self, table: str, doing: str = "") -> AbstractContextManager[None]: ...


def unguarded(table: str, doing: str = "") -> AbstractContextManager[None]:
    """Nobody watches over it."""
    return nullcontext()


def unheard(table: str, seats: list[int]) -> None:
    """Nobody has to be called."""


async def at_once(share: str) -> None:
    """Nobody has to wait."""


def unpaid(share: str, job: Job) -> Job:
    """Nobody pays for it."""
    return job


@dataclass
class Surroundings:
    """The clocks of a host, and whoever is asked or told by it; those who come later than it take their place here."""

    now: Clock
    """What the clock says: for what is shown and stored."""
    steady: Clock
    """By which the host measures its own doings."""
    charged: Clock
    """By which people are charged for their time."""
    guard: Guard = unguarded
    """Entered around every stretch of rules code, with the table's name and what is done there: somebody outside may
    watch over it."""
    on_turn: Callable[[str, list[int]], None] = unheard
    """Told of the people at a table who have to act now and did not before."""
    turn: Callable[[str], Awaitable[None]] = at_once
    """Waited for before a bot plays: those who pay for bots may have used up their share of the server's time."""
    paid: Callable[[str, Job], Job] = unpaid
    """Lets somebody pay for a job."""
