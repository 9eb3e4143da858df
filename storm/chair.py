"""A seat that is played, or a watcher's place: one websocket after another, whatever happens to the server."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .history import Json, seen
from .person import PATIENCE, Person, Session, Shared
from .relay import Relay

WATCHER = -1
AGAIN = (0.3, 4.0)
"""Seconds before somebody connects again: at first, and at most."""
THOUGHT = 0.8
"""Seconds that a deed takes at most; on the average half of it."""
LOOKING = 5.0
"""A watcher asks so often, in seconds, how things stand."""
INSISTING = (1.0, 1.0, 1.0, 2.0, 4.0, 15.0, 2.0)
"""Seconds between the attempts of somebody who has lost their right."""
OVER = ("over", "cancelled", "aside")
NOT_MINE = ("not-your-seat", "no-entry", "unknown-table")
LATER = ("too-fast", "too-many-sockets", "table-elsewhere", "not-ready")


class NotNow(Exception):
    """The table cannot be had at the moment."""


class NotedLine:
    """One websocket; everything that goes over it is noted."""

    def __init__(self, shared: Shared, socket: ClientConnection, number: int) -> None:
        self.shared = shared
        self.number = number
        self._socket = socket

    async def send(self, message: Json) -> None:
        self.shared.history.note("sent", conn=self.number, message=message)
        await self._socket.send(msgspec.json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        """Something that is no message."""
        self.shared.history.note("threw", conn=self.number, size=len(text))
        await self._socket.send(text)

    async def hear(self, within: float = PATIENCE) -> Json:
        async with asyncio.timeout(within):
            message: Json = msgspec.json.decode(await self._socket.recv())
        self.shared.history.note("heard", conn=self.number, **kept(message))
        return message

    async def close(self) -> None:
        with suppress(Exception):
            await self._socket.close()

    def note_end(self) -> None:
        self.shared.history.note("closed", conn=self.number, code=self._socket.close_code)


def kept(message: Json) -> Json:
    """What is kept of a message: of a table what is seen of it, of anything else all."""
    if message["type"] == "table":
        return {"type": "table", "id": message.get("id", ""), "seen": seen(message)}
    if message["type"] == "refused":
        table = message["table"]
        told = {name: value for name, value in message.items() if name not in ("type", "id", "table")}
        shown = {"seen": seen(table)} if table is not None else {}
        return {"type": "refused", "id": message["id"], "problem": told, **shown}
    return {"type": message["type"], "id": message.get("id", ""), "told": message}


async def open_line(
    shared: Shared, relay: Relay, who: str, session: Session, table: str, seat: int, watch: str
) -> NotedLine:
    """Connect to a table; noted before it is tried."""
    number = next(shared.connections)
    shared.history.note(
        "opens", conn=number, who=who, session=session.name, table=table, seat=seat, epoch=shared.epoch
    )  # fmt: skip
    query = f"?seat={seat}" if seat != WATCHER else f"?watch={watch}"
    try:
        socket = await connect(
            f"ws://127.0.0.1:{relay.port}/ws/tables/{table}{query}",
            additional_headers=session.headers,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
            max_size=None,
        )
    except BaseException as problem:
        response = getattr(problem, "response", None)
        status = response.status_code if response is not None else 0
        shared.history.note("closed", conn=number, status=status, problem=type(problem).__name__)
        raise
    return NotedLine(shared, socket, number)


class Chair:
    """Plays a seat until the game is over; sends one message at a time, and again with the same id until answered."""

    def __init__(self, person: Person, table: str, seat: int, watch: str, lots: random.Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.is_over = False
        self.is_gone = False
        """Has the seat ceased to be ours?"""
        self.progress = 0
        """How often the game has gone on before our eyes."""
        self.line: NotedLine | None = None
        self._watch = watch
        self._lots = lots
        self._shown: Json | None = None
        self._talk: asyncio.Future[None] | None = None
        self._waiting: Json | None = None
        self._wait = AGAIN[0]

    @property
    def shared(self) -> Shared:
        return self.person.shared

    async def live(self) -> None:
        """Until the game is over, or the seat is not ours any more."""
        while not (self.is_over or self.is_gone):
            try:
                await self._sit()
            except (OSError, TimeoutError, WebSocketException, NotNow):
                await asyncio.sleep(self._lots.uniform(0.5, 1) * self._wait)
                self._wait = min(AGAIN[1], 2 * self._wait)

    async def _sit(self) -> None:
        person, session = self.person, self.person.session
        line = await open_line(self.shared, person.relay, person.who, session, self.table, self.seat, self._watch)
        self.line = line
        talk = self._talk = asyncio.ensure_future(self._converse(line, session))
        try:
            await asyncio.wait({talk})
        finally:
            talk.cancel()
            if self.line is line:
                self.line = None
                await line.close()
                line.note_end()
        if not talk.cancelled():
            talk.result()

    async def _converse(self, line: NotedLine, session: Session) -> None:
        first = await self._hear(line)
        if first["type"] == "refused":
            await self._turned_away(str(first["code"]), session)
            return
        self._wait = AGAIN[0]
        if self._waiting is not None:
            await self._say(line, self._waiting)
        while not self.is_over:
            await self._go_on(line)

    async def _turned_away(self, code: str, session: Session) -> None:
        """Why a connection was refused: somebody without a session comes in again, unless they have just done so."""
        if code == "not-signed-in":
            async with self.person.busy:
                if self.person.session is session:
                    await self.person.come_in()
            raise NotNow
        if session is not self.person.session:
            raise NotNow
        if code in NOT_MINE:
            self.is_gone = self.seat == WATCHER or not await self._is_mine()
        else:
            raise NotNow

    async def _is_mine(self) -> bool:
        """Somebody unknown is not told that their session is over: only that they may not enter."""
        async with self.person.busy:
            answer = await self.person.ask_as_myself("GET", "/api/me")
            if answer.is_done and answer.body is not None:
                return False
            if answer.is_done:
                await self.person.come_in()
        raise NotNow

    async def _go_on(self, line: NotedLine) -> None:
        """The next deed, or waiting for somebody else's."""
        deed = self._next_deed()
        if deed is None:
            await self._wait_for_news(line)
        else:
            await asyncio.sleep(self._lots.uniform(0, THOUGHT))
            deed["id"] = f"m{next(self.shared.messages)}"
            self._waiting = deed
            await self._say(line, deed)

    async def _wait_for_news(self, line: NotedLine) -> None:
        try:
            await self._hear(line, LOOKING)
        except TimeoutError:
            self._waiting = {"do": "hello", "id": f"m{next(self.shared.messages)}"}
            await self._say(line, self._waiting)

    def _next_deed(self) -> Json | None:
        table = self._shown
        if table is None or self.seat == WATCHER:
            return None
        mood = self._lots.random()
        if mood < 0.05:
            return {"do": "say", "text": f"line {next(self.shared.messages)} of {self.person.name}"}
        if table["proposal"] is not None and self.seat not in table["proposal"]["yes"]:
            return {"do": "answer", "yes": mood < 0.7}
        if mood < 0.06 and table["status"] == "running" and table["proposal"] is None and table["number"] > 6:
            return {"do": "propose", "what": "take_back", "to": table["number"] - 3}
        if table.get("can_withdraw", False):
            return {"do": "withdraw"} if mood < 0.2 else None
        return self._next_choice(table, mood)

    def _next_choice(self, table: Json, mood: float) -> Json | None:
        trial = table.get("trial")
        if trial is None:
            is_away = table["chairs"][self.seat]["stand_in"] and table["status"] == "running"
            return {"do": "come_back"} if is_away and mood < 0.3 else None
        at = [table["number"], trial["step"]]
        if mood < 0.07:
            return {"do": "stand_in", "once": True}
        if trial["can_commit"]:
            return {"do": "commit", "at": at}
        if mood < 0.15 and trial["can_undo"]:
            return {"do": "undo", "at": at}
        return {"do": "choose", "at": at, "option": self._lots.choice(trial["options"])[0]}

    async def _hear(self, line: NotedLine, within: float = PATIENCE) -> Json:
        message = await line.hear(within)
        if message["type"] == "moved":
            raise NotNow
        table = message["table"] if message["type"] == "refused" else message
        if table is not None and table["type"] == "table":
            is_news = self._shown is not None and moment(self._shown) != moment(table)
            self.progress += is_news
            self._shown = table
            self.is_over = table["status"] in OVER
        return message

    async def _say(self, line: NotedLine, deed: Json) -> None:
        """Send a message and wait for its answer; whoever gets none connects again and repeats it."""
        await line.send(deed)
        while True:
            message = await self._hear(line)
            if message.get("id") == deed["id"]:
                break
        self._waiting = None
        if message["type"] == "refused" and (message["code"] in LATER or message["code"].startswith("store-")):
            await asyncio.sleep(self._lots.uniform(0.5, 2))

    # Those who have lost their right

    def take_line(self) -> NotedLine | None:
        """The open line, which this chair uses no more: it connects again, unless the seat is gone."""
        line, self.line = self.line, None
        if self._talk is not None:
            self._talk.cancel()
        return line

    def give_up(self) -> NotedLine | None:
        """The seat is not ours any more: the open line, for somebody who insists."""
        self.is_gone = True
        return self.take_line()


def moment(table: Json) -> tuple[int, list[str]]:
    """The last event, and what the seat has tried since."""
    return table["number"], table.get("trial", {}).get("chosen", [])


async def insist(line: NotedLine, deeds: list[str]) -> None:
    """Somebody who has lost their right tries what they can by a line that is still open."""
    try:
        for n, pause in enumerate(INSISTING):
            deed: dict[str, Any] = {"do": deeds[n % len(deeds)], "id": f"g{next(line.shared.messages)}"}
            if deed["do"] == "say":
                deed["text"] = "I am still here"
            await line.send(deed)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    while True:
                        await line.hear()
    except (OSError, ConnectionClosed):
        return
    finally:
        await line.close()
        line.note_end()
