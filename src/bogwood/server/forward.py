"""Several processes on one store: what is asked about a table goes to its owner, and the answer comes back."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
from litestar.types import ASGIApp, Receive, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

from bogwood.host.secret import token
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Unreachable, Unwritable

from .config import LARGEST_BODY
from .inn import Inn
from .peers import Peers, Silent
from .problems import ill, pick_language, problem_of, status_of
from .safety import is_sound
from .socket import MOVED, REFUSED
from .trouble import note_illness
from .wire import Problem

PREFIXES = ("/api/tables/", "/ws/tables/")
FORWARDED = b"x-bogwood-forwarded"
"""Marks what was forwarded once, by a secret that only processes on the same store know: it is not forwarded again."""
CLIENT = b"x-bogwood-client"
"""The address of whoever asked the process that forwarded it."""
OURS = (FORWARDED, CLIENT, b"x-forwarded-for", b"x-forwarded-proto")
PEERS = "peers"
"""Under this name the store keeps the secret."""
HOP = frozenset(b"connection keep-alive transfer-encoding te trailer upgrade content-length date server".split())
CARRIED = (b"cookie", b"authorization", b"accept-language", b"user-agent")
REACHING = 3.0
"""Seconds to connect to another process."""
PARTING = 1.0
"""Seconds to take leave of it."""
FORBIDDEN = 403
"""How a websocket is refused before it is open."""

Scope = Any
Headers = dict[bytes, bytes]


class Forwarder:
    """Stands before everything else, and looks only at where a table is."""

    def __init__(self, app: ASGIApp, inn: Inn) -> None:
        self._app = app
        self._inn = inn
        self._secret = ""
        self._peers = Peers()
        # How long an answer takes is not known beforehand; whether somebody is there to give it is.
        self._client = httpx.AsyncClient(timeout=httpx.Timeout(REACHING, read=None), trust_env=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            await self._peers.close()
            await self._client.aclose()
            return
        try:
            is_forwarded = await self._is_forwarded(scope)
            owner = "" if is_forwarded else await self._elsewhere(scope)
            secret = await self._shared_secret() if owner else ""
        except (Unreachable, Unwritable) as problem:
            note_illness(problem)
            await turn_away(ill(problem), scope, receive, send)
            return
        if not owner:
            await self._app(as_asked(scope) if is_forwarded else scope, receive, send)
        elif scope["type"] == "http":
            await self._ask(owner, secret, scope, receive, send)
        else:
            await self._connect(owner, secret, scope, receive, send)

    async def _is_forwarded(self, scope: Scope) -> bool:
        """Does it come from another process of ours?  Anybody could say so who does not know the secret."""
        given = dict(scope["headers"]).get(FORWARDED)
        return given is not None and hmac.compare_digest(given, (await self._shared_secret()).encode())

    async def _shared_secret(self) -> str:
        if not self._secret:
            self._secret = str((await self._inn.store.keep(PEERS, {"secret": token()}))["secret"])
        return self._secret

    async def _elsewhere(self, scope: Scope) -> str:
        """The address of the process that owns the table; empty when that is this one, or nobody."""
        path: str = scope["path"]
        if not (path.startswith(PREFIXES) and is_sound(path)):
            return ""
        name = path.split("/")[3]
        loaded = self._inn.host.tables.loaded.get(name)
        if loaded is not None and self._inn.host.tables.is_ours(loaded):
            return ""
        owner = await self._inn.store.owner_of(name)
        return owner if owner is not None and owner != self._inn.config.owner else ""

    async def _ask(self, owner: str, secret: str, scope: Scope, receive: Receive, send: Send) -> None:
        body = b""
        while len(body) <= LARGEST_BODY:
            event: Any = await receive()
            body += event.get("body", b"")
            if not event.get("more_body"):
                break
        headers = [(name, value) for name, value in scope["headers"] if name not in HOP and name not in OURS]
        headers += [(FORWARDED, secret.encode()), (CLIENT, client_of(scope))]
        url = f"http://{owner}{target(scope)}"
        try:
            asking = self._client.request(scope["method"], url, content=body, headers=headers)
            answer = await self._peers.wait_for(owner, asking)
        except (httpx.HTTPError, Silent):
            await turn_away(Refusal("table-elsewhere"), scope, receive, send)
            return
        sent = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in HOP]
        sent = [pair for pair in sent if pair[0] != b"content-encoding"]
        await respond(answer.status_code, sent, answer.content, send)

    async def _connect(self, owner: str, secret: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Lay a websocket through to the owner; when that breaks the client is told to come again."""
        headers: Headers = dict(scope["headers"])
        host, _, port = owner.rpartition(":")
        given = [(name.decode(), headers[name].decode("latin-1")) for name in CARRIED if name in headers]
        given += [(FORWARDED.decode(), secret), (CLIENT.decode(), client_of(scope).decode())]
        origin = headers.get(b"origin")
        name = headers.get(b"host", owner.encode()).decode("latin-1")
        reaching = connect(
            f"ws://{name}{target(scope)}",
            host=host,
            port=int(port),
            additional_headers=given,
            origin=Origin(origin.decode("latin-1")) if origin is not None else None,
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=REACHING,
            close_timeout=PARTING,
            ping_interval=None,
        )
        try:
            upstream = await reaching
        except (OSError, TimeoutError, WebSocketException) as problem:
            if isinstance(problem, InvalidStatus) and problem.response.status_code == FORBIDDEN:
                await receive()
                await send(closing(REFUSED))
            else:
                await turn_away(Refusal("table-elsewhere"), scope, receive, send)
            return
        await receive()
        await send(accepting())
        await self._pipe(owner, upstream, receive, send)

    async def _pipe(self, owner: str, upstream: ClientConnection, receive: Receive, send: Send) -> None:
        """Until one side has enough, or the owner is silent."""
        try:
            with contextlib.suppress(Silent):
                await self._peers.wait_for(owner, both_ways(upstream, receive, send))
        finally:
            code = upstream.close_code if upstream.close_code not in (None, 1005, 1006) else MOVED
            with contextlib.suppress(Exception):
                await send(closing(code or MOVED))
            await upstream.close()


