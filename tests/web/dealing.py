"""``bogwood`` whose tables are dealt the same each time the same table is asked for.

Chance is as unforeseeable at a table of tests as at any other, and a page that holds for nearly every deal would pass
today and fail tomorrow.  So the deal follows from the wish: its game, its options, who sits there, and what its title
says behind ``MARK``, which nobody gets to see.  Another word in ``BOGWOOD_DEAL`` makes other deals.
"""

from __future__ import annotations

import json
import os
from typing import Any
from unittest.mock import patch

import msgspec

from bogwood.cli import housekeeping
from bogwood.cli.main import main
from bogwood.host import host, making
from bogwood.host.plan import Plan
from bogwood.kernel.chance import wide

MARK = " | "
WORD = os.environ.get("BOGWOOD_DEAL", "")


def marked(title: str, *parts: object) -> str:
    """A title that asks for a deal of its own."""
    return title + MARK + " ".join(map(str, parts))


def dealt(plan: Plan, holders: dict[int, str], names: dict[int, str], seed: str, *more: Any) -> making.Made:
    """The table that is asked for, with the deal that follows from that."""
    bots = [seat.bot for seat in plan.seats]
    wish = [WORD, plan.game, plan.players, plan.options, bots, plan.title, sorted(names.values())]
    named = msgspec.structs.replace(plan, title=plan.title.partition(MARK)[0])
    return making.made(named, holders, names, seed or wide(json.dumps(wish, sort_keys=True)), *more)


def start() -> None:
    """Be ``bogwood``, and let the processes that it starts be so, too."""
    again = "from tests.web.dealing import start; start()"
    with patch.object(housekeeping, "START", again), patch.object(host, "made", dealt):
        main()


if __name__ == "__main__":
    start()
