"""The load: people at many tables who move at a given pace, over real websockets, on our server or on boardgame.io's.

A *move* is one message of a player that the server accepts: a small decision, or the end of a turn.  It is over when
everybody who is to hear of it has: of a decision that is only tried out, the player; of all else, everybody there.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

OPENING = 32
"""Connections that are opened at the same time."""
PATIENCE = 60.0
"""Seconds to wait for what must come."""
LATE = 5.0
"""Seconds after which a move that nobody has heard of counts as lost."""


@dataclass
class Move:
    """One move under way."""

    sent: float
    heard: float = 0.0
    is_told_to_all: bool = False
    problem: str = ""
    is_done: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Tally:
    """What came of a stretch of load."""

    moves: int = 0
    lost: int = 0
    """Moves that were refused, or that nobody heard of in time."""
    seconds: float = 0.0
    tried: list[float] = field(default_factory=list)
    """From sending to hearing, of moves that only their player hears of."""
    told: list[float] = field(default_factory=list)
    """From sending until the last one at the table has heard."""

    @property
    def turns(self) -> int:
        return len(self.told)

    def add(self, move: Move) -> None:
        self.moves += 1
        (self.told if move.is_told_to_all else self.tried).append(move.heard - move.sent)


def quantile(numbers: Sequence[float], share: float) -> float:
    """The number that this share of them do not exceed."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class LoadTable(Protocol):
    """A table with people at it."""

    async def open(self) -> None:
        """Connect everybody and wait until they see the table."""

    async def move(self) -> Move | None:
        """Send a move of whoever has to act, and return when it is over; None when nobody has to."""

    async def close(self) -> None: ...


# Ours


class Trial(msgspec.Struct):
    step: int
    can_commit: bool
    options: list[tuple[int, msgspec.Raw, msgspec.Raw, msgspec.Raw]]


class Told(msgspec.Struct):
    """Of a message, what a player needs to go on."""

    type: str
    id: str = ""
    number: int = -1
    trial: Trial | None = None
    code: str = ""


told_decoder = msgspec.json.Decoder(Told)