async def both_ways(upstream: ClientConnection, receive: Receive, send: Send) -> None:
    jobs = [asyncio.ensure_future(outward(upstream, receive)), asyncio.ensure_future(inward(upstream, send))]
    try:
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)


async def outward(upstream: ClientConnection, receive: Receive) -> None:
    while True:
        event: Any = await receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        await upstream.send(text if text is not None else event.get("bytes") or b"")


async def inward(upstream: ClientConnection, send: Send) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for message in upstream:
            kind = "text" if isinstance(message, str) else "bytes"
            event: Any = {"type": "websocket.send", kind: message}
            await send(event)


def target(scope: Scope) -> str:
    """Path and query as they came."""
    raw = scope.get("raw_path")
    path = raw.decode("latin-1").partition("?")[0] if raw else quote(scope["path"])
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else path


def client_of(scope: Scope) -> bytes:
    client = scope.get("client")
    return str(client[0]).encode("latin-1", errors="replace") if client else b""


def as_asked(scope: Scope) -> Scope:
    """What was forwarded, as if whoever asked had asked this process."""
    client = dict(scope["headers"]).get(CLIENT, b"").decode("latin-1")
    return {**scope, "client": (client, 0)}


async def turn_away(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Say why a table cannot be had now; whoever wants it comes again."""
    if scope["type"] == "http":
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
        await respond(status_of(refusal), headers, msgspec.json.encode(told_to(scope, refusal)), send)
        return
    text: Any = {"type": "websocket.send", "text": refused_text(refusal, scope)}
    await receive()
    with contextlib.suppress(Exception):
        await send(accepting())
        await send(text)
        await send(closing(MOVED, refusal.code))


def told_to(scope: Scope, refusal: Refusal) -> Problem:
    """The refusal in the language of whoever asks."""
    language = pick_language("", dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    return problem_of(refusal, language)


def refused_text(refusal: Refusal, scope: Scope) -> str:
    """The refusal as a message over a websocket."""
    told = {"type": "refused", "id": "", **msgspec.to_builtins(told_to(scope, refusal)), "table": None}
    return msgspec.json.encode(told).decode()


async def respond(status: int, headers: list[tuple[bytes, bytes]], content: bytes, send: Send) -> None:
    sent = [*headers, (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": sent})
    await send({"type": "http.response.body", "body": content, "more_body": False})


def accepting() -> Any:
    return {"type": "websocket.accept", "subprotocol": None, "headers": []}


def closing(code: int, reason: str = "") -> Any:
    return {"type": "websocket.close", "code": code, "reason": reason}
