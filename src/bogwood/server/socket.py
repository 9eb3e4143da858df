"""The websocket of one seat, or of a watcher: what it says is done, what happens at the table is told to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bogwood.host.loaded import Loaded
from bogwood.host.people import session_of
from bogwood.host.rights import Right
from bogwood.kernel.game import WATCHER
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Conflict, LostLease, Unreachable, Unwritable

from .acting import Doing, act, refused
from .asking import ADDRESS, one_less
from .config import LARGEST_BODY, QUEUE
from .entry import TheInn, address_of, enter, language_of, look, person_of, session_secret
from .inn import Inn
from .passes import Pass
from .problems import ill, is_for_now, problem_of
from .trouble import note_illness
from .way import NAME, Way
from .wire import Act, Json

log = logging.getLogger("bogwood.server")

MOVED = 4001
"""Close code: the table has to be opened again, here or elsewhere, at once or a little later."""
REFUSED = 4003
"""Close code: the message before it says why, and the same would be refused again."""
SLOW = 4008
"""Close code: too many messages waited to be read."""
DAMAGED = 4009
"""Close code: too many messages made no sense."""
FAILED = 1011
"""Close code: our own fault."""
MOST_NONSENSE = 20
INBOX = 4
"""Messages that may wait to be done before no more are read."""

Socket = WebSocket[Any, Any, Any]

decoder = msgspec.json.Decoder(Act)


class Encoder:
    """Writes messages as JSON; one that goes to several readers is written once."""

    def __init__(self) -> None:
        self._last: Json | None = None
        self._text = b""
        self._encode = msgspec.json.Encoder().encode

    def text(self, message: Json) -> bytes:
        if message is not self._last:
            self._text = self._encode(message)
            self._last = message
        return self._text


encoder = Encoder()


class SocketListener:
    """The listener behind a websocket: what it hears is sent at once, or kept for a moment when its reader is slow."""

    def __init__(self, inn: Inn, loaded: Loaded, right: Right, way: Way, language: str, address: str) -> None:
        self.right = right
        self.code = 1000
        self.ended = asyncio.get_running_loop().create_future()
        self._inn = inn
        self._loaded = loaded
        self._way = way
        self._language = language
        self._address = address
        self._watcher = f"{address}/{loaded.table.name}"
        self._inbox: deque[str | bytes] = deque()
        self._is_working = False
        self._unsent: deque[bytes] = deque()
        self._nonsense = 0

    # What is told to it

    def hear(self, message: Json) -> None:
        """Send a message; a table that moved away is the last thing to be told."""
        if self.ended.done():
            return
        text = encoder.text(message)
        if self._way.is_writable and not self._unsent:
            self._way.post(text)
        elif len(self._unsent) < QUEUE:
            self._unsent.append(text)
            self._inn.metrics.queue.inc()
        else:
            self._inn.metrics.slow.inc()
            self.end(SLOW)
        if message["type"] == "moved":
            self._inbox.clear()
            self.end(MOVED)

    def dismiss(self) -> None:
        """The session by which it was opened is over: nothing more is told to it or done for it."""
        self._loaded.send_away(self)

    def go_on(self) -> None:
        while self._unsent and self._way.is_writable:
            self._way.post(self._unsent.popleft())
            self._inn.metrics.queue.dec()

    def end(self, code: int) -> None:
        if not self.ended.done():
            self.code = code
            self.ended.set_result(None)

    def lost(self) -> None:
        self.end(1000)

    def close(self) -> None:
        self._inn.metrics.queue.dec(len(self._unsent))
        self._unsent.clear()
        self._inbox.clear()

    # What it says

    def receive(self, content: str | bytes) -> None:
        """Messages are done one by one, each answered before the next; whoever says much at once has to wait."""
        if self.ended.done():
            return
        self._inbox.append(content)
        if not self._is_working:
            self._is_working = True
            self._inn.start(self._work(), self._address)
        elif len(self._inbox) > INBOX:
            self._way.hold(True)

    def pay(self, seconds: float) -> float:
        self._inn.shares.spend(self._address, seconds)
        return self._inn.shares.wait(self._address)

    async def _work(self) -> None:
        """It goes on with what it has begun although the connection may have ended; between two messages others have
        their turn."""
        ADDRESS.set(self._address)
        try:
            while self._inbox:
                content = self._inbox.popleft()
                await self._inn.shares.turn(self._address)
                if self.ended.done():
                    break
                answer = await self._answer(content)
                if answer is not None:
                    self.hear(answer)
                if self._inbox:
                    await asyncio.sleep(0)
        except Refusal:
            self.end(SLOW)
        except Exception:
            log.exception("a connection to table %s failed", self._loaded.table.name)
            self.end(FAILED)
        finally:
            self._is_working = False
        self._way.hold(False)

    async def _answer(self, content: str | bytes) -> Json | None:
        try:
            message = decoded(content)
        except Refusal as refusal:
            self._nonsense += 1
            answer = await refused(self._inn, self._loaded, self.right, "", refusal, self._language)
            if self._nonsense > MOST_NONSENSE:
                self.hear(answer)
                self.end(DAMAGED)
            return answer
        if message.do == "hello" or self.right.seat == WATCHER:
            return await self._shown(message)
        doing = Doing(self._inn, self._loaded, self.right, message)
        answer = await act(doing, self._language)
        return None if doing.is_told else answer

    async def _shown(self, message: Act) -> Json:
        """``hello`` is answered by the whole table; a watcher can say nothing else."""
        try:
            self._inn.limits.acts.take(self._watcher)
            if message.do != "hello":
                raise Refusal("not-your-seat", "", "/seat", seat=0)
            return {"id": message.id, **await look(self._inn, self._loaded, self.right, is_written=True)}
        except Refusal as refusal:
            return await refused(self._inn, self._loaded, self.right, message.id, refusal, self._language)
        except LostLease:
            return {"type": "moved", "id": message.id, "table": self._loaded.table.name}


@websocket("/ws/tables/{table:str}")
async def play(socket: Socket, inn: TheInn, table: FromPath[str]) -> None:
    """Play a seat (``?seat=``) or watch."""
    await socket.accept()
    with inn.passes.issued(session_of(session_secret(socket))) as held:
        try:
            inn.limits.sockets.take(address_of(socket))
            must_have_room(inn, address_of(socket))
            loaded, right = await come_in(socket, inn, table)
            if held.is_over:
                raise Refusal("not-signed-in")
        except Refusal as refusal:
            await turn_away(socket, refusal, MOVED if is_for_now(refusal) else REFUSED)
        except (LostLease, Conflict):
            await turn_away(socket, Refusal("table-elsewhere"), MOVED)
        except (Unreachable, Unwritable) as problem:
            note_illness(problem)
            await turn_away(socket, ill(problem), MOVED)
        except Exception:
            log.exception("a connection to table %s could not be opened", table[:40])
            await turn_away(socket, Refusal("internal"), FAILED)
        else:
            await serve(socket, inn, loaded, right, held)


async def come_in(socket: Socket, inn: Inn, table: str) -> tuple[Loaded, Right]:
    """The table, and by what right somebody is there."""
    person = await person_of(socket, inn)
    query = socket.query_params
    entry = await enter(inn, table, person, query.get("invite", ""), query.get("watch", ""))
    right = entry.right(seat_asked(query.get("seat", "")))
    if right.seat != WATCHER and person is not None:
        take_wishes(entry.loaded, right.seat, person.settings)
    return entry.loaded, right


def take_wishes(loaded: Loaded, seat: int, settings: Json) -> None:
    """How somebody who sits down wants to be asked."""
    if settings.get("auto_commit"):
        loaded.auto_commit.add(seat)
    if settings.get("confirm_all"):
        loaded.table.ask_everything(seat, True)


def must_have_room(inn: Inn, address: str) -> None:
    """Refuse an address that has all the websockets it may have."""
    most = inn.limits.most_sockets
    if most and inn.sockets[address] >= most:
        raise Refusal("too-many-sockets", "", "", most=most)


def seat_asked(text: str) -> int:
    """The seat of the address; without one it is a watcher's."""
    if not text or text == "watcher":
        return WATCHER
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refusal("bad-seat", "", "/seat", seat=text[:20])
    return int(text)


