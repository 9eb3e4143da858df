"""A report that somebody at a table makes of what went wrong there, to be sent to whoever can mend it.

It tells what its author may know and nothing else: while the game goes on it holds neither the seed nor a draw, and in
its position all that the seat cannot know has been dealt afresh.  Once the game is over it holds the whole record.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator

import msgspec

import bogwood
from bogwood.host.table import Table
from bogwood.kernel import position
from bogwood.store.contract import Event

from .history import Past
from .records import HUMAN, record_of
from .reports import FORMAT
from .wire import BugText, Json

BY_A_PLAYER = "player"
"""The reason of such a report; those that the server makes by itself name the fault."""


def bug_report(table: Table, shown: Json, bug: BugText, afresh: str) -> Json:
    """The report of one audience, but for the moments and the record; ``shown`` is the table as it was shown to it,
    ``afresh`` the seed of the new deal."""
    seat = int(shown["seat"])
    return {
        **position.identity(table.opened(), FORMAT),
        "table": table.name,
        "reason": BY_A_PLAYER,
        "text": bug.text,
        "version": bogwood.__version__,
        "python": platform.python_version(),
        "client": bug.client,
        "seats": [chair.bot or HUMAN for chair in table.chairs],
        "status": table.status,
        "number": table.number,
        "seat": seat,
        "step": shown["trial"]["step"] if "trial" in shown else 0,
        "digest": shown.get("digest", ""),
        "trial": trial_of(table, seat) if "trial" in shown else None,
        "moments": [],
        "record": None,
        "position": position_of(table, seat, afresh),
    }


def trial_of(table: Table, seat: int) -> Json:
    """What the seat is trying out in its turn; the position is that before the turn."""
    stored, notation = table.trial(seat).stored(), table.opened().catalogue.notation
    return {"chosen": [notation(one) for one in stored.chosen], "undone": [notation(one) for one in stored.undone]}


def moments_of(table: Table, events: list[Event], seat: int) -> Iterator[Json]:
    """Every moment of the game as this audience may know it, one after the other; whatever the table does meanwhile."""
    if table.state is None or table.status == "aside":
        return iter(())
    return map(msgspec.to_builtins, Past(table, events, seat).one_by_one())


def record_in(table: Table) -> str | None:
    """The record of a game that is over."""
    return record_of(table).text() if table.status == "over" else None


def position_of(table: Table, seat: int, afresh: str) -> Json | None:
    """The committed state: as it is once the game is over, before that one that the seat cannot tell from it."""
    if table.state is None:
        return None
    game, state = table.playing()
    return position.write(game, state if table.status == "over" else game.determinise(state, seat, afresh))
