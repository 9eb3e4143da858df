"""What is logged when something goes wrong: one line where the store is ill, which everybody meets, else all of it."""

from __future__ import annotations

import logging

from bogwood.store.contract import Unreachable, Unwritable

log = logging.getLogger("bogwood.server")

UNWRITABLE = "nothing can be stored (%s): moves are refused, what was stored before is safe"
AWAY = "the store does not answer (%s): whoever asks is told to come again, what was confirmed is safe"
ILL = (Unwritable, Unreachable)
"""What a store says that is ill."""


def note_illness(problem: Unwritable | Unreachable) -> None:
    if isinstance(problem, Unwritable):
        log.error(UNWRITABLE, problem)
    else:
        # A database that goes away says so in a dozen ways.
        log.error(AWAY, str(problem))


def note(what: str, problem: BaseException) -> None:
    """Something failed that nobody waits for."""
    if isinstance(problem, ILL):
        note_illness(problem)
    else:
        log.error(what, exc_info=problem)
