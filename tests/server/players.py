"""People who play on whatever happens to the server, and who notice when anything acknowledged is gone or doubled."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

Json = dict[str, Any]
AGAIN = 0.1
"""Seconds before somebody connects again."""
THOUGHT = 0.05
"""Seconds that a deed takes on the average: a game lasts for some kills."""
QUIET = 30.0
"""Seconds after which somebody who hears nothing connects again."""


class NotNow(Exception):
    """The table cannot be had at the moment."""


def state_of(table: Json) -> tuple[int, list[str]]:
    """What a seat knows to be stored: the last event, and what it has tried since."""
    return table["number"], table.get("trial", {}).get("chosen", [])


class Player:
    """One seat: sends one message at a time, and repeats it with the same id until it is answered."""

    def __init__(self, port: int, name: str, seat: int, cookies: str, lots: random.Random) -> None:
        self.name = name
        self.seat = seat
        self.table: Json | None = None
        self.answered = 0
        """Messages of this seat, or moves of others, that it has heard of."""
        self.sent: dict[str, Json] = {}
        self.acknowledged: set[str] = set()
        self._address = f"ws://127.0.0.1:{port}/ws/tables/{name}?seat={seat}"
        self._cookies = cookies
        self._lots = lots
        self._ids = count(1)
        self._waiting: Json | None = None
        self._known: tuple[int, list[str]] | None = None
        """How things stood at the last acknowledgement, or when something else was last heard."""

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            try:
                async with connect(
                    self._address, additional_headers={"Cookie": self._cookies}, proxy=None, max_size=None
                ) as socket:
                    await self._converse(socket)
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake, NotNow):
                await asyncio.sleep(AGAIN)

    async def _converse(self, socket: ClientConnection) -> None:
        self._look_again(await self._hear(socket))
        if self._waiting is not None:
            await self._repeat(socket, self._waiting)
        while True:
            deed = self._next_deed()
            if deed is None:
                await self._hear(socket)
                self._go_on()
            else:
                await asyncio.sleep(self._lots.uniform(0, 2 * THOUGHT))
                deed["id"] = f"{self.name}-{self.seat}-{next(self._ids)}"
                self.sent[deed["id"]] = deed
                self._waiting = deed
                await self._say(socket, deed)

    def _next_deed(self) -> Json | None:
        assert self.table is not None
        mood = self._lots.random()
        if mood < 0.1 or self.table["status"] != "running":
            return {"do": "say", "text": f"line {len(self.sent)} of {self.seat}"}
        trial = self.table.get("trial")
        if trial is None:
            return None
        at = [self.table["number"], trial["step"]]
        if trial["can_commit"]:
            return {"do": "commit", "at": at}
        if mood < 0.2 and trial["can_undo"]:
            return {"do": "undo", "at": at}
        return {"do": "choose", "at": at, "option": self._lots.choice(trial["options"])[0]}

    async def _hear(self, socket: ClientConnection) -> Json:
        async with asyncio.timeout(QUIET):
            message: Json = json.loads(await socket.recv())
        if message["type"] == "moved" or (message["type"] == "refused" and message["table"] is None):
            raise NotNow
        if message["type"] == "table" and self.table is not None:
            self.table = message
        return message

    async def _answer(self, socket: ClientConnection, deed: Json) -> Json:
        await socket.send(json.dumps(deed))
        while True:
            message = await self._hear(socket)
            if message.get("id") == deed["id"]:
                return message

    async def _say(self, socket: ClientConnection, deed: Json) -> None:
        answer = await self._answer(socket, deed)
        assert answer["type"] in ("table", "done"), answer
        self._settle(deed)

    def _settle(self, deed: Json) -> None:
        self.acknowledged.add(deed["id"])
        self._go_on()

    def _go_on(self) -> None:
        assert self.table is not None
        self._waiting = None
        self._known = state_of(self.table)
        self.answered += 1

    # After a break

    def _look_again(self, table: Json) -> None:
        """What was acknowledged is there; beyond it at most what was being asked when the connection broke."""
        assert table["type"] == "table", table
        self.table = table
        if self._known is None:
            self._known = state_of(table)
        (number, chosen), (known, tried) = state_of(table), self._known
        assert number >= known
        if number == known and self._waiting is None:
            assert chosen == tried, "a trial is not what was acknowledged"
        if number == known and self._waiting is not None and self._waiting["do"] == "choose":
            assert chosen[: len(tried)] == tried, "a trial has lost what was acknowledged"

    async def _repeat(self, socket: ClientConnection, deed: Json) -> None:
        """Either it was done before the break, and is not done again; or it was not, and is stale or done now."""
        assert self.table is not None
        found = state_of(self.table)
        answer = await self._answer(socket, deed)
        if answer["type"] == "refused":
            assert answer["code"] in ("stale", "not-your-turn"), answer
            assert deed["do"] == "undo" or found == self._known, "it was carried out, and refused when repeated"
            self.table = answer["table"]
            self._go_on()
            return
        if deed["do"] in ("choose", "commit") and answer["type"] == "done":
            assert found != self._known, "it was not carried out, and yet taken for a repetition"
        self._settle(deed)
