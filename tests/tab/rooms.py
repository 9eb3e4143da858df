"""A tab without a browser: the door, the store in a file, and the other threads played by this one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bogwood.tab.build import opened
from bogwood.tab.door import Answer, Door, Line
from bogwood.tab.errands import Tell, done

PATIENCE = 60.0


class SameThread:
    """Does errands on the spot, by the bytes that would travel."""

    def __init__(self, is_ready: bool = True) -> None:
        self.ready = is_ready
        self.errands: list[str] = []

    def is_ready(self, name: str) -> bool:
        return self.ready

    def warm(self, name: str) -> None: ...

    async def run(self, name: str, content: bytes, tell: Tell) -> bytes:
        self.errands.append(name)
        await asyncio.sleep(0)
        return done(content, tell)

    def end(self, name: str) -> None: ...


class Disk:
    """Counts how often it was asked to keep what is written."""

    def __init__(self) -> None:
        self.kept = 0

    async def keep(self) -> None:
        await asyncio.sleep(0)
        self.kept += 1


@asynccontextmanager
async def tab(folder: Path, threads: SameThread | None = None) -> AsyncIterator[Page]:
    async with asyncio.timeout(PATIENCE), opened(folder / "store.sqlite", Disk().keep, threads or SameThread()) as door:
        yield Page(door)


class Seat:
    """The line of a seat, with all that was heard on it."""

    def __init__(self, door: Door, address: str) -> None:
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.line: Line = door.open(address, lambda text: self._heard.put_nowait(json.loads(text)), self._close)
        self._count = 0

    def _close(self, code: int) -> None:
        self.closed.set_result(code)

    async def heard(self) -> dict[str, Any]:
        return await self._heard.get()

    async def do(self, at: list[int], **act: object) -> dict[str, Any]:
        """Say something of a moment, and wait for the answer."""
        self._count += 1
        name = f"m-{self._count}"
        self.line.say(json.dumps({"id": name, "at": at, **act}))
        while True:
            message = await self.heard()
            if message.get("id") == name:
                return message


class Page:
    """What the page does."""

    def __init__(self, door: Door) -> None:
        self.door = door

    async def ask(self, method: str, address: str, body: object = None) -> Answer:
        heads = {"x-bogwood": "1", **({"content-type": "application/json"} if body is not None else {})}
        return await self.door.ask(method, address, heads, b"" if body is None else json.dumps(body).encode())

    async def get(self, address: str) -> Any:
        answer = await self.ask("GET", address)
        assert answer.status == 200, answer
        return json.loads(answer.body)

    async def post(self, address: str, body: object) -> Any:
        answer = await self.ask("POST", address, body)
        assert answer.status in (200, 201), answer
        return json.loads(answer.body)

    def sit(self, table: str, seat: int = 0) -> Seat:
        return Seat(self.door, f"/ws/tables/{table}?seat={seat}&lang=en")
