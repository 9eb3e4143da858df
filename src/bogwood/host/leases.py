"""Leases: by which one of several processes on a store has a table for itself."""

from __future__ import annotations

import asyncio

from bogwood.store.contract import LostLease, Renewed, Store, Unreachable

from .around import Clock
from .pace import SECOND

LEASE = 10 * SECOND
RENEWALS = 4
"""How often a lease is renewed before it would run out."""


class Leases:
    """The leases of one owner; without an owner nobody shares the store, and everything is ours."""

    def __init__(self, store: Store, steady: Clock, owner: str) -> None:
        self._store = store
        self._steady = steady
        self.owner = owner
        self.time = LEASE

    async def take(self, name: str) -> int:
        """Take the lease of a table, if several processes share the store; returns since when it runs at the least."""
        asked = self._steady()
        if self.owner and not await self._store.lease(name, self.owner, self.time):
            raise LostLease
        return asked

    def runs(self, since: int) -> bool:
        """Does a lease still run that was asked for then?"""
        return not self.owner or self._steady() - since < self.time

    def is_due(self, since: int, now: int) -> bool:
        """Is it time to renew a lease that was asked for then?"""
        return bool(self.owner) and now - since >= self.time // RENEWALS

    async def renew(self, names: list[str]) -> Renewed:
        """Renew these leases all in one go and within a time."""
        try:
            async with asyncio.timeout(self.time / RENEWALS / SECOND):
                return await self._store.renew(names, self.owner, self.time)
        except TimeoutError:
            raise Unreachable("leases could not be renewed in time") from None

    async def release(self, names: list[str]) -> None:
        """Let others have these tables at once; where that fails, they wait for the leases to run out."""
        if self.owner:
            releasing = (self._store.release(name, self.owner) for name in names)
            await asyncio.gather(*releasing, return_exceptions=True)
