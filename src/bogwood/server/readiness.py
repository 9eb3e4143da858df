"""Can moves be stored?  It is tried; but whoever asks a thousand times a second makes the disk work once."""

from __future__ import annotations

import asyncio
import time

from bogwood.store.contract import Store

WITHIN = 5.0
"""Seconds after which a store that does not answer is not ready."""
FRESH = 1.0
"""Seconds for which an answer holds."""


class Readiness:
    """What was found out last, and who is finding it out now."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def ask(self) -> bool:
        if self._asking is None or (self._asking.done() and time.monotonic() >= self._until):
            self._asking = asyncio.get_running_loop().create_task(self._try())
        return await asyncio.shield(self._asking)

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(WITHIN):
                return await self._store.is_ready()
        except Exception:
            # Whatever keeps a store from answering, it is not ready.
            return False
        finally:
            self._until = time.monotonic() + FRESH
