"""Rights that are lost at one process are lost at all of them: what processes tell each other about people.

What is told may be missed, so every process also asks the store again from time to time.
"""

from __future__ import annotations

import asyncio

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Conflict, LostLease

from .inn import Inn
from .trouble import note

EVERYBODY = "everybody"
"""All processes on a store hear what is sent under this name."""
AT_ONCE = 50
"""So many names fit into one message."""
AGAIN = 20.0
"""Seconds after which the store is asked again."""


async def sessions_ended(inn: Inn, sessions: list[str]) -> None:
    """These sessions are over, here and everywhere."""
    inn.passes.end(sessions)
    await _tell(inn, "sessions", sessions)


async def seats_moved(inn: Inn, tables: list[str]) -> None:
    """At these tables seats have gone to somebody else; whoever has them in memory asks the store again."""
    await _look_again(inn, tables)
    await _tell(inn, "seats", tables)


async def _tell(inn: Inn, what: str, names: list[str]) -> None:
    if inn.config.owner:
        for n in range(0, len(names), AT_ONCE):
            await inn.store.ask(EVERYBODY, {what: names[n : n + AT_ONCE]})


async def _look_again(inn: Inn, tables: list[str]) -> None:
    for name in tables:
        loaded = inn.host.tables.loaded.get(name)
        if loaded is not None:
            try:
                await inn.host.ask_for_holders(loaded)
            except (Refusal, LostLease, Conflict):
                # It was put away meanwhile, and is loaded with those who hold its seats now.
                continue


async def hearing(inn: Inn) -> None:
    """What other processes tell."""
    async for message in inn.store.asked(EVERYBODY):
        try:
            inn.passes.end(message.get("sessions", []))
            await _look_again(inn, message.get("seats", []))
        except Exception as problem:
            note("what another process told could not be done", problem)


async def going_round(inn: Inn) -> None:
    """Whether those who are connected still have their sessions, whatever ended them."""
    while True:
        await asyncio.sleep(AGAIN)
        try:
            here = inn.passes.sessions()
            living = await inn.people.living(here) if here else set()
            inn.passes.end([session for session in here if session not in living])
            await inn.people.forget_old_sessions()
        except Exception as problem:
            note("sessions could not be looked at", problem)
