"""People at tables, and everything that they were told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .server import PORT, Server

Json = dict[str, Any]
NO_ANSWER = 8.0
"""Seconds after which somebody gives a line up, as the client in the browser does."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0
THOUGHT = 0.5
"""Seconds between two messages of one person."""
REFUSED = 4003


class Chronicle:
    """Everything that anybody was told, and when."""

    def __init__(self) -> None:
        self.known: dict[str, list[float]] = {}
        """Of each table, when each event was first known to anybody; the first one is event 1."""
        self.acknowledged: dict[str, int] = {}
        """Messages that were carried out, as was told, each with the event that was the last then."""
        self.refused: set[str] = set()
        """Messages that were not."""
        self.answered: dict[tuple[str, str], list[tuple[float, float]]] = {}
        """Of each person at a table, when they asked and were answered."""
        self.oldest = 0.0
        self.codes: Counter[int] = Counter()
        self.pages: Counter[str] = Counter()
        self.slowest = 0.0
        self.nonsense: list[str] = []

    def told(self, table: str, number: int, asked: float) -> None:
        """Somebody who asked at this time was told that this is the last event."""
        now, seen = time.monotonic(), self.known.setdefault(table, [])
        if number < len(seen):
            self.oldest = max(self.oldest, asked - seen[number])
        seen += [now] * (number - len(seen))


@dataclass
class Person:
    """Somebody with a line to one table, who comes again whatever happens."""

    servers: list[Server]
    chronicle: Chronicle
    table: str
    name: str
    """Seat 0 proposes to cancel the game and seat 1 declines, again and again; anybody else looks on."""
    cookie: str
    lots: random.Random
    ids: count[int] = field(default_factory=lambda: count(1))
    waiting: Json | None = None
    asked: float = 0.0
    """When it was first said."""
    last: Json = field(default_factory=dict)
    """The table that was last told."""
    wait: float = FIRST_WAIT

    async def stay(self) -> None:
        """Until cancelled, or until turned away for good."""
        while True:
            server = self.lots.choice(self.servers)
            seat = f"?seat={self.name}" if self.name.isdigit() else ""
            address = f"ws://{server.node.address}:{PORT}/ws/tables/{self.table}{seat}"
            headers = {"Cookie": f"bogwood={self.cookie}"}
            with suppress(OSError, TimeoutError, WebSocketException):
                async with connect(
                    address, additional_headers=headers, proxy=None, max_size=None, open_timeout=NO_ANSWER,
                    close_timeout=1, ping_interval=None, compression=None,
                ) as socket:  # fmt: skip
                    code = await self._converse(socket)
                    self.chronicle.codes[code] += 1
                    if code == REFUSED:
                        return
            await asyncio.sleep(self.wait * self.lots.uniform(0.7, 1.3))
            self.wait = min(2 * self.wait, LONGEST_WAIT)

    async def _converse(self, socket: ClientConnection) -> int:
        """Returns the code with which the line was closed."""
        try:
            table = await self._hear(socket, "")
            while table is not None:
                self.wait = FIRST_WAIT
                table = await self._say(socket, table)
                await asyncio.sleep(self.lots.uniform(0, 2 * THOUGHT))
            await socket.wait_closed()
        except TimeoutError:
            await socket.close()
            return 0
        except ConnectionClosed:
            pass
        return socket.close_code or 0

    async def _say(self, socket: ClientConnection, table: Json) -> Json | None:
        """What was not answered before the line broke is said again."""
        if self.waiting is None:
            self.waiting = {"id": f"{self.table}/{self.name}/{next(self.ids)}", **self._deed(table)}
            self.asked = time.monotonic()
        await socket.send(json.dumps(self.waiting))
        answer = await self._hear(socket, self.waiting["id"])
        if answer is not None:
            self.waiting = None
        return answer

    def _deed(self, table: Json) -> Json:
        proposal = table["proposal"]
        if self.name == "0" and proposal is None:
            return {"do": "propose", "what": "cancel"}
        if self.name == "1" and proposal is not None:
            return {"do": "answer", "yes": False}
        return {"do": "hello"}

    async def _hear(self, socket: ClientConnection, wanted: str) -> Json | None:
        """The table that answers the message; None when it has to be opened again."""
        asked = time.monotonic()
        while True:
            async with asyncio.timeout(NO_ANSWER):
                message: Json = json.loads(await socket.recv())
            if message["type"] == "moved" or (message["type"] == "refused" and message["table"] is None):
                return None
            if message.get("id", "") == wanted and message["type"] in ("table", "done", "refused"):
                break
        if message["type"] != "done":
            self.last = message["table"] if message["type"] == "refused" else message
            # The answer to what is said again may have been on its way before.
            self.chronicle.told(self.table, self.last["number"], self.asked if wanted else asked)
        self.chronicle.answered.setdefault((self.table, self.name), []).append((asked, time.monotonic()))
        if wanted and self.waiting is not None and self.waiting["do"] != "hello":
            self._settle(message, wanted)
        return self.last

    def _settle(self, message: Json, wanted: str) -> None:
        if message["type"] == "refused":
            self.chronicle.refused.add(wanted)
        else:
            self.chronicle.acknowledged[wanted] = self.last["number"] if message["type"] == "table" else 0
