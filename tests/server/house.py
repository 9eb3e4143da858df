"""A real server on a random port, in a thread of its own, and guests who come to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import socket
import threading
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import count
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from bogwood.bots.registry import kinds, levels
from bogwood.host.loaded import Hurry
from bogwood.server.build import make_inn
from bogwood.server.config import Config
from bogwood.server.inn import Inn, Offer
from bogwood.server.messages import ServerMessage
from bogwood.server.running import server_config
from bogwood.shelf import games, open_game
from bogwood.store.opening import open_store

Json = dict[str, Any]
PATIENCE = 20.0
"""Seconds to wait for what must come; only a failing test waits that long."""


class Lots:
    """A bot that cannot decide, so that the host draws lots for it: quick, and always legal."""

    async def play(
        self, document: Json, seat: int, kind: str, seed: str, hurry: Hurry, share: str = ""
    ) -> list[int] | None:
        return None


def offer() -> Offer:
    return Offer(
        games(),
        open_game,
        levels,
        lambda game, edition: games()[game].data(None),
        kinds,
    )


class House:
    """A running server."""

    def __init__(self, inn: Inn, port: int, loop: asyncio.AbstractEventLoop) -> None:
        self.inn = inn
        self.port = port
        self.loop = loop
        self.url = f"http://127.0.0.1:{port}"
        self.open: list[Guest | Chair] = []

    def guest(self, nickname: str = "") -> Guest:
        """Somebody at the door, who comes in when given a nickname."""
        guest = Guest(self)
        self.open.append(guest)
        if nickname:
            guest.post("/api/visit", nickname=nickname)
        return guest


@contextmanager
def open_house(config: Config | None = None, store: str = ":memory:", is_shared: bool = False) -> Iterator[House]:
    """A server for the time of a test; rates are unlimited unless the test is about them."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    chosen = config or Config(rate=0)
    if is_shared:
        chosen = replace(chosen, owner=f"127.0.0.1:{port}")
    ready = threading.Event()
    found: list[tuple[uvicorn.Server, House]] = []

    async def serve() -> None:
        inn = make_inn(offer(), open_store(store), chosen, Lots())
        server = uvicorn.Server(server_config(inn))
        found.append((server, House(inn, port, asyncio.get_running_loop())))
        job = asyncio.ensure_future(server.serve(sockets=[listening]))
        while not server.started and not job.done():
            await asyncio.sleep(0.01)
        ready.set()
        await job

    logging.getLogger("uvicorn.error").setLevel("CRITICAL")
    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    server, house = found[0]
    try:
        yield house
    finally:
        for one in reversed(house.open):
            one.close()
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


class Guest:
    """A person with a cookie, at one device."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, headers={"X-Bogwood": "1"}, timeout=PATIENCE, trust_env=False)

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self.answer(self.http.get(path, params=query), status)

    def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        return self.answer(self.http.post(path, json=body), status)

    def answer(self, response: httpx.Response, status: int | None) -> Any:
        expected = [status] if status is not None else [200, 201]
        assert response.status_code in expected, (response.status_code, response.text[:500])
        return response.json()

    def refused(self, method: str, path: str, status: int, **body: Any) -> str:
        """The code of the refusal; it must come with a sentence."""
        answer = self.answer(self.http.request(method, path, json=body or None), status)
        assert answer["sentence"], answer
        assert not answer["sentence"].startswith("["), answer
        return str(answer["code"])

    def table(self, **wishes: Any) -> Json:
        """A new table of two, the second seat free."""
        made: Json = self.post("/api/tables", **{"game": "feya", "players": 2, **wishes})
        return made

    def sit(self, table: str, seat: int | None = None, **query: str) -> Chair:
        """Connect to a table, at a seat or as a watcher."""
        chair = Chair(self, table, seat, query)
        self.house.open.append(chair)
        return chair


class Chair:
    """A websocket to a table, and the last table it was told."""

    def __init__(self, guest: Guest, table: str, seat: int | None, query: dict[str, str]) -> None:
        given = {**query, **({"seat": str(seat)} if seat is not None else {})}
        address = httpx.URL(f"ws://127.0.0.1:{guest.house.port}/ws/tables/{table}", params=given)
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(str(address), additional_headers={"Cookie": cookies}, max_size=None, proxy=None)
        )
        self.guest = guest
        self.ids = count(1)
        self.table: Json = {}
        self.heard: list[Json] = []

    def close(self) -> None:
        self._stack.close()

    def hear(self) -> Json:
        """The next message, which is as it is described; a table is checked by its digest and kept."""
        message: Json = json.loads(self.socket.recv(PATIENCE))
        msgspec.convert(message, ServerMessage)
        self.heard.append(message)
        told = message["table"] if message["type"] == "refused" else message
        if told is not None and told["type"] == "table":
            if "view" in told:
                assert told["digest"] == digest(told["view"])
            self.table = told
        return message

    def wait(self, kind: str) -> Json:
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    @property
    def at(self) -> list[int]:
        return [self.table["number"], self.table["trial"]["step"]]

    def send(self, **message: Any) -> str:
        message.setdefault("id", f"{id(self)}-{next(self.ids)}")
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def say(self, **message: Any) -> Json:
        """Send a message and wait for its answer."""
        sent = self.send(**message)
        while True:
            answer = self.hear()
            if answer.get("id") == sent:
                return answer

    def do(self, action: str, **more: Any) -> Json:
        """Do something that must succeed."""
        answer = self.say(do=action, **more)
        assert answer["type"] in ("done", "table"), answer
        return answer

    def move(self, action: str, **more: Any) -> Json:
        """Do something that is meant for this moment."""
        return self.do(action, at=self.at, **more)

    def choose(self, lots: random.Random) -> None:
        """Choose an option by lot."""
        options = self.table["trial"]["options"]
        self.move("choose", option=options[lots.randrange(len(options))][0])

    def play_turn(self, lots: random.Random) -> None:
        """Play a whole turn, or the part of it up to what chance reveals."""
        number = self.table["number"]
        while self.table["number"] == number and self.is_my_turn:
            if self.table["trial"]["can_commit"]:
                self.move("commit")
            else:
                self.choose(lots)

    @property
    def is_my_turn(self) -> bool:
        return "trial" in self.table

    def has_closed(self) -> int:
        """Read to the end; the close code."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except Exception:
            return self.socket.close_code or 0


def digest(view: Json) -> str:
    """The digest of a view, computed as any client would."""
    text = json.dumps(view, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x}"
