"""One of the servers, on a machine of its own whose clock is wrong."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

from storm.clocks import WrongClock
from tests.netns import Node
from tests.server.commands import MAIN

PORT = 8000
START = 60.0
"""Seconds for a server to be ready."""


class Server:
    """``bogwood serve`` with one process, on a machine of its own."""

    def __init__(self, node: Node, store: str, folder: Path, ahead: int) -> None:
        self.node = node
        self.url = f"http://{node.address}:{PORT}"
        self.log = folder / f"{node.name}.log"
        self._words = [sys.executable, "-u", "-c", MAIN, "--lang", "en", "serve", "--store", store, "--rate", "0"]
        self._words += ["--host", "0.0.0.0", "--port", str(PORT), "--internal-host", node.address]
        self._words += ["--reports", str(folder / "reports")]
        self._clock = WrongClock(folder / f"{node.name}.clock")
        self._clock.put(ahead)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.node.words(self._words),
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
                env=self._clock.environment,
            )

    async def ready(self) -> None:
        async with asyncio.timeout(START), httpx.AsyncClient(trust_env=False, timeout=2) as client:
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.2)

    def send(self, number: signal.Signals) -> None:
        """To all its processes."""
        if self._process is not None:
            os.killpg(self._process.pid, number)

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
