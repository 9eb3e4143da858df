"""Telling everybody at a table what they may know of it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from bogwood.kernel.facts import Fact
from bogwood.store.contract import Event, Json

from .around import Surroundings
from .loaded import Asked, Loaded
from .showing import in_order
from .table import Table

News = Sequence[tuple[Event, list[Fact]]]
"""Events that are new to those who listen, each with what it brought about."""


class Teller:
    """Tells each audience of a table what is for it."""

    def __init__(self, around: Surroundings) -> None:
        self._around = around

    def message(self, loaded: Loaded, seat: int, news: News = (), is_written: bool = False) -> Json:
        """The table as one audience may see it now, with a digest of the view by which a client can check its own.

        News are told with it: the events for the log, and their facts one after another.  For those who listen the
        view is written already: its digest is taken of what is written.  The digest and the view stand at the end:
        there a reader finds what was written, and need not write it again to check it.
        """
        facts: list[Any] = []
        message: Json = {"type": "table", "facts": facts}
        if news:
            message["log"] = log = []
        for event, happened in news:
            told = loaded.table.told(happened, seat) if happened else []
            facts += told
            log.append({**loaded.table.entry(event, seat), "told": len(told)})
        with self._around.guard(loaded.table.name):
            message |= loaded.table.shown(seat, loaded.time(self._around.charged()), is_written)
            message["curtain"] = has_curtain(loaded, seat)
        if "view" in message:
            view = message.pop("view")
            message["digest"] = digest_of(view if is_written else in_order(view))
            message["view"] = view
        return message

    def heard(self, loaded: Loaded, seat: int, news: News = ()) -> Json:
        """The same for those who listen."""
        return self.message(loaded, seat, news, is_written=True)

    def publish(self, loaded: Loaded, news: News, asked: Asked) -> None:
        """Tell everybody what is new, if so as the answer to the one who asked."""
        loaded.send(lambda seat: self.heard(loaded, seat, news), asked)

    def answer(self, loaded: Loaded, asked: Asked) -> None:
        """Tell how things stand to the seat alone that asked."""
        loaded.send(lambda seat: self.heard(loaded, seat) if seat == asked.seat else None, asked)

    def call_to_act(self, table: Table, acted: list[int]) -> None:
        """Tell the people who did not have to act before that they have to now."""
        to_act = [seat for seat in table.to_act() if not table.chairs[seat].player and seat not in acted]
        if to_act:
            self._around.on_turn(table.name, to_act)


def has_curtain(loaded: Loaded, seat: int) -> bool:
    """Must the device be handed over before this seat's side of the table is shown?

    So it is when its person holds other seats, too, and one of them knows what another may not, or several choose at
    once, none knowing what the others choose.
    """
    table = loaded.table
    if table.status != "running" or seat not in loaded.holders:
        return False
    person = loaded.holders[seat]
    here = [n for n, holder in loaded.holders.items() if holder == person]
    if len(here) < 2:
        return False
    return table.is_sealed or table.hides_between(here)


def view_digest(view: Json) -> str:
    """The digest of a view."""
    return digest_of(in_order(view))


def digest_of(view: bytes | msgspec.Raw) -> str:
    """CRC-32 of a view that is written as JSON without spaces, keys in order, in UTF-8."""
    return f"{zlib.crc32(view):08x}"
