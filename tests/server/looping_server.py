"""A server process with two strange tables: at ``loop`` rules never come back, at ``pause`` it is stopped in them."""

from __future__ import annotations

import os
import signal
import sys

import msgspec

from bogwood.host.table import Table
from bogwood.host.trial import Trial
from bogwood.server.running import Orders, run
from bogwood.store.opening import open_store
from tests.server.house import offer

choose = Table.choose


def choose_or_loop(table: Table, seat: int, option: int, via: int | None = None) -> Trial:
    while table.plan.title == "loop":
        pass
    if table.plan.title == "pause":
        os.kill(os.getpid(), signal.SIGSTOP)
    return choose(table, seat, option, via)


if __name__ == "__main__":
    setattr(Table, "choose", choose_or_loop)  # noqa: B010 - a plain assignment is no method for the type checker
    run(msgspec.json.decode(sys.argv[1], type=Orders), offer(), open_store(sys.argv[2]))
