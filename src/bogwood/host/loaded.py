"""A table in memory, and who has to do with it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol

from bogwood.kernel.game import WATCHER
from bogwood.store.contract import Event, Json, StoredTrial

from .rights import Holders, Right
from .table import Table


class Asked(NamedTuple):
    """The message that a step is the answer to: its seat, and the id its sender gave it."""

    seat: int
    id: str


ASKED = "asked"
"""Under this name an event holds the message it is the answer to."""
REMEMBERED = 64
"""How many messages of a seat are known again when they come again."""
NOBODY = Asked(WATCHER, "")
"""Nobody asked for it."""


class Hurry:
    """Somebody's wish that bots come to an end with their thinking; whoever lets them think hears of it."""

    def __init__(self) -> None:
        self.is_asked = False
        self._hear: Callable[[], None] | None = None

    def ask(self) -> None:
        self.is_asked = True
        if self._hear is not None:
            self._hear()

    @contextmanager
    def heard_by(self, hear: Callable[[], None]) -> Iterator[None]:
        """Within this the wish is heard, at once where it was uttered before."""
        self._hear = hear
        if self.is_asked:
            hear()
        try:
            yield
        finally:
            self._hear = None


class BotPlayer(Protocol):
    """Whoever can play a bot's turn: a pool of worker processes, or a stand-in in tests."""

    async def play(
        self, document: dict[str, Any], seat: int, kind: str, seed: str, hurry: Hurry, share: str = ""
    ) -> list[int] | None:
        """The choices of a bot; those of one ``share`` wait for each other, and not for those of others."""


class Listener(Protocol):
    """Somebody who looks at a table from one seat or as a watcher."""

    right: Right

    def hear(self, message: Json) -> None:
        """Take a message; must not wait."""


class Loaded:
    """A table in memory with its one writer and its listeners."""

    def __init__(self, table: Table, holders: Holders) -> None:
        self.table = table
        self.writer = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.hurry = Hurry()
        """Asked of the bots until people have to act again."""
        self.stood_in_at = 0.0
        """When a bot last played for a person, by the loop's clock."""
        self.share = ""
        """Who pays for the bots: the address that play was last opened from; empty for nobody's."""
        self.used = 0
        self.since = 0
        """The charged time at which the table stood at its own: of its last event, or of its loading."""
        self.noted = 0
        """How much of the time since its last event is stored."""
        self.leased = 0
        """When it was last asked for the lease that it has: it runs from then on at the least."""
        self.does_not_replay = False
        """Is it set aside because the rules of today make something else of its events?"""
        self.auto_commit: set[int] = set()
        self.done: dict[int, deque[str]] = {}
        """The ids of messages of each seat that had been carried out when the table was loaded, as far as stored."""
        self.holders = dict(holders)
        """The person of each seat; everybody who listens has a right that holds among them."""

    def spent(self, charged: int) -> int:
        """How much of the table's own time has passed since its last event."""
        return max(0, charged - self.since)

    def time(self, charged: int) -> int:
        """The table's own time now."""
        return self.table.time + self.spent(charged)

    def stands(self, charged: int, spent: int = 0) -> None:
        """So much of the table's time, which is stored, has passed since its last event."""
        self.since = charged - spent
        self.noted = spent

    def has_done(self, asked: Asked) -> bool:
        """Was this message carried out before the table was loaded?"""
        return asked.id in self.done.get(asked.seat, ())

    @property
    def is_idle(self) -> bool:
        """Does nobody look, no bot play and no clock run?"""
        is_playing = self.bot_task is not None and not self.bot_task.done()
        return not self.listeners and not is_playing and not self.table.clocks.since

    # Who listens

    def send(self, make: Callable[[int], Json | None], asked: Asked = NOBODY) -> None:
        """Send each audience its message; the one who asked finds the id of their message in it."""
        made: dict[int, Json | None] = {}
        for listener in list(self.listeners):
            seat = listener.right.seat
            if seat not in made:
                message = make(seat)
                if message is not None and asked.id and seat == asked.seat:
                    message = {"id": asked.id, **message}
                made[seat] = message
            message = made[seat]
            if message is not None:
                listener.hear(message)

    def tell_everybody(self, message: Json) -> None:
        """Tell all who listen the same."""
        self.send(lambda seat: message)

    def seat(self, holders: dict[int, str]) -> None:
        """From now on these people hold the seats: whoever has no right any more to what they look at is sent away, and
        nobody inherits another's wishes."""
        before, self.holders = self.holders, holders
        for seat in [one for one in {*before, *holders} if before.get(one) != holders.get(one)]:
            self.auto_commit.discard(seat)
            self.table.confirming.discard(seat)
        for listener in [one for one in self.listeners if not one.right.holds(holders)]:
            self.send_away(listener)

    def send_away(self, listener: Listener) -> None:
        """Whoever looked has to come in anew, if they may; they hear nothing more."""
        self.listeners.discard(listener)
        listener.hear(self._moved())

    def send_all_away(self) -> None:
        self.send(lambda seat: self._moved())
        self.listeners.clear()

    def _moved(self) -> Json:
        """Tells somebody to open the table again."""
        return {"type": "moved", "table": self.table.name}


def asked_in(events: list[Event], trials: list[StoredTrial]) -> list[Asked]:
    """The messages that events and trials are the answers to, in their order."""
    found = [Asked(*event.body[ASKED]) for event in events if ASKED in event.body]
    return found + [Asked(trial.seat, trial.asked) for trial in trials if trial.asked]