async def turn_away(socket: Socket, refusal: Refusal, code: int) -> None:
    """Say why, and close."""
    problem = msgspec.to_builtins(problem_of(refusal, language_of(socket)))
    told = {"type": "refused", "id": "", **problem, "table": None}
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(encoder.text(told).decode(), mode="text")
        await socket.close(code=code, reason=refusal.code)


async def serve(socket: Socket, inn: Inn, loaded: Loaded, right: Right, held: Pass) -> None:
    """Let the table and the one at the socket talk until one side has enough, or the session is over."""
    way: Way = socket.scope["extensions"][NAME]  # type: ignore[index, assignment]
    line = SocketListener(inn, loaded, right, way, language_of(socket), address_of(socket))
    held.on_end = line.dismiss
    inn.metrics.connections.inc()
    address = address_of(socket)
    inn.sockets[address] += 1
    if right.seat != WATCHER or not loaded.table.people():
        loaded.share = address
    try:
        await inn.host.listen(loaded, line)
        way.take_over(line)
        await line.ended
    except Exception:
        log.exception("a connection to table %s failed", loaded.table.name)
        line.end(FAILED)
    finally:
        loaded.listeners.discard(line)
        inn.seen[loaded.table.name, right.seat] = inn.host.around.charged()
        line.close()
        inn.metrics.connections.dec()
        one_less(inn.sockets, address)
        with contextlib.suppress(Exception):
            await socket.close(code=line.code)


def decoded(content: str | bytes) -> Act:
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
