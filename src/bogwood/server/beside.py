"""What runs beside the answers: the clock, bots that must be woken, sessions that end, copies."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from bogwood.store.contract import Conflict, LostLease

from .copying import copying
from .rounds import going_round, hearing
from .trouble import note
from .world import World

TICK = 1.0


@contextlib.asynccontextmanager
async def running(world: World) -> AsyncIterator[None]:
    """Open the store, keep time, and leave everything in order at the end."""
    await world.store.open()
    beside = [ticking(world), waking(world), warming(world), going_round(world), copying(world), following(world)]
    if world.config.owner:
        beside += [renewing(world), hearing(world)]
    jobs = [asyncio.ensure_future(job) for job in beside]
    try:
        yield
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await world.host.close()
        for task in list(world.tasks):
            task.cancel()
        for helper in world.helpers:
            helper.close()
        world.coach.close()
        await world.store.close()


async def warming(world: World) -> None:
    """Start those who let bots think once everything else has begun, so that the first turn of a bot need not wait."""
    await asyncio.sleep(WARM)
    for helper in world.helpers:
        helper.warm()


WARM = 1.0


async def ticking(world: World) -> None:
    """What time brings."""
    while True:
        await asyncio.sleep(TICK)
        try:
            await world.host.tick()
            world.forget_the_unloaded()
        except (LostLease, Conflict):
            continue
        except Exception as problem:
            note("the clock missed a beat", problem)


async def renewing(world: World) -> None:
    """Keep the leases, whatever else takes its time."""
    while True:
        await asyncio.sleep(TICK)
        try:
            await world.host.tables.renew()
        except Exception as problem:
            note("leases could not be renewed", problem)


async def waking(world: World) -> None:
    """Take up tables that must go on by themselves: a bot has to play, or a clock is running."""
    while True:
        try:
            await world.host.wake()
        except Exception as problem:
            note("a table could not be taken up", problem)
        await asyncio.sleep(WAKE_OTHERS if world.config.owner else WAKE)


WAKE = 20.0
WAKE_OTHERS = 5.0
"""Where others may die whose tables have to go on."""


async def following(world: World) -> None:
    """Put away tables that another process has written to: they are no longer ours, or their host has mended them."""
    async for name, number in world.store.changes():
        loaded = world.host.tables.loaded.get(name)
        if loaded is None or loaded.writer.locked():
            continue
        # A table that was cut back has a lower number; of one in play a lower number is only late.
        if loaded.table.number < number or loaded.table.status == "aside":
            world.host.tables.forget(loaded)
