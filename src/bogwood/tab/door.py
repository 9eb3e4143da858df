"""Carries requests and lines from the page to the routes, as a server does, without a network between them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from litestar.types import ASGIApp

from bogwood.server.entry import COOKIE
from bogwood.server.way import NAME, Receiver

Heads = dict[str, str]
Message = dict[str, Any]
Speak = Callable[[str], None]
Close = Callable[[int], None]


class Answer(NamedTuple):
    """What a request is answered with."""

    status: int
    heads: Heads
    body: bytes


class Secret:
    """The cookie of the one who sits before the screen; a new one is kept before anybody hears of it."""

    def __init__(self, value: str, keep: Callable[[str], Awaitable[None]]) -> None:
        self.value = value
        self._keep = keep

    def head(self) -> list[tuple[bytes, bytes]]:
        return [(b"cookie", f"{COOKIE}={self.value}".encode())] if self.value else []

    async def take(self, heads: list[tuple[bytes, bytes]]) -> None:
        for name, value in heads:
            found = SimpleCookie(value.decode("latin-1")) if name.lower() == b"set-cookie" else SimpleCookie()
            if COOKIE in found and found[COOKIE].value != self.value:
                self.value = found[COOKIE].value
                await self._keep(self.value)


def scope_of(kind: str, address: str, heads: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    parts = urlsplit(address)
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(parts.path),
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [(b"host", b"tab"), *heads],
        "client": None,
        "server": ("tab", None),
        "state": {},
        "extensions": {},
    }


class Line:
    """The line of one seat or watcher: what a websocket is at a server."""

    is_writable = True

    def __init__(self, speak: Speak, close: Close) -> None:
        self._speak = speak
        self._close = close
        self._receiver: Receiver | None = None
        self._early: deque[str] = deque()
        self._is_lost = False
        self._is_asked = False
        self._gone = asyncio.Event()

    # What the page does

    def say(self, text: str) -> None:
        if self._receiver is None:
            self._early.append(text)
        else:
            self._receiver.receive(text)

    def hang_up(self) -> None:
        self._is_lost = True
        self._gone.set()
        if self._receiver is not None:
            self._receiver.lost()

    # What the table's line asks of it

    def post(self, text: bytes) -> None:
        self._speak(text.decode())

    def hold(self, is_held: bool) -> None:
        """The page sends one message at a time: there is nothing to hold up."""

    def take_over(self, receiver: Receiver) -> None:
        self._receiver = receiver
        while self._early:
            receiver.receive(self._early.popleft())
        if self._is_lost:
            receiver.lost()

    # As the routes see it

    async def receive(self) -> Message:
        if not self._is_asked:
            self._is_asked = True
            return {"type": "websocket.connect"}
        await self._gone.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._speak(message.get("text") or (message.get("bytes") or b"").decode())
        elif message["type"] == "websocket.close" and not self._is_lost:
            self._is_lost = True
            self._gone.set()
            self._close(int(message.get("code") or 1000))


class Door:
    """The way from the page to the routes and back."""

    def __init__(self, app: ASGIApp, secret: Secret) -> None:
        self._app = app
        self._secret = secret
        self._jobs: set[asyncio.Task[None]] = set()

    async def ask(self, method: str, address: str, heads: Heads, body: bytes) -> Answer:
        """Answer a request."""
        given = [(name.lower().encode(), value.encode("latin-1")) for name, value in heads.items()]
        given.append((b"content-length", str(len(body)).encode()))
        scope = scope_of("http", address, [*given, *self._secret.head()])
        scope["method"] = method
        parts = deque([body])
        answered: list[tuple[bytes, bytes]] = []
        status, content = 500, b""

        async def receive() -> Message:
            return {"type": "http.request", "body": parts.popleft() if parts else b"", "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, content
            if message["type"] == "http.response.start":
                status = message["status"]
                answered.extend(message["headers"])
            elif message["type"] == "http.response.body":
                content += message.get("body", b"")

        await self._app(scope, receive, send)  # type: ignore[arg-type]
        await self._secret.take(answered)
        shown = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in answered}
        shown.pop("set-cookie", None)
        return Answer(status, shown, content)

    def open(self, address: str, speak: Speak, close: Close) -> Line:
        """Open a line: it speaks to whoever opened it until one side has enough."""
        line = Line(speak, close)
        scope = scope_of("websocket", address, self._secret.head())
        scope["subprotocols"] = []
        scope["extensions"] = {NAME: line}

        async def carry() -> None:
            try:
                await self._app(scope, line.receive, line.send)  # type: ignore[arg-type]
            except Exception:
                await line.send({"type": "websocket.close", "code": 1011})
                raise

        job = asyncio.get_running_loop().create_task(carry())
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return line
