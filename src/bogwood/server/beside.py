"""What runs beside the answers: the clock, bots that must be woken, sessions that end, copies."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from bogwood.store.contract import Conflict, LostLease

from .copying import copying
from .inn import Inn
from .rounds import going_round, hearing
from .trouble import note

TICK = 1.0


@contextlib.asynccontextmanager
async def running(inn: Inn) -> AsyncIterator[None]:
    """Open the store, keep time, and leave everything in order at the end."""
    await inn.store.open()
    beside = [ticking(inn), waking(inn), warming(inn), going_round(inn), copying(inn), following(inn)]
    if inn.config.owner:
        beside += [renewing(inn), hearing(inn)]
    jobs = [asyncio.ensure_future(job) for job in beside]
    try:
        yield
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await inn.host.close()
        for task in list(inn.tasks):
            task.cancel()
        for helper in inn.helpers:
            helper.close()
        inn.coach.close()
        await inn.store.close()


async def warming(inn: Inn) -> None:
    """Start those who let bots think once everything else has begun, so that the first turn of a bot need not wait."""
    await asyncio.sleep(WARM)
    for helper in inn.helpers:
        helper.warm()


WARM = 1.0


async def ticking(inn: Inn) -> None:
    """What time brings."""
    while True:
        await asyncio.sleep(TICK)
        try:
            await inn.host.tick()
            inn.forget_the_unloaded()
        except (LostLease, Conflict):
            continue
        except Exception as problem:
            note("the clock missed a beat", problem)


async def renewing(inn: Inn) -> None:
    """Keep the leases, whatever else takes its time."""
    while True:
        await asyncio.sleep(TICK)
        try:
            await inn.host.tables.renew()
        except Exception as problem:
            note("leases could not be renewed", problem)


async def waking(inn: Inn) -> None:
    """Take up tables that must go on by themselves: a bot has to play, or a clock is running."""
    while True:
        try:
            await inn.host.wake()
        except Exception as problem:
            note("a table could not be taken up", problem)
        await asyncio.sleep(WAKE_OTHERS if inn.config.owner else WAKE)


WAKE = 20.0
WAKE_OTHERS = 5.0
"""Where others may die whose tables have to go on."""


async def following(inn: Inn) -> None:
    """Put away tables that another process has written to: they are no longer ours, or their host has mended them."""
    async for name, number in inn.store.changes():
        loaded = inn.host.tables.loaded.get(name)
        if loaded is None or loaded.writer.locked():
            continue
        # A table that was cut back has a lower number; of one in play a lower number is only late.
        if loaded.table.number < number or loaded.table.status == "aside":
            inn.host.tables.forget(loaded)
