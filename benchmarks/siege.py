"""One address attacks a server while ten people play from others: ``python -m benchmarks.siege --minutes 15``.

Quiet stretches and stretches under attack take turns, so that whatever else the computer does meets both.  Judged is
what people wait for the answer to a move, by the clock: under attack at most twice as long as in quiet, in the middle
and at the 99th percentile.  The attacker (``siege_attack``) has a process of its own, at a lower priority, for an
attacker elsewhere would not take the server's processor.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.service_load import quantile
from benchmarks.service_places import Place, children, our_server, own_cpu, resident
from benchmarks.siege_attack import WAYS, attack

GAMES = ("feya", "felinia", "winter")
PAIRS = 5
"""Tables at which two people and an easy bot play."""
THOUGHT = 0.35
"""Seconds that a person thinks on the average."""
MOST = 2.0
"""What people wait under attack, to what they wait in quiet."""
LATE = 20.0
"""Seconds after which an answer counts as none."""
ATTACK, SETTLE, QUIET = 60.0, 10.0, 25.0
"""Seconds of a stretch under attack, after it until the server is left alone by what was begun, and in quiet."""
PREPARATION = 30.0

Json = dict[str, Any]


@dataclass
class Waits:
    """Seconds that people have waited in stretches of one kind."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    """For the turn of a bot."""
    unanswered: int = 0

    def told(self) -> Json:
        found: Json = {"moves": len(self.moves), "unanswered": self.unanswered}
        for name, waits in (("move", self.moves), ("bot", self.bots)):
            if waits:
                found |= {
                    f"{name}_p50_ms": quantile(waits, 0.5) * 1e3,
                    f"{name}_p99_ms": quantile(waits, 0.99) * 1e3,
                    f"{name}_most_ms": max(waits) * 1e3,
                }
        return found


class Field:
    """Where people's waits are noted: by the stretch in which they sent their move."""

    def __init__(self) -> None:
        self.kind = ""
        self.waits = {"quiet": Waits(), "attack": Waits()}

    @property
    def now(self) -> Waits | None:
        return self.waits.get(self.kind)


class Person:
    """Somebody at an address of their own, who plays whenever it is their turn."""

    def __init__(self, port: int, number: int, noted: Field) -> None:
        self.address = f"127.0.0.{number + 2}"
        self.nickname = f"Player {number}"
        self.noted = noted
        self.lots = random.Random(number)
        self.http = client_at(port, self.address)
        self._port = port

    async def come_in(self) -> None:
        (await self.http.post("/api/visit", json={"nickname": self.nickname})).raise_for_status()

    async def play(self, table: str, seat: int) -> None:
        """Until the game is over; whoever is cut off comes again."""
        while True:
            with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
                async with self._connected(table, seat) as socket:
                    if await self._converse(socket):
                        return
            if self.noted.now is not None:
                self.noted.now.unanswered += 1
            await asyncio.sleep(0.5)

    @contextlib.asynccontextmanager
    async def _connected(self, table: str, seat: int) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"ws://127.0.0.1:{self._port}/ws/tables/{table}?seat={seat}",
            additional_headers={"Cookie": cookies},
            local_addr=(self.address, 0),
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=LATE,
        ) as socket:
            yield socket

    async def _converse(self, socket: ClientConnection) -> bool:
        """Play; true when the game is over."""
        table = await heard(socket)
        since = 0.0
        while table.get("status") == "running":
            if "trial" in table:
                await asyncio.sleep(self.lots.expovariate(1 / THOUGHT))
                table = await self._move(socket, table)
            else:
                told, before = self.noted.now, table
                is_bots = bool(before["to_act"]) and all(before["chairs"][n]["bot"] for n in before["to_act"])
                since = time.perf_counter()
                table = await heard(socket, None)
                if is_bots and told is not None and table["number"] > before["number"]:
                    told.bots.append(time.perf_counter() - since)
        return bool(table["status"] != "open")

    async def _move(self, socket: ClientConnection, table: Json) -> Json:
        trial = table["trial"]
        message: Json = {"do": "commit", "at": [table["number"], trial["step"]], "id": f"{self.lots.random()}"}
        if not trial["can_commit"]:
            message |= {"do": "choose", "option": self.lots.choice(trial["options"])[0]}
        told, began = self.noted.now, time.perf_counter()
        await socket.send(json.dumps(message))
        latest = table
        while True:
            answer = json.loads(await asyncio.wait_for(socket.recv(), LATE))
            if answer["type"] == "table":
                latest = answer
            if answer.get("id") == message["id"]:
                break
        if told is not None:
            told.moves.append(time.perf_counter() - began)
        return answer["table"] if answer["type"] == "refused" and answer["table"] else latest


async def heard(socket: ClientConnection, patience: float | None = LATE) -> Json:
    """The next table that is told."""
    while True:
        message: Json = json.loads(await asyncio.wait_for(socket.recv(), patience))
        if message["type"] == "table":
            return message