class OurSeat:
    def __init__(self, table: OurTable, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen = Told("")
        self._table = table
        self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                message = told_decoder.decode(text)
                if message.type == "table":
                    self.seen = message
                self._table.hear(self, message)

    async def close(self) -> None:
        await self.socket.close()
        await self._reading


class OurTable:
    """One of our tables; every person is connected."""

    def __init__(self, port: int, name: str, sessions: Sequence[str], lots: random.Random) -> None:
        self._address = f"ws://127.0.0.1:{port}/ws/tables/{name}"
        self._sessions = sessions
        self._lots = lots
        self._ids = itertools.count(1)
        self._sent = ""
        self._seats: list[OurSeat] = []
        self._opened = asyncio.Event()
        self._move: Move | None = None
        self._mover: OurSeat | None = None
        self._since = 0
        self._is_answered = False

    async def open(self) -> None:
        for number, session in enumerate(self._sessions):
            socket = await connect(
                f"{self._address}?seat={number}",
                additional_headers={"Authorization": f"Bearer {session}"},
                proxy=None,
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
            )
            self._seats.append(OurSeat(self, socket))
        async with asyncio.timeout(PATIENCE):
            await self._opened.wait()

    def hear(self, seat: OurSeat, message: Told) -> None:
        if message.type == "table" and all(one.seen.type for one in self._seats):
            self._opened.set()
        if self._move is None:
            return
        if message.type in ("refused", "moved"):
            self._move.problem = message.code or message.type
            self._move.is_done.set()
        else:
            self._follow(self._move, seat, message)

    def _follow(self, move: Move, seat: OurSeat, message: Told) -> None:
        """A move is over when its player has the answer and, once it is committed, everybody has the new table."""
        if message.id == self._sent and seat is self._mover:
            self._is_answered = True
        if message.type == "table" and (seat is self._mover or message.number > self._since):
            move.heard = time.perf_counter()
        move.is_told_to_all = self._mover is not None and self._mover.seen.number > self._since
        is_heard = not move.is_told_to_all or all(one.seen.number > self._since for one in self._seats)
        if self._is_answered and is_heard:
            move.is_done.set()

    async def move(self) -> Move | None:
        mover = next((seat for seat in self._seats if seat.seen.trial is not None), None)
        if mover is None or mover.seen.trial is None or self._move is not None:
            return None
        message = self._message(mover.seen.number, mover.seen.trial)
        self._mover, self._since, self._is_answered = mover, mover.seen.number, False
        move = self._move = Move(time.perf_counter())
        await mover.socket.send(message)
        try:
            async with asyncio.timeout(LATE):
                await move.is_done.wait()
        finally:
            self._move = None
        return move

    def _message(self, number: int, trial: Trial) -> str:
        self._sent = f"m{next(self._ids)}"
        message: dict[str, Any] = {"do": "commit", "at": [number, trial.step], "id": self._sent}
        if not trial.can_commit:
            message |= {"do": "choose", "option": self._lots.choice(trial.options)[0]}
        return msgspec.json.encode(message).decode()

    async def close(self) -> None:
        for seat in self._seats:
            await seat.close()


# boardgame.io, by the messages of socket.io


RIVAL = "/marsh"
WIDTH, CELLS, REEF, RANGE, SPACES = 11, 121, 3, 3, 8


class RivalCell(msgspec.Struct):
    kind: int


class RivalBoat(msgspec.Struct):
    seat: int
    cell: int


class RivalPending(msgspec.Struct):
    step: str
    boat: int | None


class RivalGame(msgspec.Struct):
    cells: list[RivalCell]
    boats: list[RivalBoat]
    pending: RivalPending


class RivalContext(msgspec.Struct, rename="camel"):
    current_player: str


class RivalState(msgspec.Struct):
    game: RivalGame = msgspec.field(name="G")
    ctx: RivalContext
    number: int = msgspec.field(name="_stateID")


class RivalSync(msgspec.Struct):
    state: RivalState


event_decoder = msgspec.json.Decoder(list[msgspec.Raw])
state_decoder = msgspec.json.Decoder(RivalState)
sync_decoder = msgspec.json.Decoder(RivalSync)


class RivalSeat:
    def __init__(self, table: RivalTable, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: RivalState | None = None
        self._table = table
        self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                if text == "2":
                    await self.socket.send("3")
                elif isinstance(text, str) and text.startswith("42"):
                    self._take(text[text.index(",") + 1 :])

    def _take(self, text: str) -> None:
        kind, *rest = event_decoder.decode(text)
        name = bytes(kind)
        if name == b'"update"':
            self.seen = state_decoder.decode(rest[1])
        elif name == b'"sync"':
            self.seen = sync_decoder.decode(rest[1]).state
        self._table.hear()

    async def close(self) -> None:
        await self.socket.close()
        await self._reading


class RivalTable:
    """A match on boardgame.io's server; every person is connected and has shown credentials."""

    def __init__(self, port: int, players: int, http: httpx.AsyncClient, lots: random.Random) -> None:
        self._port = port
        self._players = players
        self._http = http
        self._lots = lots
        self._name = ""
        self._credentials: list[str] = []
        self._seats: list[RivalSeat] = []
        self._opened = asyncio.Event()
        self._move: Move | None = None
        self._since = 0

    async def open(self) -> None:
        made = await self._http.post(f"/games{RIVAL}/create", json={"numPlayers": self._players})
        self._name = made.json()["matchID"]
        for number in range(self._players):
            wish = {"playerID": str(number), "playerName": f"seat {number}"}
            joined = await self._http.post(f"/games{RIVAL}/{self._name}/join", json=wish)
            self._credentials.append(joined.json()["playerCredentials"])
        for number in range(self._players):
            await self._connect(number)
        async with asyncio.timeout(PATIENCE):
            await self._opened.wait()

    async def _connect(self, number: int) -> None:
        address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        socket = await connect(address, proxy=None, open_timeout=PATIENCE, ping_interval=None, max_size=None)
        await socket.recv()
        await socket.send(f"40{RIVAL},")
        await socket.recv()
        self._seats.append(RivalSeat(self, socket))
        sync = ["sync", self._name, str(number), self._credentials[number], self._players]
        await socket.send(f"42{RIVAL}," + msgspec.json.encode(sync).decode())

    def hear(self) -> None:
        numbers = [-1 if seat.seen is None else seat.seen.number for seat in self._seats]
        if len(numbers) == self._players and min(numbers) >= 0:
            self._opened.set()
        if self._move is not None and min(numbers) > self._since:
            self._move.heard = time.perf_counter()
            self._move.is_done.set()

    async def move(self) -> Move | None:
        state = self._seats[0].seen
        if state is None or self._move is not None:
            return None
        seat = int(state.ctx.current_player)
        kind, arguments = self._decision(state.game, seat)
        payload = {
            "type": kind,
            "args": arguments,
            "playerID": str(seat),
            "credentials": self._credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = ["update", action, state.number, self._name, str(seat)]
        self._since = state.number
        move = self._move = Move(time.perf_counter(), is_told_to_all=True)
        await self._seats[seat].socket.send(f"42{RIVAL}," + msgspec.json.encode(message).decode())
        try:
            async with asyncio.timeout(LATE):
                await move.is_done.wait()
        finally:
            self._move = None
        return move

    def _decision(self, game: RivalGame, seat: int) -> tuple[str, list[int]]:
        """A legal move of the small game; its rules are in ``boardgame_io/game.js``."""
        if game.pending.step == "space":
            return "space", [self._lots.randrange(SPACES)]
        if game.pending.step == "boat":
            return "boat", [self._lots.choice([n for n, boat in enumerate(game.boats) if boat.seat == seat])]
        if game.pending.step == "cell" and game.pending.boat is not None:
            return "cell", [self._destination(game.cells, game.boats[game.pending.boat].cell)]
        return "done", []

    def _destination(self, cells: list[RivalCell], start: int) -> int:
        """Where a walk by chance of a few steps ends."""
        at = start
        for _ in range(RANGE):
            steps = [at - WIDTH, at + WIDTH]
            steps += [at - 1] if at % WIDTH else []
            steps += [at + 1] if at % WIDTH < WIDTH - 1 else []
            free = [to for to in steps if 0 <= to < CELLS and cells[to].kind != REEF]
            at = self._lots.choice(free) if free else at
        return at

    async def close(self) -> None:
        for seat in self._seats:
            await seat.close()


# All tables together


@contextlib.asynccontextmanager
async def rival_tables(port: int, count: int, players: int) -> AsyncIterator[list[RivalTable]]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False) as http:
        yield [RivalTable(port, players, http, random.Random(number)) for number in range(count)]


def our_tables(port: int, names: Sequence[str], sessions: Sequence[str]) -> list[OurTable]:
    return [OurTable(port, name, sessions, random.Random(number)) for number, name in enumerate(names)]


async def open_all(tables: Sequence[LoadTable]) -> None:
    await in_parallel([table.open() for table in tables])


async def close_all(tables: Sequence[LoadTable]) -> None:
    await in_parallel([table.close() for table in tables])


async def in_parallel(jobs: Sequence[Any]) -> None:
    gate = asyncio.Semaphore(OPENING)

    async def one(job: Any) -> None:
        async with gate:
            await job

    await asyncio.gather(*(one(job) for job in jobs))


async def load(tables: Sequence[LoadTable], first: int, rate: float, seconds: float) -> Tally:
    """Moves at an even pace, table after table from the one numbered ``first``, whatever the server's speed."""
    tally = Tally()
    running: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        pause = began + number / rate - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        task = asyncio.ensure_future(one_move(tables[(first + number) % len(tables)], tally))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    tally.seconds = time.perf_counter() - began
    return tally


async def one_move(table: LoadTable, tally: Tally) -> None:
    try:
        move = await table.move()
    except (TimeoutError, ConnectionClosed):
        tally.lost += 1
        return
    if move is None:
        return
    if move.problem:
        tally.lost += 1
    else:
        tally.add(move)
