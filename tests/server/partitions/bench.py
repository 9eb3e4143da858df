"""The machines, the servers on them, and the people, all in one hand."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

import asyncpg
import httpx

from bogwood.host.pace import SECOND
from tests.netns import Network
from tests.store.postgres_server import PostgresServer

from .people import THOUGHT, Chronicle, Person
from .server import Server

BANK = 4 * 3600 * SECOND
PACE = {"kind": "live", "bank": BANK, "increment": 0, "on_timeout": "resign"}
SERVED_WITHIN = 15.0
"""Seconds after the end of a fault."""
NEVER = 999.0


class Bench:
    """The machines, the servers on them, and the people."""

    def __init__(self, net: Network, database: PostgresServer, servers: list[Server], store: str) -> None:
        self.net = net
        self.database = database
        self.servers = servers
        self.store = store
        self.chronicle = Chronicle()
        self.lots = random.Random(7)
        self.tables: list[str] = []
        self.cookie = ""
        self.began = time.monotonic()
        self._people: set[asyncio.Task[None]] = set()
        self._guests: list[tuple[str, str]] = []
        """The people by table and name."""

    async def open_tables(self, number: int) -> None:
        async with httpx.AsyncClient(headers={"X-Bogwood": "1"}, trust_env=False, timeout=30) as client:
            visited = await client.post(f"{self.servers[0].url}/api/visit", json={"nickname": "Ann"})
            self.cookie = visited.cookies["bogwood"]
            client.cookies.clear()
            client.headers["Cookie"] = f"bogwood={self.cookie}"
            wish = {"game": "feya", "players": 2, "my_seats": [0, 1], "is_public": True}
            for n in range(number):
                # A table with a clock is taken up by itself, one without waits for somebody to ask.
                pace = {"pace": PACE} if n % 2 else {}
                made = await client.post(f"{self.servers[n % 3].url}/api/tables", json={**wish, **pace})
                self.tables.append(made.raise_for_status().json()["table"])

    def invite(self, each: int) -> None:
        """So many lines to every table, of which two play."""
        for table in self.tables:
            for n in range(each):
                name = str(n) if n < 2 else f"watcher {n}"
                lots = random.Random(self.lots.random())
                person = Person(self.servers, self.chronicle, table, name, self.cookie, lots)
                self._people.add(asyncio.create_task(person.stay()))
                self._guests.append((table, name))

    async def send_home(self) -> None:
        people, self._people, self._guests = self._people, set(), []
        for person in people:
            person.cancel()
        for result in await asyncio.gather(*people, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        """Meanwhile every server is asked over HTTP for one table after the other."""
        jobs = [asyncio.create_task(self._look(server)) for server in self.servers]
        try:
            yield
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)

    async def _look(self, server: Server) -> None:
        chronicle = self.chronicle
        headers = {"Cookie": f"bogwood={self.cookie}"}
        async with httpx.AsyncClient(headers=headers, trust_env=False, timeout=60) as client:
            for n in count():
                asked, table = time.monotonic(), self.tables[n % len(self.tables)]
                try:
                    answer = await client.get(f"{server.url}/api/tables/{table}")
                    told = answer.json()
                    if answer.status_code == 200:
                        chronicle.told(table, told["number"], asked)
                        chronicle.pages["200"] += 1
                    elif answer.status_code == 503 and told["sentence"]:
                        chronicle.pages[f"503 {told['code']}"] += 1
                    else:
                        chronicle.nonsense.append(f"{answer.status_code} {answer.text[:200]}")
                    chronicle.slowest = max(chronicle.slowest, time.monotonic() - asked)
                except httpx.HTTPError as problem:
                    # Nobody is there at all, which a client knows by itself.
                    chronicle.pages[type(problem).__name__] += 1
                except ValueError:
                    chronicle.nonsense.append(f"{answer.status_code} {answer.text[:200]}")
                await asyncio.sleep(THOUGHT)

    async def served_again(self, since: float) -> tuple[float, float]:
        """Wait until everybody was answered something they asked after this time; returns how long the last table
        took until anybody was, and how long the last person."""
        while True:
            found = {key: one for key in self._guests if (one := self._answered(key, since)) is not None}
            if len(found) == len(self._guests) or time.monotonic() - since > 4 * SERVED_WITHIN:
                break
            await asyncio.sleep(0.1)
        tables = [min((t for (name, _), t in found.items() if name == table), default=NEVER) for table in self.tables]
        return max(tables), max(found.values()) if len(found) == len(self._guests) else NEVER

    def _answered(self, guest: tuple[str, str], since: float) -> float | None:
        """How long it took until somebody was answered something that they asked after this time."""
        times = self.chronicle.answered.get(guest, [])
        return next((told - since for asked, told in times if asked >= since), None)

    async def owners(self) -> Counter[str]:
        connection = await asyncpg.connect(self.store)
        try:
            rows = await connection.fetch("SELECT owner FROM tables WHERE leased_until > clock_timestamp()")
            return Counter(row[0].partition(":")[0] for row in rows)
        finally:
            await connection.close()

    async def busiest(self) -> Server:
        """The owner of most tables."""
        owners = await self.owners()
        return max(self.servers, key=lambda server: owners[server.node.address])
