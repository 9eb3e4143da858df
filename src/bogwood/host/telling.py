"""Telling everybody at a table what they may know of it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any

import msgspec

from bogwood.kernel.facts import Fact
from bogwood.store.contract import Event, Json, Store

from .loaded import NOBODY, Asked, Guard, Listener, Loaded
from .showing import in_order
from .table import Table

Clock = Callable[[], int]
News = Sequence[tuple[Event, list[Fact]]]
"""Events that are new to those who listen, each with what it brought about."""


class Teller:
    """The tables in memory, and who listens to them."""

    def __init__(self, store: Store, now: Clock, owner: str) -> None:
        self.store = store
        self.now = now
        """What the clock says: for what is shown and stored."""
        self.steady = now
        """By which the host measures its own doings."""
        self.charged = now
        """By which people are charged for their time."""
        self.owner = owner
        self.loaded: dict[str, Loaded] = {}
        self.on_turn: Callable[[str, list[int]], None] = lambda table, seats: None
        self.guard: Guard = lambda table, doing="": nullcontext()
        """Entered around every stretch of rules code, with the table's name and what is done there: somebody outside
        may watch over it."""

    def message(self, loaded: Loaded, seat: int, news: News = (), is_written: bool = False) -> Json:
        """The table as one audience may see it now, with a digest of the view by which a client can check its own.

        News are told with it: the events for the log, and their facts one after another.  For those who listen the
        view is written already: its digest is taken of what is written.
        """
        facts: list[Any] = []
        message: Json = {"type": "table", "facts": facts}
        if news:
            message["log"] = log = []
        for event, happened in news:
            told = loaded.table.told(happened, seat) if happened else []
            facts += told
            log.append({**loaded.table.entry(event, seat), "told": len(told)})
        with self.guard(loaded.table.name):
            message |= loaded.table.shown(seat, loaded.time(self.charged()), is_written)
            message["curtain"] = self._has_curtain(loaded, seat)
        if "view" in message:
            message["digest"] = digest_of(message["view"] if is_written else in_order(message["view"]))
        return message

    def _told(self, loaded: Loaded, seat: int, news: News) -> Json:
        return self.message(loaded, seat, news, is_written=True)

    def _has_curtain(self, loaded: Loaded, seat: int) -> bool:
        """Must the device be handed over before this seat's side of the table is shown?

        So it is when its person holds other seats, too, and one of them knows what another may not, or several choose
        at once, none knowing what the others choose.
        """
        table = loaded.table
        if table.status != "running" or seat not in loaded.holders:
            return False
        person = loaded.holders[seat]
        here = [n for n, holder in loaded.holders.items() if holder == person]
        if len(here) < 2:
            return False
        return table.is_sealed or table.hides_between(here)

    def _publish(self, loaded: Loaded, news: News, asked: Asked) -> None:
        self._send(loaded, lambda seat: self._told(loaded, seat, news), asked)

    def _call_to_act(self, table: Table, acted: list[int]) -> None:
        """Tell the people who did not have to act before that they have to now."""
        to_act = [seat for seat in table.to_act() if not table.chairs[seat].player and seat not in acted]
        if to_act:
            self.on_turn(table.name, to_act)

    def _send(self, loaded: Loaded, make: Callable[[int], Json | None], asked: Asked = NOBODY) -> None:
        """Send each audience its message; the one who asked finds the id of their message in it."""
        made: dict[int, Json | None] = {}
        for listener in list(loaded.listeners):
            seat = listener.right.seat
            if seat not in made:
                message = make(seat)
                if message is not None and asked.id and seat == asked.seat:
                    message["id"] = asked.id
                made[seat] = message
            message = made[seat]
            if message is not None:
                listener.hear(message)

    async def listen(self, loaded: Loaded, listener: Listener) -> None:
        """From now on the listener hears everything; it first hears how things stand.  Whoever has lost the right to it
        meanwhile is sent away."""
        async with loaded.writer:
            if self.loaded.get(loaded.table.name) is not loaded or not listener.right.holds(loaded.holders):
                listener.hear(moved(loaded))
                return
            loaded.listeners.add(listener)
            listener.hear(self._told(loaded, listener.right.seat, []))

    def leave(self, loaded: Loaded, listener: Listener) -> None:
        loaded.listeners.discard(listener)

    def forget(self, loaded: Loaded) -> None:
        """Put a table away; whoever looks at it is told to ask again."""
        self.loaded.pop(loaded.table.name, None)
        self._send(loaded, lambda seat: moved(loaded))
        loaded.listeners.clear()

    def tell_everybody(self, loaded: Loaded, message: Json) -> None:
        """Tell all who listen the same."""
        self._send(loaded, lambda seat: message)

    def seat(self, loaded: Loaded, holders: dict[int, str]) -> None:
        """From now on these people hold the seats: whoever has no right any more to what they look at is sent away, and
        nobody inherits another's wishes."""
        before, loaded.holders = loaded.holders, holders
        for seat in [one for one in {*before, *holders} if before.get(one) != holders.get(one)]:
            loaded.auto_commit.discard(seat)
            loaded.table.confirming.discard(seat)
        for listener in [one for one in loaded.listeners if not one.right.holds(holders)]:
            self.send_away(loaded, listener)

    def send_away(self, loaded: Loaded, listener: Listener) -> None:
        """Whoever looked has to come in anew, if they may; they hear nothing more."""
        loaded.listeners.discard(listener)
        listener.hear(moved(loaded))


def moved(loaded: Loaded) -> Json:
    """Tells somebody to open the table again."""
    return {"type": "moved", "table": loaded.table.name}


def view_digest(view: Json) -> str:
    """The digest of a view."""
    return digest_of(in_order(view))


def digest_of(view: bytes | msgspec.Raw) -> str:
    """CRC-32 of a view that is written as JSON without spaces, keys in order, in UTF-8."""
    return f"{zlib.crc32(view):08x}"
