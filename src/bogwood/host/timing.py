"""How long people have been thinking: noted in the store, so that they are charged for it whatever happens."""

from __future__ import annotations

import asyncio

from bogwood.store.contract import Store

from .around import Clock
from .loaded import Loaded
from .pace import SECOND
from .reading import SPENT

NOTED = 5 * SECOND
NOTED_AT_LEAST = 600 * SECOND
"""How often it is stored how long people have been thinking about a turn: at most, and at least, so often."""


class Timekeeper:
    """Notes for how long clocks have run at tables in memory."""

    def __init__(self, store: Store, charged: Clock) -> None:
        self._store = store
        self._charged = charged

    async def note_due(self, tables: list[Loaded], charged: int) -> None:
        """Note the time at those of these tables where it is due."""
        await self.note([loaded for loaded in tables if is_due(loaded, charged)])

    async def note(self, tables: list[Loaded]) -> None:
        """Store how long people have been thinking, so that they are charged for it even if the process dies, and for
        nothing else.  As long as that cannot be stored no move can either, and the time is nobody's."""
        await asyncio.gather(*(self._note_one(loaded) for loaded in tables if loaded.table.clocks.since))

    async def _note_one(self, loaded: Loaded) -> None:
        number, spent = loaded.table.number, loaded.spent(self._charged())
        try:
            await self._store.save_snapshot(loaded.table.name, number, {SPENT: spent})
        except Exception:
            if loaded.table.number == number:
                loaded.stands(self._charged(), loaded.noted)
        else:
            if loaded.table.number == number:
                loaded.noted = spent


def is_late(loaded: Loaded, charged: int) -> bool:
    """Has somebody's time run out?"""
    clocks = loaded.table.clocks
    return bool(clocks.since) and bool(clocks.late(loaded.time(charged)))


def is_due(loaded: Loaded, charged: int) -> bool:
    """Is it time to note how long people have been thinking?  Seldom where they have much time left."""
    clocks = loaded.table.clocks
    if not clocks.since:
        return False
    return loaded.spent(charged) - loaded.noted >= min(max(clocks.shortest() // 100, NOTED), NOTED_AT_LEAST)
