"""The first thing that runs in a tab's worker: from here on the worker asks, and Python answers.

Nothing of the browser is imported: what it brings is handed in, and speaks in plain values.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Protocol

from bogwood.kernel.refusal import Refusal

from . import absent  # noqa: F401 - before all others
from .build import opened
from .door import Close, Door, Line, Speak
from .errands import Tell


class Bytes(Protocol):
    """Bytes of the browser."""

    def to_bytes(self) -> bytes: ...


class Browser(Protocol):
    """What the worker brings."""

    path: str
    """The file that the browser keeps."""

    def durable(self) -> Awaitable[None]:
        """Settled when everything written to the file is kept; fails where it cannot be."""

    def is_ready(self, name: str) -> bool: ...

    def warm(self, name: str) -> None: ...

    def run(self, name: str, content: bytes, tell: Tell) -> Awaitable[Bytes]: ...

    def end(self, name: str) -> None: ...


async def kept_by(browser: Browser) -> None:
    try:
        await browser.durable()
    except Exception as error:
        raise OSError(str(error)) from error


class BrowserThreads:
    """The browser's other threads."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def is_ready(self, name: str) -> bool:
        return bool(self._browser.is_ready(name))

    def warm(self, name: str) -> None:
        self._browser.warm(name)

    async def run(self, name: str, content: bytes, tell: Tell) -> bytes:
        try:
            return (await self._browser.run(name, content, tell)).to_bytes()
        except Exception as error:
            raise OSError(str(error)) from error

    def end(self, name: str) -> None:
        self._browser.end(name)


class Opened:
    """The door as the worker calls it."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def ask(self, method: str, address: str, heads: str, body: str) -> tuple[int, str, str]:
        """Status, heads as JSON, and text of the answer."""
        answer = await self._door.ask(method, address, json.loads(heads), body.encode())
        return answer.status, json.dumps(answer.heads), answer.body.decode()

    def open(self, address: str, speak: Speak, close: Close) -> Line:
        return self._door.open(address, speak, close)


class Held:
    """What stays entered for as long as the worker lives."""

    def __init__(self) -> None:
        self.stack = AsyncExitStack()


HELD = Held()


async def begin(browser: Browser) -> Opened | str:
    """The open door, or in a word why it stays closed: the code of a refusal."""
    asyncio.get_running_loop().set_exception_handler(unheard)
    opening = opened(Path(browser.path), lambda: kept_by(browser), BrowserThreads(browser))
    try:
        return Opened(await HELD.stack.enter_async_context(opening))
    except Refusal as refusal:
        return refusal.code


async def end() -> None:
    """Leave everything in order: what follows opens the same file."""
    await HELD.stack.aclose()


def unheard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Whatever fails with nobody waiting for it is told to the browser's console, and stops nobody."""
    print(context.get("message", ""), repr(context.get("exception", "")))
