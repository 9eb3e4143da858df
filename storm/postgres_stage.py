"""Three servers on one database, each on a machine of its own where there can be such machines."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

from tests.netns import Network, Node
from tests.store.postgres_server import free_port

from .database import SCHEMA, Database
from .history import History
from .processes import Servers
from .relay import Address, Relay
from .script import Act
from .stage import Stage, targets_of

SERVERS = 3
HERE = "127.0.0.1"


class PostgresStage(Stage):
    """Every server has a line of its own to the database; without a network nobody can part two servers."""

    def __init__(self, folder: Path, history: History, database: Database, network: Network | None) -> None:
        super().__init__(folder, history)
        self.database = database
        self._network = network
        self._lines: list[Relay] = []
        self._nodes: list[Node] = []
        self._turns = count()
        self.faults |= {
            "cut-database": lambda act: self.spoilt(act, [self._line(act)], Relay.cut),
            "hold-database": lambda act: self.spoilt(act, [self._line(act)], Relay.hold),
            "restart-database": self.restart_database,
            "fail-over": self.fail_over,
            "few-connections": self.few_connections,
            "lock-rows": self.lock_rows,
        }
        if network is not None:
            self.faults["part"] = self.part

    @property
    def store(self) -> str:
        return self.database.url

    def targets(self) -> list[Address]:
        """Everybody begins with another server, and goes on to the next when that one does not answer."""
        first = next(self._turns) % len(self.servers)
        return [target for one in (*self.servers[first:], *self.servers[:first]) for target in targets_of(one)]

    async def start(self) -> None:
        await self.database.start()
        for number in range(SERVERS):
            self.servers.append(await self._server(number))
        await super().start()

    async def _server(self, number: int) -> Servers:
        node = self._network.add(f"s{number}") if self._network is not None else None
        outside = self._network.outside if self._network is not None else HERE
        line = Relay(lambda: [(HERE, self.database.leader.port)], listen=outside)
        await line.start()
        self._lines.append(line)
        store = f"postgresql://bogwood@{outside}:{line.port}/postgres?search_path={SCHEMA}"
        address = node.address if node is not None else HERE
        more = ("--internal-host", address, "--names", HERE, "--rate", "0")
        server = Servers(f"server{number}", store, self.folder, address, free_port(), more)
        if node is not None:
            self._nodes.append(node)
            server.within = node.words
        return server

    async def end(self) -> None:
        await super().end()
        for line in self._lines:
            await line.close()

    def _line(self, act: Act) -> Relay:
        return self._lines[act.lot % len(self._lines)]

    async def part(self, act: Act) -> None:
        """Two servers do not reach each other; each of them reaches the database."""
        if self._network is None:
            return
        one, other = (self._nodes[(act.lot + n) % len(self._nodes)] for n in range(2))
        self._network.cut(one, other, one_way=act.lot % 3 == 0)
        try:
            await asyncio.sleep(act.seconds)
        finally:
            self._network.heal(one, other)

    async def restart_database(self, act: Act) -> None:
        await self.database.restart()

    async def fail_over(self, act: Act) -> None:
        """Connections to the old leader end with it."""
        await self.database.fail_over()

    async def few_connections(self, act: Act) -> None:
        async with self.database.crowded():
            await asyncio.sleep(act.seconds)

    async def lock_rows(self, act: Act) -> None:
        async with self.database.locked():
            await asyncio.sleep(act.seconds)
