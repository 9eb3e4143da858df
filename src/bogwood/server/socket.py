"""The websocket of one seat, or of a watcher: what it says is done, what happens at the table is told to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bogwood.host.host import Loaded
from bogwood.kernel.game import WATCHER
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.store.contract import Conflict, LostLease, Person

from .acting import act, refused
from .config import LARGEST_BODY, QUEUE
from .entry import TheWorld, address_of, enter, language_of, look, person_of
from .problems import problem_of
from .wire import Act, Json
from .world import World

log = logging.getLogger("bogwood.server")

MOVED = 4001
"""Close code: the table has to be opened again, here or elsewhere."""
REFUSED = 4003
"""Close code: the message before it says why."""
SLOW = 4008
"""Close code: too many messages waited to be read."""
DAMAGED = 4009
"""Close code: too many messages made no sense."""
MOST_NONSENSE = 20

Socket = WebSocket[Any, Any, Any]

decoder = msgspec.json.Decoder(Act)


class Encoder:
    """Writes messages as JSON; one that goes to several readers is written once."""

    def __init__(self) -> None:
        self._last: Json | None = None
        self._text = ""

    def text(self, message: Json) -> str:
        if message is not self._last:
            self._text = msgspec.json.encode(message).decode()
            self._last = message
        return self._text


encoder = Encoder()


class Line:
    """The listener behind a websocket: a short queue, and an end when it overflows."""

    def __init__(self, world: World, seat: int) -> None:
        self.seat = seat
        self._world = world
        self._queue: asyncio.Queue[Json] = asyncio.Queue(QUEUE)
        self.ended = asyncio.Event()
        self.code = 1000

    def hear(self, message: Json) -> None:
        try:
            self._queue.put_nowait(message)
            self._world.metrics.queue.inc()
        except asyncio.QueueFull:
            self._world.metrics.slow.inc()
            self.end(SLOW)

    def end(self, code: int) -> None:
        if not self.ended.is_set():
            self.code = code
            self.ended.set()

    async def write(self, socket: Socket) -> None:
        """Send what is heard; a table that moved away is the last thing to be told."""
        while True:
            message = await self._queue.get()
            self._world.metrics.queue.dec()
            await socket.send_data(encoder.text(message), mode="text")
            if message["type"] == "moved":
                self.end(MOVED)

    def close(self) -> None:
        self._world.metrics.queue.dec(self._queue.qsize())


@websocket("/ws/tables/{table:str}")
async def play(socket: Socket, world: TheWorld, table: FromPath[str]) -> None:
    """Play a seat (``?seat=``) or watch."""
    await socket.accept()
    try:
        world.limits.sockets.take(address_of(socket))
        person = await person_of(socket, world)
        query = socket.query_params
        entry = await enter(world, table, person, query.get("invite", ""), query.get("watch", ""))
        seat = entry.seat(seat_asked(query.get("seat", "")))
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    except LostLease:
        await turn_away(socket, Refusal("table-elsewhere"))
        return
    if seat != WATCHER and person is not None and person.settings.get("auto_commit"):
        entry.loaded.auto_commit.add(seat)
    await serve(socket, world, entry.loaded, seat, person)


def seat_asked(text: str) -> int:
    """The seat of the address; without one it is a watcher's."""
    if not text or text == "watcher":
        return WATCHER
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refusal("bad-seat", "", "/seat", seat=text[:20])
    return int(text)


async def turn_away(socket: Socket, refusal: Refusal) -> None:
    """Say why, and close."""
    problem = msgspec.to_builtins(problem_of(refusal, language_of(socket)))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(encoder.text({"type": "refused", "id": "", **problem, "table": None}), mode="text")
        await socket.close(code=REFUSED, reason=refusal.code)


async def serve(socket: Socket, world: World, loaded: Loaded, seat: int, person: Person | None) -> None:
    """Read and write until one side has enough."""
    line = Line(world, seat)
    world.metrics.connections.inc()
    await world.host.listen(loaded, line)
    if world.host.loaded.get(loaded.table.name) is not loaded:
        line.hear({"type": "moved", "table": loaded.table.name})
    jobs = [
        asyncio.ensure_future(job) for job in (line.write(socket), read(socket, world, loaded, line), line.ended.wait())
    ]
    try:
        done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        for job in done:
            problem = job.exception()
            if problem is not None and not isinstance(problem, (WebSocketDisconnect, RuntimeError, OSError)):
                log.error("a connection to table %s failed", loaded.table.name, exc_info=problem)
    finally:
        world.host.leave(loaded, line)
        world.seen[loaded.table.name, seat] = world.host.now()
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        line.close()
        world.metrics.connections.dec()
        with contextlib.suppress(Exception):
            await socket.close(code=line.code)


async def read(socket: Socket, world: World, loaded: Loaded, line: Line) -> None:
    """Take messages one by one; each is answered before the next is read."""
    language = language_of(socket)
    watcher = f"{address_of(socket)}/{loaded.table.name}"
    nonsense = 0
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        try:
            message = decoded(event)
        except Refusal as refusal:
            nonsense += 1
            line.hear(await refused(world, loaded, line.seat, "", refusal, language))
            if nonsense > MOST_NONSENSE:
                line.end(DAMAGED)
            continue
        line.hear(await reply(world, loaded, line, message, language, watcher))


def decoded(event: Any) -> Act:
    content = event.get("text")
    if content is None:
        content = event.get("bytes") or b""
    if len(content) > LARGEST_BODY:
        raise Refusal("too-large", "", "", most=LARGEST_BODY)
    try:
        return decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", "", where_of(str(error))) from None


def where_of(text: str) -> str:
    """The place of a mistake, as msgspec tells it, as a path."""
    _, found, path = text.partition(" - at `$")
    return path.rstrip("`").replace(".", "/")[:80] if found else ""


async def reply(world: World, loaded: Loaded, line: Line, message: Act, language: str, watcher: str) -> Json:
    """The answer to a message; ``hello`` is answered by the whole table."""
    if message.do == "hello" or line.seat == WATCHER:
        try:
            world.limits.acts.take(watcher)
            if message.do != "hello":
                raise Refusal("not-your-seat", "", "/seat", seat=0)
            return {**await look(world, loaded, line.seat), "id": message.id}
        except Refusal as refusal:
            return await refused(world, loaded, line.seat, message.id, refusal, language)
        except LostLease:
            return {"type": "moved", "id": message.id, "table": loaded.table.name}
    try:
        return await act(world, loaded, line.seat, message, language)
    except (Problems, Conflict, LostLease):
        return {"type": "moved", "id": message.id, "table": loaded.table.name}
