"""The attacker of a siege: one address, a process of its own, and every way we know to ask for more than a share."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
from collections.abc import Awaitable, Callable
from multiprocessing.synchronize import Event
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

ADDRESS = "127.0.0.66"
PEOPLE = 10
GAMES = ("feya", "felinia", "winter")
AT_ONCE = 10
"""Requests of one kind that are under way at the same time."""
PAUSE = 0.05
"""Seconds before one that was refused tries again: it wants answers, not only to be turned away."""
HARD, EASY = {"bot": "hard"}, {"bot": "easy"}
FLOOD = 2000
"""Messages that are sent in one go."""
SILENT = 150
TROUBLE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, RuntimeError)


class Attacker:
    """One address with some people, their tables, and games that are over."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.lots = random.Random(seed)
        self.people: list[httpx.AsyncClient] = []
        self.over: list[str] = []
        self.watching: list[str] = []
        """Addresses by which tables of bots are watched."""
        self.hanging = ""

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            headers={"X-Bogwood": "1"},
            transport=httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=None)),
            timeout=60,
        )

    async def get_ready(self) -> None:
        """People come in; games are played to their end, by bots for everybody."""
        await asyncio.start_server(hold_the_line, "127.0.0.67", 0, start_serving=True)
        listener = socket.create_server(("127.0.0.67", 0), backlog=200)
        self.hanging = f"http://127.0.0.67:{listener.getsockname()[1]}"
        for number in range(PEOPLE):
            person = self.client()
            await person.post("/api/visit", json={"nickname": f"Flood {number}"})
            self.people.append(person)
        games = [await self.played_by_bots(self.people[n], GAMES[n % len(GAMES)]) for n in range(6)]
        for _ in range(60):
            await asyncio.sleep(0.5)
            answers = [(name, await self.people[n].get(f"/api/tables/{name}")) for n, name in enumerate(games)]
            self.over = [name for name, answer in answers if answer.json().get("status") == "over"]
            if len(self.over) == len(games):
                return

    async def played_by_bots(self, person: httpx.AsyncClient, game: str) -> str:
        """A table at which a bot plays for its only person, too."""
        wish = {"game": game, "players": 4, "seats": [{}, EASY, EASY, EASY], "is_public": True, "stand_in": "easy"}
        made = (await person.post("/api/tables", json=wish)).raise_for_status().json()
        await person.post(f"/api/tables/{made['table']}/stand-in", json={"seat": 0})
        return str(made["table"])

    def person(self) -> httpx.AsyncClient:
        return self.lots.choice(self.people)

    def is_content(self, answer: httpx.Response) -> bool:
        return answer.status_code < 400

    async def asked(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request of anybody; whoever is refused waits a little."""
        answer = await self.person().request(method, path, **more)
        if not self.is_content(answer):
            await asyncio.sleep(PAUSE)
        return answer

    def connected(self, table: str, person: httpx.AsyncClient, query: str) -> connect:
        cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table}{query}",
            additional_headers={"Cookie": cookies},
            local_addr=(ADDRESS, 0),
            compression=None,
            proxy=None,
            max_size=None,
        )


async def hold_the_line(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Take a request, and never answer."""
    await asyncio.sleep(3600)


# The ways, each one step of an endless attack


async def tables(one: Attacker) -> None:
    """Tables of hard bots where nobody sits, and looks at them so that they do not sleep."""
    wish = {"game": one.lots.choice(GAMES), "players": 4, "seats": [HARD] * 4, "my_seats": []}
    answer = await one.asked("POST", "/api/tables", json=wish)
    if one.is_content(answer):
        one.watching.append(answer.json()["links"]["watch"].partition("/t/")[2])
    elif one.watching:
        name, _, query = one.lots.choice(one.watching[-200:]).partition("?")
        await one.asked("GET", f"/api/tables/{name}?{query}")


async def bots(one: Attacker) -> None:
    """Tables where bots play for everybody, although somebody sits there."""
    kind = one.lots.choice(["easy", "hard"])
    wish = {"game": one.lots.choice(GAMES), "players": 4, "seats": [{}] + [{"bot": kind}] * 3, "stand_in": kind}
    person = one.person()
    answer = await person.post("/api/tables", json=wish)
    if one.is_content(answer):
        await person.post(f"/api/tables/{answer.json()['table']}/stand-in", json={"seat": 0})
    else:
        await asyncio.sleep(PAUSE)


async def bugs(one: Attacker) -> None:
    await one.asked("POST", f"/api/tables/{one.lots.choice(one.over)}/bug", json={"text": "flood"})


async def reviews(one: Attacker) -> None:
    await one.asked("GET", f"/api/tables/{one.lots.choice(one.over)}/review")


async def past(one: Attacker) -> None:
    what = one.lots.choice(["moments", "check", "record", "events", "at?number=40", "sheet?number=40"])
    await one.asked("GET", f"/api/tables/{one.lots.choice(one.over)}/{what}")


async def hooks(one: Attacker) -> None:
    """Addresses that take a connection and never answer, and games that call there."""
    person = one.person()
    for n in range(10):
        await person.post("/api/hooks", json={"kind": "webhook", "address": f"{one.hanging}/{n}"})
    wish = {"game": "feya", "players": 2, "seats": [{}, EASY]}
    await person.post("/api/tables", json=wish)
    await asyncio.sleep(PAUSE)


async def hints(one: Attacker) -> None:
    person = one.person()
    answer = await person.post("/api/tables", json={"game": one.lots.choice(GAMES), "players": 2, "seats": [{}, EASY]})
    if one.is_content(answer):
        await asyncio.gather(
            *(person.get(f"/api/tables/{answer.json()['table']}/hint?seat=0&degree=strong") for _ in range(AT_ONCE))
        )
    else:
        await asyncio.sleep(PAUSE)


async def requests(one: Attacker) -> None:
    path = one.lots.choice(["/", "/api/me", "/api/tables", "/api/games", "/nowhere", "/api/docs/openapi.json"])
    path = one.lots.choice([path, "/api/games/winter/catalogue?players=4", "/healthx", "/ready", "/metrics"])
    await one.person().get(path)


async def secrets(one: Attacker) -> None:
    await one.asked("POST", "/api/login", json={"account": "nobody", "passphrase": "wrong passphrase"})


async def sockets(one: Attacker) -> None:
    """A websocket that says thousands of things at once, and reads the answers."""
    person = one.person()
    answer = await person.post("/api/tables", json={"game": one.lots.choice(GAMES), "players": 2, "my_seats": [0, 1]})
    table, query = (answer.json()["table"], "?seat=0") if one.is_content(answer) else (one.lots.choice(one.over), "")
    async with one.connected(table, person, query) as line:
        await asyncio.gather(flood(one, line), reading(line))


async def flood(one: Attacker, line: ClientConnection) -> None:
    text = one.lots.choice([b'{"do":"hello"}', b'{"do":"undo","at":[9,9]}', b'{"do":"choose","option":3}', b"[[[["])
    frame = Frame(one.lots.choice([Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.PING]), text).serialize(mask=True)
    for _ in range(20):
        line.transport.write(frame * FLOOD)
        await asyncio.sleep(0.5)
    await line.close()


async def reading(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def silent(one: Attacker) -> None:
    """Connections that say nothing, or never come to an end."""
    lines = []
    for n in range(SILENT):
        _, writer = await asyncio.open_connection("127.0.0.1", one.port, local_addr=(ADDRESS, 0))
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n"[: one.lots.randrange(30)] if n % 2 else b"")
        lines.append(writer)
    await asyncio.sleep(5)
    for writer in lines:
        writer.close()


async def knocks(one: Attacker) -> None:
    """Connections that are opened and closed as quickly as can be."""
    _, writer = await asyncio.open_connection("127.0.0.1", one.port, local_addr=(ADDRESS, 0))
    writer.write(b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n")
    writer.transport.abort()


WAYS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    way.__name__: way
    for way in (tables, bots, bugs, reviews, past, hooks, hints, requests, secrets, sockets, silent, knocks)
}


async def one_way(one: Attacker, way: Callable[[Attacker], Awaitable[None]], is_on: Event) -> None:
    while True:
        if not is_on.is_set():
            await asyncio.sleep(0.2)
            continue
        with contextlib.suppress(*TROUBLE):
            async with asyncio.timeout(60):
                await way(one)
        await asyncio.sleep(0)


async def attacking(port: int, is_on: Event, ways: list[str], seed: int) -> None:
    one = Attacker(port, seed)
    await one.get_ready()
    await asyncio.gather(*(one_way(one, WAYS[way], is_on) for way in ways for _ in range(AT_ONCE)))


def attack(port: int, is_on: Event, ways: list[str], seed: int) -> None:
    """The process of the attacker."""
    os.nice(10)
    asyncio.run(attacking(port, is_on, ways, seed))
