"""What the processes on one PostgreSQL tell each other, over one connection that listens and notifies.

Notifications are sent apart from what they tell of, and together.  In the transaction of a write they would make all
writers of the database queue for one lock while the disk works.  What is lost with a process that dies between the two
is told by whoever takes its tables over; what is missed while the connection is down is looked up afterwards.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from . import rows
from .mailbox import Mailbox
from .postgres_calls import BROKEN

if TYPE_CHECKING:
    import asyncpg

    Connection = asyncpg.Connection[asyncpg.Record]

LARGEST_PAYLOAD = 7_900
"""Bytes; PostgreSQL takes less than 8,000."""

NOTIFY = "SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS letter (channel, payload)"
MISSED = "SELECT id, last FROM tables WHERE written > now() - make_interval(secs => $1)"
GATHER = 0.02
"""Seconds in which numbers are gathered before they are told."""
BEAT = 5.0
"""Seconds of silence after which the connection is tried: a line that is cut looks like a quiet one."""
MARGIN = 30.0
"""Seconds looked back beyond the time the connection was down: it may have been dead before that was noticed."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds between attempts to connect again."""

Change = tuple[str, int]
"""A table and its last number."""

log = logging.getLogger(__name__)
decode_changes = msgspec.json.Decoder(list[Change]).decode


def channel(schema: str, *names: str) -> str:
    """A name for a channel, short enough, and another one for another store in the same database."""
    return "bogwood_" + hashlib.blake2b("\0".join((schema, *names)).encode(), digest_size=16).hexdigest()


class Letter(msgspec.Struct, eq=False):
    """Something to notify, and the future of who waits for it to be sent."""

    channel: str
    payload: str
    is_sent: asyncio.Future[None]


class Talk:
    """The listening connection.  All that is done on it is done by one task, which connects again when it breaks."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], schema: str) -> None:
        self._connect = connect
        self._changes_channel = channel(schema, "changes")
        self._changes: list[Mailbox[Change]] = []
        self._rooms: dict[str, list[Mailbox[str]]] = {}
        self._connection: Connection | None = None
        self._listening: set[str] = set()
        self._is_settled = asyncio.Event()
        self._news: dict[str, int] = {}
        self._letters: list[Letter] = []
        self._numbers = count()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._link()
        self._task = asyncio.create_task(self._work(), name="bogwood-talk")

    async def close(self) -> None:
        """Send what is waiting, and end the streams."""
        self._is_closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._connection is not None:
            await self._connection.close(timeout=5)
        for changes in self._changes:
            changes.close()
        for room in self._rooms.values():
            for mailbox in room:
                mailbox.close()

    # Listening

    def changes(self) -> Mailbox[Change]:
        """What other processes have written, from now on."""
        mailbox: Mailbox[Change] = Mailbox()
        self._changes.append(mailbox)
        return mailbox

    def listen(self, name: str) -> Mailbox[str]:
        """What is sent to a channel; everything that is sent once ``settled`` has returned is sure to come."""
        mailbox: Mailbox[str] = Mailbox()
        self._rooms.setdefault(name, []).append(mailbox)
        self._is_settled.clear()
        self._wake.set()
        return mailbox

    async def settled(self) -> None:
        await self._is_settled.wait()

    def _heard(self, connection: Any, process: int, name: str, payload: object) -> None:
        text = str(payload)
        if name != self._changes_channel:
            for mailbox in self._rooms.get(name, []):
                mailbox.put(text.partition(" ")[2])
        elif self._connection is not None and process != self._connection.get_server_pid():
            for change in decode_changes(text):
                self._tell(change)

    def _tell(self, change: Change) -> None:
        for mailbox in self._changes:
            mailbox.put(change)

    # Telling

    def announce(self, table: str, last: int) -> None:
        """Tell the others a table's last number, soon; of several numbers only the last is told."""
        if not self._news:
            asyncio.get_running_loop().call_later(GATHER, self._wake.set)
        self._news[table] = last

    async def send(self, name: str, text: str) -> None:
        """Returns when the database has the message."""
        # Numbered, because of equal messages that are sent together only one would arrive.
        letter = Letter(name, f"{next(self._numbers)} {text}", asyncio.get_running_loop().create_future())
        self._letters.append(letter)
        self._wake.set()
        await letter.is_sent

    async def _flush(self, connection: Connection) -> None:
        news, self._news = self._news, {}
        letters, self._letters = self._letters, []
        try:
            payloads = list(bundles(news))
            channels = [self._changes_channel] * len(payloads) + [letter.channel for letter in letters]
            if channels:
                await connection.execute(NOTIFY, channels, payloads + [letter.payload for letter in letters])
        except BaseException:
            self._news = {**news, **self._news}
            self._letters = letters + self._letters
            raise
        for letter in letters:
            if not letter.is_sent.done():
                letter.is_sent.set_result(None)

    # The task

    async def _work(self) -> None:
        while not (self._is_closing and not self._news and not self._letters):
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._wake.wait()
            is_quiet = not self._wake.is_set()
            self._wake.clear()
            try:
                await self._serve(is_quiet)
            except BROKEN as error:
                log.warning("the connection for notifications is lost: %s", error)
                if self._is_closing or not await self._link_again():
                    break
        for letter in self._letters:
            letter.is_sent.cancel()

    async def _serve(self, is_quiet: bool) -> None:
        connection = self._connection
        if connection is None or connection.is_closed():
            raise ConnectionError("closed")
        await self._listen_all(connection)
        await self._flush(connection)
        if is_quiet:
            await connection.execute("SELECT 1")

    async def _link(self) -> None:
        connection = await self._connect()
        connection.add_termination_listener(lambda _: self._wake.set())
        self._connection = connection
        self._listening = set()
        await self._listen_all(connection)

    async def _listen_all(self, connection: Connection) -> None:
        for name in {self._changes_channel, *self._rooms} - self._listening:
            await connection.add_listener(name, self._heard)
            self._listening.add(name)
        if self._rooms.keys() <= self._listening:
            self._is_settled.set()

    async def _link_again(self) -> bool:
        """Connect again, however long it takes, and tell what was missed; False when the store is closed meanwhile."""
        since = time.monotonic()
        pause = FIRST_PAUSE
        if self._connection is not None:
            self._connection.terminate()
        while not self._is_closing:
            try:
                await self._link()
                await self._catch_up(time.monotonic() - since + MARGIN)
            except BROKEN:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self._wake.set()
                return True
        return False

    async def _catch_up(self, seconds: float) -> None:
        assert self._connection is not None
        for table, last in await self._connection.fetch(MISSED, seconds):
            self._tell((table, last))


def bundles(news: dict[str, int]) -> Iterator[str]:
    """Tables and numbers as few payloads, none of them too long."""
    bundle: list[Change] = []
    size = 2
    for change in news.items():
        length = len(rows.encode(change).encode()) + 1
        if bundle and size + length > LARGEST_PAYLOAD:
            yield rows.encode(bundle)
            bundle, size = [], 2
        bundle.append(change)
        size += length
    if bundle:
        yield rows.encode(bundle)
