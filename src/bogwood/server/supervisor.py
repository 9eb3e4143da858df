"""The parent of the server processes: starts them again and again, and ends one that hangs in the rules of a table."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from .marks import Mark, Marks
from .watch import Watch

POLL = 0.2
QUICK = 5.0
"""A process that ends sooner than this after its start is started again only after a pause."""
PAUSE = 2.0

Command = Callable[[Path, dict[str, str]], list[str]]
"""The command line of a process, given the file of its mark and the tables to set aside, with what was done there."""


class Child:
    """One server process and its mark."""

    def __init__(self, command: Command, mark: Path, inherited: list[int]) -> None:
        self._command = command
        self._mark = mark
        self._inherited = inherited
        self.marks = Marks(mark)
        self.process: subprocess.Popen[bytes] | None = None
        self.watch = Watch(0)
        self.started = 0.0
        self.not_before = 0.0

    def start(self, aside: dict[str, str]) -> None:
        self.marks.clear()
        self.process = subprocess.Popen(self._command(self._mark, aside), pass_fds=self._inherited)
        self.watch = Watch(self.process.pid)
        self.started = time.monotonic()

    def look(self, limit: float) -> None:
        """Start the process again when it has ended, and end it when it hangs."""
        now = time.monotonic()
        if self.process is None:
            if now >= self.not_before:
                self.start({})
        elif self.process.poll() is not None:
            self.not_before = now + (PAUSE if now - self.started < QUICK else 0)
            self.process = None
        elif (mark := self.marks.read()) is None:
            self.watch.forget()
        elif self.watch.used(mark, now) >= limit:
            self._break_off(self.process, mark)

    def _break_off(self, process: subprocess.Popen[bytes], mark: Mark) -> None:
        print(f"bogwood: table {mark.table} does not come out of its rules; it is set aside", file=sys.stderr)
        process.kill()
        process.wait()
        self.start({mark.table: mark.doing})

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.marks.close()


class Supervisor:
    """Keeps a number of server processes running until it is told to stop; they inherit the open files it is given."""

    def __init__(self, command: Command, folder: Path, processes: int, inherited: list[int], limit: float) -> None:
        self._children = [Child(command, folder / f"process-{n}.mark", inherited) for n in range(processes)]
        self._limit = limit
        self._is_stopping = False

    def run(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        for child in self._children:
            child.start({})
        try:
            while not self._is_stopping:
                for child in self._children:
                    child.look(self._limit)
                time.sleep(POLL)
        finally:
            for child in self._children:
                child.stop()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._is_stopping = True
