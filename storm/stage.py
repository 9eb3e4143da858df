"""The stage of a storm: a store, the servers on it, and what is done to them."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from tests.store.postgres_server import free_port

from .company import Company
from .director import KILL
from .disk import Disk
from .history import History
from .person import Device, Shared
from .processes import Servers, command, kill, left_of
from .relay import Address, Relay
from .script import Act

Fault = Callable[[Act], Awaitable[None]]
Work = Coroutine[Any, Any, None]

HOUR = 3600.0
ORPHANS = 12.0
"""Seconds in which the workers of a server that was killed have to end."""
READY = 60.0
"""Seconds in which a server that was started has to be ready."""
ASKING = 1.0
"""Seconds between two questions whether the server is ready."""
SETTLING, COMING = 10.0, 1.0
"""Seconds to wait for servers to be ready before the next fault, and for people to come back to them."""
REFUSING = 25.0
"""Seconds in which a second server on the same store has to give up."""


def targets_of(one: Servers) -> list[Address]:
    return [(one.address, one.port)]


class Stage(ABC):
    """What every stage can do to its servers."""

    def __init__(self, folder: Path, history: History) -> None:
        self.folder = folder
        self.shared = Shared(history)
        self.servers: list[Servers] = []
        self.lives: list[str] = []
        """The store as it was at the end of each of its lives but the last: where a copy of it lies."""
        self.copies: list[tuple[Path, int]] = []
        """Copies made while play went on, and of which life."""
        self.company: Company | None = None
        self.is_paused = False
        """Is a server made to stand still?"""
        self.keepers: list[Device] = []
        """Whoever looks after each server, by a line that is hardly ever cut."""
        self.jobs: set[asyncio.Task[Any]] = set()
        self.faults: dict[str, Fault] = {
            KILL: self.kill_server,
            "kill-server": self.kill_server,
            "kill-all": self.kill_all,
            "absence": self.kill_all,
            "swallow": self.swallow,
            "restart": self.restart,
            "stop": self.stop,
            "jump-ahead": lambda act: self.jump(act, HOUR),
            "jump-back": lambda act: self.jump(act, -HOUR),
            "cut": self.cut,
            "hold": self.hold,
        }
        self.deeds: dict[str, Callable[[int], Awaitable[None]]] = {}
        """What only this kind of stage can do besides."""

    @property
    def history(self) -> History:
        return self.shared.history

    @property
    @abstractmethod
    def store(self) -> str:
        """The address of the store, as whoever checks it reaches it."""

    def targets(self) -> list[Address]:
        """Where people find a server."""
        return [target for one in self.servers for target in targets_of(one)]

    def some(self, act: Act) -> Servers:
        return self.servers[act.lot % len(self.servers)]

    def beside(self, work: Work) -> None:
        """Something that goes on while other things happen."""
        job = asyncio.ensure_future(work)
        self.jobs.add(job)
        job.add_done_callback(self.jobs.discard)

    async def start(self) -> None:
        for one in self.servers:
            one.start()
            relay = Relay(partial(targets_of, one))
            await relay.start()
            self.keepers.append(Device(self.shared, relay, f"keeper of {one.name}"))
        await self.be_ready()
        for device in self.keepers:
            self.beside(self._ask_for_readiness(device))
        self.beside(self._keep_running())

    async def be_ready(self) -> None:
        """Until all servers say that they are ready."""
        for device in self.keepers:
            end = time.monotonic() + READY
            while not (await device.ask("GET", "/ready")).is_done:
                if time.monotonic() > end:
                    raise TimeoutError("the server does not become ready")
                await asyncio.sleep(0.3)

    async def _ask_for_readiness(self, device: Device) -> None:
        while True:
            await asyncio.sleep(ASKING)
            await device.ask("GET", "/ready")

    async def _keep_running(self) -> None:
        """Start again what has ended by itself, as a host's system does: a store cannot be opened on a full disk."""
        while True:
            await asyncio.sleep(ASKING)
            for one in self.servers:
                if one.is_wanted and not one.supervisor:
                    self.history.note("started again", server=one.name)
                    one.start()

    async def end(self) -> None:
        """All servers end in order."""
        for job in list(self.jobs):
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)
        await asyncio.gather(*(one.end() for one in self.servers))
        for device in self.keepers:
            await device.close()
            await device.relay.close()

    async def do(self, act: Act) -> None:
        """A fault; noted when it begins and when it has ended."""
        fault = self.faults.get(act.kind)
        if fault is None:
            self.history.note("skipped", kind=act.kind)
            return
        if act.kind != KILL:
            await self._settled()
        self.history.note("begins", kind=act.kind, seconds=act.seconds)
        try:
            await fault(act)
        finally:
            self.history.note("ends", kind=act.kind)

    async def _settled(self) -> None:
        """Until people have come back to all servers, or for a while: what befalls nobody tells nothing."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLING):
                await self.be_ready()
                await asyncio.sleep(COMING)

    # Processes

    async def _see_them_end(self, pids: list[int]) -> None:
        """The workers of a server that was killed end by themselves."""
        left = await left_of(pids, ORPHANS)
        self.history.note("left", orphans=len(left), of=len(pids))
        kill(left)

    async def kill_server(self, act: Act) -> None:
        """The server dies; its supervisor starts another."""
        self.beside(self._see_them_end(self.some(act).kill_server()))

    async def kill_all(self, act: Act) -> None:
        """Supervisor and server die, and are started again some time later."""
        one = self.some(act)
        self.beside(self._see_them_end(await asyncio.to_thread(one.kill)))
        with self.away(one):
            await asyncio.sleep(act.seconds)
        one.start()

    async def restart(self, act: Act) -> None:
        """It is told to end, and started again."""
        one = self.some(act)
        await one.end()
        one.start()

    async def stop(self, act: Act) -> None:
        """Nobody is killed meanwhile: a process that dies does not wake up from its pause."""
        one = self.some(act)
        self.is_paused = True
        try:
            async with one.stopped(is_all=bool(act.lot % 2)):
                with self.away(one):
                    await asyncio.sleep(act.seconds)
        finally:
            self.is_paused = False

    @contextmanager
    def away(self, one: Servers) -> Iterator[None]:
        """Noted as a time in which there surely was no server: none of several can be told to be missed."""
        since = self.history.now
        try:
            yield
        finally:
            if len(self.servers) == 1:
                self.history.note("away", server=one.name, since=round(since, 4))

    async def jump(self, act: Act, seconds: float) -> None:
        one = self.some(act)
        one.clock.put(seconds)
        await asyncio.sleep(act.seconds)
        one.clock.put(0)

    async def within(self, act: Act, *what: AbstractContextManager[None]) -> None:
        """For as long as the act lasts."""
        with ExitStack() as stack:
            for one in what:
                stack.enter_context(one)
            await asyncio.sleep(act.seconds)

    # Lines

    def lines(self, act: Act) -> list[Relay]:
        """All lines of people, or every third."""
        relays = self.company.relays if self.company is not None else []
        return relays if act.lot % 2 else relays[act.lot % 3 :: 3]

    async def cut(self, act: Act) -> None:
        await self.spoilt(act, self.lines(act), Relay.cut)

    async def hold(self, act: Act) -> None:
        await self.spoilt(act, self.lines(act), Relay.hold)

    async def swallow(self, act: Act) -> None:
        """No answer comes through; then the server dies, and with it what it knows of the messages it has done."""
        relays = self.company.relays if self.company is not None else []
        for relay in relays:
            relay.mute()
        await asyncio.sleep(act.seconds)
        for one in self.servers:
            self.beside(self._see_them_end(one.kill_server()))
        for relay in relays:
            relay.cut()
            relay.mend()

    async def spoilt(self, act: Act, relays: list[Relay], spoil: Callable[[Relay], None]) -> None:
        """Something is done to lines, and mended some time later."""
        for relay in relays:
            spoil(relay)
        try:
            await asyncio.sleep(act.seconds)
        finally:
            for relay in relays:
                relay.mend()


class SqliteStage(Stage):
    """One server on a file, on a disk of its own where there can be one."""

    def __init__(self, folder: Path, history: History, disk: Disk) -> None:
        super().__init__(folder, history)
        self.disk = disk
        self._open = asyncio.Lock()
        """Held by whoever has the store open besides the server."""
        self.servers = [Servers("server", self.store, folder, "127.0.0.1", free_port())]
        self.faults |= {
            "failing": self.failing,
            "lock": self.lock,
            "second": self.second,
            "go-back": self.go_back,
        }
        if disk.is_own:
            self.faults |= {"fill-disk": self.fill_disk, "immutable": self.immutable}
        self.deeds["copy"] = self.copy

    @property
    def store(self) -> str:
        return f"sqlite:///{self.disk.store}"

    async def fill_disk(self, act: Act) -> None:
        await self.within(act, self.disk.full())

    async def immutable(self, act: Act) -> None:
        await self.within(act, self.disk.immutable())

    async def failing(self, act: Act) -> None:
        await self.within(act, self.servers[0].small_files())

    async def lock(self, act: Act) -> None:
        await self.within(act, self.disk.locked())

    async def second(self, act: Act) -> None:
        """Another server is started on the same file: it has to say that there is one, and end."""
        status, said = await command(self.servers[0], "serve", "--port", "0", within=REFUSING)
        self.history.note("second", status=status, said=said)

    async def copy(self, lot: int) -> None:
        """A backup while play goes on."""
        async with self._open:
            path, epoch = self.folder / f"copy-{len(self.copies)}.db", self.shared.epoch
            self.history.note("copies", copy=len(self.copies), epoch=epoch)
            status, said = await command(self.servers[0], "backup", str(path))
            self.history.note("copied", status=status, said=said[-300:])
            if status == 0:
                self.copies.append((path, epoch))

    async def go_back(self, act: Act) -> None:
        """An older copy takes the place of the store, as after the loss of a disk."""
        mine = [path for path, epoch in self.copies if epoch == self.shared.epoch]
        if not mine:
            return
        keepers = [device.relay for device in self.keepers]
        relays = [*(self.company.relays if self.company is not None else []), *keepers]
        for relay in relays:
            relay.cut()
        one = self.servers[0]
        pids = await asyncio.to_thread(one.kill)
        kill(pids)
        await left_of(pids, ORPHANS)
        last = self.folder / f"life-{self.shared.epoch}.db"
        async with self._open:
            for words in (("backup", str(last)), ("restore", str(mine[-1]))):
                status, said = await command(one, *words)
                if status:
                    raise RuntimeError(f"{words[0]} failed: {said}")
        self.lives.append(f"sqlite:///{last}")
        self.shared.epoch += 1
        copy = next(n for n, (path, _) in enumerate(self.copies) if path == mine[-1])
        self.history.note("went-back", copy=copy, epoch=self.shared.epoch)
        one.start()
        for relay in relays:
            relay.mend()
