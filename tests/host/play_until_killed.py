"""Plays at tables like restless people and tells what it does, line by line.  Ends only when it is killed.

Lines are JSON: ``doing`` before a change goes to the store, ``done`` when the host has acknowledged the step,
``failed`` when it was not allowed to write, ``found`` with all that the store has of a table that was loaded.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from itertools import count
from typing import Any

import msgspec

from bogwood.host.around import Surroundings
from bogwood.host.host import Host
from bogwood.host.loaded import Loaded
from bogwood.host.watch import steady, wall
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Conflict, LostLease, Store
from bogwood.store.opening import open_store

from .room import QuickBot, open_game

steps = count(1)
step_name: ContextVar[str] = ContextVar("step_name", default="")


def tell(line: dict[str, Any]) -> None:
    """One call, so that a line is there whole or not at all as long as it fits into a pipe."""
    os.write(1, json.dumps(msgspec.to_builtins(line)).encode() + b"\n")


def telling(write: Callable[[Change, str], Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A store's ``write`` that says beforehand what it is about to do."""

    async def told(change: Change, owner: str = "") -> None:
        tell({"doing": step_name.get(), "table": change.table, "events": change.events, "trials": change.trials})
        await write(change, owner)

    return told


def telling_all(write: Callable[[Sequence[Change], str], Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """The same for several changes at once."""

    async def told(changes: Sequence[Change], owner: str = "") -> None:
        for change in changes:
            tell({"doing": step_name.get(), "table": change.table, "events": change.events, "trials": change.trials})
        await write(changes, owner)

    return told


class Player:
    """All people of one table, and of the tables that follow it."""

    def __init__(self, host: Host, store: Store, table: str, chance: random.Random) -> None:
        self.host = host
        self.store = store
        self.table = table
        self.chance = chance
        self.known: Loaded | None = None

    async def play(self) -> None:
        while True:
            name, table = f"{os.getpid()}-{next(steps)}", self.table
            step_name.set(name)
            try:
                loaded = await self.loaded()
                await self.step(loaded)
            except (Refusal, LostLease, Conflict) as problem:
                tell({"failed": name, "table": table, "why": repr(problem)})
                await asyncio.sleep(0.02)
            else:
                tell({"done": name, "table": table})

    async def loaded(self) -> Loaded:
        loaded = await self.host.get(self.table)
        if loaded is not self.known:
            events, trials = await self.store.events(self.table), await self.store.trials(self.table)
            tell({"found": self.table, "events": events, "trials": trials, "status": loaded.table.status})
            self.known = loaded
        return loaded

    async def step(self, loaded: Loaded) -> None:
        """Something that people do."""
        table = loaded.table
        if table.status != "running":
            self.table, _ = await self.host.rematch(loaded)
            return
        if table.proposal is not None:
            seat = next(seat for seat in table.people() if seat not in table.proposal["yes"])
            is_willing = self.chance.random() < 0.7
            await self.host.step(loaded, lambda table: table.answer(seat, is_willing))
            return
        seat = self.chance.choice(table.to_act())
        points = table.take_back_points()
        if points and self.chance.random() < 0.03:
            to = self.chance.choice(points[-3:])
            await self.host.step(loaded, lambda table: table.propose(seat, "take_back", to))
            return
        await self.try_out(loaded, seat)

    async def try_out(self, loaded: Loaded, seat: int) -> None:
        message = self.host.teller.message(loaded, seat)
        trial, at = message["trial"], [message["number"], message["trial"]["step"]]
        mood = self.chance.random()
        if mood < 0.15 and trial["can_undo"]:
            await self.host.chooser.undo(loaded, seat, at)
        elif mood < 0.5 and trial["can_redo"]:
            await self.host.chooser.redo(loaded, seat, at)
        elif trial["can_commit"]:
            await self.host.chooser.commit(loaded, seat, at)
        else:
            await self.host.chooser.choose(loaded, seat, self.chance.choice(trial["options"])[0], at)


async def keep_leases(host: Host) -> None:
    while True:
        await host.tick()
        await asyncio.sleep(host.leases.time / 8000)


async def main(url: str, owner: str, lease: int, seed: str, tables: list[str]) -> None:
    store: Store = open_store(url)
    await store.open()
    store.write = telling(store.write)  # type: ignore[method-assign, assignment]
    store.write_all = telling_all(store.write_all)  # type: ignore[method-assign, assignment]
    host = Host(store, open_game, QuickBot(), Surroundings(wall, steady, steady), owner)
    host.leases.time = lease
    chance = random.Random(seed)
    players = [Player(host, store, table, chance) for table in tables]
    await asyncio.gather(keep_leases(host), *(player.play() for player in players))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], sys.argv[5:]))
