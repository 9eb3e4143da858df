"""Other processes on the same store: whoever waits for one that has fallen silent waits no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx

BEAT = 2.0
"""Seconds between two signs of life that are asked of a process, as long as somebody waits for it."""
SILENCE = 4.0
"""Seconds to wait for one.  With those between two it is less than a lease lasts: who waited for a process that has
stopped, or is cut off, comes again before its tables go to another."""

T = TypeVar("T")


class Silent(Exception):
    """The process does not answer."""


class Peers:
    """What is under way at other processes, by their addresses."""

    def __init__(self) -> None:
        self._client = httpx.AsyncClient(timeout=SILENCE, trust_env=False)
        self._under_way: dict[str, set[asyncio.Task[Any]]] = {}
        self._beats: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        for beat in self._beats.values():
            beat.cancel()
        await asyncio.gather(*self._beats.values(), return_exceptions=True)
        await self._client.aclose()

    async def wait_for(self, owner: str, job: Coroutine[Any, Any, T]) -> T:
        """Do something that needs a process; raises Silent, with the job cancelled, when that process is silent."""
        task = asyncio.ensure_future(job)
        jobs = self._under_way.setdefault(owner, set())
        jobs.add(task)
        if owner not in self._beats:
            self._beats[owner] = asyncio.ensure_future(self._beat(owner))
        try:
            await asyncio.wait([task])
            if task.cancelled():
                raise Silent
            return task.result()
        finally:
            task.cancel()
            jobs.discard(task)

    async def _beat(self, owner: str) -> None:
        while self._under_way[owner]:
            await asyncio.sleep(BEAT)
            if self._under_way[owner] and not await self._answers(owner):
                for task in self._under_way[owner]:
                    task.cancel()
        del self._under_way[owner]
        del self._beats[owner]

    async def _answers(self, owner: str) -> bool:
        try:
            await self._client.get(f"http://{owner}/health")
        except httpx.HTTPError:
            return False
        return True
