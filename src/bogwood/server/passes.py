"""Who is connected by which session: when a session ends, so do the connections that were opened by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager


def nothing() -> None:
    """Until somebody has to be told."""


class Pass:
    """That somebody is here by a session; it is over when the session is."""

    def __init__(self) -> None:
        self.is_over = False
        self.on_end: Callable[[], None] = nothing


class Passes:
    """The passes of all connections to this process, by the hash of their session's secret."""

    def __init__(self) -> None:
        self._held: dict[str, set[Pass]] = {}

    @contextmanager
    def issued(self, session: str) -> Iterator[Pass]:
        """A pass for the time of a connection.  It is held before the session is looked up, so that no end of a session
        is missed; whoever has no session has nothing that could end."""
        held = Pass()
        if not session:
            yield held
            return
        self._held.setdefault(session, set()).add(held)
        try:
            yield held
        finally:
            others = self._held.get(session, set())
            others.discard(held)
            if not others:
                self._held.pop(session, None)

    def sessions(self) -> list[str]:
        return list(self._held)

    def end(self, sessions: Iterable[str]) -> None:
        """These sessions are over."""
        for session in sessions:
            for held in self._held.pop(session, set()):
                held.is_over = True
                held.on_end()
