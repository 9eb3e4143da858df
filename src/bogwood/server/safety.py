"""The gate before everything: origins, the header against forged requests, rates, sizes, and headers of answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from bogwood.kernel.refusal import Refusal

from .asking import ADDRESS, asking
from .config import LARGEST_BODY
from .inn import Inn
from .limits import network_of
from .names import Names
from .problems import pick_language, problem_of, status_of

CSRF_HEADER = b"x-bogwood"
"""A page of another origin cannot send this header without asking first, and is never allowed to."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self' {sockets}; font-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FREE = frozenset({"/health", "/ready", "/metrics"})
"""What keepers of a server ask all the time is not counted."""
FREE_WAIT = 1.0
"""Seconds that it waits at most, however much its address has used."""
NAMELESS = frozenset({"/health", "/ready"})
"""What may be asked under any name: nothing is told but yes or no."""
LONGEST_PATH = 2048
FIXED_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


Scope = Any
"""As the server makes it: plain strings, not the constants of a framework."""


class Gate:
    """Lets through what may be answered, and marks every answer."""

    def __init__(self, app: ASGIApp, inn: Inn) -> None:
        self._app = app
        self._inn = inn
        config = inn.config
        self._names = Names(config.bound, config.public_url, config.names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        address = network_of(client[0]) if client else ""
        ADDRESS.set(address)
        await self._inn.shares.paid(address, self._let_in(scope, receive, send))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        try:
            await self._turn(scope["path"])
            self._check(scope, headers)
        except Refusal as refusal:
            await self._turn_away(scope, headers, receive, send, refusal)
            return
        await self._app(scope, receive, self._marking(scope, headers, send))

    async def _turn(self, path: str) -> None:
        """Wait until the address has some of the server's time left."""
        turn = self._inn.shares.turn(asking())
        if path not in FREE:
            await turn
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(FREE_WAIT):
                await turn

    def _check(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        path = scope["path"]
        if path not in FREE:
            self._inn.limits.requests.take(asking())
        if not is_sound(path):
            raise Refusal("no-such-page")
        if path not in NAMELESS:
            self._check_name(headers)
        if scope["type"] == "websocket":
            self._check_origin(headers)
        elif scope["method"] not in SAFE_METHODS:
            self._check_origin(headers)
            if CSRF_HEADER not in headers and not headers.get(b"authorization", b"").startswith(b"Bearer "):
                raise Refusal("missing-header", "", "", text="X-Bogwood")
            length = headers.get(b"content-length", b"0")
            if not length.isdigit() or int(length[:20]) > LARGEST_BODY:
                raise Refusal("too-large", "", "", most=LARGEST_BODY)

    def _check_name(self, headers: dict[bytes, bytes]) -> None:
        """A browser says which name it was led by: one of ours, or it is refused.  Programs need not say any."""
        host = headers.get(b"host")
        if host is not None and not self._names.allow(host.decode("latin-1")):
            raise Refusal("wrong-host", "", "", text=host.decode("latin-1")[:80])

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """A browser says where a request comes from: from a page of ours, or it is refused.  Programs say nothing."""
        origin = headers.get(b"origin")
        if origin is None:
            return
        given = origin.decode("latin-1")
        ours = self._inn.config.public_url
        if ours and given == f"{urlsplit(ours).scheme}://{urlsplit(ours).netloc}":
            return
        host = headers.get(b"host", b"").decode("latin-1")
        if not host or urlsplit_netloc(given) != host:
            raise Refusal("wrong-origin", "", "", text=given[:80])

    def _marking(self, scope: Scope, headers: dict[bytes, bytes], send: Send) -> Send:
        """Add the headers of safety to whatever is answered."""
        if scope["type"] != "http":
            return send

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers(scope, headers)]
            await send(message)

        return marked

    def _headers(self, scope: Scope, headers: dict[bytes, bytes]) -> list[tuple[bytes, bytes]]:
        host = headers.get(b"host", b"").decode("latin-1")
        is_plain = all(letter.isalnum() or letter in ".-:[]" for letter in host)
        sockets = f"ws://{host} wss://{host}" if host and is_plain else ""
        added = [*FIXED_HEADERS, (b"content-security-policy", POLICY.format(sockets=sockets).encode("latin-1"))]
        if scope["path"].startswith("/api"):
            added.append((b"cache-control", b"no-store"))
        if self._inn.config.is_secure:
            added.append((b"strict-transport-security", b"max-age=31536000"))
        return added

    async def _turn_away(
        self, scope: Scope, headers: dict[bytes, bytes], receive: Receive, send: Send, refusal: Refusal
    ) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4003, "reason": refusal.code})
            return
        language = pick_language("", headers.get(b"accept-language", b"").decode("latin-1"))
        body = msgspec.json.encode(problem_of(refusal, language))
        answer = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        status = status_of(refusal)
        if "seconds" in refusal.arguments:
            answer.append((b"retry-after", str(refusal.arguments["seconds"]).encode()))
        all_headers = [*answer, *self._headers(scope, headers)]
        await send({"type": "http.response.start", "status": status, "headers": all_headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def is_sound(path: str) -> bool:
    """Could there be something under this path?  What is too long, or no text, is looked for nowhere."""
    return len(path) <= LONGEST_PATH and "\0" not in path


def urlsplit_netloc(origin: str) -> str:
    """The host and port of an origin; empty for one that makes no sense, such as ``null``."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
