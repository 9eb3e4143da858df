"""Who is asking, and which door of a table is open to them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from bogwood.host.loaded import Loaded
from bogwood.host.rights import Right, seated
from bogwood.host.table import Table
from bogwood.kernel.game import WATCHER
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import LostLease, Person

from .inn import Inn
from .limits import network_of
from .links import INVITE, WATCH, opens
from .problems import pick_language
from .wire import Json

COOKIE = "bogwood"
BEARER = "Bearer "

TheInn = NamedDependency[Inn]
Somebody = NamedDependency[Person | None]
"""Whoever asks, known or not."""
Myself = NamedDependency[Person]
"""Whoever asks, who must be known."""

Connection = ASGIConnection[Any, Any, Any, Any]


def session_secret(connection: Connection) -> str:
    """The secret of the session, from the cookie or, for programs, from the Authorization header."""
    given = connection.headers.get("authorization", "")
    if given.startswith(BEARER):
        return given.removeprefix(BEARER)[:100]
    return connection.cookies.get(COOKIE, "")[:100]


async def person_of(connection: Connection, inn: Inn) -> Person | None:
    """The person of the request, if it has a session."""
    person = await inn.people.who(session_secret(connection))
    if person is not None:
        connection.scope["state"]["language"] = person.settings.get("language", "")
    return person


def language_of(connection: Connection) -> str:
    """The language of the reader."""
    own = connection.scope.get("state", {}).get("language", "")
    asked = connection.query_params.get("lang", "")
    return pick_language(asked, connection.headers.get("accept-language", ""), own)


def address_of(connection: Connection) -> str:
    """Where somebody is, as far as limits go."""
    return network_of(connection.client.host) if connection.client is not None else ""


@dataclass(frozen=True)
class Entry:
    """A table that somebody may look at, with the seats that are theirs."""

    loaded: Loaded
    mine: list[int]
    is_invited: bool
    person: str = ""
    """Who it is; empty for somebody unknown."""
    is_open: bool = False
    """Is it open to them also without a seat?"""

    def right(self, asked: int | None) -> Right:
        """By what right they look from the seat that they ask for."""
        return Right(self.seat(asked), self.person, self.is_open)

    def seat(self, asked: int | None) -> int:
        """The seat to look from: the one asked for, which must be mine; else one of mine, first one that has to act."""
        if asked is not None and asked != WATCHER:
            self.must_own(asked)
            return asked
        if asked == WATCHER or not self.mine:
            return WATCHER
        to_act = self.loaded.table.to_act()
        return next((seat for seat in self.mine if seat in to_act), self.mine[0])

    def must_own(self, seat: int) -> None:
        if seat not in self.mine:
            raise Refusal("not-your-seat", "", "/seat", seat=seat + 1)


async def enter(inn: Inn, name: str, person: Person | None, invite: str = "", watch: str = "") -> Entry:
    """Open a table to those who sit there, to those with a link, and, when it is public, to everybody."""
    loaded = await inn.host.get(name)
    if seated(await inn.store.seats(name)) != loaded.holders:
        await inn.host.ask_for_holders(loaded)
    must_be_ours(inn, loaded)
    who = person.id if person is not None else ""
    mine = sorted(seat for seat, holder in loaded.holders.items() if holder == who)
    table = loaded.table
    is_invited = table.plan.is_public or (bool(invite) and opens(table, INVITE, invite))
    is_open = is_invited or (bool(watch) and opens(table, WATCH, watch))
    if not (mine or is_open):
        raise Refusal("no-entry", "", "", table=name[:40])
    return Entry(loaded, mine, is_invited, who, is_open)


def must_be_ours(inn: Inn, loaded: Loaded) -> None:
    """Nothing is told of a table that was put away, or that another process may have gone on with."""
    if not inn.host.tables.is_ours(loaded):
        raise LostLease


@asynccontextmanager
async def standing_still(inn: Inn, loaded: Loaded, right: Right) -> AsyncIterator[Table]:
    """A table that nobody changes, for those who may look at it by now: whoever waits for something may have lost the
    right to it meanwhile."""
    async with loaded.writer:
        must_be_ours(inn, loaded)
        right.must_hold(loaded.holders)
        yield loaded.table


async def look(inn: Inn, loaded: Loaded, right: Right, is_written: bool = False) -> Json:
    """The table as one audience may see it, if it still may; never what is not stored yet."""
    async with standing_still(inn, loaded, right):
        return inn.host.teller.message(loaded, right.seat, is_written=is_written)
