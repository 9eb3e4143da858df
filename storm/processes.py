"""``bogwood serve`` as somebody starts it, and what can befall its processes."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from bogwood.server.marks import Marks
from tests.server.commands import MAIN
from tests.server.processes import children_of, lives

from .clocks import WrongClock

PATIENCE = 60.0
"""Seconds for a process to end that was told to."""
LOOK = 0.05
GLANCE, LOOKS = 0.001, 2000
"""Seconds between two glances at a server that is to be met inside rules, and how many there are."""


class Servers:
    """One supervisor with its server process and their workers, in a group of their own, on one port for good."""

    def __init__(self, name: str, store: str, folder: Path, address: str, port: int, more: Sequence[str] = ()) -> None:
        self.name = name
        self.store = store
        self.address = address
        self.port = port
        self.log = folder / f"{name}.log"
        self.clock = WrongClock(folder / f"{name}.clock")
        """Its wall clock."""
        self.words = [sys.executable, "-u", "-c", MAIN, "--lang", "en", "serve", "--host", address]
        self.words += ["--port", str(port), "--reports", str(folder / "reports"), *more]
        self.within: Callable[[list[str]], list[str]] = lambda words: words
        """Puts a command where it is to run."""
        self.is_wanted = False
        """Was it started, and neither killed nor told to end since?"""
        self._process: subprocess.Popen[str] | None = None

    @property
    def environment(self) -> dict[str, str]:
        """The address of the store may hold a password, so it is not on the command line."""
        return {**self.clock.environment, "BOGWOOD_STORE": self.store}

    def start(self) -> None:
        """Start it; it answers some time later."""
        self.is_wanted = True
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                self.within(self.words),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                text=True,
                start_new_session=True,
                env=self.environment,
            )

    @property
    def supervisor(self) -> int:
        """Its process id; 0 when there is none."""
        return self._process.pid if self._process is not None and self._process.poll() is None else 0

    @property
    def server(self) -> int:
        """The process id of the server; 0 while there is none."""
        found = children_of(self.supervisor) if self.supervisor else []
        return found[0] if found else 0

    def all(self) -> list[int]:
        """The supervisor, the server and its workers."""
        server = self.server
        return [pid for pid in (self.supervisor, server, *(children_of(server) if server else [])) if pid]

    def kill_server(self) -> list[int]:
        """Kill the server alone; those who should end with it."""
        server = self.server
        beside = children_of(server) if server else []
        kill([server] if server else [])
        return beside

    def kill(self) -> list[int]:
        """Kill the supervisor and the server, as whoever has no memory left does; those who should end with them."""
        self.is_wanted = False
        pids = self.all()
        kill(pids[:2])
        if self._process is not None:
            self._process.wait(PATIENCE)
        return pids[1:]

    async def end(self) -> None:
        """End it in order, and whatever is left of it at last."""
        self.is_wanted = False
        process = self._process
        if process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGCONT)
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    @asynccontextmanager
    async def stopped(self, is_all: bool) -> AsyncIterator[None]:
        """The server stands still, in the midst of rules if it can be met there; or all of it does, as on a machine
        that is paused."""
        pids = self.all() if is_all else [self.server]
        marks = marks_of(self.server)
        for _ in range(LOOKS):
            await asyncio.sleep(GLANCE)
            if marks is None or marks.read() is not None:
                send(pids, signal.SIGSTOP)
                if marks is None or marks.read() is not None:
                    break
                send(pids, signal.SIGCONT)
        else:
            send(pids, signal.SIGSTOP)
        try:
            yield
        finally:
            send(pids, signal.SIGCONT)
            if marks is not None:
                marks.close()

    @contextmanager
    def small_files(self) -> Iterator[None]:
        """Its files cannot grow: the disk says that it fails."""
        pid = self.server
        least = (4096, resource.RLIM_INFINITY)
        if pid:
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, least)
        try:
            yield
        finally:
            if pid:
                with suppress(ProcessLookupError):
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def send(pids: Sequence[int], number: signal.Signals) -> None:
    for pid in filter(None, pids):
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def marks_of(server: int) -> Marks | None:
    """What a server says of being inside rules; None when there is none."""
    try:
        maps = Path(f"/proc/{server}/maps").read_text(encoding="utf-8", errors="replace")
        return next((Marks(Path(line.split()[-1])) for line in maps.splitlines() if line.endswith(".mark")), None)
    except OSError:
        return None


def kill(pids: Sequence[int]) -> None:
    send(pids, signal.SIGKILL)


async def left_of(pids: Sequence[int], within: float) -> list[int]:
    """Those of the processes that have not ended within so many seconds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + within
    while (living := [pid for pid in pids if lives(pid)]) and loop.time() < end:
        await asyncio.sleep(LOOK)
    return living


async def command(servers: Servers, *words: str, within: float = PATIENCE) -> tuple[int, str]:
    """``bogwood`` with these words on the store of a server; its status and what it said.  A status of -1 means that it
    had to be ended."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", MAIN, "--lang", "en", *words),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=servers.environment,
    )
    try:
        async with asyncio.timeout(within):
            said, _ = await process.communicate()
    except TimeoutError:
        process.terminate()
        said, _ = await process.communicate()
        return -1, said.decode(errors="replace")
    return process.returncode or 0, said.decode(errors="replace")