def client_at(port: int, address: str) -> httpx.AsyncClient:
    """Asks the server from an address."""
    return httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}",
        headers={"X-Bogwood": "1"},
        transport=httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None)),
        timeout=60,
    )


async def is_up(port: int) -> None:
    """Wait until the server can store a move."""
    async with client_at(port, "127.0.0.1") as client:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if (await client.get("/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.1)


async def pair(first: Person, second: Person, game: str) -> None:
    """Two people play one game after another."""
    await first.come_in()
    await second.come_in()
    while True:
        wish = {"game": game, "players": 3, "seats": [{}, {}, {"bot": "easy"}], "is_public": True}
        made = (await first.http.post("/api/tables", json=wish)).raise_for_status().json()
        name = made["table"]
        (await second.http.post(f"/api/tables/{name}/join", json={"seat": 1})).raise_for_status()
        await asyncio.gather(first.play(name, 0), second.play(name, 1))


class Siege:
    """The stretches, and what the server's process used in them."""

    def __init__(self, place: Place, ways: list[str], seed: int) -> None:
        self.noted = Field()
        self._place = place
        self._server = 0
        self._used = {"quiet": [0.0, 0.0, 0.0], "attack": [0.0, 0.0, 0.0]}
        context = multiprocessing.get_context("spawn")
        self._is_on = context.Event()
        self._process = context.Process(target=attack, args=(place.port, self._is_on, ways, seed), daemon=True)

    async def run(self, minutes: float) -> Json:
        await is_up(self._place.port)
        self._server = children(self._place.process.pid)[0]
        people = [Person(self._place.port, number, self.noted) for number in range(2 * PAIRS)]
        games = [pair(people[2 * n], people[2 * n + 1], GAMES[n % len(GAMES)]) for n in range(PAIRS)]
        playing = asyncio.gather(*games)
        self._process.start()
        try:
            await self._stretches(minutes, playing)
        finally:
            self._process.kill()
            self._process.join()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            for person in people:
                await person.http.aclose()
        return self._found()

    async def _stretches(self, minutes: float, playing: asyncio.Future[Any]) -> None:
        """The attacker first gets ready: it needs games that are over."""
        await stretch(PREPARATION, playing)
        left = minutes * 60
        while left > 0:
            await self._stretch("quiet", QUIET, playing)
            self._is_on.set()
            await self._stretch("attack", min(ATTACK, left), playing)
            self._is_on.clear()
            left -= ATTACK
            await stretch(SETTLE, playing)

    async def _stretch(self, kind: str, seconds: float, playing: asyncio.Future[Any]) -> None:
        before = self._uses()
        self.noted.kind = kind
        try:
            await stretch(seconds, playing)
        finally:
            self.noted.kind = ""
        self._used[kind] = [sum(one) - old for *one, old in zip(self._used[kind], self._uses(), before, strict=True)]
        told = self.noted.waits[kind].told()
        print(f"{kind}: {json.dumps(told)} memory {resident(self._server) >> 20} MB", file=sys.stderr, flush=True)

    def _uses(self) -> tuple[float, float, float]:
        """The time, and how long the server's process has worked, and waited for a core that others had."""
        waited = int(Path(f"/proc/{self._server}/schedstat").read_text().split()[1]) / 1e9
        return time.monotonic(), own_cpu(self._server), waited

    def _found(self) -> Json:
        found: Json = {kind: waits.told() for kind, waits in self.noted.waits.items()}
        for kind, (seconds, cpu, waited) in self._used.items():
            found[kind] |= {"share_of_core": cpu / max(seconds, 1e-9), "waited_for_core": waited / max(seconds, 1e-9)}
        quiet, under = found["quiet"], found["attack"]
        found["ratios"] = {
            name: under[name] / quiet[name]
            for name in ("move_p50_ms", "move_p99_ms", "bot_p50_ms", "bot_p99_ms")
            if name in under and name in quiet
        }
        return found


async def stretch(seconds: float, playing: asyncio.Future[Any]) -> None:
    """Let some time pass; people who cannot go on are told of at once."""
    done, _ = await asyncio.wait([playing], timeout=seconds)
    for one in done:
        one.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15.0, help="under attack, all stretches together")
    parser.add_argument("--ways", default=",".join(WAYS), help="how to attack")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bogwood-siege-") as name:
        folder = Path(name)
        with our_server(f"sqlite:///{folder}/tables.db", folder, 1, "--private-hooks") as place:
            found = asyncio.run(Siege(place, asked.ways.split(","), asked.seed).run(asked.minutes))
    print(json.dumps(found, indent=2))
    worst = max(found["ratios"][name] for name in ("move_p50_ms", "move_p99_ms"))
    sys.exit(0 if worst <= MOST and not found["attack"]["unanswered"] else 1)


if __name__ == "__main__":
    main()
